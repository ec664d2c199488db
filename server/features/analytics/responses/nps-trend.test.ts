import { expect, test } from 'vitest';
import { openTestCaller, refusal } from '../../../testing/caller';
import { recordNps } from './nps';

const at = (day: string) => new Date(`${day}T12:00:00Z`);

async function answered() {
  const caller = await openTestCaller();
  const { api, ctx } = caller;
  const [first, second] = [await api.npsWidgets.create({ name: 'A' }), await api.npsWidgets.create({ name: 'B' })];
  const answer = (widgetId: number, day: string, ...ratings: number[]) =>
    ratings.map((rating) => recordNps(ctx(), { widgetId, rating, createdAt: at(day) }));
  await Promise.all([
    ...answer(first.id, '2026-03-01', 10, 9, 7, 0),
    ...answer(first.id, '2026-03-04', 6),
    ...answer(second.id, '2026-03-04', 8, 10),
    ...answer(second.id, '2026-02-28', 0),
    ...answer(second.id, '2026-03-06', 0),
  ]);
  return { api, first: first.id, second: second.id };
}

const days = { startDate: '2026-03-01', endDate: '2026-03-05' };
const none = { npsScore: null, totalResponses: 0, promoters: 0, passives: 0, detractors: 0 };

test('the trend has a point for every day, without a score for days without responses', async () => {
  const { api } = await answered();
  expect(await api.responses.npsTrend(days)).toEqual({
    period: { start: '2026-03-01', end: '2026-03-05', granularity: 'day' },
    overall: {
      npsScore: 14.3,
      totalResponses: 7,
      promoters: { count: 3, percentage: 42.9 },
      passives: { count: 2, percentage: 28.6 },
      detractors: { count: 2, percentage: 28.6 },
    },
    points: [
      { period: '2026-03-01', npsScore: 25, totalResponses: 4, promoters: 2, passives: 1, detractors: 1 },
      { period: '2026-03-02', ...none },
      { period: '2026-03-03', ...none },
      { period: '2026-03-04', npsScore: 0, totalResponses: 3, promoters: 1, passives: 1, detractors: 1 },
      { period: '2026-03-05', ...none },
    ],
  });
});

test('the trend of one widget counts only its responses', async () => {
  const { api, second } = await answered();
  const { points } = await api.responses.npsTrend({ widgetId: second, ...days });
  expect(points.map(({ npsScore }) => npsScore)).toEqual([null, null, null, 50, null]);
});

test('weeks start on Mondays, months on the first; the default granularity depends on the period', async () => {
  const { api } = await answered();
  const points = async (granularity: 'week' | 'month' | undefined, startDate: string, endDate: string) => {
    const trend = await api.responses.npsTrend({ granularity, startDate, endDate });
    return [trend.period.granularity, trend.points.map(({ period, totalResponses }) => [period, totalResponses])];
  };
  expect(await points('week', '2026-02-27', '2026-03-10')).toEqual([
    'week',
    [
      ['2026-02-27', 5],
      ['2026-03-02', 4],
      ['2026-03-09', 0],
    ],
  ]);
  expect(await points('month', '2026-01-15', '2026-03-31')).toEqual([
    'month',
    [
      ['2026-01-15', 0],
      ['2026-02-01', 1],
      ['2026-03-01', 8],
    ],
  ]);
  expect((await points(undefined, '2026-01-01', '2026-03-31'))[0]).toBe('week');
  expect((await points(undefined, '2025-09-01', '2026-03-31'))[0]).toBe('month');
});

test('rejects unknown widgets, widgets of other companies, and periods that are too long', async () => {
  const { api, first } = await answered();
  const { api: stranger } = await openTestCaller();
  expect((await refusal(stranger.responses.npsTrend({ widgetId: first }))).code).toBe('not_found');
  expect((await stranger.responses.npsTrend(days)).overall.totalResponses).toBe(0);
  const tooLong = { startDate: '2024-01-01', endDate: '2026-01-01' };
  expect((await refusal(api.responses.npsTrend(tooLong))).code).toBe('validation_error');
  expect((await refusal(api.responses.npsTrend({ startDate: '2026-03-02', endDate: '2026-03-01' }))).code).toBe(
    'validation_error',
  );
});
