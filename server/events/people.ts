import { type ActorSet, membersOf, packActors } from './actor-set';

/** Visitors that were identified: who counted as the first is the second. */
export type Merges = readonly (readonly [from: number, into: number])[];

/** Different people: how many, and who. */
export type People = { readonly size: number; readonly packed: Uint8Array };

export const NOBODY: People = { size: 0, packed: packActors([]) };

/** The different people of several packed sets. @param scratch is cleared, and may be used again */
export function unite(sets: Iterable<Uint8Array>, scratch: ActorSet): People {
  scratch.clear();
  for (const packed of sets) scratch.addPacked(packed);
  return { size: scratch.size, packed: scratch.pack() };
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
