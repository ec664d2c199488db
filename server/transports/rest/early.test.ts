import { beforeEach, expect, test } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode, startApi } from '../../testing/http';

const { api } = await openTestApi();
const database = await openTestDatabase();
const { companyId, key } = await createTestCompany(database);
const other = await createTestCompany(database);

const created = await api.call('POST', '/product-tours', { key, body: { name: 'Mine' } });
const { id } = created.body as { id: number };
const get = (given = key) => api.call('GET', `/product-tours/${id}`, { key: given });

const setKey = (change: string, ...values: unknown[]) =>
  database.prisma.$executeRawUnsafe(`UPDATE "ApiKey" SET ${change} WHERE "name" = 'changing'`, ...values);

// The process caches the company of the key.
beforeEach(async () => {
  expect((await get()).status).toBe(200);
});

test('a key reads nothing more after it moves to another company, loses its scope or is deleted', async () => {
  const own = await api.call('POST', '/api-keys', { key, body: { name: 'changing', scopes: ['read'] } });
  const { key: changing } = own.body as { key: string };
  expect((await get(changing)).status).toBe(200);
  await setKey('"companyId" = $1', other.companyId);
  const after = await get(changing);
  expect([after.status, errorCode(after.body)]).toEqual([404, 'not_found']);
  await setKey('"companyId" = $1', companyId);
  expect((await get(changing)).status).toBe(200);
  await setKey(`"scopes" = '{write}'`);
  const narrower = await get(changing);
  expect([narrower.status, errorCode(narrower.body)]).toEqual([403, 'insufficient_scope']);
  await setKey(`"scopes" = '{read}'`);
  expect((await get(changing)).status).toBe(200);
  await database.prisma.$executeRawUnsafe(`DELETE FROM "ApiKey" WHERE "name" = 'changing'`);
  const gone = await get(changing);
  expect([gone.status, errorCode(gone.body), gone.headers.get('www-authenticate')]).toEqual([
    401,
    'unauthorized',
    'Bearer',
  ]);
});

test('not-found and invalid requests get the rate limit headers', async () => {
  const missing = await api.call('GET', '/product-tours/999999', { key });
  expect([missing.status, missing.headers.has('x-ratelimit-limit')]).toEqual([404, true]);
  const wrong = await api.call('GET', `/product-tours/${id}?nonsense=1`, { key });
  expect([wrong.status, wrong.headers.has('x-ratelimit-limit')]).toEqual([400, true]);
});

test('over the limit nothing is read', async () => {
  const limited = await startApi(database, { DOCENT_RATE_LIMIT: '3' });
  const { key: fresh } = await createTestCompany(database);
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    const { status, headers } = await limited.call('GET', `/product-tours/${id}`, { key: fresh });
    statuses.push(status);
    if (status === 429) expect(headers.has('etag')).toBe(false);
  }
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
  await limited.stop();
});

test('each of many concurrent requests gets its own response', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 3 ? get() : api.call('GET', `/product-tours/${id}`, { key: other.key }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, (_, i) => (i % 3 ? 200 : 404)));
});
