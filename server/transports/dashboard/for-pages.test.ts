import { test as base, expect, onTestFinished } from 'vitest';
import { env } from '../../platform/env';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { openService } from '../service';
import { makeAnswerPages } from './for-pages';

/** A company with a tag and a signed-in person, with functions that query as pages and as browsers do. */
async function prepare(settings: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const api = await startApi(database, settings);
  onTestFinished(() => api.stop());
  const service = await openService(database, {
    ...env(),
    DOCENT_DASHBOARD_LIMIT: Number(settings.DOCENT_DASHBOARD_LIMIT ?? 600),
  });
  onTestFinished(service.close);
  const { companyId, key } = await createTestCompany(database);
  await api.call('POST', '/tags', { key, body: { name: 'Mine' } });
  const { cookie } = await signInNew(database, companyId, 'viewer');
  const { origin } = new URL(api.url);
  const call = (path: string) => fetch(origin + path, { headers: { Cookie: cookie } });
  const fetched = async (path: string) => (await (await call(path)).json()).result.data;
  return {
    database,
    companyId,
    key,
    cookie,
    call,
    fetched,
    answer: (headers: HeadersInit, signal = AbortSignal.timeout(60_000)) =>
      makeAnswerPages(service).open(new Headers(headers), signal),
  };
}

const test = base.extend<{ made: Awaited<ReturnType<typeof prepare>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from the pattern
  made: async ({}, use) => use(await prepare()),
});

test('a page gets the same results as its browser', async ({ made: { answer, cookie, fetched } }) => {
  const answers = await answer({ cookie });
  expect(await answers?.publicQuery('session', undefined)).toEqual(await fetched('/api/public/session'));
  const input = { limit: 10 };
  const asked = await fetched(`/api/trpc/tags.list?input=${encodeURIComponent(JSON.stringify(input))}`);
  expect(asked.data).toMatchObject([{ name: 'Mine' }]);
  expect(await answers?.query('tags.list', input)).toEqual(asked);
});

test.each([
  ['without cookies', {}],
  ['with an invalid session', { cookie: 'docent.session_token=invalid.signature' }],
])('%s a page gets no results', async (_, headers) => {
  const { answer } = await prepare();
  expect(await answer(headers as HeadersInit)).toBeUndefined();
});

test('a page gets nothing of other companies, for any cookies', async ({ made }) => {
  const { answer, cookie, database, companyId } = made;
  const other = await createTestCompany(database);
  const answers = await answer({ cookie: `${cookie}; docent_company=${other.companyId}` });
  expect(await answers?.publicQuery('session', undefined)).toMatchObject({ companyId });
  expect(await answer({ cookie, 'docent-company': String(other.companyId) })).toBeUndefined();
});

test('a page cannot change anything, and gets the same errors as the browser', async ({
  made: { answer, cookie, fetched },
}) => {
  const answers = await answer({ cookie });
  await expect(answers?.query('tags.create', { name: 'Made by a page' })).rejects.toThrow();
  await expect(answers?.publicQuery('setUp', {})).rejects.toThrow();
  await expect(answers?.query('tags.list', { limit: 1_000_000 })).rejects.toThrow();
  await expect(answers?.query('changelogs.get', { changelogId: 999_999 })).rejects.toThrow(/not found/i);
  await expect(answers?.query('no.such', {})).rejects.toThrow();
  expect((await fetched('/api/trpc/tags.list?input=%7B%7D')).data).toMatchObject([{ name: 'Mine' }]);
});

test('a page does not renew a session; a call does, since its response can set the new cookie', async () => {
  const { database, answer, cookie, call } = await prepare();
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  const { personId } = (await database.prisma.session.findFirst({ orderBy: { createdAt: 'desc' } })) ?? {};
  const expiresAt = new Date(Date.now() + 28 * 86_400_000);
  await database.prisma.session.updateMany({
    where: { personId: personId ?? '' },
    data: { updatedAt: yesterday, expiresAt },
  });
  expect(await answer({ cookie })).toBeDefined();
  expect((await call('/api/public/session')).headers.getSetCookie().join()).toContain('docent.session_token');
});

test('no query starts for a page that has stopped waiting', async ({ made: { answer, cookie } }) => {
  const waiting = new AbortController();
  const answers = await answer({ cookie }, waiting.signal);
  waiting.abort();
  await expect(answers?.query('tags.list', {})).rejects.toThrow(/abort/i);
  await expect(answer({ cookie }, waiting.signal)).rejects.toThrow(/abort/i);
});

test('pages count as calls: over the limit they get nothing', async () => {
  const { answer, cookie } = await prepare({ DOCENT_DASHBOARD_LIMIT: '2' });
  const given = [];
  for (let load = 0; load < 3; load += 1) given.push((await answer({ cookie })) !== undefined);
  expect(given).toEqual([true, true, false]);
});
