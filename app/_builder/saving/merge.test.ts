import { expect, test } from 'vitest';
import { changesOf } from '../draft/changes';
import type { Draft } from '../draft/draft';
import { differencesOf, withMine } from './merge';

const draft = (patch: Partial<Draft> = {}): Draft => ({
  name: 'Tour',
  folderId: 1,
  themeId: null,
  content: {
    steps: [
      { id: 'a', title: 'One' },
      { id: 'b', title: 'Two', domQuery: '#two' },
    ],
  },
  settings: { priority: 5 },
  rules: [],
  ruleLogicalOperator: 'and',
  ...patch,
});
const steps = (...titles: string[]) => ({ steps: titles.map((title, at) => ({ id: 'ab'.charAt(at), title })) });

test('reports who changed each place, and omits places with equal values', () => {
  const base = draft({ content: steps('One', 'Two') });
  const mine = draft({ name: 'Mine', content: steps('Uno', 'Two'), settings: { priority: 7 }, themeId: 2 });
  const theirs = draft({ name: 'Theirs', content: steps('One', 'Due'), settings: { priority: 7 } });
  expect(differencesOf(base, mine, theirs)).toEqual([
    { key: 'name', path: ['name'], mine: 'Mine', theirs: 'Theirs', by: 'both' },
    { key: 'themeId', path: ['themeId'], mine: 2, theirs: null, by: 'me' },
    { key: 'content steps a title', path: ['content', 'steps', 'a', 'title'], mine: 'Uno', theirs: 'One', by: 'me' },
    { key: 'content steps b title', path: ['content', 'steps', 'b', 'title'], mine: 'Two', theirs: 'Due', by: 'them' },
  ]);
});

test('edits of different places are merged, down to the field of a step', () => {
  const base = draft();
  const mine = draft({ content: { steps: [{ id: 'a', title: 'Uno' }, (base.content.steps as object[])[1]] } });
  const theirs = draft({ name: 'Theirs', settings: { priority: 9 } });
  const places = differencesOf(base, mine, theirs);
  const merged = withMine(theirs, places, ({ by }) => by !== 'them');
  expect(merged).toEqual({ ...theirs, content: mine.content });
  expect(changesOf(theirs, merged)).toEqual({ steps: mine.content.steps });
});

test('a list whose entries were added, removed or moved is one place', () => {
  const base = draft({ content: steps('One', 'Two') });
  const mine = draft({ content: { steps: [{ id: 'b', title: 'Two' }] } });
  const theirs = draft({ content: steps('Uno', 'Two') });
  expect(differencesOf(base, mine, theirs)).toMatchObject([{ key: 'content steps', by: 'both' }]);
  const added = draft({ content: { steps: [...(steps('One', 'Two').steps as object[]), { title: 'New' }] } });
  expect(differencesOf(base, added, theirs)).toMatchObject([{ key: 'content steps', by: 'both' }]);
});

test('a field that one side removed is removed if that side is kept', () => {
  const base = draft({ settings: { priority: 5, delaySeconds: 2 } });
  const mine = draft({ settings: { priority: 5 } });
  const theirs = draft({ name: 'Theirs', settings: { priority: 5, delaySeconds: 2 } });
  const places = differencesOf(base, mine, theirs);
  expect(withMine(theirs, places, ({ by }) => by === 'me').settings).toEqual({ priority: 5 });
  expect(withMine(theirs, places, () => false)).toEqual(theirs);
});

test('targeting is one place: the rules and their logical operator belong together', () => {
  const rule = { type: 'all-pages' };
  const mine = draft({ rules: [rule], ruleLogicalOperator: 'or' });
  const theirs = draft({ name: 'Theirs' });
  const places = differencesOf(draft(), mine, theirs);
  expect(places.map(({ key, by }) => [key, by])).toEqual([
    ['name', 'them'],
    ['targeting', 'me'],
  ]);
  expect(withMine(theirs, places, ({ by }) => by === 'me')).toEqual({ ...mine, name: 'Theirs' });
});

test('equal drafts have no places to merge', () => {
  expect(differencesOf(draft(), draft(), draft())).toEqual([]);
  const same = draft({ name: 'Same' });
  expect(differencesOf(draft(), same, draft({ name: 'Same' }))).toEqual([]);
});
