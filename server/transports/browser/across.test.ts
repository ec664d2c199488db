import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../widgets/targeting/dates';
import { companyMaker, forUsers, NPS } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const limits = { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' };
// Two services that share only the database.
const [api, replica] = [await startApi(database, limits), await startApi(database, limits)];
afterAll(async () => {
  await api.stop();
  await replica.stop();
});
const installed = companyMaker(database, api);

const ANN = { userId: 'ann' };
const hoursAgo = (hours: number) => ({ at: Date.now() - hours * HOUR_MS });

/**
 * Makes a live survey with these settings. `does` and `answers` act on Ann's phone. `onDesk` and `toOthers` return whether the survey is
 * due on her desktop and for other visitors.
 */
async function withSettings(more: object) {
  const { rest, browser } = await installed();
  const nps = await rest('POST', '/nps-widgets', { ...NPS, settings: { ...NPS.settings, ...more } });
  const [phone, desk, stranger] = [browser(), browser(undefined, replica), browser()];
  for (const one of [phone, desk]) await one.ask('/identify', ANN);
  const dueIn = async (one: typeof desk, who: object): Promise<boolean[]> =>
    (await one.ask('/bootstrap', who)).body.widgets.map(({ due }: { due: boolean }) => due);
  return {
    does: (name: string, when: object = {}) => phone.report(name, nps, 'npsWidget', when, ANN),
    answers: () => phone.ask('/responses/nps', { ...ANN, id: 'the-answer', widgetId: nps.id, rating: '9' }),
    onDesk: () => dueIn(desk, ANN),
    toOthers: () => dueIn(stranger, {}),
  };
}

describe('actions of a person in one browser also apply in another', () => {
  test('once', async () => {
    const { does, onDesk, toOthers } = await withSettings({ frequency: { mode: 'once' } });
    expect(await onDesk()).toEqual([true]);
    await does('nps_widget_shown');
    expect([await onDesk(), await toOthers()]).toEqual([[false], [true]]);
  });

  test('interval', async () => {
    const { does, onDesk, toOthers } = await withSettings({ frequency: { mode: 'interval', intervalHours: 2 } });
    await does('nps_widget_shown', hoursAgo(3));
    expect(await onDesk()).toEqual([true]);
    await does('nps_widget_shown', hoursAgo(1));
    expect([await onDesk(), await toOthers()]).toEqual([[false], [true]]);
  });

  test('at most maxShows times', async () => {
    const { does, onDesk, toOthers } = await withSettings({ frequency: { mode: 'always', maxShows: 2 } });
    await does('nps_widget_shown');
    expect(await onDesk()).toEqual([true]);
    await does('nps_widget_shown');
    expect([await onDesk(), await toOthers()]).toEqual([[false], [true]]);
  });

  test('until completed', async () => {
    const { does, answers, onDesk, toOthers } = await withSettings({ frequency: { mode: 'until-completed' } });
    for (const name of ['nps_widget_shown', 'nps_widget_dismissed']) await does(name);
    expect(await onDesk()).toEqual([true]);
    await answers();
    expect([await onDesk(), await toOthers()]).toEqual([[false], [true]]);
  });

  test('“Later” hides a widget for its hours, then shows it once more regardless of its frequency', async () => {
    const { rest, browser } = await installed();
    const settings = { type: 'popup', frequency: { mode: 'once', maxShows: 2 }, snoozeHours: 2 };
    const fields = { name: 'News', title: 'News', content: '<p>x</p>', targeting: { showOnAllPages: true } };
    const news = await rest('POST', '/announcements', { ...fields, settings, active: true });
    const [phone, desk] = [browser(), browser(undefined, replica)];
    for (const one of [phone, desk]) await one.ask('/identify', ANN);
    const does = (name: string, hours: number, minutes = 0) =>
      phone.report(name, news, 'announcement', { at: Date.now() - hours * HOUR_MS + minutes * 60_000 }, ANN);
    const isDue = async () => (await desk.ask('/bootstrap', ANN)).body.widgets[0].due;
    await does('announcement_shown', 6);
    await does('announcement_snoozed', 6, 1);
    expect(await isDue()).toBe(true);
    await does('announcement_shown', 1, 1);
    expect(await isDue()).toBe(false);
    await does('announcement_snoozed', 1, 2);
    expect(await isDue()).toBe(false);
    await rest('PATCH', `/announcements/${news.id}`, { settings: { ...settings, snoozeHours: 1, frequency: null } });
    expect(await isDue()).toBe(false);
    const why = await rest('GET', `/widgets/${news.id}/diagnose?userId=ann&url=https://example.com/`);
    expect(why.sentence).toMatch(/^Held back by snooze: This person pressed “Later”: it comes back at 20/);
    await does('announcement_closed', 0);
    expect(await isDue()).toBe(false);
  });

  test('the browser receives the pause, and 0 means no pause', async () => {
    const { rest, browser } = await installed();
    const pause = async () => (await browser().ask('/bootstrap')).body.pause;
    expect(await pause()).toBe(30);
    for (const [widgetPauseSeconds, expected] of [
      [120, 120],
      [0, undefined],
    ]) {
      await rest('PATCH', '/company', { settings: { widgetPauseSeconds } });
      expect(await pause()).toBe(expected);
    }
  });

  test('the throttle', async () => {
    const { rest, browser } = await installed();
    await rest('PATCH', '/company', { settings: { throttle: { maxWidgets: 2, windowHours: 4 } } });
    const [one, two] = [await rest('POST', '/nps-widgets', NPS), await rest('POST', '/nps-widgets', NPS)];
    const [phone, desk] = [browser(), browser(undefined, replica)];
    const left = async (who: object) => (await desk.ask('/bootstrap', who)).body.allowance;
    await phone.report('nps_widget_shown', one, 'npsWidget', hoursAgo(5), ANN);
    expect(await left(ANN)).toBe(2);
    for (const widget of [one, one, two]) await phone.report('nps_widget_shown', widget, 'npsWidget', hoursAgo(3), ANN);
    expect([await left(ANN), await left({ userId: 'bob' }), await left({})]).toEqual([0, 2, 2]);
  });
});

test.each([
  [{ startAt: -1 }, 1],
  [{ startAt: 1 }, 0],
  [{ endAt: 1 }, 1],
  [{ endAt: -1 }, 0],
  [{ startAt: -2, endAt: 2 }, 1],
  [{ startAt: -2, endAt: -1 }, 0],
])('with a schedule of %j hours from now, %i widgets are offered', async (hours, offered) => {
  const moments = Object.entries(hours).map(([key, from]) => [
    key,
    new Date(Date.now() + from * HOUR_MS).toISOString(),
  ]);
  const { onDesk } = await withSettings(Object.fromEntries(moments));
  expect(await onDesk()).toHaveLength(offered);
});

describe('between replicas', () => {
  test('publishing, changing and taking down on one replica applies to the next bootstrap of the other', async () => {
    const { rest, browser } = await installed();
    const there = browser(undefined, replica);
    await there.ask('/identify', { ...ANN, metadata: { plan: 'pro' } });
    expect(await there.shown(ANN)).toEqual([]);
    const segment = await rest('POST', '/segments', { name: 'Pro', ...forUsers('pro') });
    const rules = [{ type: 'user-segment', userSegmentId: segment.id }];
    const { id } = await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules } });
    expect(await there.shown(ANN)).toEqual([`npsWidget/${id}`]);
    await rest('PATCH', `/segments/${segment.id}`, forUsers('free'));
    expect(await there.shown(ANN)).toEqual([]);
    await rest('PATCH', `/segments/${segment.id}`, forUsers('pro'));
    await rest('PATCH', `/nps-widgets/${id}`, { settings: { question: 'And here?' } });
    const { body } = await there.ask('/bootstrap', ANN);
    expect(body.widgets).toMatchObject([{ view: { settings: { question: 'And here?' } } }]);
    expect((await there.ask('/bootstrap', { ...ANN, known: body.etag })).status).toBe(304);
    await rest('PATCH', `/nps-widgets/${id}`, { active: false });
    expect(await there.shown(ANN)).toEqual([]);
  });

  test('an event or an answer that reaches both replicas counts once', async () => {
    const { rest, browser, companyId } = await installed();
    const nps = await rest('POST', '/nps-widgets', NPS);
    const here = browser();
    const both = [here, browser(here.anonymousId, replica)];
    const rounds = Array.from({ length: 5 }, (_, n) => n).flatMap((n) => both.map((one) => ({ one, n })));
    const reports = await Promise.all(
      rounds.map(({ one, n }) => one.report('nps_widget_shown', nps, 'npsWidget', { id: `the-event-${n}` })),
    );
    expect(reports.map(({ status }) => status)).toEqual(rounds.map(() => 200));
    expect(reports.reduce((sum, { body }) => sum + body.recorded, 0)).toBe(5);
    const answer = { id: 'the-answer', widgetId: nps.id, rating: '9' };
    for (const { status } of await Promise.all(both.map(({ ask }) => ask('/responses/nps', answer))))
      expect(status).toBe(200);
    const where = { companyId };
    expect(await database.prisma.event.count({ where })).toBe(6);
    expect(await database.prisma.npsResponse.count({ where })).toBe(1);
  });
});
