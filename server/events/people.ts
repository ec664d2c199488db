import { ActorSet, listedIds, membersOf, packActors } from './actor-set';

/** Visitors that were identified: who counted as the first is the second. */
export type Merges = readonly (readonly [from: number, into: number])[];

/** Different people: how many, and who. */
export type People = { readonly size: number; readonly packed: Uint8Array };

export const NOBODY: People = { size: 0, packed: packActors([]) };

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

  /** The different people of several packed sets. */
  unite(sets: readonly Uint8Array[]): People {
    const listed = uniteLists(sets, this.#ids);
    if (listed) return { size: listed.length, packed: packActors(listed) };
    this.#bits.clear();
    for (const packed of sets) this.#bits.addPacked(packed);
    return { size: this.#bits.size, packed: this.#bits.pack() };
  }
}

/** How many different people there are together with `more`, once all merges are made. */
export function countWith(people: People, more: readonly number[], merges: Merges): number {
  if (!more.length && !merges.length) return people.size;
  const asked = Int32Array.from(new Set([...more, ...merges.flat()])).sort();
  const members = membersOf(people.packed, asked);
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
