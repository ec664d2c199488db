import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActorSet, eachMember, packActors } from './actor-set';
import { countWith, type People, Uniter } from './people';

const MAX = 400;
const ids = fc.array(fc.integer({ min: 1, max: MAX }), { maxLength: 200 });
const ascending = (members: number[]) => [...new Set(members)].sort((a, b) => a - b);
const merges = fc.array(fc.tuple(fc.integer({ min: 1, max: MAX }), fc.integer({ min: 1, max: MAX })), {
  maxLength: 12,
});

test('the members of a set are found, whether it is stored as a list or as a bitmap', () => {
  fc.assert(
    fc.property(ids, ids, ids, (one, other, asked) => {
      const packed = Buffer.concat([packActors(ascending(one)), packActors(ascending(other))]);
      const expected = ascending(asked).filter((id) => one.includes(id) || other.includes(id));
      const found = new Set<number>();
      eachMember(packed, ascending(asked), (id) => found.add(id));
      expect(ascending([...found])).toEqual(expected);
    }),
  );
});

const uniter = new Uniter();
const sparse = fc.array(fc.integer({ min: 1, max: 3_000_000 }), { maxLength: 3_000 });

function expectPeople({ size, sets }: People, members: number[]): void {
  const united = new ActorSet();
  for (const packed of sets) united.addPacked(packed);
  expect(united.ids()).toEqual(ascending(members));
  expect(size).toBe(new Set(members).size);
}

test('people to whom others are added are those and the others, each once', () => {
  const many = fc.array(fc.oneof(ids, sparse), { maxLength: 3 });
  fc.assert(
    fc.property(many, many, (sets, more) => {
      const before = uniter.unite(sets.map((set) => packActors(ascending(set))));
      expectPeople(
        uniter.extend(
          before,
          more.map((set) => packActors(ascending(set))),
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
      expectPeople(uniter.unite(sets.map((set) => packActors(ascending(set)))), sets.flat());
    }),
  );
});

test('people counted with others and with merges are as many as in the set of all of them', () => {
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 4 }), ids, merges, (sets, more, pairs) => {
      const people = uniter.unite(sets.map((set) => packActors(ascending(set))));
      const all = new ActorSet();
      for (const id of [...sets.flat(), ...more]) all.add(id);
      all.replace(pairs);
      expect(people.size).toBe(new Set(sets.flat()).size);
      expect(countWith(people, more, pairs)).toBe(all.size);
    }),
  );
});
