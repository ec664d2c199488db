import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { requirePublishScopeOfApplication } from '../../../auth/drafts';
import { ALL_SCOPES, missingScope, type Scope } from '../../../auth/scopes';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { type Since, sinceWhere } from '../../../operations/dates';
import { iso, type Page } from '../../../operations/wire';
import { DocentError, found } from '../../../platform/errors';
import type { ApiKey, createApiKeyInput } from './schema';
import { type ApiKeyRecord, createKey, listKeys, revokeKey } from './service';
import { isChosen } from './signing';

const PREFIX = 'dk_';
const SHOWN = 4;

/** Converts a key to its API form. */
export const toWire = (record: ApiKeyRecord, key: string): ApiKey => ({
  id: record.id,
  name: record.name,
  key,
  scopes: record.scopes,
  createdAt: iso(record.createdAt),
  lastUsedAt: record.lastUsedAt && iso(record.lastUsedAt),
});

const masked = (key: string): string =>
  PREFIX + '*'.repeat(Math.max(0, key.length - PREFIX.length - SHOWN)) + key.slice(-SHOWN);

/** @throws DocentError `insufficient_scope` naming the first of the scopes that the caller lacks */
export function requireScopes(ctx: Ctx, scopes: readonly Scope[]): void {
  const missing = scopes.find((scope) => !ctx.can(scope));
  if (missing) throw missingScope(missing);
}

/**
 * Creates a key for the caller's company; only this response shows it in full to a caller with a key.
 * @throws DocentError `insufficient_scope` naming the first scope that the caller lacks, and for every application.
 */
export async function createKeyForCaller(
  ctx: Ctx,
  { name, scopes }: z.output<typeof createApiKeyInput>,
): Promise<ApiKey> {
  if (ctx.actor.application)
    throw new DocentError(
      'insufficient_scope',
      'An application cannot create API keys, which would outlive its grant. Create them in the dashboard.',
    );
  requireScopes(ctx, scopes ?? ALL_SCOPES);
  const record = await createKey(ctx.db, ctx.companyId, { name, scopes });
  return toWire(record, record.key);
}

/** A key in full for a person who could have created it, otherwise masked. */
function shown(ctx: Ctx, record: ApiKeyRecord): ApiKey {
  const isOwnSession = ctx.actor.kind === 'person' && !ctx.actor.application;
  const whole = isOwnSession && ctx.can('write') && record.scopes.every((scope) => ctx.can(scope));
  return toWire(record, whole ? record.key : masked(record.key));
}

/** One of the company's keys, as `listKeyPage` shows it. @throws DocentError `not_found` */
export async function getKey(ctx: Ctx, id: number): Promise<ApiKey> {
  const [record] = await listKeys(ctx.db, { id });
  return shown(ctx, found(record, `API key ${id}`));
}

/** One page of the company's keys, newest first: in full for a person who could have created the key, otherwise masked. */
export async function listKeyPage(ctx: Ctx, { createdAfter, ...page }: Page & Pick<Since, 'createdAfter'>) {
  const records = await listKeys(ctx.db, sinceWhere({ createdAfter }));
  const [moment, last = 0] = positionAfter(page, POSITIONS.dated) ?? [];
  const isAfter = ({ createdAt, id }: ApiKeyRecord) =>
    moment === undefined || iso(createdAt) < moment || (iso(createdAt) === moment && id < last);
  const rows = records.filter(isAfter).slice(page.offset, page.offset + page.limit + 1);
  return pageOf(rows, records.length, page, {
    toItem: (record) => shown(ctx, record),
    placeOf: ({ createdAt, id }) => [iso(createdAt), id],
  });
}

const FIND = companyStatement(
  'api_key_for_deletion',
  `SELECT k."scopes", ${isChosen('k')} AS "chosen" FROM "ApiKey" k WHERE k."companyId" = $1::int AND k."id" = $2::int`,
);

/**
 * Deletes a key; it fails on its next request.
 * @throws DocentError `not_found`; `insufficient_scope` naming the first scope that the key has and the caller lacks, and
 * `publish` where the company chose the key to sign identity hashes: without the key, browsers are refused at once.
 */
export async function deleteKey(ctx: Ctx, id: number): Promise<void> {
  // Programs that use the key stop working at once.
  requirePublishScopeOfApplication(ctx);
  const [row] = await ctx.sql<{ scopes: Scope[]; chosen: boolean }>(FIND, id);
  const { scopes, chosen } = found(row, `API key ${id}`);
  requireScopes(ctx, chosen ? [...scopes, 'publish'] : scopes);
  await revokeKey(ctx.db, id);
}
