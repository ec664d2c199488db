import type { z } from 'zod';
import { envelope, iso } from '../api/wire';
import { type Ctx, companyStatement } from '../context';
import { found, invalid, notFound } from '../errors';
import { type listUsersInput, MAX_BYTES, MAX_KEYS, type Metadata, type User } from './schema';

const FIELDS = '"userId", "metadata", "createdAt", "updatedAt"';

const FIND = companyStatement('user_find', `SELECT ${FIELDS} FROM "EndUser" WHERE "companyId" = $1 AND "userId" = $2`);

const MATCHING = `"companyId" = $1 AND ($2::text IS NULL OR strpos(lower("userId"), lower($2::text)) > 0)`;

const COUNT = companyStatement('user_count', `SELECT count(*)::int AS "total" FROM "EndUser" WHERE ${MATCHING}`);

const LIST = companyStatement(
  'user_list',
  `SELECT ${FIELDS} FROM "EndUser" WHERE ${MATCHING} ORDER BY "createdAt" DESC, "userId" DESC LIMIT $3 OFFSET $4`,
);

// `xmax` is 0 on a row this statement inserted, and its own transaction on one it found and locked.
const RETURNING = `RETURNING ${FIELDS}, (xmax = 0) AS "created"`;

const PUT = companyStatement(
  'user_put',
  `
  INSERT INTO "EndUser" ("companyId", "userId", "metadata", "createdAt", "updatedAt")
  VALUES ($1, $2, $3::jsonb, now(), now())
  ON CONFLICT ("companyId", "userId") DO UPDATE SET "metadata" = EXCLUDED."metadata", "updatedAt" = clock_timestamp()
  ${RETURNING}`,
);

const MERGED = `((u."metadata" || $3::jsonb) - $4::text[])`;

// jsonb prints a space after each colon and comma; the limit counts JSON without them.
const COMPACT = `regexp_replace(${MERGED}::text, '("(?:[^"\\\\]|\\\\.)*")|([:,]) ', '\\1\\2', 'g')`;

// Judged on the locked row, so that two patches which fit one by one cannot grow past a limit together.
const FITS = `(
  (SELECT count(*) FROM jsonb_object_keys(${MERGED})) <= ${MAX_KEYS}
  AND (octet_length(${MERGED}::text) <= ${MAX_BYTES} OR octet_length(${COMPACT}) <= ${MAX_BYTES}))`;

const PATCH = companyStatement(
  'user_patch',
  `
  INSERT INTO "EndUser" AS u ("companyId", "userId", "metadata", "createdAt", "updatedAt")
  VALUES ($1, $2, $3::jsonb, now(), now())
  ON CONFLICT ("companyId", "userId") DO UPDATE SET
    "metadata" = ${MERGED},
    "updatedAt" = CASE WHEN $3::jsonb = '{}' AND cardinality($4::text[]) = 0 THEN u."updatedAt" ELSE clock_timestamp() END
  WHERE $3::jsonb = '{}' OR ${FITS}
  ${RETURNING}`,
);

// One statement, so one transaction. Visitors who were identified as the user lose their browser's id as well.
const ERASE = companyStatement(
  'user_erase',
  `
  WITH record AS (DELETE FROM "EndUser" WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1),
  self AS (SELECT "id" FROM "Actor" WHERE "companyId" = $1 AND "key" = 'u:' || $2::text),
  actors AS (
    SELECT "id", "key" FROM "Actor"
    WHERE "companyId" = $1 AND ("id" IN (SELECT "id" FROM self) OR "mergedInto" IN (SELECT "id" FROM self))),
  anonymous AS (
    UPDATE "Actor" SET "key" = 'e:' || gen_random_uuid()
    WHERE "companyId" = $1 AND "id" IN (SELECT "id" FROM actors) RETURNING 1),
  votes AS (
    DELETE FROM "RoadmapVote" WHERE "companyId" = $1 AND ("voter" = $2
      OR "voter" IN (SELECT 'anonymous:' || substr("key", 3) FROM actors WHERE "key" LIKE 'a:%')) RETURNING 1),
  feedback AS (
    UPDATE "FeedbackResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1),
  nps AS (
    UPDATE "NpsResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1),
  surveys AS (
    UPDATE "SurveyResponse" SET "email" = NULL, "name" = NULL, "userId" = NULL
    WHERE "companyId" = $1 AND "userId" = $2 RETURNING 1)
  SELECT ((SELECT count(*) FROM record) + (SELECT count(*) FROM anonymous) + (SELECT count(*) FROM votes)
    + (SELECT count(*) FROM feedback) + (SELECT count(*) FROM nps) + (SELECT count(*) FROM surveys))::int AS "touched"`,
);

type Row = { userId: string; metadata: Metadata; createdAt: Date; updatedAt: Date };

const toUser = ({ userId, metadata, createdAt, updatedAt }: Row): User => ({
  userId,
  metadata,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
});

/** A user after a write; `created` when this write brought the record about. */
export type WrittenUser = { user: User; created: boolean };

const written = (row: Row & { created: boolean }): WrittenUser => ({ user: toUser(row), created: row.created });

/** One page of the company's users, newest first. */
export async function listUsers(ctx: Ctx, { query, ...page }: z.output<typeof listUsersInput>) {
  const filter = query ?? null;
  const [counted, rows] = await Promise.all([
    ctx.sql<{ total: number }>(COUNT, filter),
    ctx.sql<Row>(LIST, filter, page.limit, page.offset),
  ]);
  return envelope(rows.map(toUser), counted[0]?.total ?? 0, page);
}

/** @throws DocentError `not_found`. */
export async function getUser(ctx: Ctx, userId: string): Promise<User> {
  const [row] = await ctx.sql<Row>(FIND, userId);
  return toUser(found(row, 'User'));
}

/** Stores `metadata` as all of the user's, whether or not there was a record. */
export async function putUser(ctx: Ctx, input: { userId: string; metadata: Metadata }): Promise<WrittenUser> {
  const [row] = await ctx.sql<Row & { created: boolean }>(PUT, input.userId, JSON.stringify(input.metadata));
  return written(found(row, 'User'));
}

/**
 * Merges `metadata` into the user's at its top level: null removes a key. Creates the record when there is none.
 * Simultaneous patches all take effect.
 * @throws DocentError `validation_error` when the merged metadata would have too many keys or be too large.
 */
export async function patchUser(
  ctx: Ctx,
  { userId, metadata = {} }: { userId: string; metadata?: Metadata | undefined },
): Promise<WrittenUser> {
  const entries = Object.entries(metadata);
  const set = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const removed = entries.filter(([, value]) => value === null).map(([key]) => key);
  const [row] = await ctx.sql<Row & { created: boolean }>(PATCH, userId, JSON.stringify(set), removed);
  if (row) return written(row);
  const message = `With this the metadata would have more than ${MAX_KEYS} keys or be larger than ${MAX_BYTES} bytes as JSON.`;
  throw invalid([{ path: 'metadata', code: 'too_big', message }]);
}

/**
 * Erases a user: the record and the votes go, responses and events stay without an identity.
 * @throws DocentError `not_found` when nothing is known of the user.
 */
export async function eraseUser(ctx: Ctx, userId: string): Promise<void> {
  const [row] = await ctx.sql<{ touched: number }>(ERASE, userId);
  if (!row?.touched) throw notFound('User');
}
