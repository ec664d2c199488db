import { expect, test } from 'vitest';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import { callerIn, openTestCaller } from '../../../testing/caller';
import { inZone } from '../../../testing/in-zone';
import { rollUpCompany } from '../events/rollup';
import { recordEvents } from '../events/service';
import { EVENT_NAME_DAYS } from './schema';
import { readEventNames } from './service';

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const own = (name: string, days: number) => ({
  entityType: 'application',
  entityId: 0,
  name,
  who: { userId: 'ada' },
  occurredAt: daysAgo(days),
});

test('event names have a count and a last day, before and after a rollup, and are those of one company', async () => {
  const other = await openTestCaller();
  await recordEvents(other.ctx(), [own('theirs', 1)]);
  const { api, ctx, database, companyId } = await openTestCaller();
  await recordEvents(ctx(), [
    own('project_created', 40),
    own('project_created', 3),
    own('export', 3),
    own('too_old', 500),
    { ...own('tour_start', 3), entityType: 'tour', entityId: 7 },
    { ...own('tour_start', 3), entityType: 'tour', entityId: 8 },
    { ...own('tour_start', 3), entityType: 'tour', entityId: 8 },
  ]);
  const staged = await api.eventNames.list({});
  await rollUpCompany(database, companyId);
  const rolledUp = await api.eventNames.list({});
  expect(rolledUp).toEqual(staged);
  expect(rolledUp.sample).toEqual({ events: 3, isComplete: true });
  expect(rolledUp.data).toEqual([
    { entityType: 'application', name: 'project_created', count: 2, lastSeenOn: day(daysAgo(3)), examples: [] },
    { entityType: 'application', name: 'export', count: 1, lastSeenOn: day(daysAgo(3)), examples: [] },
    { entityType: 'tour', name: 'tour_start', count: 3, lastSeenOn: day(daysAgo(3)), examples: [] },
  ]);
  await recordEvents(ctx(), [own('export', 0)]);
  const [first, second] = (await api.eventNames.list({ query: 'X' })).data;
  expect([first?.name, first?.count, first?.lastSeenOn, second]).toEqual(['export', 2, day(daysAgo(0)), undefined]);
});

test('names of events of the application have the properties of their three newest events as examples', async () => {
  const { api, ctx } = await openTestCaller();
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`key_${at}`, at]));
  await recordEvents(ctx(), [
    { ...own('exported', 9), properties: { format: 'pdf' } },
    { ...own('exported', 4), properties: { note: `${'a'.repeat(99)}😀`, rows: Array.from({ length: 300 }, () => 1) } },
    own('exported', 3),
    { ...own('exported', 2), properties: many },
    { ...own('tour_start', 1), entityType: 'tour', entityId: 7, properties: { stepId: 'one' } },
  ]);
  const { data } = await api.eventNames.list({});
  expect(data.map(({ name, examples }) => [name, examples])).toEqual([
    ['exported', [Object.fromEntries(Object.entries(many).slice(0, 10)), { note: 'a'.repeat(99) }]],
    ['tour_start', []],
  ]);
});

test.for(['Asia/Kolkata', 'America/New_York'])(
  'a year of event names begins at midnight UTC in %s',
  async (zone, { skip }) => {
    const { ctx, database, companyId } = await openTestCaller();
    const there = inZone(database, zone);
    if (!there) return skip('the embedded database has one session');
    const now = new Date();
    const first = new Date(day(new Date(now.getTime() - (EVENT_NAME_DAYS - 1) * DAY_MS))).getTime();
    const at = (name: string, minutes: number) => ({ ...own(name, 0), occurredAt: new Date(first + minutes * 60_000) });
    await recordEvents(ctx(), [at('before', -1), at('first', 1)]);
    const { names } = await readEventNames(callerIn(there, companyId).ctx(), now);
    expect(names.map(({ name }) => name)).toEqual(['first']);
  },
);

test('names of events are read page by page', async () => {
  const { api, ctx } = await openTestCaller();
  const names = Array.from({ length: 5 }, (_, at) => `event_${at}`);
  await recordEvents(
    ctx(),
    names.map((name) => own(name, 1)),
  );
  const read: string[] = [];
  let after: string | undefined;
  do {
    const { data, pagination } = await api.eventNames.list({ limit: 2, ...(after ? { after } : {}) });
    expect(pagination.total).toBe(5);
    read.push(...data.map(({ name }) => name));
    after = pagination.next;
  } while (after);
  expect(read).toEqual(names);
});
