import { hashKey } from '../../../auth/authenticate';
import { ALL_SCOPES, isScope, type Scope } from '../../../auth/scopes';
import type { CompanyDb } from '../../../database/company-db';
import { notFound } from '../../../platform/errors';
import { secret } from '../../../platform/secret';
import { parseInput } from '../../../platform/validate';
import { decryptKey, encryptKey, newKey } from './crypto';
import { createApiKeyInput } from './schema';

/** A key with its secret text. Callers without all of its scopes must get the text masked, as from `getKey`. */
export type ApiKeyRecord = {
  id: number;
  name: string;
  key: string;
  scopes: Scope[];
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type Row = Omit<ApiKeyRecord, 'key' | 'scopes'> & { companyId: number; secret: Uint8Array; scopes: string[] };

/** Converts a row to a record, with its key decrypted. */
export const toRecord = ({ id, name, createdAt, lastUsedAt, ...row }: Row): ApiKeyRecord => ({
  id,
  name,
  key: decryptKey(secret(), row.companyId, row.secret),
  scopes: row.scopes.filter(isScope),
  createdAt,
  lastUsedAt,
});

/**
 * Creates an API key. The answer holds it in plain text.
 * @param input `name`: 1 to 100 characters; `scopes`: all three when left out.
 * @throws DocentError `validation_error`
 */
export async function createKey(
  db: CompanyDb,
  companyId: number,
  input: { name: string; scopes?: Scope[] | undefined },
): Promise<ApiKeyRecord> {
  const { name, scopes: wanted = ALL_SCOPES } = parseInput(createApiKeyInput, input);
  const scopes = ALL_SCOPES.filter((scope) => wanted.includes(scope));
  const key = newKey();
  const row = await db.apiKey.create({
    data: { companyId, name: name.trim(), scopes, hash: hash(key), secret: encryptKey(secret(), companyId, key) },
  });
  return toRecord(row);
}

const hash = (key: string) => new Uint8Array(hashKey(key));

/** The company's keys, newest first, each in plain text. */
export async function listKeys(
  db: CompanyDb,
  where: { id?: number; createdAt?: { gte: Date } } = {},
): Promise<ApiKeyRecord[]> {
  const rows = await db.apiKey.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  return rows.map(toRecord);
}

/**
 * Deletes a key; it fails on its next request.
 * @throws DocentError `not_found`
 */
export async function revokeKey(db: CompanyDb, id: number): Promise<void> {
  const { count } = await db.apiKey.deleteMany({ where: { id } });
  if (count === 0) throw notFound(`API key ${id}`);
}
