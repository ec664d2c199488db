import { expect, test } from 'vitest';
import { openDatabase } from './database';
import { pendingSchemaChange } from './migrate';

test('the migrations lead exactly to prisma/schema.prisma', async () => {
  const empty = await openDatabase({ DATABASE_URL: undefined, DATABASE_POOL: 1, DOCENT_DATA_DIR: 'memory://' });
  expect(await pendingSchemaChange(empty.adapter)).toBe('');
  await empty.close();
});
