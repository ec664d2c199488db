import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../../demo/random';
import { companyMaker, forUsers } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import type { CrossTab, SurveyResults } from './schema';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());
const { rest, browser, companyId, key } = await companyMaker(database, api)();

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'mood', question: 'How do you feel?', type: 'emoji', scale: 3 },
  { id: 'plan', question: 'Which plan?', type: 'single-choice', options: ['Free', 'Pro', 'Team'] },
  { id: 'uses', question: 'What for?', type: 'multiple-choice', options: ['Reports', 'Exports', 'Alerts'] },
  { id: 'again', question: 'Again?', type: 'yes-no' },
  { id: 'why', question: 'Why?', type: 'text' },
];
const COUNT = 200;
const random = new Random(20261122);

/** What one person answers; each question is skipped now and then. */
function answer(): Record<string, unknown> {
  const all: Record<string, unknown> = {
    ease: random.int(1, 5),
    mood: random.int(1, 3),
    plan: random.pick(['Free', 'Pro', 'Team']),
    uses: random.sample(['Reports', 'Exports', 'Alerts'], random.int(1, 3)),
    again: random.pick(['yes', 'no']),
    why: random.pick(['It is quick.', 'Über, naïve = +1', '-2 "quoted", twice']),
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.8)));
}

let id: number;
let segmentId: number;

beforeAll(async () => {
  const survey = {
    name: 'Six kinds',
    active: true,
    targeting: { showOnAllPages: true },
    settings: { questions: QUESTIONS },
  };
  id = (await rest('POST', '/micro-surveys', survey)).id;
  segmentId = (await rest('POST', '/segments', { name: 'Pro', ...forUsers('pro') })).id;
  for (let at = 0; at < COUNT; at++) {
    const { ask } = browser();
    const who = random.chance(0.6) ? { userId: `user-${at}` } : {};
    const metadata = { plan: random.pick(['pro', 'free']), name: `Person ${at}` };
    if (who.userId) expect((await ask('/identify', { ...who, metadata })).status).toBe(200);
    const sent = await ask('/responses/survey', { ...who, id: `response-${at}`, widgetId: id, answers: answer() });
    expect(sent.status).toBe(200);
  }
  // As if it had been answered over 100 days, two a day.
  await database.prisma.$executeRawUnsafe(
    `UPDATE "SurveyResponse" r SET "createdAt" = to_timestamp(1772409599.999 + (n."at" / 2) * 86400)
     FROM (SELECT "companyId", "id", (row_number() OVER (ORDER BY "id") - 1)::int AS "at" FROM "SurveyResponse" WHERE "companyId" = $1) n
     WHERE r."companyId" = $1 AND n."companyId" = $1 AND r."id" = n."id"`,
    companyId,
  );
});

const read = async <T>(path: string) => (await rest('GET', path)) as unknown as T;
const results = (query = '') => read<SurveyResults>(`/micro-surveys/${id}/results${query}`);

/** Counts the responses of the survey that meet a condition, in a separate query. */
async function count(condition: string): Promise<number> {
  const rows = await database.prisma.$queryRawUnsafe<{ n: number }[]>(
    `SELECT count(*)::int AS "n" FROM "SurveyResponse" r WHERE "companyId" = $1 AND "widgetId" = $2 AND (${condition})`,
    companyId,
    id,
  );
  return rows[0]?.n ?? -1;
}

const SELECTIONS: [name: string, query: () => string, condition: string][] = [
  ['all', () => '', 'true'],
  [
    'some days',
    () => '?startDate=2026-03-11&endDate=2026-04-05',
    `"createdAt" >= '2026-03-11T00:00Z' AND "createdAt" < '2026-04-06T00:00Z'`,
  ],
  [
    'a segment',
    () => `?segmentId=${segmentId}`,
    `EXISTS (SELECT FROM "EndUser" u WHERE u."companyId" = r."companyId" AND u."userId" = r."userId" AND u."metadata" ->> 'plan' = 'pro')`,
  ],
];

test.each(SELECTIONS)('every figure equals a separate count: %s', async (_, query, condition) => {
  const { totalResponses, questions } = await results(query());
  expect(totalResponses).toBe(await count(condition));
  expect(totalResponses).toBeGreaterThan(40);
  expect(questions.map((question) => question.id)).toEqual(QUESTIONS.map((question) => question.id));
  for (const { id: key, type, answered, skipped, average, answers, otherValues, unreadable } of questions) {
    expect(answered).toBe(await count(`(${condition}) AND "answers" ? '${key}'`));
    expect(skipped).toBe(totalResponses - answered);
    expect([otherValues, unreadable]).toEqual([0, 0]);
    for (const { value, count: counted, percentage, isOffered } of answers) {
      const holds = `"answers" -> '${key}' @> '${type === 'rating' || type === 'emoji' ? value : JSON.stringify(value)}'`;
      expect([key, value, counted]).toEqual([key, value, await count(`(${condition}) AND ${holds}`)]);
      expect(percentage).toBeCloseTo((100 * counted) / answered, 0);
      expect(isOffered).toBe(true);
    }
    const isScale = type === 'rating' || type === 'emoji';
    const [mean] = await database.prisma.$queryRawUnsafe<{ mean: number }[]>(
      `SELECT avg(("answers" ->> '${key}')::numeric)::float8 AS "mean" FROM "SurveyResponse" r
       WHERE "companyId" = $1 AND "widgetId" = $2 AND (${condition}) AND ${isScale}
         AND jsonb_typeof("answers" -> '${key}') = 'number'`,
      companyId,
      id,
    );
    if (isScale) expect(average).toBeCloseTo(mean?.mean ?? Number.NaN, 2);
    else expect(average).toBeNull();
  }
  expect(questions.map(({ answers }) => answers.length)).toEqual([5, 3, 3, 3, 2, 0]);
});

test.each(SELECTIONS)('every cell of a cross-tab equals a separate count: %s', async (_, query, condition) => {
  for (const [rows, columns] of [
    ['ease', 'uses'],
    ['uses', 'again'],
    ['plan', 'plan'],
  ]) {
    const more = query().replace('?', '&');
    const tab = await read<CrossTab>(`/micro-surveys/${id}/results/cross-tab?rows=${rows}&columns=${columns}${more}`);
    const json = (key: string | undefined, value: string) => (key === 'ease' ? value : JSON.stringify(value));
    const holds = (key: string | undefined, value: string) => `"answers" -> '${key}' @> '${json(key, value)}'`;
    const both = `(${condition}) AND "answers" ? '${rows}' AND "answers" ? '${columns}'`;
    expect(tab.totalResponses).toBe(await count(both));
    for (const [at, row] of tab.rows.values.entries()) {
      expect(row.count).toBe(await count(`${both} AND ${holds(rows, row.value)}`));
      for (const [to, column] of tab.columns.values.entries())
        expect([row.value, column.value, tab.counts[at]?.[to]]).toEqual([
          row.value,
          column.value,
          await count(`${both} AND ${holds(rows, row.value)} AND ${holds(columns, column.value)}`),
        ]);
    }
  }
});

test('answers are paginated, name the person, and can be filtered by one value', async () => {
  const answers = (query: string) =>
    read<{
      data: { answer: unknown; userId: string | null; name: string | null }[];
      pagination: { total: number; next?: string };
    }>(`/micro-surveys/${id}/results/answers?${query}`);
  const first = await answers('questionId=why&limit=100');
  const next = await answers(`questionId=why&limit=100&after=${first.pagination.next}`);
  const all = [...first.data, ...next.data];
  expect(all).toHaveLength(await count(`"answers" ? 'why'`));
  expect(all.every(({ answer }) => typeof answer === 'string')).toBe(true);
  for (const { userId, name } of all) expect(name).toBe(userId === null ? null : userId.replace('user-', 'Person '));
  const exports = await answers('questionId=uses&value=Exports');
  expect(exports.pagination.total).toBe(await count(`"answers" -> 'uses' @> '"Exports"'`));
  const four = await answers(`questionId=ease&value=4&segmentId=${segmentId}`);
  expect(four.pagination.total).toBe(await count(`"answers" -> 'ease' = '4' AND ${SELECTIONS[2]?.[2]}`));
});

test('an unknown segment is not found, and a text question cannot be part of a cross-tab', async () => {
  const status = async (query: string) =>
    (await api.call('GET', `/micro-surveys/${id}/results${query}`, { key })).status;
  expect(await status('?segmentId=2000000000')).toBe(404);
  expect(await status('/cross-tab?rows=ease&columns=why')).toBe(400);
  expect(await status('/cross-tab?rows=ease&columns=unknown')).toBe(404);
  expect(await status('/cross-tab?rows=..&columns=%2e%2e')).toBe(404);
});

test('an answer with more values than any question offers is refused', async () => {
  const { ask } = browser();
  const send = (length: number) =>
    ask('/responses/survey', { id: `many-${length}`, widgetId: id, answers: { uses: Array(length).fill('Reports') } });
  expect((await send(101)).status).toBe(400);
});
