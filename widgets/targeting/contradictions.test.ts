import { describe, expect, it } from 'vitest';
import { areContradictory } from './contradictions';
import type { Rule } from './rule';
import { type Facts, matches } from './targeting';
import { ruleWarnings } from './warnings';

type Short = [operator: string, value?: unknown];

const now = new Date('2026-06-01T00:00:00Z');
const codesOf = (rules: Rule[], joinedBy: 'and' | 'or' | null) =>
  ruleWarnings(rules, joinedBy, 'rules', now)
    .filter(({ code, path }) => code === 'never_met' && path === 'rules[1]')
    .map(({ code }) => code);

const ruleOf = (type: string, [comparisonOperator, value]: Short): Rule => ({
  type,
  comparisonOperator,
  value,
  ...(type === 'user-property' ? { property: 'p' } : {}),
});

/** The fact of each type, made of one value. */
const FACTS: Record<string, (value: unknown) => Omit<Facts, 'now'>> = {
  url: (value) => ({ url: String(value) }),
  'user-property': (value) => ({ user: { p: value } }),
  device: (value) => ({ device: String(value) }),
  location: (value) => ({ country: String(value) }),
  language: (value) => ({ language: String(value) }),
};

const areMet = (type: string, rules: Rule[], value: unknown) => matches(rules, 'and', { now, ...FACTS[type]?.(value) });

const PAGES = ['', '/', '/a', '/a/', '/A', '/b', '/a/b', '/a/b/', '/ab', '/a//b', '//a', '/x/b', '/#/a', '/b/#/a'];
const VALUES: Record<string, unknown[]> = {
  url: ['https://x.com', 'https://y.com', 'http://x.com'].flatMap((host) =>
    PAGES.flatMap((page) => ['', '?q=1', '?/b', '#/b', '?q=1#h', '?q=/a/b'].map((more) => host + page + more)),
  ),
  'user-property': [
    undefined,
    null,
    ...['', 'pro', 'PRO', 'Pro plan', 'free', '5', '5.0', ' 5', '1e1', '2026-03-01', '2026-03-01T00:00Z'],
    ...[true, 'true', 0, 4, 5, 7, 10, 12],
  ],
  device: ['desktop', 'tablet', 'mobile'],
  location: ['DE', 'de', 'FR'],
  language: ['fr', 'fr-CA', 'fr-FR', 'de', 'FR', 'frr'],
};

const CONTRADICTIONS: [type: string, one: Short, other: Short][] = [
  ['url', ['equals', '/a'], ['equals', '/b']],
  ['url', ['equals', '/a'], ['equals', '/A']],
  ['url', ['equals', '/a?q=1'], ['equals', '/b?q=1']],
  ['url', ['equals', '/a'], ['is-one-of', ['/b', '/a/b']]],
  ['url', ['equals', '/a'], ['equals', 'https://x.com/b']],
  ['url', ['equals', 'https://x.com/a'], ['equals', 'https://y.com/a']],
  ['url', ['equals', '/{x}/b'], ['equals', '/a']],
  ['url', ['equals', '/{x}'], ['equals', '/']],
  ['url', ['equals', '/a'], ['starts-with', '/b']],
  ['url', ['equals', '/a'], ['starts-with', '/a/b']],
  ['url', ['equals', '/'], ['starts-with', '/a']],
  ['url', ['equals', 'https://x.com/a'], ['starts-with', 'https://y.com']],
  ['url', ['equals', 'https://x.com/a'], ['starts-with', '/b']],
  ['url', ['starts-with', '/a'], ['starts-with', '/b']],
  ['url', ['starts-with', 'https://x.com'], ['starts-with', 'https://y.com']],
  ['url', ['equals', '/a'], ['not-equals', '/a/']],
  ['url', ['equals', '/a?q=1'], ['not-equals', '/a']],
  ['url', ['equals', '/a/b'], ['not-equals', '/a/{x}']],
  ['url', ['equals', 'https://x.com/a'], ['is-not-one-of', ['/a', '/b']]],
  ['url', ['equals', '/a/b'], ['not-contains', '/B']],
  ['url', ['contains', '/ab'], ['not-contains', '/a']],
  ['url', ['starts-with', '/ab'], ['not-contains', 'AB']],
  ['device', ['is-one-of', ['desktop']], ['is-one-of', ['tablet', 'mobile']]],
  ['location', ['is-one-of', ['DE']], ['is-one-of', ['FR']]],
  ['location', ['is-one-of', ['de']], ['is-not-one-of', ['DE', 'FR']]],
  ['language', ['is-one-of', ['fr']], ['is-one-of', ['de', 'en']]],
  ['language', ['is-one-of', ['fr-CA']], ['is-one-of', ['fr-FR']]],
  ['language', ['is-one-of', ['fr-CA']], ['is-not-one-of', ['FR']]],
  ['user-property', ['greater-than', 10], ['less-than', 5]],
  ['user-property', ['greater-than', 5], ['less-than-or-equal', '5']],
  ['user-property', ['greater-than', '2026-03-01'], ['less-than', '2026-02-01']],
  ['user-property', ['equals', 'pro'], ['equals', 'free']],
  ['user-property', ['equals', 'pro'], ['equals', 'PRO']],
  ['user-property', ['equals', 4], ['greater-than', 5]],
  ['user-property', ['equals', 'pro'], ['greater-than', 5]],
  ['user-property', ['equals', 'pro'], ['contains', 'free']],
  ['user-property', ['is-one-of', ['pro', 'free']], ['starts-with', 'x']],
  ['user-property', ['starts-with', 'pro'], ['starts-with', 'free']],
  ['user-property', ['ends-with', 'pro'], ['ends-with', 'free']],
  ['user-property', ['equals', 'pro'], ['not-contains', 'PR']],
  ['user-property', ['equals', 5], ['not-equals', '5.0']],
  ['user-property', ['equals', 'pro'], ['is-not-one-of', ['pro', 'free']]],
  ['user-property', ['equals', 'pro'], ['not-exists']],
  ['user-property', ['greater-than', 3], ['not-exists']],
];

/** Pairs that look contradictory, each with a value that meets both rules. */
const COMPATIBLE: [type: string, one: Short, other: Short, value: unknown][] = [
  ['url', ['equals', '/a'], ['equals', '/a/'], 'https://x.com/a'],
  ['url', ['equals', '/a'], ['equals', '/a?q=1'], 'https://x.com/a?q=1'],
  ['url', ['equals', '/'], ['equals', '/#/a'], 'https://x.com/#/a'],
  ['url', ['equals', '/a'], ['equals', 'https://x.com/a'], 'https://x.com/a'],
  ['url', ['equals', 'x.com/a'], ['equals', '/a'], 'https://x.com/a'],
  ['url', ['equals', '/{x}/b'], ['equals', '/a/{y}'], 'https://x.com/a/b'],
  ['url', ['equals', '/a'], ['is-one-of', ['/b', '/a']], 'https://x.com/a'],
  ['url', ['equals', '/a'], ['contains', '/b'], 'https://x.com/a?/b'],
  ['url', ['equals', '/a'], ['ends-with', '/b'], 'https://x.com/a#/b'],
  ['url', ['equals', '/a'], ['starts-with', 'https://x.com'], 'https://x.com/a'],
  ['url', ['equals', '/a'], ['starts-with', '/A?Q=1'], 'https://x.com/a?q=1'],
  ['url', ['equals', '/a'], ['starts-with', '/a/?q'], 'https://x.com/a/?q=1'],
  ['url', ['starts-with', '/a'], ['starts-with', 'x.com'], 'https://x.com/a'],
  ['url', ['starts-with', '/a'], ['starts-with', '/A/b'], 'https://x.com/a/b'],
  ['url', ['ends-with', '/a'], ['ends-with', '?q=1'], 'https://x.com/a?q=1'],
  ['url', ['contains', '/a'], ['contains', '/b'], 'https://x.com/a/b'],
  ['url', ['equals', '/a'], ['not-equals', '/a?q=1'], 'https://x.com/a'],
  ['url', ['equals', '/a'], ['not-equals', 'https://x.com/a'], 'https://y.com/a'],
  ['url', ['equals', '/{x}'], ['not-equals', '/a'], 'https://x.com/b'],
  ['url', ['equals', '/a'], ['not-contains', 'q=1'], 'https://x.com/a'],
  ['url', ['contains', '/a'], ['not-equals', '/a'], 'https://x.com/a/b'],
  ['url', ['contains', '/a'], ['not-contains', '/ab'], 'https://x.com/a'],
  ['url', ['equals', '/a'], ['unknown', '/b'], undefined],
  ['device', ['is-one-of', ['desktop', 'tablet']], ['is-one-of', ['tablet', 'mobile']], 'tablet'],
  ['location', ['is-one-of', ['de']], ['is-one-of', ['DE']], 'DE'],
  ['location', ['is-one-of', ['DE', 'FR']], ['is-not-one-of', ['DE']], 'FR'],
  ['language', ['is-one-of', ['fr']], ['is-one-of', ['FR-ca']], 'fr-CA'],
  ['language', ['is-one-of', ['fr']], ['is-not-one-of', ['fr-CA']], 'fr'],
  ['user-property', ['greater-than', 5], ['less-than', 10], 7],
  ['user-property', ['greater-than', 4], ['less-than', 5], 4.5],
  ['user-property', ['greater-than-or-equal', 5], ['less-than-or-equal', '5.0'], 5],
  ['user-property', ['equals', 5], ['equals', '5.0'], '5'],
  ['user-property', ['equals', 5], ['ends-with', '.0'], '5.0'],
  ['user-property', ['equals', '2026-03-01'], ['contains', 'T'], '2026-03-01T00:00Z'],
  ['user-property', ['equals', 'Pro plan'], ['starts-with', 'pro'], 'Pro plan'],
  ['user-property', ['equals', 'pro'], ['not-equals', 'PRO'], 'pro'],
  ['user-property', ['contains', 'pro'], ['contains', 'plan'], 'Pro plan'],
  ['user-property', ['starts-with', 'pro'], ['ends-with', 'plan'], 'Pro plan'],
  ['user-property', ['equals', 5], ['not-contains', '5.0'], 5],
  ['user-property', ['equals', 'pro'], ['exists'], 'pro'],
  ['user-property', ['not-equals', 'pro'], ['not-exists'], undefined],
  ['user-property', ['not-equals', 'pro'], ['not-equals', 'free'], 'x'],
  ['user-property', ['greater-than', 10], ['more-than-days-ago', 10], undefined],
];

describe.each(CONTRADICTIONS)('%s %j and %j', (type, one, other) => {
  const rules = [ruleOf(type, one), ruleOf(type, other)];

  it('are never met together, with a warning in either order, but not with `or`', () => {
    for (const both of [rules, rules.toReversed()]) {
      expect([codesOf(both, 'and'), codesOf(both, null)]).toEqual([['never_met'], ['never_met']]);
      expect(codesOf(both, 'or')).toEqual([]);
    }
    for (const value of VALUES[type] ?? []) expect([value, areMet(type, rules, value)]).toEqual([value, false]);
  });
});

describe.each(COMPATIBLE)('%s %j and %j', (type, one, other, value) => {
  const rules = [ruleOf(type, one), ruleOf(type, other)];

  it(`get no warning, since they can both be met`, () => {
    for (const [a, b] of [rules, rules.toReversed()]) expect(a && b && areContradictory(a, b)).toBe(false);
    const isDecided = value !== undefined || (type === 'user-property' && other[0] === 'not-exists');
    expect(areMet(type, rules, value)).toBe(isDecided);
  });
});

it.each(Object.entries(VALUES))('no contradiction is claimed for rules on %s that a value meets', (type, values) => {
  const own = [...CONTRADICTIONS, ...COMPATIBLE].filter(([of]) => of === type);
  const rules = own
    .flatMap(([, one, other]) => [ruleOf(type, one), ruleOf(type, other)])
    .map((rule) => ({ rule, met: new Set(values.filter((value) => areMet(type, [rule], value))) }));
  for (const a of rules)
    for (const b of rules)
      if (areContradictory(a.rule, b.rule))
        expect([a.rule, b.rule, [...a.met].filter((value) => b.met.has(value))]).toEqual([a.rule, b.rule, []]);
});

it('long lists are compared only up to a limit, so that a large request stays fast', () => {
  const list = (prefix: string) => Array.from({ length: 20_000 }, (_, index) => `${prefix}${index}`);
  const rules = Array.from({ length: 10 }, (_, index) => ruleOf('location', ['is-one-of', list(`${index}-`)]));
  expect(rules.flatMap((a, index) => rules.slice(0, index).filter((b) => areContradictory(a, b)))).toEqual([]);
});

it('rules on other properties, or of other types, do not contradict each other', () => {
  const own = ruleOf('user-property', ['equals', 'a']);
  expect(areContradictory(own, { ...own, property: 'other', value: 'b' })).toBe(false);
  expect(areContradictory(own, ruleOf('url', ['equals', '/b']))).toBe(false);
});

it('the warning for two values of a property says that a list can contain both', () => {
  const rules = [ruleOf('user-property', ['equals', 'a']), ruleOf('user-property', ['equals', 'b'])];
  expect(ruleWarnings(rules, 'and', 'rules', now).map(({ message }) => message)).toEqual([
    expect.stringContaining('only if the property is a list'),
  ]);
});
