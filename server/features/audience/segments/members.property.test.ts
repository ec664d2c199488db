import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentRolloutKey } from '../../../../widgets/targeting/rollout';
import type { Rule } from '../../../../widgets/targeting/rule';
import { matches, RULE_OPERATORS } from '../../../../widgets/targeting/targeting';
import { asJson } from '../../../database/json';
import { openTestCaller } from '../../../testing/caller';
import { storableJson } from '../../../testing/storable-json';
import { recordEvents } from '../../analytics/events/service';
import { withSegments } from './facts';
import { loadHistoryOf } from './history';
import { countMembers, listMembers } from './members';

const NOW = new Date('2026-03-15T12:00:00Z');
const PROPERTIES = ['plan', 'seats', 'since', 'createdAt', 'lastSeenAt', '__odd__', 'constructor', 'length', '0'];

const scalar = fc.oneof(
  fc.constantFrom(
    'pro',
    'Pro',
    'free',
    '',
    '5',
    '5.0',
    ' 5',
    '1e1',
    '2026-03-01',
    '2026-03-01T00:00:00+02:00',
    '2026-01-01T00:00:00.005Z',
    '2026-03-10',
    'İ',
    'ß',
  ),
  fc.constantFrom(0, 5, 5.5, -1, 1e21, 2026, 73),
  fc.boolean(),
);
const value = fc.oneof(scalar, fc.constant(null), fc.array(scalar, { maxLength: 3 }), fc.constant({ a: 1 }));
const metadata = fc
  .array(fc.tuple(fc.constantFrom(...PROPERTIES), value), { maxLength: 4 })
  .map((entries) => storableJson(Object.fromEntries(entries)) as Record<string, unknown>);

const operatorsOf = (type: string) => fc.constantFrom(...(RULE_OPERATORS[type] ?? []), 'unknown');
const ruleOf = (type: string, rest: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Rule> =>
  fc.record({ type: fc.constant(type), comparisonOperator: operatorsOf(type), ...rest }) as fc.Arbitrary<Rule>;

const ofProperties = ruleOf('user-property', { property: fc.constantFrom(...PROPERTIES), value });
const anyRule = (segmentId: number) =>
  fc.oneof(
    { weight: 5, arbitrary: ofProperties },
    ruleOf('rollout', { value: fc.integer({ min: 0, max: 100 }) }),
    ruleOf('event', { value: fc.record({ name: fc.constantFrom('tour_start', 'export'), count: fc.nat(3) }) }),
    ruleOf('user-segment', { userSegmentId: fc.constantFrom(segmentId, 999_999) }),
    ruleOf('url', { value: fc.constant('/a') }),
    ruleOf('current-time', { value: fc.constantFrom('2026-03-15', '2026-03-16') }),
    fc.constant<Rule>({ type: 'all-pages' }),
  );

test('counts and lists exactly the users for whom `matches` is true', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const users = fc.sample(metadata, { numRuns: 60, seed: 7 }).map((own, index) => ({
    userId: `user-${index}`,
    metadata: own,
    createdAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 4)),
  }));
  await database.prisma.endUser.createMany({
    data: users.map((user) => ({ ...user, companyId, metadata: asJson(user.metadata) })),
  });
  const event = { entityType: 'tour', entityId: 7, name: 'tour_start', occurredAt: new Date('2026-03-10') };
  await recordEvents(
    ctx(),
    users.flatMap(({ userId }, index) => Array.from({ length: index % 3 }, () => ({ ...event, who: { userId } }))),
  );
  const inner: Rule[] = [{ type: 'user-property', property: 'plan', comparisonOperator: 'exists' }];
  const { id } = await api.segments.create({ name: 'Inner', rules: inner });
  const segments = new Map([[id, { rules: inner }]]);
  const newest = users.toSorted(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.userId < b.userId ? 1 : -1),
  );

  const judged = async (rules: Rule[], joinedBy: 'and' | 'or') => {
    const past = await loadHistoryOf(ctx(), rules, users, NOW);
    return newest.filter(({ userId, metadata, createdAt }) => {
      const seen = Number(userId.replace('user-', '')) % 3 ? { lastSeenAt: '2026-03-10T00:00:00.000Z' } : {};
      const user = { createdAt: createdAt.toISOString(), ...seen, ...metadata };
      const known = { now: NOW, user, rolloutKey: segmentRolloutKey(userId), ...past({ userId }) };
      return matches(rules, joinedBy, withSegments(segments, known));
    });
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRule(id), { maxLength: 3 }),
      fc.constantFrom('and', 'or'),
      async (rules, ruleLogicalOperator) => {
        const wanted = (await judged(rules, ruleLogicalOperator)).map(({ userId }) => userId);
        const counted = await countMembers(ctx(), { rules, ruleLogicalOperator }, NOW);
        expect(counted).toEqual({ matching: wanted.length, total: users.length });
        const segment = { companyId, name: 'Tried', rules: asJson(rules), ruleLogicalOperator };
        const { id: tried } = await database.prisma.segment.create({ data: segment });
        const { data } = await listMembers(ctx(), { id: tried, limit: 100, offset: 0 }, NOW);
        await database.prisma.segment.deleteMany({ where: { companyId, id: tried } });
        expect(data.map(({ userId }) => userId)).toEqual(wanted);
      },
    ),
    { numRuns: 120 },
  );
});
