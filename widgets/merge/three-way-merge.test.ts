import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, type Fields, isSame, threeWayMerge, withValueOf } from './three-way-merge';

const step = (id: string, title = id) => ({ id, title });
const titlesOf = ({ steps }: Fields) => (steps as { title: string }[]).map(({ title }) => title).join('');

describe('changesBetween', () => {
  test('lists changed fields, added, removed and changed entries, and a new order', () => {
    const from = { name: 'A', 'settings.trigger': 'once', steps: [step('a'), step('b'), step('c')] };
    const to = { name: 'A', 'settings.timeout': 5, steps: [step('c'), step('a', 'New'), step('d')] };
    expect(changesBetween(from, to)).toEqual([
      { path: 'settings.trigger', from: 'once', to: null },
      { path: 'steps[id=a].title', from: 'a', to: 'New' },
      { path: 'steps[id=b]', from: step('b'), to: null },
      { path: 'steps[id=d]', from: null, to: step('d') },
      { path: 'steps[order]', from: ['a', 'c'], to: ['c', 'a'] },
      { path: 'settings.timeout', from: null, to: 5 },
    ]);
  });

  test('ignores the difference between a missing field and null, and the order of keys', () => {
    expect(changesBetween({ a: null, b: { x: 1, y: [{ p: 1, q: 2 }] } }, { b: { y: [{ q: 2, p: 1 }], x: 1 } })).toEqual(
      [],
    );
  });

  test('compares lists without ids as a whole', () => {
    expect(changesBetween({ options: ['a'] }, { options: ['a', 'b'] })).toEqual([
      { path: 'options', from: ['a'], to: ['a', 'b'] },
    ]);
  });
});

describe('threeWayMerge', () => {
  test.each([
    ['each side changes a different entry', 'abc', 'aXc', 'abY', 'aXY'],
    ['the live side adds, the draft moves', 'abc', 'abcd', 'cab', 'cdab'],
    ['the draft removes what the live side left alone', 'abc', 'aXc', 'ab', 'aX'],
  ])('%s', (_, base, live, draft, merged) => {
    const of = (titles: string) => ({
      steps: [...titles].map((title) =>
        step('abcd'.includes(title) ? title : ({ X: 'b', Y: 'c' }[title] ?? ''), title),
      ),
    });
    const { fields, conflicts } = threeWayMerge(of(base), of(live), of(draft));
    expect(conflicts).toEqual([]);
    expect(titlesOf(fields)).toBe(merged);
  });

  test('reports only what both sides changed, with all three values', () => {
    const base = { name: 'N', 'settings.a': 1, steps: [step('a'), step('b')] };
    const live = { name: 'L', 'settings.a': 2, steps: [step('a', 'L')] };
    const draft = { name: 'N', 'settings.a': 3, steps: [step('a', 'D'), step('b', 'D')] };
    const { fields, conflicts } = threeWayMerge(base, live, draft);
    expect(conflicts).toEqual([
      { path: 'settings.a', base: 1, live: 2, draft: 3 },
      { path: 'steps[id=a].title', base: 'a', live: 'L', draft: 'D' },
      { path: 'steps[id=b]', base: step('b'), live: null, draft: step('b', 'D') },
    ]);
    expect(fields).toEqual({ name: 'L', 'settings.a': 3, steps: [step('a', 'D'), step('b', 'D')] });
  });

  test('two orders that both differ from the base are a conflict', () => {
    const of = (ids: string) => ({ steps: [...ids].map((id) => step(id)) });
    expect(threeWayMerge(of('abc'), of('bac'), of('acb')).conflicts).toEqual([
      { path: 'steps[order]', base: ['a', 'b', 'c'], live: ['b', 'a', 'c'], draft: ['a', 'c', 'b'] },
    ]);
  });
});

const entries = fc.uniqueArray(
  fc.record(
    { id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), title: fc.constantFrom('x', 'y', 'z') },
    { requiredKeys: ['id'] },
  ),
  { selector: ({ id }) => id },
);
const document = fc.record(
  { name: fc.constantFrom('p', 'q', 'r'), 'settings.a': fc.constantFrom(1, 2, null), steps: entries },
  { requiredKeys: ['name'] },
);
const ids = ({ steps }: Fields) => ((steps ?? []) as { id: string }[]).map(({ id }) => id);

describe('for any three documents', () => {
  test('a side that changed nothing yields the other side', () => {
    fc.assert(
      fc.property(document, document, (base, other) => {
        for (const { fields, conflicts } of [threeWayMerge(base, base, other), threeWayMerge(base, other, base)]) {
          expect(conflicts).toEqual([]);
          expect(changesBetween(fields, other)).toEqual([]);
        }
      }),
    );
  });

  test('no change is lost and no entry is duplicated: each value is from a side that changed it, and ids stay distinct', () => {
    fc.assert(
      fc.property(document, document, document, (base, live, draft) => {
        const { fields, conflicts } = threeWayMerge(base, live, draft);
        expect(new Set(ids(fields)).size).toBe(ids(fields).length);
        const conflicting = new Set(conflicts.map(({ path }) => path));
        const changedLive = new Map(changesBetween(base, live).map((change) => [change.path, change.to]));
        const changedDraft = new Map(changesBetween(base, draft).map((change) => [change.path, change.to]));
        const result = new Map(changesBetween(base, fields).map((change) => [change.path, change.to]));
        // An order is merged from both sides, and so is an entry that both sides added.
        const isMerged = (path: string) =>
          path.endsWith('[order]') || (changedLive.has(path) && changedDraft.has(path) && path.endsWith(']'));
        const isOverruled = (path: string) =>
          [...conflicting].some((one) => path.startsWith(one) || one.startsWith(path));
        for (const [path, to] of changedDraft)
          if (!isMerged(path)) expect(isSame(result.get(path), to), path).toBe(true);
        for (const [path, to] of changedLive)
          if (!isMerged(path) && !isOverruled(path)) expect(isSame(result.get(path), to), path).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('taking the live value at each change leaves nothing of the draft', () => {
    fc.assert(
      fc.property(document, document, (live, draft) => {
        let fields: Fields = draft;
        for (const { path } of changesBetween(live, draft)) fields = withValueOf(fields, live, path) ?? fields;
        expect(changesBetween(live, fields)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
