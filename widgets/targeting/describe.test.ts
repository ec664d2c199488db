import { describe, expect, it } from 'vitest';
import { describeTargeting } from './describe';
import { TARGETING_PHRASES } from './phrases';
import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

const options = { segmentName: (id: number) => (id === 12 ? 'Trial accounts' : undefined) };
const say = (rules: Rule[], operator?: string | null) => describeTargeting(rules, operator, options);
const url = (value: unknown, comparisonOperator?: string): Rule => ({ type: 'url', comparisonOperator, value });
const property = (comparisonOperator: string, value?: unknown): Rule => ({
  type: 'user-property',
  property: 'plan',
  comparisonOperator,
  value,
});
const tour = { entityType: 'tour', entityId: 5 };

const TABLE: [rule: Rule, text: string][] = [
  [{ type: 'all-pages' }, 'On every page'],
  [url('/app', 'contains'), 'On pages whose URL contains /app'],
  [url('/app'), 'On pages whose URL is /app'],
  [url(['/a', '/b', '/c'], 'is-one-of'), 'On pages whose URL is one of /a, /b or /c'],
  [url('/{id}', 'equals'), 'On pages whose URL is /{id}'],
  [
    { type: 'current-time', comparisonOperator: 'less-than', value: '2026-12-24T18:00:00+02:00' },
    'Before Dec 24, 2026, 4:00 PM UTC',
  ],
  [{ type: 'location', comparisonOperator: 'is-one-of', value: ['de', 'FI'] }, 'To people in Germany or Finland'],
  [{ type: 'location', comparisonOperator: 'is-not-one-of', value: ['??'] }, 'To people outside ??'],
  [{ type: 'language', value: 'fr' }, 'To people whose language is French'],
  [property('equals', 'pro'), 'To users whose plan is pro'],
  [property('greater-than-or-equal', 5), 'To users whose plan is 5 or more'],
  [property('exists'), 'To users who have a plan'],
  [property('within-last-days', 7), 'To users whose plan is within the last 7 days'],
  [property('more-than-days-ago', 1), 'To users whose plan is more than 1 day ago'],
  [property('equals'), 'To users whose plan is …'],
  [{ type: 'user-segment', userSegmentId: 12 }, 'To users in the segment “Trial accounts”'],
  [{ type: 'user-segment', userSegmentId: 3, comparisonOperator: 'not-in' }, 'To users outside the segment number 3'],
  [{ type: 'element', comparisonOperator: 'present', value: '#export' }, 'Where #export is on the page'],
  [
    { type: 'device', comparisonOperator: 'is-one-of', value: ['mobile', 'tablet', 'watch'] },
    'On phones, tablets or watch',
  ],
  [
    { type: 'widget-state', comparisonOperator: 'not-completed', value: tour },
    'To people who have not completed the product tour number 5',
  ],
  [
    { type: 'widget-state', comparisonOperator: 'seen', value: { ...tour, withinDays: 30 } },
    'To people who have seen the product tour number 5 in the last 30 days',
  ],
  [{ type: 'event', comparisonOperator: 'occurred', value: { name: 'exported' } }, 'To people who did “exported”'],
  [
    { type: 'event', comparisonOperator: 'count-at-least', value: { name: 'exported', count: 3, withinDays: 7 } },
    'To people who did “exported” at least 3 times in the last 7 days',
  ],
  [{ type: 'rollout', value: 25 }, 'To 25% of people'],
  [{ type: 'moon-phase', value: 'full' }, 'Never, because of a rule that is not known (moon-phase)'],
  [url('/a', 'resembles'), 'Never, because of a rule that is not known (url resembles)'],
];

describe('describeTargeting', () => {
  it.each(TABLE)('%j', (rule, text) => expect(say([rule])).toBe(text));

  it('describes a widget without targeting as shown to no users', () =>
    expect(say([])).toBe('No users yet: no targeting is set'));

  it('joins rules that must all match', () => {
    expect(say([url('/app', 'contains'), property('equals', 'pro')], 'and')).toBe(
      'On pages whose URL contains /app, to users whose plan is pro',
    );
    expect(say([property('exists'), property('not-equals', 'free')], null)).toBe(
      'To users who have a plan, and to users whose plan is not free',
    );
  });

  it('joins rules of which any must match', () =>
    expect(say([url('/a'), url('/b')], 'or')).toBe('On pages whose URL is /a, or on pages whose URL is /b'));

  it('has a phrase for every operator of every type', () => {
    const keys = Object.entries(RULE_OPERATORS).flatMap(([type, operators]) =>
      operators.length ? operators.map((operator) => `${type}.${operator}`) : [type],
    );
    expect(keys.filter((key) => !Object.hasOwn(TARGETING_PHRASES, key))).toEqual([]);
  });

  it('supports other languages', () => {
    const texts = { 'location.is-one-of': 'an Personen in {value}', listOr: '{some} oder {last}' };
    const rule = { type: 'location', value: ['DE', 'FR'] };
    expect(describeTargeting([rule], 'and', { ...options, texts, locale: 'de' })).toBe(
      'An Personen in Deutschland oder Frankreich',
    );
  });
});
