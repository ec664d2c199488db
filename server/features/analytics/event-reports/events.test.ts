import { expect, it } from 'vitest';
import { openTestApi } from '../../../testing/api';
import { companyMaker } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { rollUpCompany } from '../events/rollup';

type Reported = { recorded: number; duplicates: number; rejected: { index: number; code: string }[] };

const { api } = await openTestApi();
const database = await openTestDatabase();
const install = companyMaker(database, api);
const DAY_MS = 86_400_000;

async function open() {
  const installed = await install();
  const { rest, companyId } = installed;
  const tour = await rest('POST', '/product-tours', { name: 'T' });
  const report = async (events: object[], path = '/events') =>
    (await rest('POST', path, { events })) as unknown as Reported;
  /** Returns the statistics, after checking that they equal a count of the stored events. */
  const counted = async () => {
    const { widgets } = (await rest('GET', `/stats/widgets/tour?entityId=${tour.id}`)) as unknown as {
      widgets: { events: Record<string, { count: number; uniqueUsers: number }> }[];
    };
    const recount = await database.sql<{ name: string; count: number; uniqueUsers: number }>(
      {
        name: 'test_recount',
        text: `SELECT e."name", count(*)::int AS "count", count(DISTINCT COALESCE(a."mergedInto", a."id"))::int AS "uniqueUsers"
          FROM "Event" e JOIN "Actor" a ON a."companyId" = e."companyId" AND a."id" = e."actorId"
          WHERE e."companyId" = $1 AND e."entityId" = $2 GROUP BY 1`,
      },
      [companyId, tour.id],
    );
    const events = widgets[0]?.events ?? {};
    expect(events).toEqual(Object.fromEntries(recount.map(({ name, ...own }) => [name, own])));
    return events;
  };
  return { ...installed, tour, report, counted };
}

it('events from a server and from a browser count together, exactly', async () => {
  const { tour, report, counted, browser, rest, companyId } = await open();
  const start = { name: 'tour_start', entityType: 'product-tours', entityId: tour.id };
  const { ask, report: fromBrowser } = browser();
  await ask('/identify', { userId: 'kim' });
  await fromBrowser('tour_start', tour, 'tour', {}, { userId: 'kim' });
  const many = Array.from({ length: 1_000 }, (_, n) => ({
    ...start,
    id: `e-${n}`,
    ...(n % 3 ? { userId: `user-${n % 50}` } : { anonymousId: `device-${n % 20}` }),
    at: new Date(Date.now() - (n % 29) * DAY_MS).toISOString(),
  }));
  expect(await report([...many.slice(0, 999), { ...start, id: 'k', userId: 'kim' }])).toMatchObject({
    recorded: 1_000,
  });
  expect(await report(many)).toMatchObject({ recorded: 1, duplicates: 999 });
  const before = await counted();
  expect(before.tour_start?.count).toBe(1_002);
  await rollUpCompany(database, companyId);
  expect(await counted()).toEqual(before);
  await rest('PUT', '/users/kim', { metadata: {} });
  expect(await report([{ ...start, id: 'k2' }], '/users/kim/events')).toMatchObject({ recorded: 1 });
  const after = await counted();
  expect(after.tour_start).toEqual({ count: 1_003, uniqueUsers: before.tour_start?.uniqueUsers });
});

it('an invalid event is listed and does not affect the others', async () => {
  const { tour, report } = await open();
  const good = { userId: 'kim', name: 'invoice_paid', properties: { amount: 120 } };
  const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const { recorded, rejected } = await report([
    good,
    { ...good, name: '' },
    { name: 'invoice_paid' },
    { ...good, anonymousId: 'device-1' },
    { ...good, at: at(31) },
    { ...good, at: at(-1) },
    { ...good, entityType: 'tour', entityId: tour.id },
    { ...good, name: 'tour_start', entityType: 'tour', entityId: 2_000_000_000 },
    { ...good, properties: { text: '\u0000' } },
    { ...good, at: at(29) },
  ]);
  expect(recorded).toBe(2);
  expect(rejected.map(({ index, code }) => [index, code]).sort()).toEqual([
    [1, 'too_small'],
    [2, 'custom'],
    [3, 'custom'],
    [4, 'too_old'],
    [5, 'in_future'],
    [6, 'unknown_event'],
    [7, 'unknown_entity'],
    [8, expect.any(String)],
  ]);
});

it('events that are counted from responses cannot be reported', async () => {
  const { rest } = await open();
  const nps = await rest('POST', '/nps-widgets', { name: 'N' });
  const event = { userId: 'kim', name: 'nps_widget_answered', entityType: 'npsWidget', entityId: nps.id };
  expect(await rest('POST', '/events', { events: [event] })).toMatchObject({
    recorded: 0,
    duplicates: 1,
    fromResponses: [{ code: 'counted_from_response' }],
  });
});

it('a segment finds users by events of a server, and events can be sent as CSV', async () => {
  const { rest, key } = await open();
  for (const id of ['kim', 'lee']) await rest('PUT', `/users/${id}`, { metadata: {} });
  const table = 'sep=;\r\nname;userId;id;amount\ninvoice_paid;kim;1;12\ninvoice_paid;lee;2;13\n';
  const answer = await api.call('POST', '/events', { key, body: table, headers: { 'Content-Type': 'text/csv' } });
  expect(answer.body).toMatchObject({ recorded: 2 });
  const rules = [{ type: 'event', comparisonOperator: 'occurred', value: { name: 'invoice_paid' } }];
  expect(await rest('POST', '/segments/count', { rules })).toMatchObject({ matching: 2 });
});

it('a property of an event in CSV is text if it is a number that cannot be read exactly', async () => {
  const { rest, key, companyId } = await open();
  await rest('PUT', '/users/kim', { metadata: {} });
  const table = 'name,userId,id,account\npaid,kim,1,10153264873492838\npaid,kim,2,10153264873492839\n';
  const answer = await api.call('POST', '/events', { key, body: table, headers: { 'Content-Type': 'text/csv' } });
  expect(answer.body).toMatchObject({ recorded: 2, rejected: [] });
  const events = await database.prisma.event.findMany({ where: { companyId, name: 'paid' }, orderBy: { id: 'asc' } });
  expect(events.map(({ properties }) => properties)).toEqual([
    { account: '10153264873492838' },
    { account: '10153264873492839' },
  ]);
});

it('an event that was not recorded has the id that was sent', async () => {
  const { rest, report, tour } = await open();
  const id = (at: number) => `${at}${'x'.repeat(99)}`;
  const invalid = { id: id(0), userId: 'kim' };
  const unknown = { id: id(1), userId: 'kim', name: 'none', entityType: 'tour', entityId: tour.id };
  expect((await report([invalid, unknown])).rejected).toMatchObject([{ id: id(0) }, { id: id(1) }]);
  const nps = await rest('POST', '/nps-widgets', { name: 'N' });
  const answered = { name: 'nps_widget_answered', entityType: 'nps-widgets', entityId: nps.id };
  const fromResponse = { ...answered, id: id(2), userId: 'kim' };
  expect(await report([fromResponse])).toMatchObject({ fromResponses: [{ id: id(2) }] });
});

it('events of an unknown user get 404', async () => {
  const { key } = await open();
  const body = { events: [{ name: 'x' }] };
  expect((await api.call('POST', '/users/unknown/events', { key, body })).status).toBe(404);
});
