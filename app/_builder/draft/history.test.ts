import { expect, test } from 'vitest';
import type { Draft } from './draft';
import { edit, editedPlace, type History, rebase, redo, replace, startHistory, undo } from './history';

const stored: Draft = {
  name: 'Tour',
  folderId: 1,
  themeId: null,
  content: { steps: [{ id: 'a', title: '' }] },
  settings: { trigger: 'once' },
  rules: [],
  ruleLogicalOperator: 'and',
};

/** Applies edits, one every `pauseMs`. */
const editAll = (patches: Partial<Draft>[], pauseMs: number, from = startHistory(stored)): History =>
  patches.reduce((history, patch, index) => edit(history, patch, index * pauseMs), from);

const titles = (...texts: string[]) => texts.map((title) => ({ content: { steps: [{ id: 'a', title }] } }));

test('fast typing in one field is one undo step', () => {
  const typed = editAll(titles('H', 'He', 'Hel'), 100);
  expect(typed.draft.content).toEqual({ steps: [{ id: 'a', title: 'Hel' }] });
  expect(undo(typed).draft).toEqual(stored);
  expect(redo(undo(typed)).draft).toEqual(typed.draft);
});

test('a pause in typing begins another undo step', () => {
  const typed = editAll(titles('H', 'He'), 2_000);
  expect(undo(typed).draft.content).toEqual({ steps: [{ id: 'a', title: 'H' }] });
});

test('edits of different fields are separate undo steps, however fast', () => {
  const edited = editAll([{ name: 'A' }, { settings: { trigger: 'always' } }], 10);
  expect(undo(edited).draft).toEqual({ ...stored, name: 'A' });
});

test('adding and removing entries are separate undo steps, however fast', () => {
  const lists = [
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ].map((ids) => ({
    content: { steps: ids.map((id) => ({ id })) },
  }));
  const edited = editAll(lists, 10);
  expect(undo(edited).draft.content).toEqual(lists[1]?.content);
  expect(undo(undo(edited)).draft.content).toEqual(lists[0]?.content);
});

test('an edit that changes nothing adds no undo step, and redo still works', () => {
  const back = undo(editAll([{ name: 'A' }], 0));
  expect(edit(back, { settings: { trigger: 'once' } }, 5_000)).toBe(back);
  expect(redo(back).draft.name).toBe('A');
});

test('after a new edit, there is nothing to redo', () => {
  const again = edit(undo(editAll([{ name: 'A' }], 0)), { name: 'B' }, 100);
  expect(redo(again)).toBe(again);
  expect(undo(again).draft).toEqual(stored);
});

test('typing right after an undo is a separate undo step', () => {
  const typed = edit(undo(editAll([{ name: 'A' }, { settings: { trigger: 'always' } }], 100)), { name: 'AB' }, 300);
  expect(undo(typed).draft.name).toBe('A');
});

test('settings and content keep what an edit does not name', () => {
  const edited = edit(startHistory(stored), { settings: { position: 'top' } }, 0);
  expect(edited.draft).toEqual({ ...stored, settings: { trigger: 'once', position: 'top' } });
});

test('the saved draft replaces the draft that was sent', () => {
  const sent = editAll([{ name: 'A' }], 0);
  const saved = { ...sent.draft, name: 'A, trimmed' };
  expect(rebase(sent, saved, sent.draft)).toMatchObject({ base: saved, draft: saved });
});

test('edits made during a save are kept', () => {
  const sent = editAll([{ name: 'A' }], 0);
  const typed = edit(sent, { name: 'AB' }, 100);
  expect(rebase(typed, sent.draft, sent.draft)).toMatchObject({ base: sent.draft, draft: typed.draft });
});

test('places that were not edited take over what was saved by others, also after undo and redo', () => {
  const theirs: Draft = { ...stored, name: 'Theirs', settings: { trigger: 'always' } };
  const typed = undo(editAll([{ folderId: 2 }, { name: 'A' }, { themeId: 3 }], 5_000));
  const merged = rebase(typed, theirs, stored);
  expect(merged).toMatchObject({ base: theirs, draft: { ...theirs, folderId: 2, name: 'A' } });
  expect(undo(merged).draft).toEqual({ ...theirs, folderId: 2 });
  expect(undo(undo(merged)).draft).toEqual(theirs);
  expect(redo(merged).draft).toEqual({ ...theirs, folderId: 2, name: 'A', themeId: 3 });
});

test('an edit that was typed and deleted again is no edit', () => {
  const theirs = { ...stored, name: 'Theirs' };
  const typed = editAll([{ name: 'A' }, { name: 'Tour' }], 100);
  expect(rebase(typed, theirs, stored).draft).toEqual(theirs);
});

test('undo after adding an entry keeps what others saved in another entry', () => {
  const [a, b] = [
    { id: 'a', title: '' },
    { id: 'b', title: 'New' },
  ];
  const added = edit(startHistory(stored), { content: { steps: [a, b] } }, 0);
  const saved = rebase(added, added.draft, added.draft);
  const theirs: Draft = { ...stored, content: { steps: [{ ...a, title: 'Theirs' }, b] } };
  const merged = rebase(saved, theirs, saved.base);
  expect(merged.draft).toEqual(theirs);
  expect(undo(merged).draft.content).toEqual({ steps: [{ id: 'a', title: 'Theirs' }] });
  expect(redo(undo(merged)).draft).toEqual(theirs);
});

test('entries that this person and others added are both kept', () => {
  const [a, mine, other] = ['a', 'm', 'o'].map((id) => ({ id, title: '' }));
  const added = edit(startHistory(stored), { content: { steps: [a, mine] } }, 0);
  const merged = rebase(added, { ...stored, content: { steps: [other, a] } }, stored);
  expect(merged.draft.content).toEqual({ steps: [other, a, mine] });
  expect(undo(merged).draft.content).toEqual({ steps: [other, a] });
});

test('undo after a merge with what others saved reverts the edits of this person alone', () => {
  const theirs: Draft = { ...stored, settings: { trigger: 'always' } };
  const edited = editAll([{ folderId: 2 }, { name: 'A' }], 5_000);
  const merged = replace(edited, theirs, { ...theirs, folderId: 2, name: 'A' }, stored);
  expect(undo(merged).draft).toEqual({ ...theirs, folderId: 2 });
  expect(undo(undo(merged)).draft).toEqual(theirs);
});

test('undo after a conflict brings back a value that was given up, and nothing else', () => {
  const theirs: Draft = { ...stored, name: 'Theirs', settings: { trigger: 'always' } };
  const merged = replace(editAll([{ name: 'A' }], 0), theirs, theirs, stored);
  expect(undo(merged).draft).toEqual({ ...theirs, name: 'A' });
  expect(undo(undo(merged)).draft).toEqual(theirs);
});

test('undo goes back to the draft before a version was restored', () => {
  const edited = editAll([{ name: 'A' }], 0);
  const restored = replace(edited, { ...stored, name: 'Old' });
  expect(restored.base.name).toBe('Old');
  expect(undo(restored).draft).toBe(edited.draft);
});

test('the last hundred undo steps are kept', () => {
  let history = editAll(
    Array.from({ length: 150 }, (_, index) => ({ name: String(index) })),
    5_000,
  );
  expect(history.past).toHaveLength(100);
  for (let step = 0; step < 120; step++) history = undo(history);
  expect(history.draft.name).toBe('49');
});

test.each<[string, unknown, unknown, string | undefined]>([
  ['a value deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, 'a.0.b'],
  ['a value that was not there', { a: {} }, { a: { b: 1 } }, 'a.b'],
  ['two values', { a: 1, b: 1 }, { a: 2, b: 2 }, undefined],
  ['a list that grew', { a: [1] }, { a: [1, 2] }, undefined],
  ['entries that changed places', { a: [1, 2] }, { a: [2, 1] }, undefined],
])('the place of an edit: %s', (_, before, after, place) => {
  expect(editedPlace(before, after)).toBe(place);
});
