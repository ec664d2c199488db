import { ActorSet, eachMember, listedIds, packActors } from './actor-set';

/** Visitors that were identified: who counted as the first is the second. */
export type Merges = readonly (readonly [from: number, into: number])[];

/** Different people: how many, and the packed sets that they are in. */
export type People = { readonly size: number; readonly sets: readonly Uint8Array[] };

export const NOBODY: People = { size: 0, sets: [] };

/** More are counted sooner in a bitmap, whose length is that of all the people there are. */
const MAX_LISTED = 4_096;

/** The different members of sets that are lists and short; undefined for others. */
function uniteLists(sets: readonly Uint8Array[], ids: Int32Array): Int32Array | undefined {
  let length: number | undefined = 0;
  for (const packed of sets) {
    length = listedIds(packed, ids, length);
    if (length === undefined) return undefined;
  }
  const sorted = ids.subarray(0, length).sort();
  let size = 0;
  for (const id of sorted) if (size === 0 || id !== sorted[size - 1]) sorted[size++] = id;
  return sorted.subarray(0, size);
}

/** Unites packed sets, many one after the other. */
export class Uniter {
  readonly #ids = new Int32Array(MAX_LISTED);
  readonly #bits = new ActorSet();

  /** The different people of several packed sets, in one. */
  unite(sets: readonly Uint8Array[]): People {
    if (!sets.length) return NOBODY;
    const listed = uniteLists(sets, this.#ids);
    if (listed) return { size: listed.length, sets: [packActors(listed)] };
    this.#bits.clear();
    for (const packed of sets) this.#bits.addPacked(packed);
    return { size: this.#bits.size, sets: [this.#bits.pack()] };
  }

  /** The different people of `people`, who are in one set, and of a few more: a set beside theirs, which stays as it is. */
  extend(people: People, more: readonly Uint8Array[]): People {
    if (!more.length) return people;
    const [own] = people.sets;
    if (!own) return this.unite(more);
    const listed = uniteLists(more, this.#ids);
    if (!listed) return this.unite([own, ...more]);
    let size = people.size + listed.length;
    eachMember(own, listed, () => size--);
    return { size, sets: [own, packActors(listed)] };
  }
}

/** How many different people there are together with `more`, once all merges are made. */
export function countWith(people: People, more: readonly number[], merges: Merges): number {
  if (!more.length && !merges.length) return people.size;
  const asked = Int32Array.from(new Set([...more, ...merges.flat()])).sort();
  const members = new Set<number>();
  for (const packed of people.sets) eachMember(packed, asked, (id) => members.add(id));
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
