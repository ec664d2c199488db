import { expect, test } from 'vitest';
import { callerIn } from '../testing/caller';
import { openBefore } from '../testing/old-schema';

const GIVEN = '2026-03-01T10:00:00.000Z';
const REDACTED = '2026-03-02T10:00:00.000Z';
const LATER = '2026-04-01T00:00:00.000Z';

/** Inserts a response as the previous version does. */
const INSERT = `INSERT INTO "NpsResponse" ("companyId", "widgetId", "rating", "createdAt", "redactedAt")
  VALUES (1, 1, 9, $1::timestamptz, $2::timestamptz)`;

test('the migration dates existing responses without writing to them, and new ones of the previous version', async () => {
  const { database, apply } = await openBefore('20261128050600_responses_updated');
  const { prisma } = database;
  await prisma.$executeRawUnsafe(`INSERT INTO "Company" ("name", "clientToken") VALUES ('Old', 'ct_old')`);
  await prisma.$executeRawUnsafe(`INSERT INTO "Folder" ("companyId", "name") VALUES (1, 'Default')`);
  await prisma.$executeRawUnsafe(
    `INSERT INTO "Widget" ("companyId", "type", "name", "folderId") VALUES (1, 'npsWidget', 'NPS', 1)`,
  );
  await prisma.$executeRawUnsafe(INSERT, GIVEN, null);
  await prisma.$executeRawUnsafe(INSERT, GIVEN, REDACTED);
  const versions = () =>
    prisma.$queryRawUnsafe(`SELECT "id", xmin::text FROM "NpsResponse" WHERE "id" < 3 ORDER BY "id"`);
  const before = await versions();
  await apply();
  await prisma.$executeRawUnsafe(INSERT, GIVEN, null);
  expect(await versions()).toEqual(before);
  const { api } = callerIn(database, 1);
  const updated = async (updatedAfter: string) =>
    (await api.responses.nps({ widgetId: 1, updatedAfter })).data.map(({ id, updatedAt }) => [id, updatedAt]);
  const added = [3, expect.stringMatching(/^20/)];
  expect(await updated(GIVEN)).toEqual([added, [2, REDACTED], [1, GIVEN]]);
  expect(await updated(REDACTED)).toEqual([added, [2, REDACTED]]);
  expect(await updated(LATER)).toEqual([added]);
  await database.close();
});
