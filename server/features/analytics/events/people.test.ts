import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActorSet, packActors } from './actor-set';
import { countWith, type Members, type People, Uniter } from './people';

const MAX = 400;
const ids = fc.array(fc.integer({ min: 1, max: MAX }), { maxLength: 200 });
const ascending = (members: number[]) => [...new Set(members)].sort((a, b) => a - b);
const merges = fc.array(fc.tuple(fc.integer({ min: 1, max: MAX }), fc.integer({ min: 1, max: MAX })), {
  maxLength: 12,
});

const packed = (set: number[]) => ({ packed: packActors(ascending(set)) });
const uniter = new Uniter();
const sparse = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 3_000 });

const idsOf = (set: Members): number[] => {
  if (set instanceof Int32Array) return [...set];
  const bits = new ActorSet();
  bits.addBitmap(set);
  return bits.ids();
};

function expectPeople({ size, sets }: People, members: number[]): void {
  // The sets must be disjoint.
  expect(ascending(sets.flatMap(idsOf))).toEqual(sets.flatMap(idsOf).sort((a, b) => a - b));
  expect(ascending(sets.flatMap(idsOf))).toEqual(ascending(members));
  expect(size).toBe(new Set(members).size);
}

test('adding people to a set keeps each person once', () => {
  const many = fc.array(fc.oneof(ids, sparse), { maxLength: 3 });
  fc.assert(
    fc.property(many, many, (sets, more) => {
      const before = uniter.unite(sets.map((set) => packed(set)));
      expectPeople(
        uniter.extend(
          before,
          more.map((set) => packed(set)),
        ),
        [...sets, ...more].flat(),
      );
      expectPeople(before, sets.flat());
    }),
  );
});

test('united sets have every member once, whether few or many, dense or sparse', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(ids, sparse), { maxLength: 5 }), (sets) => {
      expectPeople(uniter.unite(sets.map((set) => packed(set))), sets.flat());
    }),
  );
});

test('counting people together with more people and merges equals the size of the merged set of all', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 4 }), ids, merges, (sets, more, pairs) => {
      const people = uniter.unite(sets.map((set) => packed(set)));
      const all = new ActorSet();
      for (const id of [...sets.flat(), ...more]) all.add(id);
      all.replace(pairs);
      expect(people.size).toBe(new Set(sets.flat()).size);
      expect(countWith(people, more, pairs)).toBe(all.size);
    }),
  );
});
