import { createHash } from 'node:crypto';
import type { Ctx } from '../../../auth/context';
import { missingScope } from '../../../auth/scopes';
import { companyStatement } from '../../../database/company-statement';
import { env } from '../../../platform/env';
import { DocentError } from '../../../platform/errors';
import { randomBase62 } from '../../../platform/random';
import { requireScopes, toWire } from './access';
import type { ApiKey } from './schema';
import { type Row, toRecord } from './service';

const MINUTES = 10;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const CLEAR = companyStatement(
  'key_hand_over_clear',
  'DELETE FROM "KeyHandOver" WHERE "companyId" = $1::int AND "expiresAt" <= $2::timestamptz',
);
const BEGIN = companyStatement(
  'key_hand_over_begin',
  `INSERT INTO "KeyHandOver" ("companyId", "hash", "keyId", "expiresAt")
   SELECT $1::int, $2::text, k."id", $4::timestamptz FROM "ApiKey" k WHERE k."companyId" = $1::int AND k."id" = $3::int
   RETURNING "keyId"`,
);
const FIND = companyStatement(
  'key_hand_over_find',
  `SELECT k."companyId", k."id", k."name", k."secret", k."scopes", k."createdAt", k."lastUsedAt"
   FROM "KeyHandOver" h JOIN "ApiKey" k ON k."companyId" = $1::int AND k."id" = h."keyId"
   WHERE h."companyId" = $1::int AND h."hash" = $2::text AND h."expiresAt" > $3::timestamptz`,
);
const SPEND = companyStatement(
  'key_hand_over_spend',
  'DELETE FROM "KeyHandOver" WHERE "companyId" = $1::int AND "hash" = $2::text RETURNING "keyId"',
);

/**
 * Creates a link that shows a key once, within ten minutes, to a person who could have created it. Its token is not stored.
 * @returns undefined if the key no longer exists
 */
export async function createKeyLink(ctx: Ctx, keyId: number, now = new Date()): Promise<string | undefined> {
  const token = `h_${randomBase62(40)}`;
  await ctx.sql(CLEAR, now.toISOString());
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  const [begun] = await ctx.sql<{ keyId: number }>(BEGIN, hashOf(token), keyId, expiresAt);
  if (!begun) return undefined;
  return new URL(`/settings/api-keys/hand-over/${token}`, env().APP_URL).href;
}

const isOver = (): DocentError =>
  new DocentError(
    'not_found',
    'This link shows no key: it was opened before, has expired after ten minutes, or belongs to another company.',
  );

/**
 * Shows the full key of a link, once. A caller without access does not use up the link.
 * @throws DocentError `not_found` for a link that is used, expired or of another company; `insufficient_scope` unless the caller is a
 * person who could have created the key
 */
export async function openKeyLink(ctx: Ctx, token: string, now = new Date()): Promise<ApiKey> {
  if (ctx.actor.kind !== 'person' || ctx.actor.application)
    throw new DocentError('insufficient_scope', 'Only signed-in people can open these links.');
  if (!ctx.can('write')) throw missingScope('write');
  const hash = hashOf(token);
  const [row] = await ctx.sql<Row>(FIND, hash, now.toISOString());
  if (!row) throw isOver();
  const record = toRecord(row);
  requireScopes(ctx, record.scopes);
  // Of concurrent requests, only one deletes the row.
  const [spent] = await ctx.sql(SPEND, hash);
  if (!spent) throw isOver();
  return toWire(record, record.key);
}
