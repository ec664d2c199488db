import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../../database/types';
import { NO_LIMITS, type Quota, type QuotaLimits } from '../../../platform/quota-limits';
import { companyMaker, NPS } from '../../../testing/browser';
import { callerIn } from '../../../testing/caller';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import { inZone } from '../../../testing/in-zone';
import { rollUpCompany, rollUpEvents } from '../events/rollup';
import { recordEvents } from '../events/service';
import { recountUsage } from './recount';

const database = await openTestDatabase();
const limited = (limits: Partial<QuotaLimits>): Database =>
  Object.create(database, { quotas: { value: { ...NO_LIMITS, ...limits } } });
const LIMITS = { events: 20, users: 3, eventNames: 2, eventBytes: 2_000 };
const within = limited(LIMITS);
const api = await startApi(within);
afterAll(() => api.stop());
const install = companyMaker(within, api);

type Reported = { recorded: number; duplicates: number; rejected: { index: number; id?: string; code: string }[] };
type Usage = {
  period: { from: string; until: string };
  quotas: Record<Quota, { used: number; limit: number | null; share: number | null }>;
};

async function open() {
  const company = await install();
  const { key, rest, companyId } = company;
  const call = (method: string, path: string, body?: object) => api.call(method, path, { key, body });
  const usage = async () => (await rest('GET', '/company/usage')) as unknown as Usage;
  const used = async (quota: Quota) => (await usage()).quotas[quota].used;
  const report = async (events: object[]) =>
    (await call('POST', '/events', { events })) as { status: number; body: unknown };
  const stored = () => database.prisma.event.count({ where: { companyId } });
  const users = () => database.prisma.endUser.count({ where: { companyId } });
  return { ...company, call, usage, used, report, stored, users };
}

const events = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ id: `e-${n}`, userId: 'kim', name: 'paid', ...more }));

test('usage returns the used amount, the limit and the share of this company', async () => {
  const other = await open();
  await other.report(events(3));
  const { report, usage, rest } = await open();
  const now = new Date();
  expect(await usage()).toEqual({
    period: {
      from: `${now.toISOString().slice(0, 7)}-01`,
      until: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10),
    },
    quotas: Object.fromEntries(Object.entries(LIMITS).map(([quota, limit]) => [quota, { used: 0, limit, share: 0 }])),
  });
  await report(events(5, { properties: { a: 1 } }));
  await rest('PUT', '/users/kim', { metadata: {} });
  expect((await usage()).quotas).toEqual({
    events: { used: 5, limit: 20, share: 0.25 },
    users: { used: 1, limit: 3, share: 1 / 3 },
    eventNames: { used: 1, limit: 2, share: 0.5 },
    eventBytes: { used: 40, limit: 2_000, share: 0.02 },
  });
  expect(await other.used('events')).toBe(3);
});

test('events of servers are recorded up to the limit, and rejected ones are listed separately from duplicates', async () => {
  const { report, stored } = await open();
  await report(events(15));
  const { status, body } = await report(events(25));
  const { recorded, duplicates, rejected } = body as Reported;
  expect([status, recorded, duplicates]).toEqual([200, 5, 15]);
  expect(rejected.map(({ index, id, code }) => [index, id, code])).toEqual(
    [20, 21, 22, 23, 24].map((n) => [n, `e-${n}`, 'quota_exceeded']),
  );
  // Rejected events are not duplicates when they are sent again.
  const again = await report(events(25).slice(20));
  expect(again).toMatchObject({
    status: 403,
    body: {
      error: {
        code: 'quota_exceeded',
        message: 'The company has used its quota of 20 events for the month.',
        details: { quota: 'events', limit: 20, used: 20 },
      },
    },
  });
  expect(await report(events(15))).toMatchObject({ status: 200, body: { recorded: 0, duplicates: 15, rejected: [] } });
  expect(await stored()).toBe(20);
});

test('events of one user are rejected in the same way', async () => {
  const { call, report, rest } = await open();
  await rest('PUT', '/users/kim', { metadata: {} });
  await report(events(20));
  const answer = await call('POST', '/users/kim/events', { events: [{ name: 'paid' }] });
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'quota_exceeded' } } });
});

test('concurrent batches never exceed the limit together', async () => {
  const { report, stored, used } = await open();
  const batch = (n: number) =>
    Array.from({ length: 7 }, (_, m) => ({ id: `${n}-${m}`, userId: `u-${n}`, name: 'paid' }));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => report(batch(n))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  expect(await stored()).toBe(20);
  expect(await used('events')).toBe(20);
});

test('events of last month count for last month', async () => {
  const { report, used, usage } = await open();
  await report(events(20));
  const { from } = (await usage()).period;
  const before = new Date(Date.parse(from) - 60_000);
  // On the 31st, the last month is too long ago to report.
  const isAccepted = Date.now() - before.getTime() < 29 * 86_400_000;
  const answer = await report(events(1, { id: 'late', at: before.toISOString() }));
  expect(answer.body).toMatchObject(isAccepted ? { recorded: 1 } : { rejected: [{ code: 'too_old' }] });
  expect(await used('events')).toBe(20);
});

test('new names are rejected at the limit, known ones are recorded', async () => {
  const { report, used } = await open();
  await report([...events(1), ...events(1, { id: 'x', name: 'exported' })]);
  const { body } = await report([
    { userId: 'kim', name: 'other' },
    { userId: 'kim', name: 'exported' },
  ]);
  expect(body).toMatchObject({ recorded: 1, rejected: [{ index: 0, code: 'quota_exceeded' }] });
  expect(await report([{ userId: 'kim', name: 'other' }])).toMatchObject({
    status: 403,
    body: { error: { details: { quota: 'eventNames', limit: 2, used: 2 } } },
  });
  expect(await used('eventNames')).toBe(2);
});

test('events with properties are rejected over the limit, events without are recorded', async () => {
  const { report, used } = await open();
  const large = (id: string) => ({ id, userId: 'kim', name: 'paid', properties: { text: 'x'.repeat(1_500) } });
  expect((await report([large('1'), large('2'), { ...large('3'), properties: undefined }])).body).toMatchObject({
    recorded: 2,
    rejected: [{ index: 1, code: 'quota_exceeded' }],
  });
  expect(await used('eventBytes')).toBeLessThan(2_000);
});

test('a batch counts its properties as they are stored, with spaces and without exponents', async () => {
  const { report, used } = await open();
  const { body } = await report(events(10, { properties: { n: 1e-300 } }));
  // Each is stored as {"n": 0.00…1}.
  expect(body).toMatchObject({ recorded: 6, rejected: [{ index: 6 }, { index: 7 }, { index: 8 }, { index: 9 }] });
  expect(await used('eventBytes')).toBe(6 * 309);
});

test('events of a browser over the limit are dropped with a response that the script does not retry', async () => {
  const { browser, rest, report, used } = await open();
  const nps = await rest('POST', '/nps-widgets', NPS);
  await report(events(20));
  const { ask, report: fromBrowser, shown } = browser();
  const answer = await fromBrowser('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'kim' });
  expect(answer).toMatchObject({ status: 200, body: { recorded: 0, rejected: [{ code: 'quota_exceeded' }] } });
  expect(await shown({ userId: 'kim' })).toEqual([`npsWidget/${nps.id}`]);
  // Responses are always stored, and count.
  const given = await ask('/responses/nps', { id: 'response-1', widgetId: nps.id, rating: '9', userId: 'kim' });
  expect(given.status).toBe(200);
  expect((await rest('GET', `/nps-widgets/${nps.id}/responses`)).data).toHaveLength(1);
  expect(await rest('POST', `/nps-widgets/${nps.id}/responses`, { rating: '3', userId: 'lee' })).toBeTruthy();
  expect(await used('events')).toBeGreaterThan(20);
});

test('new users are rejected at the limit by every endpoint, and existing ones are updated', async () => {
  const { call, rest, browser, users, used } = await open();
  const full = {
    status: 403,
    body: { error: { code: 'quota_exceeded', details: { quota: 'users', limit: 3, used: 3 } } },
  };
  for (const id of ['a', 'b', 'c']) await rest('PUT', `/users/${id}`, { metadata: {} });
  expect(await call('PUT', '/users/d', { metadata: {} })).toMatchObject(full);
  expect(await call('PATCH', '/users/d', { metadata: { plan: 'pro' } })).toMatchObject(full);
  expect(await rest('PATCH', '/users/a', { metadata: { plan: 'pro' } })).toMatchObject({ metadata: { plan: 'pro' } });
  expect(await rest('PUT', '/users/b', { metadata: { plan: 'pro' } })).toMatchObject({ metadata: { plan: 'pro' } });
  const rows = ['a', 'd', 'd'].map((userId) => ({ userId, metadata: { seats: 2 } }));
  expect(await rest('POST', '/users/import', { users: rows })).toMatchObject({ created: 0, updated: 1, refused: 2 });
  const { ask } = browser();
  expect(await ask('/identify', { userId: 'd', metadata: { plan: 'pro' } })).toMatchObject({ status: 200 });
  expect(await ask('/bootstrap', { userId: 'd' })).toMatchObject({ status: 200, body: { identified: true } });
  expect(await ask('/identify', { userId: 'c', metadata: { plan: 'pro' } })).toMatchObject({ status: 200 });
  expect(await rest('GET', '/users/c')).toMatchObject({ metadata: { plan: 'pro' } });
  expect(await users()).toBe(3);
  // Erasing a user frees quota.
  expect((await call('DELETE', '/users/a')).status).toBe(204);
  expect(await used('users')).toBe(2);
  expect((await call('PUT', '/users/d', { metadata: {} })).status).toBe(201);
});

test('an import takes as many users as there is room for', async () => {
  const { rest, users } = await open();
  const rows = Array.from({ length: 5 }, (_, n) => ({ userId: `user-${n}`, metadata: {} }));
  const answer = await rest('POST', '/users/import', { users: rows });
  expect(answer).toMatchObject({ created: 3, refused: 2 });
  expect((answer.rows as { status: string; code?: string }[]).flatMap(({ code }) => code ?? [])).toEqual([
    'quota_exceeded',
    'quota_exceeded',
  ]);
  expect(await users()).toBe(3);
});

test('concurrently stored users never exceed the limit together', async () => {
  const { call, users, used, browser } = await open();
  const { ask } = browser();
  await Promise.all([
    ...Array.from({ length: 8 }, (_, n) => call('PUT', `/users/put-${n}`, { metadata: {} })),
    ...Array.from({ length: 8 }, (_, n) => ask('/identify', { userId: `browser-${n}` })),
    ...Array.from({ length: 4 }, (_, n) =>
      call('POST', '/users/import', { users: [{ userId: `row-${n}` }, { userId: `row-${n}-2` }] }),
    ),
  ]);
  expect(await users()).toBe(3);
  expect(await used('users')).toBe(3);
});

test('a recount corrects wrong counters, and does not change correct ones', async () => {
  const { companyId, report, rest, usage } = await open();
  await report(events(4, { properties: { a: 1 } }));
  await rest('PUT', '/users/kim', { metadata: {} });
  const { ctx } = callerIn(database, companyId);
  const before = await usage();
  await recountUsage(database, companyId);
  expect(await usage()).toEqual(before);
  await ctx().db.usage.deleteMany();
  await ctx().db.usageTail.deleteMany();
  await ctx().db.eventName.deleteMany();
  await recountUsage(database, companyId);
  expect(await usage()).toEqual(before);
  await ctx().db.usage.updateMany({ data: { count: 7 } });
  await recountUsage(database, companyId);
  expect(await usage()).toEqual(before);
});

test.for(['Asia/Kolkata', 'America/New_York'])(
  'a recount of the last months begins at midnight UTC in %s',
  async (zone, { skip }) => {
    const there = inZone(database, zone);
    if (!there) return skip('the embedded database has one session');
    const { companyId, report, used } = await open();
    const since = `${new Date().toISOString().slice(0, 7)}-01`;
    const first = new Date(since).getTime();
    const { ctx } = callerIn(database, companyId);
    const at = (occurredAt: Date) => ({
      entityType: 'tour',
      entityId: 1,
      name: 'tour_start',
      who: { userId: 'kim' },
      occurredAt,
    });
    for (const minutes of [-1, 0, 1]) await recordEvents(ctx(), [at(new Date(first + minutes * 60_000))]);
    await report(events(1));
    const counters = () => ctx().db.usage.findMany({ where: { kind: 'events' }, orderBy: { month: 'asc' } });
    await rollUpCompany(database, companyId);
    const before = await counters();
    await recountUsage(there, companyId, { since });
    expect(await counters()).toEqual(before);
    expect(await used('events')).toBe(3);
  },
);

test('batches of a company do not wait for each other, and a rollup counts them once', async ({ skip }) => {
  if (database.connections === 1) skip('one connection runs one statement at a time');
  const { companyId, used, usage } = await open();
  const { ctx } = callerIn(database, companyId);
  const event = { entityType: 'application', entityId: 0, name: 'paid', who: { userId: 'kim' }, properties: { a: 1 } };
  await recordEvents(ctx(), [event]);
  const own = ctx();
  await own.inTransaction(async () => {
    await recordEvents(own, [event, event]);
    await recordEvents(ctx(), [event]);
    expect(await used('events')).toBe(2);
  });
  const before = await usage();
  expect(before.quotas).toMatchObject({ events: { used: 4 }, eventBytes: { used: 32 } });
  await recountUsage(database, companyId);
  expect(await usage()).toEqual(before);
  const rolling = [1, 2].map(() => rollUpCompany(database, companyId, { maxEvents: 1 }));
  await Promise.all([...rolling, recountUsage(database, companyId)]);
  await rollUpEvents(database);
  expect(await ctx().db.usageTail.count()).toBe(0);
  expect(await usage()).toEqual(before);
});

test('events recorded during a recount are not lost', async () => {
  const { companyId, report, used } = await open();
  await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      await report(events(1, { id: `one-${n}` }));
      await recountUsage(database, companyId);
      await rollUpCompany(database, companyId);
    }),
  );
  expect(await used('events')).toBe(10);
});

test('without limits everything is recorded and counted', async () => {
  const { companyId, usage } = await open();
  const { api: unlimited } = callerIn(database, companyId);
  expect(await unlimited.events.report({ events: events(30) })).toMatchObject({ recorded: 30, rejected: [] });
  expect((await unlimited.usage.get({})).quotas.events).toEqual({ used: 30, limit: null, share: null });
  expect((await usage()).quotas.events.share).toBe(1.5);
});
