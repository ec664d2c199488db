import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database';

const TEXTS = ['\uFEFFfirst', 'mid\uFEFFdle', '\uFEFF', '\uFEFF\uFEFFtwice', '', 'plain', null];

const statement = {
  name: 'marked_texts',
  text: 'SELECT * FROM unnest($1::text[], $2::text[]) AS t("one", "other")',
};

test('a text keeps a U+FEFF at its beginning', async () => {
  const database = await openTestDatabase();
  const others = [...TEXTS].reverse();
  const rows = TEXTS.map((one, row) => ({ one, other: others[row] }));
  expect(await database.sql(statement, [TEXTS, others])).toEqual(rows);
  expect(await database.prisma.$queryRawUnsafe(statement.text, TEXTS, others)).toEqual(rows);
  const [list] = await database.sql<{ all: string[] }>({ name: 'marked_list', text: 'SELECT $1::text[] AS "all"' }, [
    TEXTS,
  ]);
  expect(list?.all).toEqual(TEXTS);
});

test('a statement that fails after rows with a U+FEFF is rejected with its own error', async () => {
  const database = await openTestDatabase();
  const failing = {
    name: 'marked_failure',
    text: 'SELECT $1::text AS "text", 1 / (2 - n) FROM generate_series(1, 2) n',
  };
  await expect(database.sql(failing, ['\uFEFF'])).rejects.toThrow('division by zero');
  expect(await database.sql({ name: 'one_text', text: 'SELECT $1::text AS "text"' }, ['\uFEFF'])).toEqual([
    { text: '\uFEFF' },
  ]);
});
