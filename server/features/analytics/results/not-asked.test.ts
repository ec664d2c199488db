import { afterAll, expect, test } from 'vitest';
import { companyMaker } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import type { SurveyResults } from './schema';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());

const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5 },
  { id: 'hard', question: 'What was hard?', type: 'multiple-choice', options: ['Import', 'Export'] },
  { id: 'which', question: 'Which file?', type: 'text' },
  { id: 'call', question: 'May we call?', type: 'yes-no' },
];
const CONDITIONS = [
  {},
  { showIf: { questionId: 'ease', answers: [1, 2] } },
  { showIf: { questionId: 'hard', answers: ['Import'] } },
  { showIf: { questionId: 'which' } },
];
const ANSWERS: Record<string, unknown>[] = [
  { ease: 5 },
  { ease: 4 },
  { ease: 1 },
  { ease: 2, hard: ['Export'] },
  { ease: 2, hard: ['Export', 'Import'], which: 'plan.csv', call: 'no' },
  { ease: 1, hard: ['Import'] },
  // `hard` was answered although its condition is not met: it counts as answered.
  { ease: 5, hard: ['Import'] },
  {},
];

async function surveyOf(questions: object[]) {
  const { rest, browser } = await companyMaker(database, api)();
  const body = { name: 'S', active: true, targeting: { showOnAllPages: true }, settings: { questions } };
  const { id } = await rest('POST', '/micro-surveys', body);
  for (const [at, answers] of ANSWERS.entries()) {
    const sent = await browser().ask('/responses/survey', { id: `response-${at}`, widgetId: id, answers });
    expect(sent.status).toBe(200);
  }
  const { questions: results } = (await rest('GET', `/micro-surveys/${id}/results`)) as unknown as SurveyResults;
  return results.map(({ id: key, answered, skipped, notAsked }) => [key, answered, skipped, notAsked]);
}

test('a question that was not asked does not count as skipped', async () => {
  expect(await surveyOf(QUESTIONS.map((question, at) => ({ ...question, ...CONDITIONS[at] })))).toEqual([
    ['ease', 7, 1, 0],
    ['hard', 4, 1, 3],
    // Three people chose Import. One of them did not meet the condition of `hard`, so `which` was asked of two.
    ['which', 1, 1, 6],
    ['call', 1, 0, 7],
  ]);
});

test('without conditions every question was asked', async () => {
  expect(await surveyOf(QUESTIONS)).toEqual([
    ['ease', 7, 1, 0],
    ['hard', 4, 4, 0],
    ['which', 1, 7, 0],
    ['call', 1, 7, 0],
  ]);
});

test('a question whose condition names no earlier question was never asked', async () => {
  const results = await surveyOf([
    QUESTIONS[0] as object,
    { ...QUESTIONS[1], showIf: { questionId: 'gone' } },
    { ...QUESTIONS[3], showIf: { questionId: 'hard' } },
  ]);
  expect(results.slice(0, 3)).toEqual([
    ['ease', 7, 1, 0],
    ['hard', 4, 0, 4],
    ['call', 1, 0, 7],
  ]);
});
