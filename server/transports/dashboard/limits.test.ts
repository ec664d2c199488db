import { expect, onTestFinished, test } from 'vitest';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

/** Calls to a server with narrow limits. */
async function serve(limits: Record<string, string>) {
  const database = await openTestDatabase();
  const api = await startApi(database, limits);
  onTestFinished(() => api.stop());
  const { origin } = new URL(api.url);
  const { companyId } = await createTestCompany(database);
  const signIn = async () => (await signInNew(database, companyId)).cookie;
  const ask = (path: string, cookie = '') => fetch(origin + path, { headers: { Cookie: cookie } });
  return { signIn, ask };
}

test('the limit applies to one person, and its headers say when to retry', async () => {
  const { signIn, ask } = await serve({ DOCENT_DASHBOARD_LIMIT: '3' });
  const [busy, other] = [await signIn(), await signIn()];
  for (const left of ['2', '1', '0']) {
    const answer = await ask('/api/trpc/tags.list?input=%7B%7D', busy);
    expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, left]);
  }
  const refused = await ask('/api/trpc/tags.list?input=%7B%7D', busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: { message: expect.stringMatching(/Try again in \d+ seconds/), data: { code: 'rate_limit_exceeded' } },
  });
  expect((await ask('/api/trpc/tags.list?input=%7B%7D', other)).status).toBe(200);
});

test('public calls are counted by address, before anything is done for them', async () => {
  const { ask } = await serve({ DOCENT_DASHBOARD_LIMIT_ADDRESS: '2' });
  const statuses = [];
  for (const path of ['session', 'nope', 'session']) statuses.push((await ask(`/api/public/${path}`)).status);
  expect(statuses).toEqual([200, 404, 429]);
});
