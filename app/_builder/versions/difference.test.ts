import { expect, test } from 'vitest';
import { differences } from './difference';

const step = (id: string, title: string) => ({ id, title });

test('fields that differ are listed by path, without the fields that every save sets', () => {
  const old = { id: 1, version: 3, name: 'Old', settings: { trigger: 'once', timeout: 10 } };
  const now = { id: 1, version: 4, name: 'New', settings: { trigger: 'always', timeout: 10 } };
  expect(differences(old, now)).toEqual([
    { path: ['name'], old: 'Old', now: 'New' },
    { path: ['settings', 'trigger'], old: 'once', now: 'always' },
  ]);
});

test('the unpublished changes, the schedule and the warnings of the current widget are no differences', () => {
  const now = { name: 'N', schedule: [], draft: { changes: 1 }, unpublished: { name: 'M' }, warnings: [] };
  expect(differences({ name: 'N' }, now)).toEqual([]);
});

test('a field that is missing on one side, or null, has no value there', () => {
  expect(differences({ themeId: null }, { themeId: 7 })).toEqual([{ path: ['themeId'], old: undefined, now: 7 }]);
  expect(differences({ settings: { priority: 5 } }, { settings: {} })).toEqual([
    { path: ['settings', 'priority'], old: 5, now: undefined },
  ]);
  expect(differences({ themeId: null }, {})).toEqual([]);
});

test('a moved step is not reported as a new step', () => {
  const [a, b] = [step('a', 'One'), step('b', 'Two')];
  expect(differences({ steps: [a, b] }, { steps: [b, a] })).toEqual([
    { path: ['steps', 'order'], old: 'a b', now: 'b a' },
  ]);
  expect(differences({ steps: [a, b] }, { steps: [b, step('a', 'First')] })).toEqual([
    { path: ['steps', 'a', 'title'], old: 'One', now: 'First' },
    { path: ['steps', 'order'], old: 'a b', now: 'b a' },
  ]);
});

test('entries without ids are compared by their place', () => {
  expect(differences({ buttons: [{ text: 'Yes' }] }, { buttons: [{ text: 'Yes' }, { text: 'No' }] })).toEqual([
    { path: ['buttons', '2'], old: undefined, now: { text: 'No' } },
  ]);
});

test('a list that was replaced by an object differs as a whole', () => {
  expect(differences({ rules: [1] }, { rules: { 0: 1 } })).toEqual([{ path: ['rules'], old: [1], now: { 0: 1 } }]);
});
