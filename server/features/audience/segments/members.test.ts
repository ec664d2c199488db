import { expect, test } from 'vitest';
import type { Rule } from '../../../../widgets/targeting/rule';
import { asJson } from '../../../database/json';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { mergeActor, recordEvents } from '../../analytics/events/service';
import { countMembers } from './members';

const plan = (value: string): Rule => ({
  type: 'user-property',
  property: 'plan',
  comparisonOperator: 'equals',
  value,
});
const EVERYONE: Rule = { type: 'all-pages' };
const segment = (userSegmentId: number, comparisonOperator = 'in'): Rule => ({
  type: 'user-segment',
  comparisonOperator,
  userSegmentId,
});

async function withUsers(count: number): Promise<Caller> {
  const caller = await openTestCaller();
  const { database, companyId } = caller;
  await database.prisma.endUser.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      companyId,
      userId: `user-${String(index).padStart(5, '0')}`,
      metadata: { plan: index % 3 ? 'free' : 'pro', seats: index },
      // Many users have the same `createdAt`, so the order must not depend on it alone.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 400))),
    })),
  });
  return caller;
}

test('counts who meets the rules, across batches', async () => {
  const { api } = await withUsers(2_500);
  expect(await api.segments.count({ rules: [plan('pro')] })).toEqual({ matching: 834, total: 2_500 });
  expect(await api.segments.count({ rules: [EVERYONE] })).toEqual({ matching: 2_500, total: 2_500 });
  expect(await api.segments.count({ rules: [] })).toMatchObject({ matching: 0, total: 2_500 });
  const seats: Rule = { type: 'user-property', property: 'seats', comparisonOperator: 'less-than', value: 10 };
  const both = [plan('pro'), seats];
  expect((await api.segments.count({ rules: both })).matching).toBe(4);
  expect((await api.segments.count({ rules: both, ruleLogicalOperator: 'or' })).matching).toBe(840);
});

test('counts all users with a rule that everyone meets, also in a company without users', async () => {
  const { api } = await withUsers(1_000);
  expect(await api.segments.count({ rules: [EVERYONE] })).toEqual({ matching: 1_000, total: 1_000 });
  expect(await (await openTestCaller()).api.segments.count({ rules: [EVERYONE] })).toEqual({ matching: 0, total: 0 });
});

test('follows segments that refer to other segments', async () => {
  const { api } = await withUsers(9);
  const pro = await api.segments.create({ name: 'Pro', rules: [plan('pro')] });
  const notPro = await api.segments.create({ name: 'Not pro', rules: [segment(pro.id, 'not-in')] });
  const any = await api.segments.create({
    name: 'Any',
    rules: [segment(pro.id), segment(notPro.id)],
    ruleLogicalOperator: 'or',
  });
  const count = async (...rules: Rule[]) => (await api.segments.count({ rules })).matching;
  expect(await count(segment(pro.id))).toBe(3);
  expect(await count(segment(notPro.id))).toBe(6);
  expect(await count(segment(any.id))).toBe(9);
  expect(await count(segment(pro.id), segment(notPro.id))).toBe(0);
});

test('a segment that does not exist, or exists only in another company, has no members', async () => {
  const [{ api, database, companyId }, other] = [await withUsers(9), await withUsers(3)];
  const elsewhere = await other.api.segments.create({ name: 'Theirs', rules: [EVERYONE] });
  const cases: [Rule[], 'and' | 'or', number][] = [
    [[segment(2_000_000_000)], 'and', 0],
    [[segment(elsewhere.id)], 'and', 0],
    [[EVERYONE, segment(2_000_000_000)], 'and', 0],
    [[plan('pro'), segment(2_000_000_000)], 'or', 3],
    [[plan('pro'), segment(2_000_000_000, 'not-in')], 'and', 3],
  ];
  for (const [rules, ruleLogicalOperator, members] of cases) {
    // Written directly: the API refuses a reference to a deleted segment.
    const { id } = await database.prisma.segment.create({
      data: {
        companyId,
        name: `Left ${JSON.stringify([rules, ruleLogicalOperator])}`,
        rules: asJson(rules),
        ruleLogicalOperator,
      },
    });
    const counts = [
      (await api.segments.users({ id })).pagination.total,
      (await api.segments.count({ rules, ruleLogicalOperator })).matching,
      (await api.segments.count({ rules: [segment(id)] })).matching,
    ];
    expect(counts, JSON.stringify(rules)).toEqual([members, members, members]);
  }
});

test('evaluates the events of users in all of their browsers, and what they saw of a widget', async () => {
  const { api, ctx } = await withUsers(4);
  const now = new Date('2026-03-15T12:00:00Z');
  const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`);
  const happened = (who: { userId: string } | { anonymousId: string }, name: string, day: string, entityId = 7) => ({
    entityType: 'tour',
    entityId,
    name,
    who,
    occurredAt: at(day),
  });
  const [a, b, c] = [{ userId: 'user-00000' }, { userId: 'user-00001' }, { anonymousId: 'browser' }];
  await recordEvents(ctx(), [
    happened(a, 'tour_start', '01'),
    happened(a, 'tour_finish', '01'),
    happened(a, 'tour_start', '14', 8),
    happened(b, 'tour_auto_start', '14'),
    happened(b, 'tour_closed', '14'),
    happened(c, 'tour_start', '14'),
    happened({ anonymousId: 'stranger' }, 'tour_start', '14'),
    happened(b, 'tour_start', '16'),
  ]);
  await mergeActor(ctx(), 'browser', 'user-00002');
  const count = async (type: string, comparisonOperator: string, value: object) =>
    (await countMembers(ctx(), { rules: [{ type, comparisonOperator, value }] }, now)).matching;
  const tour = { entityType: 'tour', entityId: 7 };
  expect(await count('widget-state', 'seen', tour)).toBe(3);
  expect(await count('widget-state', 'seen', { ...tour, withinDays: 5 })).toBe(2);
  expect(await count('widget-state', 'not-seen', { ...tour, withinDays: 5 })).toBe(2);
  expect(await count('widget-state', 'completed', tour)).toBe(1);
  expect(await count('widget-state', 'not-completed', tour)).toBe(3);
  expect(await count('widget-state', 'dismissed', tour)).toBe(1);
  expect(await count('widget-state', 'seen', { entityType: 'tour', entityId: 9 })).toBe(0);
  expect(await count('widget-state', 'not-seen', { entityType: 'nothing', entityId: 1e12 })).toBe(4);
  expect(await count('widget-state', 'not-seen', { entityType: 'tour', entityId: -1e12 })).toBe(4);
  expect(await count('event', 'occurred', { name: 'tour_start' })).toBe(2);
  expect(await count('event', 'not-occurred', { name: 'tour_start' })).toBe(2);
  expect(await count('event', 'count-at-least', { name: 'tour_start', count: 2 })).toBe(1);
  expect(await count('event', 'count-at-least', { name: 'tour_start', count: 2, withinDays: 3 })).toBe(0);
  expect(await count('event', 'occurred', { name: 'tour_start', withinDays: 1e300 })).toBe(2);
  expect(await count('event', 'occurred', { name: 'tour_start', withinDays: 'some' })).toBe(2);
  const seen = await api.segments.create({ name: 'Seen', rules: [{ type: 'widget-state', value: tour }] });
  expect((await countMembers(ctx(), { rules: [segment(seen.id)] }, now)).matching).toBe(3);
});

test('a rollout includes its percentage of users, the same ones each time', async () => {
  const { api } = await withUsers(1_500);
  const rules: Rule[] = [{ type: 'rollout', comparisonOperator: 'less-than', value: 20 }];
  const { matching } = await api.segments.count({ rules });
  expect(matching).toBeGreaterThan(240);
  expect(matching).toBeLessThan(360);
  expect((await api.segments.count({ rules })).matching).toBe(matching);
});

test('lists the users in a segment, newest first, page by page', async () => {
  const { api } = await withUsers(1_200);
  const { id } = await api.segments.create({ name: 'Pro', rules: [plan('pro')] });
  const all: string[] = [];
  for (let offset = 0; offset < 400; offset += 100) {
    const { data, pagination } = await api.segments.users({ id, limit: 100, offset });
    expect(pagination).toMatchObject({ total: 400, limit: 100, offset });
    expect(typeof pagination.next).toBe(offset < 300 ? 'string' : 'undefined');
    all.push(...data.map(({ userId }) => userId));
  }
  const expected = Array.from({ length: 400 }, (_, index) => `user-${String(1_197 - 3 * index).padStart(5, '0')}`);
  expect(all).toEqual(expected);
  expect((await api.segments.users({ id, limit: 1 })).data[0]).toEqual(await api.users.get({ userId: 'user-01197' }));
  expect((await api.segments.users({ id, offset: 400 })).data).toEqual([]);
});

test('does not read users or segments of other companies', async () => {
  const [mine, other] = [await openTestCaller(), await withUsers(3)];
  const { id } = await other.api.segments.create({ name: 'Theirs', rules: [EVERYONE] });
  expect((await refusal(mine.api.segments.users({ id }))).code).toBe('not_found');
  expect((await mine.api.segments.count({ rules: [segment(id)] })).matching).toBe(0);
  expect(await mine.api.segments.count({ rules: [EVERYONE] })).toEqual({ matching: 0, total: 0 });
});

test('counting needs the scope `read`, not `write`', async () => {
  const reader = await openTestCaller(['read']);
  expect(await reader.api.segments.count({ rules: [EVERYONE] })).toEqual({ matching: 0, total: 0 });
  const writer = await openTestCaller(['write']);
  const refused = await refusal(writer.api.segments.count({ rules: [EVERYONE] }));
  expect([refused.code, refused.details]).toEqual(['insufficient_scope', { requiredScope: 'read' }]);
});
