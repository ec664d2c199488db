import { describe, expect, it } from 'vitest';
import { openTestApi } from '../../../testing/api';
import { companyMaker, NPS } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { receiptOf } from '../events/receipt';
import { sweepReceipts } from '../events/receipts';

type Json = Record<string, unknown>;

const { api } = await openTestApi();
const database = await openTestDatabase();
const install = companyMaker(database, api);
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'single-choice', options: ['Easy', 'Hard'] },
  { id: 'why', question: 'Why?', type: 'text' },
];
const DAY_MS = 86_400_000;

async function open() {
  const installed = await install();
  const { rest, key } = installed;
  const call = async (method: string, path: string, body?: object) => {
    const { status, body: answer, headers } = await api.call(method, path, { key, body });
    const requestId = headers.get('x-request-id');
    return { status, requestId, body: answer as Json & { error?: { code: string; details: Json } } };
  };
  const frequency = { mode: 'until-closed' };
  const nps = await rest('POST', '/nps-widgets', { ...NPS, settings: { ...NPS.settings, frequency } });
  const settings = { questions: QUESTIONS, displayTrigger: 'immediate', frequency };
  const survey = await rest('POST', '/micro-surveys', { ...NPS, settings });
  const options = [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }];
  const feedback = await rest('POST', '/feedback-widgets', { ...NPS, settings: {}, options });
  const counted = async (type: string, id: number, query = '') => {
    const { widgets } = (await rest('GET', `/stats/widgets/${type}?entityId=${id}${query}`)) as unknown as {
      widgets: { events: Record<string, { count: number; uniqueUsers: number }> }[];
    };
    return Object.fromEntries(
      Object.entries(widgets[0]?.events ?? {}).map(([name, { count, uniqueUsers }]) => [name, [count, uniqueUsers]]),
    );
  };
  return { ...installed, call, nps, survey, feedback, counted };
}

describe('a response from a server', () => {
  it('is stored and counted like a response of the same person from the script', async () => {
    const { rest, nps, counted, browser } = await open();
    const path = `/nps-widgets/${nps.id}/responses`;
    const given = await rest('POST', path, { userId: 'kim', rating: '9', comment: 'Good', email: 'kim@example.com' });
    expect(given).toMatchObject({ rating: '9', comment: 'Good', userId: 'kim', email: 'kim@example.com' });
    expect(await rest('GET', `${path}/${given.id}`)).toEqual(given);
    const { ask } = browser();
    await ask('/identify', { userId: 'lee' });
    await ask('/responses/nps', { id: 'response-1', widgetId: nps.id, rating: '3', userId: 'lee' });
    expect(await counted('npsWidget', nps.id)).toEqual({ nps_widget_answered: [2, 2] });
    const again = await ask('/responses/nps', { id: 'response-2', widgetId: nps.id, rating: '3', userId: 'kim' });
    expect(again.status).toBe(409);
    expect(await rest('GET', `/nps-widgets/${nps.id}/score`)).toMatchObject({ totalResponses: 2 });
  });

  it('is stored once for each externalId, also after it was deleted', async () => {
    const { call, rest, nps, counted } = await open();
    const path = `/nps-widgets/${nps.id}/responses`;
    const body = { externalId: 'mail 7', userId: 'kim', rating: '9' };
    const first = await call('POST', path, body);
    expect(first.status).toBe(201);
    const again = await call('POST', path, body);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST', path, { ...body, externalId: 'mail 8', userId: 'lee' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(await counted('npsWidget', nps.id)).toEqual({ nps_widget_answered: [2, 2] });
    await call('DELETE', `${path}/${first.body.id}`);
    expect(await counted('npsWidget', nps.id)).toEqual({ nps_widget_answered: [1, 1] });
    expect((await call('POST', path, body)).status).toBe(404);
    expect(await rest('GET', `/nps-widgets/${nps.id}/score`)).toMatchObject({ totalResponses: 1 });
  });

  it('gets the first answer again with its idempotency key, and 200 for a known externalId with another one', async () => {
    const { nps, key } = await open();
    const url = `/nps-widgets/${nps.id}/responses`;
    const send = (idempotencyKey: string, externalId: string) =>
      api.call('POST', url, {
        key,
        body: { externalId, rating: '9' },
        headers: { 'Idempotency-Key': idempotencyKey },
      });
    const statuses = async (calls: ReturnType<typeof send>[]) =>
      (await Promise.all(calls)).map(({ status, headers }) => [status, headers.get('idempotent-replay')]).sort();
    expect(await statuses([send('a', 'mail')])).toEqual([[201, null]]);
    expect(await statuses([send('b', 'mail')])).toEqual([[200, null]]);
    expect(await statuses([send('b', 'mail')])).toEqual([[200, 'true']]);
    expect(await statuses([send('a', 'mail')])).toEqual([[201, 'true']]);
  });

  it('is stored once if several people send the same externalId at the same time, each with an idempotency key', async () => {
    const { nps, key, rest } = await open();
    const path = `/nps-widgets/${nps.id}/responses`;
    const people = ['kim', 'lee', 'max'];
    // Known people: new ones wait for each other before the response is stored.
    for (const userId of people) await rest('POST', path, { userId, rating: '9' });
    for (let round = 0; round < 5; round += 1) {
      const send = (userId: string) =>
        api.call('POST', path, {
          key,
          body: { externalId: `mail ${round}`, userId, rating: '9', ignoreFrequency: true },
          headers: { 'Idempotency-Key': `${userId} ${round}` },
        });
      const answers = await Promise.all(people.map(send));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    }
  });

  it('is found by its user id, whatever its kind', async () => {
    const { rest, nps, survey, feedback } = await open();
    const of = { userId: 'user-81' };
    await rest('POST', `/feedback-widgets/${feedback.id}/responses`, { ...of, message: 'M' });
    await rest('POST', `/nps-widgets/${nps.id}/responses`, { ...of, rating: '9' });
    await rest('POST', `/micro-surveys/${survey.id}/responses`, { ...of, answers: { why: 'W' } });
    const found = async (path: string) =>
      ((await rest('GET', `${path}?query=USER-81`)).data as unknown as Json[]).length;
    expect(await found('/responses')).toBe(3);
    for (const path of [`feedback-widgets/${feedback.id}`, `nps-widgets/${nps.id}`, `micro-surveys/${survey.id}`])
      expect([path, await found(`/${path}/responses`)]).toEqual([path, 1]);
  });

  it('is not stored again long after it was deleted, from a server or a browser', async () => {
    const { call, nps, counted, browser } = await open();
    const path = `/nps-widgets/${nps.id}/responses`;
    const body = { externalId: 'm1', rating: '9', at: '2026-01-05' };
    const recorded = await call('POST', path, body);
    const { ask } = browser();
    const shown = { id: 'response-1', widgetId: nps.id, rating: '3' };
    await ask('/responses/nps', shown);
    const { data } = (await call('GET', path)).body as { data: { id: number }[] };
    expect(data).toHaveLength(2);
    for (const { id } of data) expect((await call('DELETE', `${path}/${id}`)).status).toBe(204);
    await sweepReceipts(database, { now: new Date(Date.now() + 400 * DAY_MS) });
    expect([recorded.status, (await call('POST', path, body)).status]).toEqual([201, 404]);
    expect((await ask('/responses/nps', shown)).status).toBe(200);
    expect(await counted('npsWidget', nps.id)).toEqual({});
  });

  it('has an externalId of its widget: the same one of another widget is another response', async () => {
    const { call, rest, nps, survey, feedback } = await open();
    const other = await rest('POST', '/nps-widgets', NPS);
    const requests = [
      [`/feedback-widgets/${feedback.id}/responses`, { message: 'M' }],
      [`/nps-widgets/${nps.id}/responses`, { rating: '9' }],
      [`/nps-widgets/${other.id}/responses`, { rating: '3' }],
      [`/micro-surveys/${survey.id}/responses`, { answers: { why: 'W' } }],
    ] as const;
    for (const [path, given] of requests) {
      const body = { ...given, externalId: 'x' };
      const first = await call('POST', path, body);
      expect([path, first.status]).toEqual([path, 201]);
      expect(await call('POST', path, body)).toMatchObject({ status: 200, body: first.body });
      await call('DELETE', `${path}/${first.body.id}`);
      expect([path, (await call('POST', path, body)).status]).toEqual([path, 404]);
    }
  });

  it('is found, and its deletion too, if an earlier release stored it', async () => {
    const { call, rest, nps, companyId } = await open();
    const other = await rest('POST', '/nps-widgets', NPS);
    const [path, elsewhere] = [nps.id, other.id].map((id) => `/nps-widgets/${id}/responses`) as [string, string];
    // An earlier release derived the stored ids from `externalId` alone, also those of receipts.
    const record = async (externalId: string) => {
      const { body } = await call('POST', path, { externalId, rating: '9' });
      const clientId = receiptOf('server:', externalId);
      const where = { companyId, id: body.id as number };
      const { clientId: now } = await database.prisma.npsResponse.findFirstOrThrow({ where });
      await database.prisma.npsResponse.updateMany({ where, data: { clientId } });
      const [from, to] = [now, clientId].map((id) => receiptOf(id ?? '', 'nps_widget_answered'));
      await database.prisma.eventReceipt.updateMany({ where: { companyId, key: from }, data: { key: to } });
      return { ...where, clientId };
    };
    const known = await record('known');
    const again = await call('POST', path, { externalId: 'known', rating: '9' });
    expect([again.status, again.body.id]).toEqual([200, known.id]);
    expect((await call('POST', elsewhere, { externalId: 'known', rating: '9' })).status).toBe(201);
    await call('DELETE', `${path}/${known.id}`);
    expect((await call('POST', path, { externalId: 'known', rating: '9' })).status).toBe(404);
    expect((await call('POST', elsewhere, { externalId: 'known', rating: '9' })).status).toBe(200);
    const { clientId, ...deleted } = await record('deleted');
    await database.prisma.npsResponse.deleteMany({ where: deleted });
    expect((await call('POST', path, { externalId: 'deleted', rating: '9' })).status).toBe(404);
    const key = receiptOf(clientId, 'nps_widget_answered');
    await database.prisma.eventReceipt.updateMany({
      where: { companyId, key },
      data: { key: receiptOf(clientId, 'deleted') },
    });
    expect((await call('POST', path, { externalId: 'deleted', rating: '9' })).status).toBe(404);
  });

  it('is rejected if `frequency` does not let the widget show again, unless `ignoreFrequency` is set', async () => {
    const { call, nps, survey } = await open();
    for (const [path, body] of [
      [`/nps-widgets/${nps.id}/responses`, { userId: 'kim', rating: '9' }],
      [`/micro-surveys/${survey.id}/responses`, { anonymousId: 'device-1', answers: { why: 'W' } }],
    ] as const) {
      expect((await call('POST', path, body)).status).toBe(201);
      const { status, body: refused, requestId } = await call('POST', path, body);
      expect([status, refused.error?.details]).toEqual([409, { reason: 'already_answered', requestId }]);
      expect((await call('POST', path, { ...body, ignoreFrequency: true })).status).toBe(201);
    }
  });

  it('counts on the day of `at`, and does not need a live widget', async () => {
    const { call, rest, survey, counted } = await open();
    await rest('PATCH', `/micro-surveys/${survey.id}`, { active: false });
    const at = new Date(Date.now() - 400 * DAY_MS).toISOString();
    const path = `/micro-surveys/${survey.id}/responses`;
    const { status, body } = await call('POST', path, {
      userId: 'kim',
      at,
      answers: { ease: 'Easy' },
      isComplete: false,
    });
    expect([status, body.createdAt, body.isComplete]).toEqual([201, at, false]);
    const day = `&startDate=${at.slice(0, 10)}&endDate=${at.slice(0, 10)}`;
    expect(await counted('microSurvey', survey.id, day)).toEqual({ micro_survey_answered: [1, 1] });
    await rest('DELETE', `/micro-surveys/${survey.id}`);
    expect((await call('POST', path, { userId: 'lee', answers: { ease: 'Easy' } })).status).toBe(404);
  });

  it('rejects unknown options and questions with a suggestion, and invalid ratings, times and persons', async () => {
    const { call, feedback, survey, nps } = await open();
    const issues = async (path: string, body: object) => {
      const { status, body: answer } = await call('POST', path, body);
      const { issues = [] } = (answer.error?.details ?? {}) as { issues?: { path: string; message: string }[] };
      return [status, issues[0]];
    };
    expect(await issues(`/feedback-widgets/${feedback.id}/responses`, { optionId: 'ideas' })).toEqual([
      400,
      expect.objectContaining({ path: 'optionId', message: expect.stringContaining('`idea`') }),
    ]);
    expect(await issues(`/micro-surveys/${survey.id}/responses`, { answers: { eas: 'Easy' } })).toEqual([
      400,
      expect.objectContaining({ path: 'answers.eas', message: expect.stringContaining('`ease`') }),
    ]);
    const later = new Date(Date.now() + DAY_MS).toISOString();
    for (const body of [
      { rating: '11' },
      { rating: '9', at: later },
      { rating: '9', userId: 'a', anonymousId: 'device-1' },
    ])
      expect((await issues(`/nps-widgets/${nps.id}/responses`, body))[0]).toBe(400);
  });
});

describe('redacting a response', () => {
  it('removes the texts of the person, and does not change statistics', async () => {
    const { rest, feedback, nps, survey, counted, key } = await open();
    const url = 'https://app.example.com/p?email=kim@example.com#top';
    const person = { userId: 'kim', email: 'kim@example.com', name: 'Kim', url };
    const given = [
      [`/feedback-widgets/${feedback.id}`, { ...person, optionId: 'idea', message: 'Secret words' }],
      [`/nps-widgets/${nps.id}`, { ...person, rating: '9', comment: 'Secret words' }],
      [`/micro-surveys/${survey.id}`, { ...person, answers: { ease: 'Easy', why: 'Secret words' } }],
    ] as const;
    const made = [];
    for (const [widget, body] of given) made.push([widget, await rest('POST', `${widget}/responses`, body)] as const);
    const figures = async () => [
      await counted('feedbackWidget', feedback.id),
      await counted('npsWidget', nps.id),
      await counted('microSurvey', survey.id),
      await rest('GET', `/nps-widgets/${nps.id}/score`),
      (await rest('GET', `/feedback-widgets/${feedback.id}/results`)).options,
      await rest('GET', `/micro-surveys/${survey.id}/results`),
    ];
    const before = await figures();
    for (const [widget, { id }] of made) {
      const redacted = await rest('POST', `${widget}/responses/${id}/redact`);
      expect(redacted).toMatchObject({ userId: 'kim', email: null, name: null, redactedAt: expect.any(String) });
      expect(await rest('POST', `${widget}/responses/${id}/redact`)).toEqual(redacted);
      expect(await rest('GET', `${widget}/responses/${id}`)).toEqual(redacted);
      const csv = await api.call('GET', `${widget}/responses.csv`, { key });
      expect(csv.text).not.toMatch(/Secret|example\.com\/p\?|Kim/);
      expect(csv.text).toContain('[redacted]');
    }
    expect(await figures()).toEqual(before);
    expect(await rest('GET', '/responses?query=secret')).toMatchObject({ data: [] });
    expect(JSON.stringify(await rest('GET', '/users/kim/activity').catch(() => ({})))).not.toMatch(/Secret|email=/);
    expect(await rest('GET', `/micro-surveys/${survey.id}/responses`)).toMatchObject({
      data: [{ answers: { ease: 'Easy', why: '[redacted]' }, url: 'https://app.example.com/p' }],
    });
  });

  it('is not undone by a newer copy of the response', async () => {
    const { rest, nps, browser } = await open();
    const { ask } = browser();
    const copy = { id: 'response-1', widgetId: nps.id, rating: '3', comment: 'Secret', isComplete: false, revision: 1 };
    await ask('/responses/nps', copy);
    const [{ id }] = (await rest('GET', `/nps-widgets/${nps.id}/responses`)).data as [{ id: number }];
    await rest('POST', `/nps-widgets/${nps.id}/responses/${id}/redact`);
    expect((await ask('/responses/nps', { ...copy, comment: 'Secret!', revision: 2 })).status).toBe(200);
    expect(await rest('GET', `/nps-widgets/${nps.id}/responses/${id}`)).toMatchObject({ comment: '[redacted]' });
  });
});

it('responses to archived widgets are listed by widget, and in the full list with `includeArchived`', async () => {
  const { rest, nps, feedback, survey, key } = await open();
  for (const [collection, { id }, body] of [
    ['nps-widgets', nps, { rating: '9' }],
    ['feedback-widgets', feedback, { message: 'M' }],
    ['micro-surveys', survey, { answers: { why: 'W' } }],
  ] as const) {
    await rest('POST', `/${collection}/${id}/responses`, body);
    await rest('DELETE', `/${collection}/${id}`);
    expect(await rest('GET', `/${collection}/${id}/responses`)).toMatchObject({ pagination: { total: 1 } });
    expect((await api.call('GET', `/${collection}/${id}/responses.csv`, { key })).status).toBe(200);
  }
  expect(await rest('GET', `/nps-widgets/${nps.id}/score`)).toMatchObject({ totalResponses: 1 });
  expect(await rest('GET', `/feedback-widgets/${feedback.id}/results`)).toMatchObject({ totalResponses: 1 });
  expect(await rest('GET', `/micro-surveys/${survey.id}/results`)).toMatchObject({ totalResponses: 1 });
  expect(await rest('GET', `/stats/nps-trend?widgetId=${nps.id}`)).toMatchObject({ overall: { totalResponses: 1 } });
  expect(await rest('GET', '/responses')).toMatchObject({ pagination: { total: 0 } });
  expect(await rest('GET', '/responses?includeArchived=true')).toMatchObject({ pagination: { total: 3 } });
});
