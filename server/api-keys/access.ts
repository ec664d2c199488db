import type { z } from 'zod';
import type { Ctx } from '../identity/context';
import { ALL_SCOPES, missingScope } from '../identity/scopes';
import { envelope, iso, type Page } from '../operation/wire';
import type { ApiKey, createApiKeyInput } from './schema';
import { type ApiKeyRecord, createKey, listKeys } from './service';

const PREFIX = 'dk_';
const SHOWN = 4;

const toWire = (record: ApiKeyRecord, key: string): ApiKey => ({
  id: record.id,
  name: record.name,
  key,
  scopes: record.scopes,
  createdAt: iso(record.createdAt),
  lastUsedAt: record.lastUsedAt && iso(record.lastUsedAt),
});

const masked = (key: string): string =>
  PREFIX + '*'.repeat(Math.max(0, key.length - PREFIX.length - SHOWN)) + key.slice(-SHOWN);

/**
 * Creates a key for the caller's company; the answer is the one place where a key sees it whole.
 * @throws DocentError `insufficient_scope` naming the first scope that the caller lacks.
 */
export async function grantKey(ctx: Ctx, { name, scopes }: z.output<typeof createApiKeyInput>): Promise<ApiKey> {
  const missing = (scopes ?? ALL_SCOPES).find((scope) => !ctx.can(scope));
  if (missing) throw missingScope(missing);
  const record = await createKey(ctx.db, ctx.companyId, { name, scopes });
  return toWire(record, record.key);
}

/** One page of the company's keys, newest first: whole for a person who may do what the key may, else masked. */
export async function showKeys(ctx: Ctx, page: Page) {
  const records = await listKeys(ctx.db);
  const data = records.slice(page.offset, page.offset + page.limit).map((record) => {
    const whole = ctx.actor.kind === 'person' && record.scopes.every((scope) => ctx.can(scope));
    return toWire(record, whole ? record.key : masked(record.key));
  });
  return envelope(data, records.length, page);
}
