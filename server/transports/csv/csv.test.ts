import { expect, onTestFinished, test, vi } from 'vitest';
import { recordFeedback } from '../../features/analytics/responses/feedback';
import { recordNps } from '../../features/analytics/responses/nps';
import { recordSurvey } from '../../features/analytics/responses/survey';
import { openTestApi } from '../../testing/api';
import { callerIn } from '../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { errorCode } from '../../testing/http';
import { fillHeavyTurns } from '../../testing/turns';
import { csvExports } from '../router';

const { api } = await openTestApi();
const database = await openTestDatabase();

/** A company with a survey, a feedback and an NPS widget, and a function that downloads a file. */
async function open() {
  const { companyId, key } = await createTestCompany(database);
  const caller = callerIn(database, companyId);
  const questions = [
    { id: 'ease', question: 'How easy, "all in all"?', type: 'rating' },
    { id: 'uses', question: '=What for?', type: 'multiple-choice', options: ['Reports', 'Alerts'] },
  ];
  const { id: survey } = await caller.api.microSurveys.create({ name: 'Survey', settings: { questions } });
  const { id: nps } = await caller.api.npsWidgets.create({ name: 'NPS' });
  const options = [{ id: 'idea', name: 'Idea', type: 'idea' }];
  const { id: feedback } = await caller.api.feedbackWidgets.create({ name: 'Feedback', options });
  const pathOf = (template: string) =>
    `${template.replace(
      /\{\w+\}/,
      String(template.startsWith('/micro') ? survey : template.startsWith('/nps') ? nps : feedback),
    )}?${template.includes('cross-tab') ? 'rows=uses&columns=ease' : ''}`;
  const read = async (path: string) => {
    const response = await fetch(`${api.url}${path}`, { headers: { Authorization: `Bearer ${key}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return bytes.subarray(3).toString().split('\r\n').slice(0, -1);
  };
  return { ctx: caller.ctx, key, survey, nps, feedback, pathOf, read };
}

test('a survey has a column for each question, and formulas are escaped', async () => {
  const { ctx, survey, read } = await open();
  const createdAt = new Date('2026-03-01T10:00:00Z');
  const own = { widgetId: survey, createdAt };
  const { id: first } = await recordSurvey(ctx(), {
    ...own,
    answers: { ease: 4, uses: ['Reports', 'Alerts'], gone: '+1' },
  });
  const name = '=HYPERLINK("https://x.example")';
  const { id: second } = await recordSurvey(ctx(), {
    ...own,
    answers: { ease: '@x\nnext' },
    name,
    email: '-a@x.io',
    userId: 'kim',
  });
  const at = createdAt.toISOString();
  expect((await read(`/micro-surveys/${survey}/responses.csv`)).join('\n')).toBe(
    [
      `id,createdAt,"How easy, ""all in all""?",'=What for?,otherAnswers,name,email,userId,url,isComplete`,
      `${second},${at},"'@x\nnext",,,"'=HYPERLINK(""https://x.example"")",'-a@x.io,kim,,true`,
      `${first},${at},4,"[""Reports"",""Alerts""]","{""gone"":""+1""}",,,,,true`,
    ].join('\n'),
  );
  expect(await read(`/micro-surveys/${survey}/responses.csv?endDate=2026-02-28`)).toHaveLength(1);
  expect(await read(`/micro-surveys/${survey}/responses.csv?query=hyperlink`)).toHaveLength(2);
  const results = await read(`/micro-surveys/${survey}/results.csv`);
  expect(results).toHaveLength(1 + 5 + 1 + 2 + 1);
  expect(results[4]).toBe('ease,"How easy, ""all in all""?",rating,true,2,0,4,4,4,true,1,50,0,1,1');
  expect(await read(`/micro-surveys/${survey}/results/cross-tab.csv?rows=uses&columns=ease`)).toEqual([
    "'=What for?,1,2,3,4,5,totalResponses",
    'Reports,0,0,0,1,0,1',
    'Alerts,0,0,0,1,0,1',
    'totalResponses,0,0,0,1,0,1',
  ]);
});

test('feedback, feedback results and NPS responses', async () => {
  const { ctx, feedback, nps, read } = await open();
  const createdAt = new Date('2026-03-01T10:00:00Z');
  const { id: given } = await recordFeedback(ctx(), {
    widgetId: feedback,
    optionId: 'idea',
    message: 'Über, alles',
    createdAt,
  });
  const { id: rated } = await recordNps(ctx(), { widgetId: nps, rating: 9, userId: 'kim', createdAt });
  const at = createdAt.toISOString();
  expect((await read(`/feedback-widgets/${feedback}/responses.csv`))[1]).toBe(
    `${given},${at},idea,Idea,,"Über, alles",,,,,idea`,
  );
  expect(await read(`/feedback-widgets/${feedback}/results.csv?startDate=2026-02-28&endDate=2026-03-01`)).toEqual([
    'period,Idea,totalResponses',
    '2026-02-28,0,0',
    '2026-03-01,1,1',
  ]);
  expect((await read(`/nps-widgets/${nps}/responses.csv`))[1]).toBe(`${rated},${at},9,,,,kim,,,true`);
  const { id: incomplete } = await recordNps(ctx(), { widgetId: nps, rating: 3, isComplete: false, createdAt });
  const rows = async (query: string) => (await read(`/nps-widgets/${nps}/responses.csv${query}`)).slice(1);
  expect(await rows('')).toEqual([`${incomplete},${at},3,,,,,,,false`, `${rated},${at},9,,,,kim,,,true`]);
  expect(await rows('?completeOnly=true')).toEqual([`${rated},${at},9,,,,kim,,,true`]);
});

test('a file has all responses, over any number of pages', async () => {
  const { ctx, survey, read } = await open();
  const { companyId } = ctx();
  const data = Array.from({ length: 1_203 }, (_, at) => ({ companyId, widgetId: survey, answers: { ease: at } }));
  await database.prisma.surveyResponse.createMany({ data });
  const [, ...rows] = await read(`/micro-surveys/${survey}/responses.csv`);
  expect(new Set(rows.map((row) => row.split(',')[2])).size).toBe(1_203);
});

test('a download runs no count query', async () => {
  const { survey, nps, feedback, read } = await open();
  const asked = vi.spyOn(database, 'sql');
  onTestFinished(() => asked.mockRestore());
  await read(`/micro-surveys/${survey}/responses.csv?query=x`);
  await read(`/nps-widgets/${nps}/responses.csv?group=promoters`);
  await read(`/feedback-widgets/${feedback}/responses.csv?type=idea`);
  const names = asked.mock.calls.map(([{ name }]) => name);
  expect(names.filter((name) => name.endsWith('_following'))).toHaveLength(3);
  expect(names.filter((name) => name.endsWith('_count'))).toEqual([]);
});

test('results and searches count as heavy reads; plain lists do not', async () => {
  const { ctx, key, survey } = await open();
  const release = fillHeavyTurns(ctx());
  const status = async (path: string) => (await api.call('GET', `/micro-surveys/${survey}/${path}`, { key })).status;
  expect(await status('responses.csv')).toBe(200);
  expect(await Promise.all(['results.csv', 'responses.csv?query=x'].map(status))).toEqual([503, 503]);
  await release();
  expect([await status('results.csv'), await status('responses.csv?query=x')]).toEqual([200, 200]);
});

test('a caller can download at most two files at once', async () => {
  const { ctx, key, survey } = await open();
  const { companyId } = ctx();
  const answers = { ease: 'x'.repeat(250_000) };
  await database.prisma.surveyResponse.createMany({
    data: Array.from({ length: 60 }, () => ({ companyId, widgetId: survey, answers })),
  });
  const ask = () =>
    fetch(`${api.url}/micro-surveys/${survey}/responses.csv`, { headers: { Authorization: `Bearer ${key}` } });
  const [first, second] = [await ask(), await ask()];
  const third = await ask();
  expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await third.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(60 * 250_000);
  expect((await ask()).status).toBe(200);
});

test('only GET and HEAD are allowed, and HEAD has the headers of the file', async () => {
  const { key, survey } = await open();
  for (const path of [`/micro-surveys/${survey}/responses.csv`, `/micro-surveys/${survey}/results.csv`]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status, headers, body } = await api.call(method, path, { key });
      expect([status, headers.get('allow'), errorCode(body)]).toEqual([405, 'GET', 'method_not_allowed']);
    }
    const { status, headers, text } = await api.call('HEAD', path, { key });
    expect([status, headers.get('content-type'), text]).toEqual([200, 'text/csv; charset=utf-8', '']);
  }
  expect((await api.call('HEAD', '/micro-surveys/999999/responses.csv', { key })).status).toBe(404);
});

test('stored answers that are not objects are read as empty', async () => {
  const { ctx, key, survey, read } = await open();
  const { companyId } = ctx();
  const own = `"companyId", "widgetId", "answers"`;
  for (const answers of ['null', '"text"', '["a"]', '7'])
    await database.prisma.$executeRawUnsafe(
      `INSERT INTO "SurveyResponse" (${own}) VALUES (${companyId}, ${survey}, '${answers}'::jsonb)`,
    );
  const [, ...rows] = await read(`/micro-surveys/${survey}/responses.csv`);
  expect(rows.map((row) => row.split(',').slice(2).join(''))).toEqual(['true', 'true', 'true', 'true']);
  const { status, body } = await api.call('GET', `/micro-surveys/${survey}/responses`, { key });
  expect([status, (body as { data: { answers: unknown }[] }).data.map((one) => one.answers)]).toEqual([
    200,
    [{}, {}, {}, {}],
  ]);
});

test.each(csvExports)('$path returns 401, 403, 404 and 400 like other reads', async ({ path: template }) => {
  const { key, pathOf } = await open();
  const path = pathOf(template);
  const [foreign, unable] = [await createTestCompany(database), (await createTestCompany(database, ['write'])).key];
  const outcome = async (asked: string, by?: string) => {
    const { status, body } = await api.call('GET', asked, { key: by });
    return [status, errorCode(body)];
  };
  expect(await outcome(path)).toEqual([401, 'unauthorized']);
  expect(await outcome(path, unable)).toEqual([403, 'insufficient_scope']);
  expect(await outcome(path, foreign.key)).toEqual([404, 'not_found']);
  expect(await outcome(`${path}&first=1`, key)).toEqual([400, 'validation_error']);
  expect(await outcome(`${path}&startDate=2026-03-02&endDate=2026-03-01`, key)).toEqual([400, 'validation_error']);
  expect(await outcome(path.replace(/\d+/, '..%2f'), key)).toEqual([400, 'validation_error']);
});
