import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Case, judge, now, PAGE, rule } from '../../server/testing/judging';
import { oppositeOf } from './operators';
import { rolloutShare } from './rollout';
import type { Rule } from './rule';
import { evaluateRule, type Facts, matches, RULE_OPERATORS } from './targeting';

const inSegment = (id: number) => id === 12;
const hasState: Facts['hasState'] = (type, id, state, withinDays = 365) =>
  type === 'tour' && id === 7 && state !== 'dismissed' && withinDays >= 3;
const eventCount: Facts['eventCount'] = (name, withinDays = 365) => (name === 'export' && withinDays >= 7 ? 3 : 0);

test.each<[type: string, ...Case, facts: Partial<Facts>]>([
  ['all-pages', undefined, undefined, true, {}],
  ['current-time', 'greater-than', '2026-03-15T11:59:59Z', true, {}],
  ['current-time', 'greater-than', '2026-03-15T12:00:00Z', false, {}],
  ['current-time', 'greater-than-or-equal', '2026-03-15T14:00:00+02:00', true, {}],
  ['current-time', 'less-than', '2026-03-16', true, {}],
  ['current-time', 'less-than-or-equal', '2026-03-15', false, {}],
  ['current-time', 'less-than', 'tomorrow', false, {}],
  ['location', 'is-one-of', ['DE', 'AT'], true, { country: 'DE' }],
  ['location', 'is-one-of', ['de'], true, { country: 'DE' }],
  ['location', 'is-not-one-of', ['DE'], false, { country: 'DE' }],
  ['location', 'is-one-of', ['DE'], false, {}],
  ['location', 'is-not-one-of', ['DE'], true, {}],
  ['language', 'is-one-of', ['fr'], true, { language: 'fr-CA' }],
  ['language', 'is-one-of', ['FR-ca'], true, { language: 'fr-CA' }],
  ['language', 'is-one-of', ['fr-CA'], false, { language: 'fr' }],
  ['language', 'is-one-of', ['fr'], false, { language: 'fry' }],
  ['language', 'is-not-one-of', ['fr', 'de'], true, { language: 'en-GB' }],
  ['language', 'is-not-one-of', 'en', false, { language: 'en-GB' }],
  ['device', 'is-one-of', ['mobile', 'tablet'], true, { device: 'tablet' }],
  ['device', undefined, ['mobile'], false, { device: 'desktop' }],
  ['device', 'is-one-of', ['mobile'], false, {}],
  ['element', 'present', '#new', true, { hasElement: (selector) => selector === '#new' }],
  ['element', 'not-present', '#new', false, { hasElement: () => true }],
  ['element', 'not-present', '#new', true, { hasElement: () => false }],
  ['element', 'not-present', 5, false, { hasElement: () => false }],
  ['widget-state', 'seen', { entityType: 'tour', entityId: 7 }, true, { hasState }],
  ['widget-state', 'seen', { entityType: 'tour', entityId: 7, withinDays: 2 }, false, { hasState }],
  ['widget-state', 'not-seen', { entityType: 'tour', entityId: 7, withinDays: 2 }, true, { hasState }],
  ['widget-state', 'completed', { entityType: 'tour', entityId: 7 }, true, { hasState }],
  ['widget-state', 'not-completed', { entityType: 'tour', entityId: 8 }, true, { hasState }],
  ['widget-state', 'dismissed', { entityType: 'tour', entityId: 7 }, false, { hasState }],
  ['widget-state', 'not-seen', { entityType: 'tour' }, false, { hasState }],
  ['widget-state', 'not-seen', null, false, { hasState }],
  ['widget-state', 'not-seen', { entityType: 'tour', entityId: 7 }, true, {}],
  ['event', 'occurred', { name: 'export' }, true, { eventCount }],
  ['event', 'occurred', { name: 'export', withinDays: 6 }, false, { eventCount }],
  ['event', 'not-occurred', { name: 'import' }, true, { eventCount }],
  ['event', 'count-at-least', { name: 'export', count: 3 }, true, { eventCount }],
  ['event', 'count-at-least', { name: 'export', count: 4 }, false, { eventCount }],
  ['event', 'count-at-least', { name: 'export' }, true, { eventCount }],
  ['event', 'occurred', { name: 'export', count: 9 }, true, { eventCount }],
  ['event', 'not-occurred', {}, false, { eventCount }],
  ['rollout', 'less-than', 100, true, { rolloutKey: 'a' }],
  ['rollout', 'less-than', 0, false, { rolloutKey: 'a' }],
  ['rollout', 'less-than', 100, false, {}],
  ['rollout', 'less-than', '100', false, { rolloutKey: 'a' }],
  ['weather', 'equals', 'sunny', false, {}],
  ['toString', undefined, undefined, false, {}],
  ['url', 'resembles', PAGE, false, { url: PAGE }],
  ['url', 'within-last-days', 3, false, { url: PAGE }],
  ['url', 'not-equals', '/x', true, {}],
  ['url', 'equals', '/x', false, {}],
])('%s %s %j: %s', (type, operator, value, met, facts) => {
  expect(judge(type, operator, value, facts)).toBe(met);
});

test.each<[operator: string | undefined, userSegmentId: number | undefined, facts: Partial<Facts>, met: boolean]>([
  [undefined, 12, { user: {}, inSegment }, true],
  ['in', 12, { user: {}, inSegment }, true],
  ['in', 13, { user: {}, inSegment }, false],
  ['not-in', 12, { user: {}, inSegment }, false],
  ['not-in', 13, { user: {}, inSegment }, true],
  ['in', 12, { inSegment }, false],
  ['not-in', 13, { inSegment }, false],
  ['not-in', undefined, { user: {}, inSegment }, false],
])('user-segment %s %s %o: %s', (operator, userSegmentId, facts, met) => {
  const segment = userSegmentId === undefined ? {} : { userSegmentId };
  expect(evaluateRule(rule('user-segment', operator, segment), { now, ...facts })).toBe(met);
});

describe('matches', () => {
  const [yes, no]: Rule[] = [{ type: 'all-pages' }, { type: 'weather' }] as [Rule, Rule];
  test.each<[rules: Rule[], operator: string | null, met: boolean]>([
    [[], 'and', false],
    [[], 'or', false],
    [[yes], 'and', true],
    [[yes, no], 'and', false],
    [[yes, no], null, false],
    [[yes, no], 'or', true],
    [[no, no], 'or', false],
  ])('%j joined by %s: %s', (rules, operator, met) => {
    expect(matches(rules, operator, { now })).toBe(met);
  });
});

describe('rollout', () => {
  it('gives the same text the same share in every version', () => {
    expect(['', 'a', '7:user-42', '8:user-42'].map((text) => rolloutShare(text).toFixed(3))).toMatchInlineSnapshot(`
      [
        "66.892",
        "10.353",
        "33.161",
        "79.928",
      ]
    `);
  });

  it('spreads people evenly, and differently for each widget', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => `user-${index}`);
    const inside = (widget: number, share: number) =>
      people.filter((person) => rolloutShare(`${widget}:${person}`) < share);
    for (const share of [1, 10, 50, 90]) expect(inside(1, share).length / 200).toBeCloseTo(share, -0.3);
    const both = inside(1, 50).filter((person) => rolloutShare(`2:${person}`) < 50);
    expect(both.length / 200).toBeGreaterThan(23);
    expect(both.length / 200).toBeLessThan(27);
  });

  it('only ever adds people as the share grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), fc.nat(100), (rolloutKey, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const facts = { rolloutKey };
        return !judge('rollout', 'less-than', less, facts) || judge('rollout', 'less-than', more, facts);
      }),
    );
  });
});

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constantFrom('5', '2026-03-01', '/a', 'true'));
const anyValue = fc.oneof(scalar, fc.array(scalar), fc.jsonValue());

describe('for any values', () => {
  it('a negative operator is met exactly when its opposite is not', () => {
    const negatives = (RULE_OPERATORS['user-property'] ?? []).filter((operator) => oppositeOf(operator) !== undefined);
    expect(negatives).toHaveLength(4);
    fc.assert(
      fc.property(fc.constantFrom(...negatives), anyValue, anyValue, (operator, actual, value) => {
        const met = (comparisonOperator: string) =>
          evaluateRule(rule('user-property', comparisonOperator, { property: 'p', value }), {
            now,
            user: { p: actual },
          });
        return met(operator) !== met(oppositeOf(operator) ?? '');
      }),
    );
  });

  it('equality is reflexive and symmetric, and numbers are compared as numbers', () => {
    const met = (comparisonOperator: string, actual: unknown, value: unknown) =>
      evaluateRule(rule('user-property', comparisonOperator, { property: 'p', value }), { now, user: { p: actual } });
    fc.assert(fc.property(scalar, (value) => met('equals', value, value)));
    fc.assert(fc.property(scalar, scalar, (a, b) => met('equals', a, b) === met('equals', b, a)));
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        expect(met('less-than', String(a), b)).toBe(a < b);
        expect(met('greater-than-or-equal', a, String(b))).toBe(a >= b);
      }),
    );
  });

  it('evaluation never throws', () => {
    const types = [...Object.keys(RULE_OPERATORS), 'weather', '__proto__'];
    const operators = [...new Set(Object.values(RULE_OPERATORS).flat()), 'constructor'];
    const rules = fc.record(
      {
        type: fc.constantFrom(...types),
        comparisonOperator: fc.constantFrom(...operators),
        value: anyValue,
        property: fc.string(),
        userSegmentId: fc.nat(),
      },
      { requiredKeys: ['type'] },
    );
    const user = fc.dictionary(fc.string(), anyValue);
    fc.assert(
      fc.property(rules, fc.option(user, { nil: undefined }), fc.webUrl(), (one, metadata, url) => {
        const facts = { now, url, user: metadata, inSegment, hasState, eventCount, rolloutKey: url };
        const met = evaluateRule(one as Rule, facts);
        expect(typeof met).toBe('boolean');
        expect(matches([one as Rule], 'and', facts)).toBe(met);
      }),
      { numRuns: 500 },
    );
  });
});

it('targeting.ts imports only the listed files, and stays small', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['widgets/targeting/targeting.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
  });
  expect(Object.keys(metafile.inputs).sort()).toEqual([
    'widgets/targeting/address.ts',
    'widgets/targeting/compare.ts',
    'widgets/targeting/dates.ts',
    'widgets/targeting/judge.ts',
    'widgets/targeting/operators.ts',
    'widgets/targeting/page.ts',
    'widgets/targeting/property.ts',
    'widgets/targeting/rollout.ts',
    'widgets/targeting/targeting.ts',
    'widgets/targeting/url.ts',
  ]);
  expect(outputFiles[0]?.contents.length).toBeLessThan(6_000);
});
