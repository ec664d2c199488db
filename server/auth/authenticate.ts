import { hash } from 'node:crypto';
import type { Database } from '../database/types';
import { log } from '../platform/log';
import type { Actor } from './context';
import type { Scope } from './scopes';

export type KeyRow = { companyId: number; id: number; name: string; scopes: Scope[]; stale: boolean };

export const FIND_KEY = {
  name: 'api_key_by_hash',
  text: `
    SELECT "companyId", "id", "name", "scopes",
      ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute') AS "stale"
    FROM "ApiKey" WHERE "hash" = $1`,
  shared: true,
  each: ['bytea'],
};

const TOUCH_KEY = {
  name: 'api_key_touch',
  text: `
    UPDATE "ApiKey" SET "lastUsedAt" = now()
    WHERE "companyId" = $1 AND "id" = $2 AND ("lastUsedAt" IS NULL OR "lastUsedAt" < now() - interval '1 minute')`,
};

/** The form of an API key; anything else is refused without a look-up. */
const KEY_FORM = /^dk_[0-9A-Za-z]{40}$/;

/** The value of the look-up column of a key. */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer');

/** The form of an application's access token. */
const TOKEN_FORM = /^[\w-]{43}$/;

const bearer = (header: string | undefined): string => header?.match(/^Bearer +(\S+) *$/i)?.[1] ?? '';

/** The token of an `Authorization: Bearer …` header, when it has a key's form. */
export function bearerKey(header: string | undefined): string | undefined {
  const token = bearer(header);
  return KEY_FORM.test(token) ? token : undefined;
}

/** The token of an `Authorization: Bearer …` header, when it has the form of an application's access token and not of a key. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = bearer(header);
  return TOKEN_FORM.test(token) && !KEY_FORM.test(token) ? token : undefined;
}

export type Caller = { companyId: number; actor: Actor };

/** The company and actor of a key's row; its use is noted at most once a minute, without making the request wait. */
export function toCaller(database: Database, row: KeyRow): Caller {
  if (row.stale)
    database
      .sql(TOUCH_KEY, [row.companyId, row.id])
      .catch((error: Error) => log.warn({ error: error.message }, 'noting the use of a key failed'));
  return {
    companyId: row.companyId,
    actor: { kind: 'key', id: String(row.id), name: row.name, scopes: new Set(row.scopes) },
  };
}

/** Finds the caller behind a key. Asks the database each time: a deleted key fails at once. */
export async function authenticateKey(database: Database, key: string): Promise<Caller | undefined> {
  const [row] = await database.sql<KeyRow>(FIND_KEY, [hashKey(key)]);
  return row && toCaller(database, row);
}
