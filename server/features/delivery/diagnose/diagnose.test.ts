import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../../widgets/targeting/dates';
import type { Gate } from '../../../../widgets/targeting/gates';
import { rolloutShare, segmentRolloutKey } from '../../../../widgets/targeting/rollout';
import { companyMaker, forUsers, NPS } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

type Diagnosis = { id: number; shows: boolean | null; sentence: string; gates: (Gate & { users?: number })[] };

const PAGE = 'https://app.example.com/projects';

/** A company with the user Ann, who has a plan, and a function that diagnoses a widget for her. */
async function withAnn() {
  const made = await installed();
  const { rest, browser } = made;
  const ann = browser();
  await ann.ask('/identify', { userId: 'ann', metadata: { plan: 'free' } });
  const nps = (more: object = {}) => rest('POST', '/nps-widgets', { ...NPS, ...more });
  const ask = async (id: number, query: Record<string, string> = {}) =>
    (await rest(
      'GET',
      `/widgets/${id}/diagnose?${new URLSearchParams({ userId: 'ann', url: PAGE, ...query })}`,
    )) as unknown as Diagnosis;
  const did = (name: string, widget: { id: number }, more: object = {}) =>
    ann.report(name, widget, 'npsWidget', more, { userId: 'ann' });
  const offered = () => ann.shown({ userId: 'ann' });
  return { ...made, ann, nps, ask, did, offered };
}

/** The first gate that did not pass. */
const held = ({ gates }: Diagnosis) => gates.find(({ passed }) => passed !== true);

test('lists every gate in order, and shows the widget if none fails', async () => {
  const { nps, ask } = await withAnn();
  const { id } = await nps();
  const answer = await ask(id);
  expect(answer.gates.map(({ gate, passed }) => [gate, passed])).toEqual(
    ['archived', 'live', 'schedule', 'identity', 'rules', 'frequency', 'throttle', 'priority'].map((gate) => [
      gate,
      true,
    ]),
  );
  expect(answer).toMatchObject({
    entityType: 'npsWidget',
    id,
    name: 'NPS',
    shows: true,
    sentence: 'Nothing holds it back.',
  });
});

test('all live widgets of a user are listed page by page, with any priority', async () => {
  const { nps, rest } = await withAnn();
  for (const priority of [12.5, 12.25, 3, 0])
    await nps({ name: `P ${priority}`, settings: { ...NPS.settings, priority } });
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const query = new URLSearchParams({ url: PAGE, limit: '1', ...(after ? { after } : {}) });
    const { data, pagination } = (await rest('GET', `/users/ann/diagnose?${query}`)) as unknown as {
      data: { name: string }[];
      pagination: { next: string | null };
    };
    seen.push(...data.map(({ name }) => name));
    if (!pagination.next) break;
    after = pagination.next;
  }
  expect(seen).toEqual(['P 12.5', 'P 12.25', 'P 3', 'P 0']);
});

test('a page is given by its URL or its path; other values are rejected', async () => {
  const { nps, key } = await withAnn();
  const { id } = await nps();
  const answer = async (path: string, url: string) => {
    const { status, body } = await api.call('GET', `${path}?${new URLSearchParams({ url })}`, { key });
    return [status, (body as { error?: { message: string } }).error?.message];
  };
  for (const path of [`/widgets/${id}/diagnose`, '/users/ann/diagnose']) {
    for (const url of [PAGE, 'http://localhost:3000', 'capacitor://localhost/x?a#b', '/', '/projects?a=1', ` ${PAGE} `])
      expect([url, await answer(path, url)]).toEqual([url, [200, undefined]]);
    for (const url of ['not a url', 'app.example.com/projects', 'projects', '', '//app.example.com', '/a b'])
      expect([url, await answer(path, url)]).toEqual([
        url,
        [
          400,
          'url: Must be the address of a page, such as `https://app.example.com/projects`, or its path, such as `/projects`.',
        ],
      ]);
  }
});

describe('failing gates, and the widgets that the browser gets', () => {
  test('a draft, an archived widget, and widgets that are not scheduled now', async () => {
    const { nps, ask, rest, offered } = await withAnn();
    const draft = await nps({ active: false });
    expect(held(await ask(draft.id))).toMatchObject({ gate: 'live', passed: false });
    const archived = await nps({ active: false });
    await rest('DELETE', `/nps-widgets/${archived.id}`);
    const answer = await ask(archived.id);
    expect(answer.gates.slice(0, 2)).toMatchObject([
      { gate: 'archived', passed: false },
      { gate: 'live', passed: false },
    ]);
    expect(answer.sentence).toMatch(/^Held back by archived: It was archived on 20/);
    const later = await nps({ settings: { ...NPS.settings, startAt: '2999-01-01T00:00:00Z' } });
    expect(held(await ask(later.id))).toMatchObject({ gate: 'schedule', sentence: expect.stringContaining('2999') });
    const over = await nps({ settings: { ...NPS.settings, endAt: '2020-01-01T00:00:00Z' } });
    expect(held(await ask(over.id))).toMatchObject({ gate: 'schedule', sentence: expect.stringContaining('ended') });
    expect(await offered()).toEqual([]);
  });

  test('snooze after “Later”, regardless of the frequency, until `snoozeHours` have passed', async () => {
    const { ask, rest, ann } = await withAnn();
    const settings = { type: 'popup', frequency: { mode: 'always' }, snoozeHours: 2 };
    const fields = { name: 'News', title: 'News', content: '<p>x</p>', targeting: { showOnAllPages: true } };
    const news = await rest('POST', '/announcements', { ...fields, settings, active: true });
    const other = await rest('POST', '/announcements', { ...fields, active: true });
    const did = (name: string, at: number) => ann.report(name, news, 'announcement', { at }, { userId: 'ann' });
    const at = Date.now() - HOUR_MS;
    await did('announcement_shown', at - 1_000);
    await did('announcement_snoozed', at);
    const answer = await ask(news.id);
    const snooze = answer.gates.find(({ gate }) => gate === 'snooze');
    const end = String(snooze?.seen);
    // The browser reports how long ago an event happened, so its time is only as exact as the request is fast.
    expect(Math.abs(Date.parse(end) - (at + 2 * HOUR_MS))).toBeLessThan(HOUR_MS / 60);
    expect(snooze).toMatchObject({ passed: false });
    expect(answer.sentence).toBe(`Held back by snooze: This person pressed “Later”: it comes back at ${end}.`);
    expect(answer.gates.find(({ gate }) => gate === 'frequency')).toMatchObject({ passed: true });
    // A widget that is put off does not block others.
    expect((await ask(other.id)).shows).toBe(true);
    await rest('PATCH', `/announcements/${news.id}`, { settings: { snoozeHours: 1 } });
    const after = await ask(news.id);
    expect([after.shows, after.gates.some(({ gate }) => gate === 'snooze')]).toEqual([true, false]);
  });

  test('the pause after another widget was closed, which applies only in the same browser', async () => {
    const { nps, ask, rest, did } = await withAnn();
    await rest('PATCH', '/company', { settings: { widgetPauseSeconds: 600 } });
    const [closed, next] = [await nps(), await nps()];
    expect((await ask(next.id)).gates.some(({ gate }) => gate === 'pause')).toBe(false);
    await did('nps_widget_shown', closed, { at: Date.now() - 62_000 });
    await did('nps_widget_dismissed', closed, { at: Date.now() - 60_000 });
    const answer = await ask(next.id);
    expect(answer.shows).toBe(null);
    expect(answer.sentence).toMatch(
      /^Depends on pause: Another one was closed just before: it waits 5[34]\d s more in the browser where that was\.$/,
    );
    await rest('PATCH', '/company', { settings: { widgetPauseSeconds: 30 } });
    expect((await ask(next.id)).shows).toBe(true);
  });

  test('rules, each with the expected and the actual value', async () => {
    const { nps, ask, rest, offered, did } = await withAnn();
    const segment = await rest('POST', '/segments', { name: 'Payers', ...forUsers('pro') });
    const seenBefore = await nps();
    await did('nps_widget_shown', seenBefore);
    const rules = [
      { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' },
      { type: 'user-property', property: 'seats', comparisonOperator: 'exists' },
      { type: 'user-segment', comparisonOperator: 'in', userSegmentId: segment.id },
      {
        type: 'widget-state',
        comparisonOperator: 'completed',
        value: { entityType: 'npsWidget', entityId: seenBefore.id },
      },
      { type: 'event', comparisonOperator: 'count-at-least', value: { name: 'exported', count: 3 } },
      { type: 'rollout', comparisonOperator: 'less-than', value: 0 },
      { type: 'url', comparisonOperator: 'contains', value: '/reports' },
      { type: 'element', comparisonOperator: 'present', value: '#new' },
      { type: 'all-pages' },
    ];
    const { id } = await nps({ targeting: { rules } });
    const { gates } = await ask(id);
    expect(gates.filter(({ gate }) => gate === 'rules')).toMatchObject([
      { passed: false, wanted: 'pro', seen: 'free', sentence: 'To users whose plan is pro.' },
      { passed: false, seen: null },
      {
        passed: false,
        seen: 'not in the segment',
        sentence: 'To users in the segment “Payers”. Not met: To users whose plan is pro.',
      },
      { passed: false, seen: { seen: true, completed: false, dismissed: false } },
      { passed: false, seen: { count: 0 } },
      { passed: false, wanted: 0, seen: expect.any(Number) },
      { passed: false, wanted: '/reports', seen: PAGE },
      { passed: null, wanted: '#new' },
      { passed: true },
    ]);
    expect(await offered()).toEqual([`npsWidget/${seenBefore.id}`]);
  });

  test('the unmet rules of a segment include its share of users only if it leaves the user out', async () => {
    const { nps, ask, rest } = await withAnn();
    const share = rolloutShare(segmentRolloutKey('ann'));
    for (const [value, isMet] of [
      [Math.ceil(share) + 1, true],
      [Math.floor(share) - 1, false],
    ] as const) {
      const rules = [{ type: 'rollout', value }, ...forUsers('pro').rules];
      const segment = await rest('POST', '/segments', { name: `S ${value}`, rules });
      const { id } = await nps({ targeting: { rules: [{ type: 'user-segment', userSegmentId: segment.id }] } });
      const { sentence } = (await ask(id)).gates.find(({ gate }) => gate === 'rules') ?? {};
      expect([isMet, sentence?.includes('%')]).toEqual([isMet, !isMet]);
    }
  });

  test('with `or`, a rule that is not met does not fail if another one is met', async () => {
    const { nps, ask } = await withAnn();
    const [pro, free] = ['pro', 'free'].map((value) => forUsers(value).rules[0]);
    const element = { type: 'element', comparisonOperator: 'present', value: '#new' };
    const either = await nps({ targeting: { rules: [pro, free], ruleLogicalOperator: 'or' } });
    expect((await ask(either.id)).shows).toBe(true);
    const first = { settings: { ...NPS.settings, priority: 9 } };
    const open = await nps({ ...first, targeting: { rules: [pro, element], ruleLogicalOperator: 'or' } });
    const answer = await ask(open.id);
    expect([answer.shows, answer.gates.filter(({ gate }) => gate === 'rules').map(({ passed }) => passed)]).toEqual([
      null,
      [null, null],
    ]);
    const none = await nps({ targeting: { rules: [pro], ruleLogicalOperator: 'or' } });
    expect((await ask(none.id)).shows).toBe(false);
  });

  test('facts that only a browser knows are unknown unless they are given', async () => {
    const { nps, ask } = await withAnn();
    const rules = [
      { type: 'device', comparisonOperator: 'is-one-of', value: ['mobile'] },
      { type: 'language', comparisonOperator: 'is-one-of', value: ['fr'] },
      { type: 'location', comparisonOperator: 'is-one-of', value: ['FR'] },
      { type: 'url', comparisonOperator: 'starts-with', value: '/projects' },
    ];
    const { id } = await nps({ targeting: { rules } });
    const passed = async (query: Record<string, string>) =>
      (await ask(id, query)).gates.filter(({ gate }) => gate === 'rules').map((one) => one.passed);
    expect(await passed({})).toEqual([null, null, null, true]);
    expect(await passed({ device: 'mobile', language: 'fr-CA', country: 'fr' })).toEqual([true, true, true, true]);
    expect(await passed({ device: 'desktop', language: 'de', country: 'DE', url: '/x' })).toEqual(Array(4).fill(false));
  });

  test('frequency, with the time and the page of the last display', async () => {
    const { nps, ask, did, ann } = await withAnn();
    const { id } = await nps({ settings: { ...NPS.settings, frequency: { mode: 'once' } } });
    expect((await ask(id)).shows).toBe(true);
    await did('nps_widget_shown', { id }, { properties: { url: `${PAGE}?a` } });
    const gate = held(await ask(id));
    expect(gate).toMatchObject({
      gate: 'frequency',
      passed: false,
      wanted: { mode: 'once' },
      seen: { shows: 1, completed: false, dismissed: false, lastSeen: { url: `${PAGE}?a` } },
    });
    expect(gate?.sentence).toMatch(/Last seen on 20\S+Z at https:\/\/app\.example\.com\/projects\?a\.$/);
    const { widgets } = (await ann.ask('/bootstrap', { userId: 'ann' })).body;
    expect(widgets).toMatchObject([{ id, due: false }]);
  });

  test('frequency once per tab, which only the tab knows', async () => {
    const { nps, ask, did } = await withAnn();
    const { id } = await nps({ settings: { ...NPS.settings, frequency: { mode: 'session' } } });
    expect((await ask(id)).shows).toBe(true);
    await did('nps_widget_shown', { id });
    expect([(await ask(id)).shows, held(await ask(id))?.gate]).toEqual([null, 'frequency']);
  });

  test('the throttle, and the widget with precedence', async () => {
    const { nps, ask, rest, did } = await withAnn();
    const settings = (priority: number) => ({ settings: { ...NPS.settings, priority } });
    const [low, high] = [await nps(settings(1)), await nps({ ...settings(9), name: 'First' })];
    expect(held(await ask(high.id))).toBeUndefined();
    expect(held(await ask(low.id))).toMatchObject({
      gate: 'priority',
      wanted: 1,
      sentence: `It waits until npsWidget/${high.id} (“First”, priority 9) is closed: one comes over the page at a time.`,
    });
    // A draft blocks no other widget, but its diagnosis names the widget that would block it.
    const draft = await nps({ ...settings(20), active: false });
    expect(held(await ask(high.id))).toBeUndefined();
    expect((await ask(draft.id)).gates.find(({ gate }) => gate === 'priority')).toMatchObject({ passed: true });
    await rest('PATCH', '/company', { settings: { throttle: { maxWidgets: 1, windowHours: 24 } } });
    await did('nps_widget_shown', high);
    expect(held(await ask(low.id))).toMatchObject({ gate: 'throttle', seen: 0 });
  });

  test('identity: an unknown user, and the hash', async () => {
    const { nps, ask, rest, key } = await withAnn();
    const { id } = await nps();
    expect(held(await ask(id, { userId: '..' }))).toMatchObject({ gate: 'identity', passed: null, seen: '..' });
    await rest('PATCH', '/company', { settings: { identityVerification: { required: true } } });
    expect(held(await ask(id))).toMatchObject({ gate: 'identity', passed: null });
    expect(held(await ask(id, { hash: 'wrong' }))).toMatchObject({ gate: 'identity', passed: false });
    const { createHmac } = await import('node:crypto');
    const hash = createHmac('sha256', key).update('ann').digest('hex');
    expect((await ask(id, { hash })).shows).toBe(true);
  });

  test('a disabled script', async () => {
    const { nps, ask, rest } = await withAnn();
    const { id } = await nps();
    expect(held(await ask(id, { url: `${PAGE}?docent=off` }))).toMatchObject({ gate: 'off' });
    await rest('PATCH', '/company', {
      settings: { allowedOrigins: ['https://other.example.com'], offAutomated: true },
    });
    expect(held(await ask(id))).toMatchObject({ gate: 'off', seen: 'https://app.example.com' });
    expect(await ask(id, { url: 'https://other.example.com/' })).toMatchObject({ shows: true });
  });

  test('the trigger that a survey waits for', async () => {
    const { rest, ask } = await withAnn();
    const survey = (settings: object) =>
      rest('POST', '/micro-surveys', {
        name: 'Survey',
        active: true,
        targeting: { showOnAllPages: true },
        settings: { questions: [{ question: 'Why?', type: 'text' }], ...settings },
      });
    const { id } = await survey({ displayTrigger: 'scroll_percent', displayTriggerValue: 70 });
    expect(held(await ask(id))).toMatchObject({
      gate: 'start',
      passed: null,
      sentence: 'It waits for scroll to 70 %.',
    });
  });
});

test('counts the users that pass each gate when no user is named', async () => {
  const { nps, rest, browser } = await withAnn();
  for (const [at, plan] of ['pro', 'pro', 'pro', 'free'].entries())
    await rest('PUT', `/users/user-${at}`, { metadata: { plan } });
  const rules = [...forUsers('pro').rules, { type: 'url', comparisonOperator: 'contains', value: '/projects' }];
  const settings = { ...NPS.settings, frequency: { mode: 'once' } };
  const { id } = await nps({ targeting: { rules }, settings });
  await browser().report('nps_widget_shown', { id }, 'npsWidget', {}, { userId: 'user-0' });
  const answer = (await rest('GET', `/widgets/${id}/diagnose?url=${PAGE}`)) as unknown as Diagnosis & { users: object };
  expect(answer.users).toEqual({ total: 5, matching: 2 });
  expect(answer.shows).toBeNull();
  expect(answer.gates.map(({ gate, users }) => [gate, users])).toEqual([
    ['archived', 5],
    ['live', 5],
    ['schedule', 5],
    ['identity', 5],
    ['rules', 3],
    ['rules', 5],
    ['frequency', 4],
    ['throttle', 5],
    ['priority', 5],
  ]);
  const elsewhere = (await rest('GET', `/widgets/${id}/diagnose?url=/other`)) as unknown as Diagnosis;
  expect(elsewhere.gates[5]).toMatchObject({ passed: false, users: 0 });
  // A segment with the same rules has the same count.
  expect(await rest('POST', '/segments/count', forUsers('pro'))).toMatchObject({ matching: 3, total: 5 });
});

test('diagnoses every live widget for a user, page by page', async () => {
  const { nps, rest } = await withAnn();
  const [pro, all] = [await nps({ targeting: forUsers('pro') }), await nps()];
  await nps({ active: false });
  const answer = await rest('GET', `/users/ann/diagnose?url=${PAGE}`);
  expect(answer).toMatchObject({
    data: [
      { id: pro.id, shows: false, sentence: 'Held back by rules: To users whose plan is pro. Seen: "free".' },
      { id: all.id, shows: true },
    ],
    pagination: { total: 2 },
  });
  const first = (await rest('GET', '/users/ann/diagnose?limit=1')) as unknown as {
    data: Diagnosis[];
    pagination: { next: string };
  };
  expect(first.data.map(({ id }) => id)).toEqual([pro.id]);
  const second = await rest('GET', `/users/ann/diagnose?limit=1&after=${first.pagination.next}`);
  expect(second).toMatchObject({ data: [{ id: all.id }], pagination: { total: 2 } });
});

test('returns nothing of another company, and accepts every valid user id', async () => {
  const [own, other] = [await withAnn(), await withAnn()];
  const { id } = await own.nps();
  const foreign = await api.call('GET', `/widgets/${id}/diagnose?userId=ann`, { key: other.key });
  expect([foreign.status, foreign.body]).toMatchObject([404, { error: { code: 'not_found' } }]);
  expect((await api.call('GET', '/users/unknown/diagnose', { key: own.key })).status).toBe(404);
  await own.rest('PUT', '/users/only-mine', { metadata: { secret: 'x' } });
  expect((await api.call('GET', '/users/only-mine/diagnose', { key: other.key })).status).toBe(404);
  const mine = await other.nps({ targeting: forUsers('x') });
  const asked = await other.ask(mine.id, { userId: 'only-mine' });
  expect([held(asked)?.gate, JSON.stringify(asked).includes('secret')]).toEqual(['identity', false]);
  expect(asked.sentence).toBe(
    'Held back by rules: To users whose plan is x. Seen: nothing. Docent does not know the user only-mine: no page has identified them.',
  );
  for (const userId of ['..', '.', 'a/b', '%2F', 'ä ö', 'import', 'diagnose']) {
    await own.ann.ask('/identify', { userId, metadata: { plan: 'free' } });
    const answer = await own.ask(id, { userId });
    expect([userId, answer.shows]).toEqual([userId, true]);
  }
});
