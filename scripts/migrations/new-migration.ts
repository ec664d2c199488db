// npm run migration -- NAME: writes prisma/migrations/<time>_NAME/migration.sql with the new changes in prisma/schema.prisma.
import { mkdirSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../../server/database/database';
import { pendingSchemaChange } from '../../server/database/migrate';

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('usage: npm run migration -- name_in_snake_case');
  process.exit(2);
}
const database = await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 1, DOCENT_DATA_DIR: 'memory://' });
const sql = await pendingSchemaChange(database.adapter);
await database.close();
if (!sql) {
  console.error('The migrations already lead to the schema.');
} else {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const dir = `prisma/migrations/${time}_${name}`;
  mkdirSync(dir);
  writeFileSync(`${dir}/migration.sql`, `${sql}\n`);
  console.error(`${dir}/migration.sql`);
}
