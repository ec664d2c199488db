import { afterAll, describe, expect, test } from 'vitest';
import { companyMaker, NPS } from '../../../testing/browser';
import { callerIn, openTestCaller } from '../../../testing/caller';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import { bootstrap } from './bootstrap';
import { createLiveCache } from './live';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

const EDGE = Date.parse('2026-11-01T09:00:00.000Z');
const MINUTE_MS = 60_000;
const iso = (ms: number): string => new Date(ms).toISOString();

/** Creates a survey with a schedule. @returns a function that counts the widgets a browser gets `ms` milliseconds after `EDGE` */
async function scheduled(schedule: object) {
  const { companyId, api: operations } = await openTestCaller();
  const live = { ...NPS, settings: { ...NPS.settings, ...schedule } };
  await operations.npsWidgets.create(live as Parameters<typeof operations.npsWidgets.create>[0]);
  const readLive = createLiveCache();
  const ctx = callerIn(database, companyId).ctx();
  let known: string | undefined;
  /** Undefined if the browser already has this response. */
  return async (ms: number): Promise<number | undefined> => {
    const text = await bootstrap(ctx, readLive, { anonymousId: 'browser-0001', known }, new Date(EDGE + ms));
    if (!text) return undefined;
    const answer = JSON.parse(text) as { etag: string; widgets: unknown[] };
    known = answer.etag;
    return answer.widgets.length;
  };
}

describe('a schedule is exact to the millisecond', () => {
  test('endAt', async () => {
    const offered = await scheduled({ endAt: iso(EDGE) });
    expect(await offered(-24 * 60 * MINUTE_MS)).toBe(1);
    // The same response until the last millisecond.
    expect([await offered(-MINUTE_MS), await offered(-1)]).toEqual([undefined, undefined]);
    expect(await offered(0)).toBe(0);
    expect([await offered(1), await offered(MINUTE_MS)]).toEqual([undefined, undefined]);
  });

  test('startAt', async () => {
    const offered = await scheduled({ startAt: iso(EDGE) });
    expect(await offered(-MINUTE_MS)).toBe(0);
    expect(await offered(-1)).toBeUndefined();
    expect(await offered(0)).toBe(1);
    expect(await offered(1)).toBeUndefined();
  });

  test('both, with an offset other than UTC', async () => {
    const offered = await scheduled({ startAt: '2026-11-01T14:30:00+05:30', endAt: '2026-11-01T01:00:30-08:00' });
    expect(await offered(-1)).toBe(0);
    expect(await offered(0)).toBe(1);
    expect(await offered(29_999)).toBeUndefined();
    expect(await offered(30_000)).toBe(0);
  });
});

test('a browser gets no widget after its endAt, even though the server caches live widgets', async () => {
  const { rest, browser } = await installed();
  const endAt = Date.now() + 2_000;
  await rest('POST', '/nps-widgets', { ...NPS, settings: { ...NPS.settings, endAt: iso(endAt) } });
  const one = browser();
  const answers: { from: number; to: number; widgets: number }[] = [];
  do {
    const from = Date.now();
    const widgets = (await one.shown()).length;
    answers.push({ from, to: Date.now(), widgets });
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (answers.at(-1)?.widgets && Date.now() < endAt + MINUTE_MS);
  for (const { from, to, widgets } of answers) {
    if (to < endAt) expect(widgets).toBe(1);
    if (from >= endAt) expect(widgets).toBe(0);
  }
});

test.each([
  [{ endAt: MINUTE_MS }, true],
  [{ endAt: -MINUTE_MS }, false],
  [{ startAt: MINUTE_MS }, false],
  [{ startAt: -MINUTE_MS }, true],
])('with a schedule of %j milliseconds from now, bootstrap, diagnosis and warnings agree', async (schedule, isOn) => {
  const { rest, browser } = await installed();
  const moments = Object.entries(schedule).map(([key, ms]) => [key, iso(Date.now() + ms)]);
  const settings = { ...NPS.settings, ...Object.fromEntries(moments) };
  const { id, warnings } = await rest('POST', '/nps-widgets', { ...NPS, settings });
  expect(await browser().shown()).toHaveLength(isOn ? 1 : 0);
  const { gates } = (await rest('GET', `/widgets/${id}/diagnose?url=https%3A%2F%2Fapp.example.com%2F`)) as unknown as {
    gates: { gate: string; passed: boolean }[];
  };
  expect(gates.find(({ gate }) => gate === 'schedule')?.passed).toBe(isOn);
  const over = ((warnings ?? []) as { code: string }[]).some(({ code }) => code === 'over');
  expect(over).toBe('endAt' in schedule && !isOn);
});
