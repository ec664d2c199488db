import { expect, test } from 'vitest';
import { statementsOf } from './statements-of';

test('a script is cut where its statements end, and nowhere else', () => {
  const script = `
    -- a comment; with a semicolon and an apostrophe's end
    CREATE TABLE "a;b" (text TEXT DEFAULT 'it''s; fine'); /* ; */
    DO $$ BEGIN PERFORM 1; END $$;;
    DO $body$ BEGIN PERFORM '$$;'; END $body$;
    SELECT E'\\';', "x""; y"`;
  expect(statementsOf(script)).toEqual([
    `CREATE TABLE "a;b" (text TEXT DEFAULT 'it''s; fine')`,
    'DO $$ BEGIN PERFORM 1; END $$',
    `DO $body$ BEGIN PERFORM '$$;'; END $body$`,
    `SELECT E'\\';', "x""; y"`,
  ]);
});

test('a script without statements yields none', () => {
  expect(statementsOf(' ;\n-- nothing\n')).toEqual([]);
});
