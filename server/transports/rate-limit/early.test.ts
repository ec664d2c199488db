import { beforeEach, describe, expect, test } from 'vitest';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { callsTo, startApi, type TestApi } from '../../testing/http';

// A look-up starts for the cached caller of its key, before the key is checked. Its result reaches only the caller that is found then.

const { api } = await openTestApi();
const database = await openTestDatabase();
const { companyId, key } = await createTestCompany(database);
const other = await createTestCompany(database);

const created = await api.call('POST', '/product-tours', { key, body: { name: 'Mine' } });
const { id } = created.body as { id: number };

type Read = { status: number; code: string | undefined; headers: Headers };
type Failure = { code?: string; data?: { code: string; httpStatus: number } };

const readers: Record<string, (from: TestApi, given: string, argument?: string) => Promise<Read>> = {
  REST: async (from, given, argument) => {
    const query = argument ? `?${argument}=1` : '';
    const { status, headers, body } = await from.call('GET', `/product-tours/${id}${query}`, { key: given });
    return { status, headers, code: (body as { error?: Failure }).error?.code };
  },
  MCP: async (from, given, argument) => {
    const params = { name: 'get_product_tour', arguments: { id, ...(argument && { [argument]: 1 }) } };
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
    const { status, headers, body } = await callsTo(from.mcpUrl)('POST', '', { key: given, body: message });
    const { error } = body as { error?: Failure };
    return { status: error?.data?.httpStatus ?? status, headers, code: error?.data?.code };
  },
};

const setKey = (change: string, ...values: unknown[]) =>
  database.prisma.$executeRawUnsafe(`UPDATE "ApiKey" SET ${change} WHERE "name" = 'changing'`, ...values);

describe.each(Object.entries(readers))('%s', (_, read) => {
  const get = async (given: string) => {
    const { status, code } = await read(api, given);
    return [status, code];
  };

  // The process caches the company of the key.
  beforeEach(async () => {
    expect(await get(key)).toEqual([200, undefined]);
  });

  test('a key reads nothing more after it moves to another company, loses its scope or is deleted', async () => {
    const own = await api.call('POST', '/api-keys', { key, body: { name: 'changing', scopes: ['read'] } });
    const { key: changing } = own.body as { key: string };
    expect(await get(changing)).toEqual([200, undefined]);
    await setKey('"companyId" = $1', other.companyId);
    expect(await get(changing)).toEqual([404, 'not_found']);
    await setKey('"companyId" = $1', companyId);
    expect(await get(changing)).toEqual([200, undefined]);
    await setKey(`"scopes" = '{write}'`);
    expect(await get(changing)).toEqual([403, 'insufficient_scope']);
    await setKey(`"scopes" = '{read}'`);
    expect(await get(changing)).toEqual([200, undefined]);
    await database.prisma.$executeRawUnsafe(`DELETE FROM "ApiKey" WHERE "name" = 'changing'`);
    const gone = await read(api, changing);
    expect([gone.status, gone.code]).toEqual([401, 'unauthorized']);
    expect(gone.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('not-found and invalid requests get the rate limit headers', async () => {
    const missing = await read(api, other.key);
    expect([missing.status, missing.headers.has('x-ratelimit-limit')]).toEqual([404, true]);
    const wrong = await read(api, key, 'nonsense');
    expect([wrong.status, wrong.headers.has('x-ratelimit-limit')]).toEqual([400, true]);
  });

  test('over the limit nothing is read', async () => {
    const limited = await startApi(database, { DOCENT_RATE_LIMIT: '3' });
    const { key: fresh } = await createTestCompany(database);
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const { status, headers } = await read(limited, fresh);
      statuses.push(status);
      if (status === 429) expect(headers.has('etag')).toBe(false);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    await limited.stop();
  });

  test('each of many concurrent requests gets its own response', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => (await get(index % 3 ? key : other.key))[0]),
    );
    expect(statuses).toEqual(Array.from({ length: 60 }, (_, index) => (index % 3 ? 200 : 404)));
  });
});
