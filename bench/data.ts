import { companyDb } from '../server/database/company-db';
import type { Database } from '../server/database/types';
import { createKey } from '../server/features/accounts/api-keys/service';
import { createCompany } from '../server/features/accounts/companies/companies';

const KEYS = 200;

/** A company with 1,000 tours and as many users. @returns its keys. */
export async function prepareData(database: Database): Promise<string[]> {
  const company = await createCompany(database.prisma, { name: 'Bench' });
  const keys: string[] = [];
  for (let n = 0; n < KEYS; n += 1)
    keys.push((await createKey(companyDb(database, company.id), company.id, { name: `bench ${n}` })).key);
  const steps = Array.from({ length: 5 }, (_, index) => ({
    id: `step${index}`,
    type: 'highlight',
    title: `Step ${index}`,
    content: '<p>Some words about what to do here, as people write them.</p>',
    domQuery: `#target-${index}`,
  }));
  await database.background.$executeRawUnsafe(
    `INSERT INTO "Widget" ("companyId", "type", "name", "content", "settings", "rules", "ruleLogicalOperator", "folderId")
     SELECT $1, 'tour', 'Tour ' || n, $2::jsonb, '{"tourStart":"minified","trigger":"once"}', '[{"type":"all-pages"}]', 'and',
       (SELECT "id" FROM "Folder" WHERE "companyId" = $1 LIMIT 1)
     FROM generate_series(1, 1000) n`,
    company.id,
    JSON.stringify({ steps }),
  );
  await database.background.$executeRawUnsafe(
    `INSERT INTO "EndUser" ("companyId", "userId", "metadata") SELECT $1, 'user-' || n, '{"plan":"pro","seats":5}' FROM generate_series(1, 1000) n`,
    company.id,
  );
  return keys;
}
