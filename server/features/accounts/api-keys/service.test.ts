import { beforeAll, expect, test } from 'vitest';
import { authenticateKey } from '../../../auth/authenticate';
import { companyDb } from '../../../database/company-db';
import type { Database } from '../../../database/types';
import { createTestCompany, openTestDatabase, type TestCompany } from '../../../testing/database';
import { createKey, listKeys, revokeKey } from './service';

let database: Database;
let mine: TestCompany;
beforeAll(async () => {
  database = await openTestDatabase();
  mine = await createTestCompany(database);
});
const keysOf = (companyId: number) => companyDb(database, companyId);

test('a new key has every scope by default, and authenticates its bearer', async () => {
  const all = await createKey(keysOf(mine.companyId), mine.companyId, { name: ' All ' });
  expect(all).toMatchObject({ name: 'All', scopes: ['read', 'write', 'publish'], lastUsedAt: null });
  const some = await createKey(keysOf(mine.companyId), mine.companyId, {
    name: 'Some',
    scopes: ['write', 'read', 'read'],
  });
  expect(some.scopes).toEqual(['read', 'write']);
  const caller = await authenticateKey(database, some.key);
  expect(caller).toMatchObject({ companyId: mine.companyId, actor: { kind: 'key', id: String(some.id) } });
});

test('the list shows whole keys, newest first, of one company only', async () => {
  const { companyId, key } = await createTestCompany(database);
  const second = await createKey(keysOf(companyId), companyId, { name: 'Second' });
  const list = await listKeys(keysOf(companyId));
  expect(list.map((row) => row.key)).toEqual([second.key, key]);
});

test('the stored row does not hold the key in plain text', async () => {
  const row = await database.prisma.apiKey.findFirstOrThrow({ where: { companyId: mine.companyId } });
  for (const bytes of [row.hash, row.secret]) expect(Buffer.from(bytes).includes('dk_')).toBe(false);
});

test('a revoked key stops working at once; another company cannot revoke it', async () => {
  const other = await createTestCompany(database);
  const { id, key } = await createKey(keysOf(mine.companyId), mine.companyId, { name: 'Short-lived' });
  await expect(revokeKey(keysOf(other.companyId), id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await authenticateKey(database, key)).toBeDefined();
  await revokeKey(keysOf(mine.companyId), id);
  expect(await authenticateKey(database, key)).toBeUndefined();
  await expect(revokeKey(keysOf(mine.companyId), id)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([[{ name: '' }], [{ name: '   ' }], [{ name: 'x'.repeat(101) }], [{ name: 'No scopes', scopes: [] }]])(
  '%j is refused',
  async (input) => {
    const create = createKey(keysOf(mine.companyId), mine.companyId, input);
    await expect(create).rejects.toMatchObject({ code: 'validation_error' });
  },
);
