import { expect, test } from 'vitest';
import { changesOf, toDraft } from './changes';
import type { Widget } from './widget';

const widget: Widget = {
  id: 7,
  name: 'Tour',
  active: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
  version: 3,
  folderId: 1,
  themeId: null,
  settings: { trigger: 'once', timeout: 10 },
  rules: [],
  ruleLogicalOperator: null,
  dashboardUrl: 'https://docent.example.com/builder/product-tours/7',
  draft: null,
  schedule: [],
};
const draft = toDraft(widget);

test('without a change, nothing is sent', () => {
  expect(changesOf(draft, { ...draft, settings: { ...draft.settings } })).toEqual({});
});

test('only the fields that changed are sent', () => {
  expect(changesOf(draft, { ...draft, name: 'Other', themeId: 4 })).toEqual({ name: 'Other', themeId: 4 });
});

test('settings are sent key by key; a removed setting is sent as null, which resets it to its default', () => {
  expect(changesOf(draft, { ...draft, settings: { trigger: 'always' } })).toEqual({
    settings: { trigger: 'always', timeout: null },
  });
});

test('targeting is sent as a whole', () => {
  const rules = [{ type: 'all-pages' }];
  expect(changesOf(draft, { ...draft, rules })).toEqual({ targeting: { rules, ruleLogicalOperator: 'and' } });
  expect(changesOf(draft, { ...draft, ruleLogicalOperator: 'or' })).toEqual({
    targeting: { rules: [], ruleLogicalOperator: 'or' },
  });
});

test('every field that a type adds is content, and sent when it changes', () => {
  const answer = { ...widget, subtitle: 'Two minutes', steps: [] };
  const described = toDraft(answer);
  expect(described.content).toEqual({ subtitle: 'Two minutes', steps: [] });
  expect(changesOf(described, { ...described, content: { ...described.content, subtitle: 'One minute' } })).toEqual({
    subtitle: 'One minute',
  });
});
