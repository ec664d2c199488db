import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { openTestApi } from '../../testing/api';
import { callerIn } from '../../testing/caller';
import { signInNew } from '../../testing/dashboard';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode } from '../../testing/http';
import { csvExports } from '../router';

const { api } = await openTestApi();
const database = await openTestDatabase();
const { origin } = new URL(api.url);

type Headers = Record<string, string>;

/** The status of a download, with its content type or its error code. */
async function outcome(path: string, headers: Headers = {}) {
  const response = await fetch(`${origin}/api/csv${path}`, { headers });
  const text = await response.text();
  return response.ok ? [response.status, response.headers.get('content-type')] : [response.status, codeIn(text)];
}

const codeIn = (text: string) => errorCode(JSON.parse(text));

/** A company with a widget of each type that has responses, and a member who may only read. */
async function open() {
  const { companyId } = await createTestCompany(database);
  const caller = callerIn(database, companyId);
  const questions = ['ease', 'use'].map((id) => ({ id, question: 'How?', type: 'rating' as const }));
  const { id: survey } = await caller.api.microSurveys.create({ name: 'Survey', settings: { questions } });
  const { id: nps } = await caller.api.npsWidgets.create({ name: 'NPS' });
  const { id: feedback } = await caller.api.feedbackWidgets.create({ name: 'Feedback' });
  const pathOf = (template: string) =>
    `${template.replace(
      /\{\w+\}/,
      String(template.startsWith('/micro') ? survey : template.startsWith('/nps') ? nps : feedback),
    )}?${template.includes('cross-tab') ? 'rows=ease&columns=use' : ''}`;
  return { companyId, survey, pathOf, ...(await signInNew(database, companyId, 'viewer')) };
}

test.each(csvExports)('$path: only members with the read scope can download the file', async ({ path: template }) => {
  const [own, foreign] = [await open(), await open()];
  const path = own.pathOf(template);
  const { cookie } = own;
  const file = [200, 'text/csv; charset=utf-8'];
  expect(await outcome(path, { cookie })).toEqual(file);
  expect(await outcome(`${path}&company=${own.companyId}`, { cookie })).toEqual(file);
  expect(await outcome(path)).toEqual([401, 'unauthorized']);
  expect(await outcome(path, { cookie: foreign.cookie })).toEqual([404, 'not_found']);
  expect(await outcome(`${path}&company=${own.companyId}`, { cookie: foreign.cookie })).toEqual([404, 'not_found']);
  expect(await outcome(path, { cookie, 'sec-fetch-site': 'cross-site' })).toEqual([403, 'insufficient_scope']);
  expect(await outcome(`${path}&first=1`, { cookie })).toEqual([400, 'validation_error']);
  const ended = await fetch(`${origin}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ended.status).toBe(200);
  expect(await outcome(path, { cookie })).toEqual([401, 'unauthorized']);
});

/** More pages than the buffers of the connection can hold. */
const PAGES = 24;
/** The number of clients that disconnect. */
const LEAVING = 6;

/** Requests a file and disconnects after its first bytes. */
const leaveInTheMiddle = (path: string, headers: Headers) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(`${origin}/api/csv${path}`, { headers, agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', resolve);
    });
    sent.on('error', reject);
    sent.end();
  });

test('reading stops when the client disconnects', async () => {
  const { companyId, survey, cookie, pathOf } = await open();
  await database.prisma.$executeRawUnsafe(
    `INSERT INTO "SurveyResponse" ("companyId", "widgetId", "answers")
     SELECT $1, $2, jsonb_build_object('why', repeat('long ', 400)) FROM generate_series(1, $3)`,
    companyId,
    survey,
    PAGES * 500,
  );
  const statements = vi.spyOn(database, 'sql');
  const ran = (name: string) => statements.mock.calls.filter(([statement]) => statement.name === name).length;
  const path = pathOf('/micro-surveys/{id}/responses.csv');
  // Each person can download at most two files at once.
  const people = await Promise.all(Array.from({ length: LEAVING }, () => signInNew(database, companyId, 'viewer')));
  await Promise.all(people.map((one) => leaveInTheMiddle(path, { cookie: one.cookie })));
  const whole = await (await fetch(`${origin}/api/csv${path}`, { headers: { cookie } })).text();
  expect(whole.split('\r\n')).toHaveLength(1 + PAGES * 500 + 1);
  // Only the pages that fit into the buffers of the connection were read.
  expect(ran('SurveyResponse_following') - PAGES).toBeLessThan((LEAVING * PAGES) / 2);
  expect(ran('SurveyResponse_count')).toBe(0);
  const pages = ran('SurveyResponse_following');
  expect((await outcome(pathOf('/micro-surveys/{id}/results.csv'), { cookie }))[0]).toBe(200);
  expect(ran('SurveyResponse_following')).toBe(pages);
});
