import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { rolloutShare } from './rollout';
import { evaluateRule, type Facts, matches } from './targeting';
import { OPPOSITES, RULE_OPERATORS } from './targeting-operators';
import type { Rule } from './targeting-schema';

const now = new Date('2026-03-15T12:00:00Z');
const PAGE = 'https://app.example.com/projects/7/edit?tab=team#top';

type Case = [operator: string | undefined, value: unknown, met: boolean];

const rule = (type: string, comparisonOperator: string | undefined, rest: Partial<Rule>): Rule => ({
  type,
  ...(comparisonOperator === undefined ? {} : { comparisonOperator }),
  ...rest,
});
const judge = (type: string, operator: string | undefined, value: unknown, facts: Partial<Facts>) =>
  evaluateRule(rule(type, operator, { value }), { now, ...facts });

describe('url', () => {
  test.each<Case>([
    ['equals', PAGE, true],
    ['equals', 'https://app.example.com/projects/7/edit', true],
    ['equals', 'https://app.example.com/projects/7/edit/', true],
    ['equals', 'app.example.com/projects/7/edit', true],
    ['equals', '/projects/7/edit', true],
    ['equals', '/projects/7/edit?tab=team', true],
    ['equals', '/projects/7/edit?tab=plan', false],
    ['equals', '/projects/7/edit?tab=team#top', true],
    ['equals', '/projects/7', false],
    ['equals', '/Projects/7/edit', false],
    ['equals', '/projects/{id}/edit', true],
    ['equals', '/projects/{id}/edit?tab=team', true],
    ['equals', 'https://{host}/projects/{id}/edit', true],
    ['equals', '/projects/{id}', false],
    ['equals', '/{a}/{b}', false],
    ['equals', '/projects/{id}/edit/{more}', false],
    ['equals', '/projects/x{id}/edit', false],
    ['equals', ['/home', '/projects/{id}/edit'], true],
    [undefined, '/projects/7/edit', true],
    ['not-equals', '/projects/{id}/edit', false],
    ['not-equals', '/home', true],
    ['contains', 'PROJECTS', true],
    ['contains', 'tab=team', true],
    ['contains', '{id}', false],
    ['not-contains', '/home', true],
    ['not-contains', ['/home', '/projects'], false],
    ['starts-with', '/projects', true],
    ['starts-with', 'https://APP.example.com', true],
    ['starts-with', 'app.example', true],
    ['starts-with', 'projects', false],
    ['ends-with', '/edit', true],
    ['ends-with', '#top', true],
    ['ends-with', '/projects', false],
    ['is-one-of', ['/home', '/projects/7/edit'], true],
    ['is-one-of', ['/home'], false],
    ['is-not-one-of', ['/home'], true],
    ['is-not-one-of', ['/projects/{id}/edit'], false],
  ])('%s %j: %s', (operator, value, met) => {
    expect(judge('url', operator, value, { url: PAGE })).toBe(met);
  });

  test.each([
    ['https://app.example.com', '/', true],
    ['https://app.example.com/', 'app.example.com', true],
    ['https://app.example.com/projects', '/projects/', true],
    ['https://app.example.com/projects//', '/projects/{id}', false],
    ['https://app.example.com/#/projects', '/#/projects', true],
  ])('%s is %s: %s', (url, value, met) => {
    expect(judge('url', 'equals', value, { url })).toBe(met);
  });

  it('takes no time over a pattern of many placeholders', () => {
    const url = `https://a.example/${'a/'.repeat(500)}b`;
    const started = performance.now();
    expect(judge('url', 'equals', `/${'{x}/'.repeat(500)}c`, { url })).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('user-property', () => {
  const user = {
    plan: 'Pro',
    seats: 5,
    seatsText: '5',
    ratio: 0.5,
    admin: true,
    nothing: null,
    tags: ['Beta', 'early', 7],
    none: [],
    nested: { a: 1 },
    signedUp: '2026-03-01',
    lastSeen: '2026-03-15T13:00:00+02:00',
    renews: '2026-04-01T00:00:00Z',
    account: '12345678901234567890',
  };
  test.each<[property: string, ...Case]>([
    ['plan', 'equals', 'Pro', true],
    ['plan', 'equals', 'pro', false],
    ['plan', undefined, 'Pro', true],
    ['plan', 'contains', 'pr', true],
    ['plan', 'starts-with', 'P', true],
    ['plan', 'ends-with', 'RO', true],
    ['plan', 'is-one-of', ['Free', 'Pro'], true],
    ['plan', 'is-one-of', 'Pro', true],
    ['plan', 'is-not-one-of', ['Free', 'Pro'], false],
    ['plan', 'not-equals', 'Free', true],
    ['plan', 'greater-than', 'A', false],
    ['plan', 'less-than', 'Z', false],
    ['seats', 'equals', 5, true],
    ['seats', 'equals', '5', true],
    ['seats', 'equals', '5.0', true],
    ['seats', 'equals', 'five', false],
    ['seatsText', 'equals', 5, true],
    ['seatsText', 'greater-than', 10, false],
    ['seats', 'greater-than', '4', true],
    ['seats', 'greater-than', 5, false],
    ['seats', 'greater-than-or-equal', 5, true],
    ['seats', 'less-than', 10, true],
    ['seats', 'less-than-or-equal', 4.9, false],
    ['seats', 'is-one-of', [1, 5], true],
    ['seats', 'contains', '5', true],
    ['ratio', 'equals', '.5', true],
    ['admin', 'equals', true, true],
    ['admin', 'equals', 'true', true],
    ['admin', 'equals', 1, false],
    ['account', 'equals', '12345678901234567891', false],
    ['account', 'equals', '12345678901234567890', true],
    ['tags', 'equals', 'Beta', true],
    ['tags', 'equals', 7, true],
    ['tags', 'not-equals', 'Beta', false],
    ['tags', 'contains', 'EARL', true],
    ['tags', 'not-contains', 'late', true],
    ['tags', 'is-one-of', ['late', 'early'], true],
    ['none', 'equals', 'x', false],
    ['none', 'not-equals', 'x', true],
    ['none', 'exists', undefined, true],
    ['nested', 'exists', undefined, true],
    ['nested', 'equals', '[object Object]', false],
    ['signedUp', 'equals', '2026-03-01T00:00:00Z', true],
    ['signedUp', 'less-than', '2026-03-01T00:00:01Z', true],
    ['lastSeen', 'equals', '2026-03-15T11:00:00Z', true],
    ['lastSeen', 'equals', '2026-03-15T11:00:00', true],
    ['lastSeen', 'greater-than', '2026-03-15', true],
    ['lastSeen', 'greater-than', 2026, false],
    ['signedUp', 'within-last-days', 15, true],
    ['signedUp', 'within-last-days', '14', false],
    ['signedUp', 'more-than-days-ago', 14, true],
    ['signedUp', 'more-than-days-ago', 15, false],
    ['renews', 'within-last-days', 100, false],
    ['renews', 'more-than-days-ago', 0, false],
    ['plan', 'within-last-days', 100, false],
    ['signedUp', 'within-last-days', 'soon', false],
    ['plan', 'exists', undefined, true],
    ['plan', 'not-exists', undefined, false],
    ['nothing', 'exists', undefined, false],
    ['nothing', 'not-exists', undefined, true],
    ['nothing', 'not-equals', 'x', true],
    ['missing', 'exists', undefined, false],
    ['missing', 'not-exists', undefined, true],
    ['missing', 'equals', 'x', false],
    ['missing', 'not-equals', 'x', true],
    ['missing', 'not-contains', 'x', true],
    ['missing', 'is-not-one-of', ['x'], true],
    ['missing', 'less-than', 5, false],
    ['missing', 'within-last-days', 5, false],
    ['missing', 'more-than-days-ago', 5, false],
    ['constructor', 'exists', undefined, false],
    ['__proto__', 'exists', undefined, false],
  ])('%s %s %j: %s', (property, operator, value, met) => {
    expect(evaluateRule(rule('user-property', operator, { property, value }), { now, user })).toBe(met);
  });

  test.each(RULE_OPERATORS['user-property'] ?? [])('no visitor meets %s', (operator) => {
    expect(evaluateRule(rule('user-property', operator, { property: 'plan', value: 'x' }), { now })).toBe(false);
  });

  it('is never met without the property', () => {
    expect(evaluateRule(rule('user-property', 'not-equals', { value: 'x' }), { now, user })).toBe(false);
  });
});

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
  it('gives the same text the same share, and the same as ever', () => {
    expect(['', 'a', '7:user-42', '8:user-42'].map((text) => rolloutShare(text).toFixed(3))).toMatchInlineSnapshot(`
      [
        "66.892",
        "10.353",
        "33.161",
        "79.928",
      ]
    `);
  });

  it('spreads people evenly, and anew for each widget', () => {
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

describe('whatever the values', () => {
  it('a negative operator is met exactly when its opposite is not', () => {
    const negatives = (RULE_OPERATORS['user-property'] ?? []).filter((operator) => operator in OPPOSITES);
    expect(negatives).toHaveLength(4);
    fc.assert(
      fc.property(fc.constantFrom(...negatives), anyValue, anyValue, (operator, actual, value) => {
        const met = (comparisonOperator: string) =>
          evaluateRule(rule('user-property', comparisonOperator, { property: 'p', value }), {
            now,
            user: { p: actual },
          });
        return met(operator) !== met(OPPOSITES[operator] ?? '');
      }),
    );
  });

  it('a value equals itself, both ways alike, and numbers are ordered as numbers are', () => {
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

  it('no rule and no fact makes it throw', () => {
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

it('takes nothing along into the browser but itself', async () => {
  const { metafile, outputFiles } = await build({
    entryPoints: ['widgets/targeting.ts'],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
  });
  expect(Object.keys(metafile.inputs).sort()).toEqual([
    'widgets/rollout.ts',
    'widgets/targeting-compare.ts',
    'widgets/targeting-operators.ts',
    'widgets/targeting-url.ts',
    'widgets/targeting.ts',
  ]);
  expect(outputFiles[0]?.contents.length).toBeLessThan(6_000);
});
