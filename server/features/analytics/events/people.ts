import { ActorSet, listedIds } from './actor-set';

/** Visitors that were identified: the first actor was merged into the second. */
export type Merges = readonly (readonly [from: number, into: number])[];

/** A set with fast look-up: ascending ids, or a bitmap. */
export type Members = Int32Array | Uint8Array;
/** Distinct people: their number, and the disjoint sets that contain them. */
export type People = { readonly size: number; readonly sets: readonly Members[] };
/** Concatenated sets in the format of the rollup. */
export type Packed = { readonly packed: Uint8Array };

export const NO_PEOPLE: People = { size: 0, sets: [] };

/** Maximum ids in a list. Larger sets are counted faster in a bitmap, whose length depends on the number of all people. */
const MAX_LISTED = 4_096;

const isListed = (members: Members): members is Int32Array => members instanceof Int32Array;

/** Copies the ids of a set into `ids` at `from` and returns the new end; undefined for a bitmap, and without enough room. */
function list(set: Members | Packed, ids: Int32Array, from: number): number | undefined {
  if ('packed' in set) return listedIds(set.packed, ids, from);
  if (!isListed(set) || from + set.length > ids.length) return undefined;
  ids.set(set, from);
  return from + set.length;
}

/** Unites short lists of ids in `ids`; undefined for other sets. */
function uniteLists(sets: readonly (Members | Packed)[], ids: Int32Array): Int32Array | undefined {
  let length: number | undefined = 0;
  for (const set of sets) {
    length = list(set, ids, length);
    if (length === undefined) return undefined;
  }
  const sorted = ids.subarray(0, length).sort();
  let size = 0;
  for (let index = 0; index < sorted.length; index++) {
    const id = sorted[index] ?? 0;
    if (size === 0 || id !== sorted[size - 1]) sorted[size++] = id;
  }
  return sorted.subarray(0, size);
}

function has(members: Members, id: number): boolean {
  if (!isListed(members)) return ((members[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  let [least, most] = [0, members.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((members[middle] ?? 0) < id) least = middle + 1;
    else most = middle;
  }
  return members[least] === id;
}

/** Unites sets, and reuses its buffers. */
export class Uniter {
  readonly #ids = new Int32Array(MAX_LISTED);
  readonly #bits = new ActorSet();

  #add(set: Members | Packed): void {
    if ('packed' in set) this.#bits.addPacked(set.packed);
    else if (isListed(set)) this.#bits.addAll(set);
    else this.#bits.addBitmap(set);
  }

  /** The union of several sets. */
  unite(sets: readonly (Members | Packed)[]): People {
    if (!sets.length) return NO_PEOPLE;
    const listed = uniteLists(sets, this.#ids);
    if (listed) return { size: listed.length, sets: [listed.slice()] };
    this.#bits.clear();
    for (const set of sets) this.#add(set);
    return { size: this.#bits.size, sets: [this.#bits.bitmap()] };
  }

  /** Adds the members of `more` to `people` as a second set, so that the first set is not copied. */
  extend(people: People, more: readonly (Members | Packed)[]): People {
    if (!more.length) return people;
    const [own] = people.sets;
    if (!own) return this.unite(more);
    const listed = uniteLists(more, this.#ids);
    if (!listed) return this.unite([own, ...more]);
    const others = listed.filter((id) => !has(own, id));
    return others.length ? { size: people.size + others.length, sets: [own, others] } : people;
  }
}

/** Counts the distinct people together with `more`, after all merges. */
export function countWith(people: People, more: readonly number[], merges: Merges): number {
  if (!more.length && !merges.length) return people.size;
  const candidates = [...more, ...merges.flat()];
  const members = new Set(candidates.filter((id) => people.sets.some((set) => has(set, id))));
  let size = people.size;
  const add = (id: number) => {
    if (!members.has(id)) size++;
    members.add(id);
  };
  for (const id of more) add(id);
  for (const [from, into] of merges)
    if (members.delete(from)) {
      size--;
      add(into);
    }
  return size;
}
