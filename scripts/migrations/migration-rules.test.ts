import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LAYOUT } from '../../server/database/layout';
import { EXEMPT, faultsIn } from './migration-rules';

test.each([
  [
    'constraints dropped and added at once',
    'ALTER TABLE "Tag" DROP CONSTRAINT "a", ADD CONSTRAINT "b" CHECK ("id" > 0);',
    'in one ALTER TABLE',
  ],
  [
    'the same over several lines, after a comment',
    '-- AlterTable\nALTER TABLE "Theme"\n  DROP CONSTRAINT "Theme_pkey",\n  ADD CONSTRAINT "Theme_pkey" PRIMARY KEY ("id");',
    'in one ALTER TABLE',
  ],
  ['a unique index', 'CREATE UNIQUE INDEX "x" ON "Event"("entityId", "name");', 'unique in Event'],
  ['a partial unique index', 'CREATE UNIQUE INDEX x ON "Event" ("id") WHERE "companyId" > 0;', 'unique in Event'],
  ['a unique constraint', 'ALTER TABLE "EndUser" ADD CONSTRAINT "x" UNIQUE ("userId");', 'unique in EndUser'],
  ['a unique column', 'ALTER TABLE "EndUser" ADD COLUMN "code" TEXT UNIQUE;', 'unique in EndUser'],
  ['a primary key', 'CREATE TABLE "Actor" ("id" INTEGER, CONSTRAINT "p" PRIMARY KEY ("id"));', 'unique in Actor'],
  ['a trigger', 'CREATE TRIGGER t BEFORE UPDATE ON "Widget" FOR EACH ROW EXECUTE FUNCTION f();', 'no triggers'],
  ['a new enum', `CREATE TYPE "Mood" AS ENUM ('good', 'bad');`, 'enum'],
  [
    'a foreign key with ON UPDATE CASCADE',
    'ALTER TABLE "Note" ADD CONSTRAINT "k" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE CASCADE;',
    'follows updates',
  ],
  [
    'a foreign key from a local table to a distributed one, whose ON DELETE is ignored',
    'ALTER TABLE "Note" ADD CONSTRAINT "k" FOREIGN KEY ("companyId", "userId") REFERENCES "EndUser"("companyId", "userId") ON DELETE CASCADE ON UPDATE NO ACTION;',
    'never deletes',
  ],
  [
    'the same in CREATE TABLE',
    'CREATE TABLE "Note" ("companyId" INTEGER NOT NULL, "userId" TEXT, FOREIGN KEY ("companyId", "userId") REFERENCES "EndUser" ON DELETE CASCADE);',
    'never deletes',
  ],
  ['the same in ADD COLUMN', 'ALTER TABLE "Tag" ADD COLUMN "e" INTEGER REFERENCES "Event"("id");', 'never deletes'],
  [
    'a key of a distributed table to a local one',
    'ALTER TABLE "NpsResponse" ADD CONSTRAINT "k" FOREIGN KEY ("companyId", "tagId") REFERENCES "Tag"("companyId", "id");',
    'on the coordinator alone',
  ],
  [
    'a key between distributed tables without the company',
    'ALTER TABLE "NpsResponse" ADD CONSTRAINT "k" FOREIGN KEY ("actorId") REFERENCES "Actor"("id");',
    'on both sides',
  ],
  [
    'a key whose ON DELETE SET NULL would also empty companyId',
    'ALTER TABLE "NpsResponse" ADD CONSTRAINT "k" FOREIGN KEY ("companyId", "themeId") REFERENCES "Theme"("companyId", "id") ON DELETE SET NULL;',
    'would empty',
  ],
  ['a new type of companyId', 'ALTER TABLE "Event" ALTER COLUMN "companyId" TYPE BIGINT;', 'keeps its type'],
  ['a unique index in a block', 'DO $$ BEGIN CREATE UNIQUE INDEX "x" ON "Event"("name"); END $$;', 'unique in Event'],
  ['an enum after a comment in a string', `UPDATE "Tag" SET "name" = '--'; CREATE TYPE x AS ENUM ();`, 'enum'],
  ['dynamic SQL in a DO block', `DO $$ BEGIN EXECUTE 'DROP TABLE x'; END $$;`, 'cannot be checked'],
  [
    'a write that joins a distributed table with a local one',
    'INSERT INTO "RemovedEntity" ("companyId") SELECT "companyId" FROM "EventSpan";',
    '(coordinator) and EventSpan (nodes)',
  ],
])('it finds %s', (_, script, expected) => {
  expect(faultsIn(script)).toEqual([expect.stringContaining(expected)]);
});

test('it finds nothing in statements that are allowed', () => {
  const script = `
    -- ON UPDATE CASCADE, CREATE TYPE "x" AS ENUM: a comment
    CREATE TABLE "Note" ("companyId" INTEGER NOT NULL, "id" SERIAL, "text" TEXT DEFAULT 'ON UPDATE CASCADE', "code" TEXT UNIQUE,
      CONSTRAINT "Note_pkey" PRIMARY KEY ("companyId", "id"));
    ALTER TABLE "Note" ADD CONSTRAINT "k" FOREIGN KEY ("companyId") REFERENCES "Company"("id") ON DELETE CASCADE ON UPDATE NO ACTION;
    ALTER TABLE "NpsResponse" ADD COLUMN "mood" TEXT, ADD CONSTRAINT "c" CHECK ("mood" <> '');
    ALTER TABLE "NpsResponse" ADD CONSTRAINT "k" FOREIGN KEY ("companyId", "themeId") REFERENCES "Theme"("companyId", "id") ON UPDATE NO ACTION;
    ALTER TABLE "Tag" DROP CONSTRAINT "a";
    ALTER TABLE "Tag" ADD CONSTRAINT "a" CHECK ("id" > 0);
    CREATE UNIQUE INDEX "u" ON "Event" USING btree ("companyId", lower("name"));
    CREATE UNIQUE INDEX "v" ON "Tag"("name");
    CREATE INDEX "w" ON "Event"("name");
    UPDATE "Event" SET "properties" = NULL WHERE "name" = '-- x';
    CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $body$ BEGIN EXECUTE 'ON UPDATE CASCADE'; RETURN NEW; END $body$;`;
  expect(faultsIn(script)).toEqual([]);
});

test('the exempt migrations exist, and are the oldest ones', () => {
  const names = readdirSync('prisma/migrations').filter((name) => /^\d/.test(name));
  expect([...EXEMPT]).toEqual(names.sort().slice(0, EXEMPT.size));
});

test('every table of the schema is in exactly one list of LAYOUT', () => {
  const tables = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+)/gm)].map(([, name]) => name);
  expect(Object.values(LAYOUT).flat().sort()).toEqual(tables.sort());
});
