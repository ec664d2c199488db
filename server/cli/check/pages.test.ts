import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../widgets/targeting/rule';
import type { LiveWidget } from './live-widgets';
import { belongsOn, isOn, pagesFor } from './pages';

const widget = (rules: Rule[], more: Partial<LiveWidget> = {}): LiveWidget => ({
  id: 1,
  type: 'tour',
  name: 'Tour',
  dashboardUrl: 'https://docent.example.com/builder/product-tours/1',
  rules,
  any: false,
  targets: [],
  ...more,
});
const url = (comparisonOperator: string, value: unknown): Rule => ({ type: 'url', comparisonOperator, value });

describe('the pages to open', () => {
  const base = new URL('https://staging.example.com/app?x=1');
  const opened = (widgets: LiveWidget[], given: string[] = []) => pagesFor(base, given, widgets);

  test('are the base URL, the given pages, and the pages that rules and steps name', () => {
    const target = { path: 'steps[0].domQuery', selector: '#a', page: '/reports' };
    const widgets = [widget([url('contains', '/projects'), url('is-one-of', ['/a', '/b'])], { targets: [target] })];
    expect(opened(widgets, ['/given', '/given'])).toEqual([
      'https://staging.example.com/app?x=1',
      'https://staging.example.com/given',
      'https://staging.example.com/projects',
      'https://staging.example.com/a',
      'https://staging.example.com/b',
      'https://staging.example.com/reports',
    ]);
  });

  test('do not include other origins, patterns, or pages that a rule excludes', () => {
    const rules = [
      url('equals', 'https://app.example.com/x'),
      url('equals', '//elsewhere.example.com/x'),
      url('equals', '/projects/{id}'),
      url('not-equals', '/secret'),
      url('contains', 'jects'),
      url('equals', 5),
    ];
    expect(opened([widget(rules)])).toEqual([base.href]);
  });
});

describe('a widget belongs on a page', () => {
  const facts = { now: new Date(), url: 'https://staging.example.com/projects', device: 'desktop' };
  const property: Rule = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };
  const belongs = (rules: Rule[], any = false) => belongsOn(widget(rules, { any }), facts);

  test('if its rules about the page are met, assuming that its rules about people are met', () => {
    expect(belongs([url('contains', '/projects'), property])).toBe(true);
    expect(belongs([url('contains', '/reports'), property])).toBe(false);
    expect(belongs([url('contains', '/reports'), property], true)).toBe(true);
    expect(belongs([url('contains', '/reports'), url('contains', '/projects')], true)).toBe(true);
    expect(belongs([property])).toBe(true);
    expect(belongs([])).toBe(false);
  });

  test('a step with a page belongs only on that page', () => {
    expect(isOn(undefined, facts.url)).toBe(true);
    expect(isOn('/projects', facts.url)).toBe(true);
    expect(isOn('/reports', facts.url)).toBe(false);
  });
});
