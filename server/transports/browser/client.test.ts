import { afterAll, describe, expect, test } from 'vitest';
import { companyMaker, forUsers, NPS } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { WAIT_MS } from '../../testing/wait';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());

const installed = companyMaker(database, api);
const url = api.url.replace('/v1', '/client');

describe('bootstrap', () => {
  test('returns only live widgets, and a short response if nothing changed', async () => {
    const { rest, browser } = await installed();
    const { ask, shown } = browser();
    expect(await shown()).toEqual([]);
    const nps = await rest('POST', '/nps-widgets', NPS);
    await rest('POST', '/nps-widgets', { ...NPS, name: 'Draft', active: false });
    const first = await ask('/bootstrap');
    expect(first.body.widgets).toMatchObject([
      {
        entityType: 'npsWidget',
        id: nps.id,
        due: true,
        interrupts: true,
        view: { settings: { question: 'How likely?' } },
      },
    ]);
    expect((await ask('/bootstrap', { known: first.body.etag })).status).toBe(304);
    await rest('PATCH', `/nps-widgets/${nps.id}`, { settings: { question: 'And now?' } });
    expect((await ask('/bootstrap', { known: first.body.etag })).body.widgets[0].view.settings.question).toBe(
      'And now?',
    );
    await rest('POST', `/nps-widgets/${nps.id}/unpublish`).catch(() =>
      rest('PATCH', `/nps-widgets/${nps.id}`, { active: false }),
    );
    expect(await shown()).toEqual([]);
  });

  test('rules on users are evaluated on the server and not sent to the browser', async () => {
    const { rest, browser } = await installed();
    const segment = await rest('POST', '/segments', { name: 'Secret', ...forUsers('pro') });
    const rules = [
      { type: 'user-segment', userSegmentId: segment.id },
      { type: 'url', comparisonOperator: 'contains', value: '/x' },
    ];
    const nps = await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules } });
    const { ask, shown } = browser();
    expect(await shown()).toEqual([]);
    await ask('/identify', { userId: 'ann', metadata: { plan: 'pro', note: 'hidden' } });
    const { body } = await ask('/bootstrap', { userId: 'ann' });
    expect(body.widgets).toMatchObject([{ id: nps.id, rules: [rules[1]] }]);
    expect(JSON.stringify(body)).not.toMatch(/user-|Secret|hidden|"pro"/);
    await rest('PATCH', `/segments/${segment.id}`, forUsers('free'));
    expect(await shown({ userId: 'ann' })).toEqual([]);
  });

  test('a share of users in a segment is the same for widgets as in the list of its users', async () => {
    const { rest, browser } = await installed();
    const half = await rest('POST', '/segments', { name: 'Half', rules: [{ type: 'rollout', value: 50 }] });
    const rules = [{ type: 'user-segment', userSegmentId: half.id }];
    await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules } });
    const { shown } = browser();
    const seen: string[] = [];
    for (const userId of Array.from({ length: 20 }, (_, n) => `user-${n}`)) {
      await rest('PUT', `/users/${userId}`, { metadata: {} });
      if ((await shown({ userId })).length) seen.push(userId);
    }
    const { data } = await rest('GET', `/segments/${half.id}/users?limit=100`);
    const members = (data as unknown as { userId: string }[]).map(({ userId }) => userId);
    expect(seen.sort()).toEqual(members.sort());
    expect([0, 20]).not.toContain(members.length);
  });

  test('of two segments that are saved at the same time, the last committed one applies too', async ({ skip }) => {
    if (database.connections === 1) skip('one connection runs one transaction at a time');
    const { rest, browser, companyId } = await installed();
    const [early, late] = [
      await rest('POST', '/segments', { name: 'Early', ...forUsers('free') }),
      await rest('POST', '/segments', { name: 'Late', ...forUsers('free') }),
    ];
    const rules = [{ type: 'user-segment', userSegmentId: early.id }];
    const nps = await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules } });
    const { ask, shown } = browser();
    await ask('/identify', { userId: 'ann', metadata: { plan: 'pro' } });
    const pro = await rest('POST', '/segments', { name: 'Pro', ...forUsers('pro') });
    const { rules: saved } = await database.prisma.segment.findFirstOrThrow({ where: { companyId, id: pro.id } });
    await database.prisma.$transaction(
      async (tx) => {
        await tx.segment.update({
          where: { companyId_id: { companyId, id: early.id } },
          data: { rules: saved ?? [], updatedAt: new Date() },
        });
        await rest('PATCH', `/segments/${late.id}`, forUsers('pro'));
        expect(await shown({ userId: 'ann' })).toEqual([]);
      },
      { timeout: WAIT_MS },
    );
    expect(await shown({ userId: 'ann' })).toEqual([`npsWidget/${nps.id}`]);
  });

  test('a deleted segment has no members', async () => {
    const { rest, browser, companyId } = await installed();
    const { id: userSegmentId } = await rest('POST', '/segments', { name: 'Pro', ...forUsers('pro') });
    const to = (comparisonOperator: string) => ({
      rules: [{ type: 'user-segment', userSegmentId, comparisonOperator }],
    });
    await rest('POST', '/nps-widgets', { ...NPS, targeting: to('in') });
    const others = await rest('POST', '/nps-widgets', { ...NPS, targeting: to('not-in') });
    const { ask, shown } = browser();
    await ask('/identify', { userId: 'ann', metadata: { plan: 'pro' } });
    expect(await shown({ userId: 'ann' })).not.toContain(`npsWidget/${others.id}`);
    await database.prisma.segment.delete({ where: { companyId_id: { companyId, id: userSegmentId } } });
    expect(await shown({ userId: 'ann' })).toEqual([`npsWidget/${others.id}`]);
  });

  test('with `or`, one rule that is met on the server is enough; otherwise the page evaluates the other rules', async () => {
    const { rest, browser } = await installed();
    const rules = [...forUsers('pro').rules, { type: 'url', comparisonOperator: 'contains', value: '/x' }];
    await rest('POST', '/nps-widgets', { ...NPS, targeting: { rules, ruleLogicalOperator: 'or' } });
    const { ask } = browser();
    expect((await ask('/bootstrap')).body.widgets).toMatchObject([{ rules: [rules[1]], any: true }]);
    await ask('/identify', { userId: 'ann', metadata: { plan: 'pro' } });
    expect((await ask('/bootstrap', { userId: 'ann' })).body.widgets[0].rules).toEqual([{ type: 'all-pages' }]);
  });

  test('the frequency `once` and the throttle apply to all browsers of a person', async () => {
    const { rest, browser } = await installed();
    await rest('PATCH', '/company', { settings: { throttle: { maxWidgets: 1, windowHours: 24 } } });
    const settings = { ...NPS.settings, frequency: { mode: 'once' } };
    const nps = await rest('POST', '/nps-widgets', { ...NPS, settings });
    const [phone, desk] = [browser(), browser()];
    for (const one of [phone, desk]) await one.ask('/identify', { userId: 'ann' });
    expect((await desk.ask('/bootstrap', { userId: 'ann' })).body).toMatchObject({
      allowance: 1,
      widgets: [{ due: true }],
    });
    await phone.report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
    expect((await desk.ask('/bootstrap', { userId: 'ann' })).body).toMatchObject({
      allowance: 0,
      widgets: [{ due: false }],
    });
    expect((await browser().ask('/bootstrap')).body).toMatchObject({ allowance: 1, widgets: [{ due: true }] });
  });

  test('the country is derived from the time zone', async () => {
    const { ask } = (await installed()).browser();
    expect((await ask('/bootstrap', { timeZone: 'Europe/Berlin' })).body.country).toBe('DE');
    expect((await ask('/bootstrap', { timeZone: 'nonsense' })).body.country).toBeUndefined();
  });

  test('HTML is sanitized when it is delivered', async () => {
    const { rest, browser } = await installed();
    const content =
      '<p onclick="x()">Hi <a href="javascript:x()">there</a><script>x()</script><img src="x" onerror="x()"></p>';
    const targeting = { showOnAllPages: true };
    await rest('POST', '/announcements', { name: 'A', title: 'T', content, active: true, targeting });
    const [widget] = (await browser().ask('/bootstrap')).body.widgets;
    expect(widget.view.content).toBe('<p>Hi <a>there</a><img src="x" /></p>');
  });
});

describe('events', () => {
  test('an event counts once even if it is sent repeatedly, and invalid events are listed', async () => {
    const { rest, browser, key } = await installed();
    const { ask } = browser();
    const nps = await rest('POST', '/nps-widgets', NPS);
    const at = Date.now();
    const good = { id: 'event-0001', name: 'nps_widget_shown', entityType: 'npsWidget', entityId: nps.id, at };
    const events = [
      good,
      { ...good, id: 'event-0002', entityId: nps.id + 1_000_000 },
      { ...good, id: 'event-0003', name: 'tour_start' },
      { id: 'event-0004', name: 'clicked', at, properties: { deep: { a: 1 } } },
      { id: 'short', name: 7 },
      'nonsense',
    ];
    const first = await ask('/events', { sentAt: at, events });
    expect(first).toMatchObject({ status: 200, body: { recorded: 2, duplicates: 0 } });
    expect(first.body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual(
      expect.arrayContaining([
        [1, 'unknown_entity'],
        [2, 'unknown_event'],
        [4, expect.any(String)],
        [5, 'invalid_type'],
      ]),
    );
    expect((await ask('/events', { sentAt: at, events })).body).toMatchObject({ recorded: 0, duplicates: 2 });
    const many = await Promise.all(
      Array.from({ length: 10 }, () => ask('/events', { sentAt: at, events: [{ ...good, id: 'event-0009' }] })),
    );
    expect(many.reduce((sum, { body }) => sum + body.recorded, 0)).toBe(1);
    const stats = await api.call('GET', '/stats/widgets/npsWidget', { key });
    expect(JSON.stringify(stats.body)).toContain('"nps_widget_shown":{"count":2,');
  });

  test('an event older than a month is rejected, since its receipt, which reveals duplicates, may be deleted', async () => {
    const { rest, browser, companyId } = await installed();
    const nps = await rest('POST', '/nps-widgets', NPS);
    const { report } = browser();
    const before = (days: number) => Date.now() - days * 86_400_000;
    expect((await report('nps_widget_shown', nps, 'npsWidget', { at: before(29) })).body).toMatchObject({
      recorded: 1,
    });
    expect((await report('nps_widget_shown', nps, 'npsWidget', { at: before(31) })).body).toMatchObject({
      recorded: 0,
      rejected: [{ index: 0, code: 'too_old' }],
    });
    const [row, ...others] = await database.prisma.event.findMany({ where: { companyId } });
    expect(others).toEqual([]);
    expect(Math.abs(before(29) - (row?.occurredAt.getTime() ?? 0))).toBeLessThan(30_000);
  });

  test('a clock that is wrong by years is corrected', async () => {
    const { rest, browser, companyId } = await installed();
    const nps = await rest('POST', '/nps-widgets', NPS);
    const wrong = Date.parse('2007-01-01T00:00:00Z');
    const event = {
      id: 'event-0001',
      name: 'nps_widget_shown',
      entityType: 'npsWidget',
      entityId: nps.id,
      at: wrong - 60_000,
    };
    await browser().ask('/events', { sentAt: wrong, events: [event] });
    const row = await database.prisma.event.findFirstOrThrow({ where: { companyId } });
    expect(Math.abs(Date.now() - 60_000 - row.occurredAt.getTime())).toBeLessThan(30_000);
  });
});

test('responses are stored once for each id, with their user', async () => {
  const { rest, browser, key } = await installed();
  const nps = await rest('POST', '/nps-widgets', NPS);
  const { ask } = browser();
  await ask('/identify', { userId: 'ann', metadata: { email: 'ann@example.com' } });
  const answer = {
    userId: 'ann',
    id: 'answer-01',
    widgetId: nps.id,
    rating: '9',
    comment: 'Good',
    url: 'https://a.example/',
  };
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('/responses/nps', answer)));
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { recorded: true }]);
  const { body } = await api.call('GET', `/nps-widgets/${nps.id}/responses`, { key });
  expect(body).toMatchObject({
    data: [{ rating: '9', userId: 'ann', email: 'ann@example.com' }],
    pagination: { total: 1 },
  });
});

test('data of other companies cannot be accessed', async () => {
  const [mine, other] = [await installed(), await installed()];
  const nps = await other.rest('POST', '/nps-widgets', NPS);
  const { id: changelogId } = await other.rest('POST', '/changelogs', { name: 'News' });
  const { id: roadmapId } = await other.rest('POST', '/roadmaps', { name: 'Plans' });
  const { ask, report, shown } = mine.browser();
  expect(await shown()).toEqual([]);
  expect((await report('nps_widget_shown', nps, 'npsWidget')).body).toMatchObject({
    recorded: 0,
    rejected: [{ code: 'unknown_entity' }],
  });
  expect((await ask('/responses/nps', { id: 'answer-01', widgetId: nps.id, rating: '9' })).status).toBe(404);
  for (const [path, body] of Object.entries({ '/changelog': { changelogId }, '/roadmap': { roadmapId } }))
    for (const given of [body, {}])
      expect(await ask(path, given), path).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

test('the origin of the script is shown after its first request', async () => {
  const { rest, browser } = await installed();
  expect(await rest('GET', '/company')).toMatchObject({ installation: { installed: false, origins: [] } });
  await browser().ask('/bootstrap', {}, { Origin: 'https://app.example' });
  await expect
    .poll(() => rest('GET', '/company'))
    .toMatchObject({ installation: { installed: true, origins: [{ origin: 'https://app.example' }] } });
});

describe('any browser', () => {
  test('any origin may read, preflights are answered, unknown tokens and invalid bodies are rejected', async () => {
    const { browser } = await installed();
    const { ask } = browser();
    expect((await ask('/bootstrap')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${url}/bootstrap`, { method: 'OPTIONS' })).status).toBe(204);
    for (const path of ['/bootstrap', '/changelog', '/roadmap'])
      expect((await ask(path, { clientToken: 'ct_nobody' })).status, path).toBe(401);
    expect((await ask('/nothing')).status).toBe(404);
    expect((await fetch(`${url}/bootstrap`)).status).toBe(405);
    for (const body of ['', '{', '[]', 'null', '{"clientToken":1}', `{"a":${'['.repeat(50_000)}`])
      expect((await fetch(`${url}/bootstrap`, { method: 'POST', body })).status).toBe(400);
    expect((await fetch(`${url}/bootstrap`, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413);
  });

  test('a company may list its origins', async () => {
    const { rest, browser } = await installed();
    await rest('PATCH', '/company', { settings: { allowedOrigins: ['https://app.example'] } });
    const { ask } = browser();
    expect((await ask('/bootstrap', {}, { Origin: 'https://app.example' })).status).toBe(200);
    expect((await ask('/bootstrap', {}, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});
