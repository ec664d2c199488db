import { expect, onTestFinished, test } from 'vitest';
import { callerIn } from '../../testing/caller';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode, startApi } from '../../testing/http';
import { fillHeavyTurns } from '../../testing/turns';

/** Starts a server with a survey. `ask` requests one of the survey's CSV files, or another path, as a viewer. */
async function startWithSurvey(limits: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const api = await startApi(database, limits);
  onTestFinished(() => api.stop());
  const { origin } = new URL(api.url);
  const { companyId } = await createTestCompany(database);
  const caller = callerIn(database, companyId);
  const { id } = await caller.api.microSurveys.create({ name: 'Survey' });
  const { cookie } = await signInNew(database, companyId, 'viewer');
  const ask = async (query = '', { table = 'responses.csv', path = '/api/csv', by = cookie } = {}) => {
    const url = `${origin}${path}${path === '/api/csv' ? `/micro-surveys/${id}/${table}` : ''}${query}`;
    const answer = await fetch(url, { headers: { Cookie: by } });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      code: text.startsWith('{') ? errorCode(JSON.parse(text)) : undefined,
    };
  };
  return { database, companyId, ctx: caller.ctx, ask };
}

test('a company that the person does not belong to is not found, and neither is an invalid id', async () => {
  const { database, companyId, ask } = await startWithSurvey();
  expect((await ask(`?company=${companyId}`)).status).toBe(200);
  const { companyId: foreign } = await createTestCompany(database);
  for (const company of [foreign, '%E2%82%AC', '1%0A2', '', '1.5', '999999999999']) {
    const { status, code } = await ask(`?company=${company}`);
    expect([company, status, code]).toEqual([company, 404, 'not_found']);
  }
  expect((await ask('', { by: '' })).status).toBe(401);
});

test('a rejected request gets the seconds to wait', async () => {
  const { ctx, ask } = await startWithSurvey();
  const release = fillHeavyTurns(ctx());
  const { status, headers } = await ask('', { table: 'results.csv' });
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  await release();
});

test('files and calls are counted together', async () => {
  const { ask } = await startWithSurvey({ DOCENT_DASHBOARD_LIMIT: '2' });
  expect((await ask()).status).toBe(200);
  expect((await ask('?input=%7B%7D', { path: '/api/trpc/tags.list' })).status).toBe(200);
  const { status, headers } = await ask();
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});
