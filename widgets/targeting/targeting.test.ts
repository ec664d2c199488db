import { describe, expect, it, test } from 'vitest';
import { type Case, judge, now, PAGE, rule } from '../../server/testing/judging';
import { evaluateRule, RULE_OPERATORS } from './targeting';

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

  it('matches a pattern with many placeholders quickly', () => {
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

  it('is never met if the rule names no property', () => {
    expect(evaluateRule(rule('user-property', 'not-equals', { value: 'x' }), { now, user })).toBe(false);
  });
});
