import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActorSet, packActors } from './actor-set';

const ascending = (ids: number[]) => [...new Set(ids)].sort((a, b) => a - b);
const ids = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 300 }).map(ascending);

const unpack = (packed: Uint8Array): number[] => {
  const set = new ActorSet();
  set.addPacked(packed);
  return set.ids();
};

test('a packed set unpacks to itself, dense or sparse', () => {
  fc.assert(
    fc.property(fc.oneof(ids(60), ids(5_000), ids(3_000_000)), (members) => {
      expect(unpack(packActors(members))).toEqual(members);
    }),
  );
});

test('concatenated sets unpack to their union, and its size', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(ids(100), ids(100_000)), { maxLength: 8 }), (sets) => {
      const set = new ActorSet();
      set.addPacked(Buffer.concat(sets.map((members) => packActors(members))));
      const union = ascending(sets.flat());
      expect(set.ids()).toEqual(union);
      expect(set.size).toBe(union.length);
    }),
  );
});

test('the greatest id is kept', () => {
  const packed = packActors([1, 2_147_483_647]);
  expect(packed.length).toBeLessThan(10);
  // Unpacking would take a bitmap of 256 MiB (2³¹ bits), so only the encoding is checked.
  expect([...packed]).toEqual([4, 1, 254, 255, 255, 255, 7]);
});

test('the bitmap of a set has its members, and ends with the last', () => {
  fc.assert(
    fc.property(fc.oneof(ids(60), ids(5_000), ids(300_000)), (members) => {
      const [set, other] = [new ActorSet(), new ActorSet()];
      set.addAll(Int32Array.from(members));
      const bitmap = set.bitmap();
      expect(bitmap.length).toBe(members.length ? ((members.at(-1) ?? 0) >> 3) + 1 : 0);
      other.addBitmap(bitmap);
      expect(other.ids()).toEqual(members);
    }),
  );
});

test('a dense set is stored as a bitmap, a sparse one as a list', () => {
  const dense = packActors(Array.from({ length: 800 }, (_, index) => index + 1));
  expect(dense.length).toBeLessThanOrEqual(103);
  expect(packActors([70_000]).length).toBe(4);
});

test('a cleared set has no members', () => {
  const set = new ActorSet();
  for (const id of [3, 900, 40_000]) set.add(id);
  set.clear();
  expect(set.size).toBe(0);
  set.add(4);
  expect(set.ids()).toEqual([4]);
  expect(set.size).toBe(1);
});

test('replacing affects only members, and never counts an actor twice', () => {
  const set = new ActorSet();
  for (const id of [1, 2, 3]) set.add(id);
  set.replace([
    [2, 3],
    [1, 50_000],
    [7, 8],
  ]);
  expect(set.ids()).toEqual([3, 50_000]);
});
