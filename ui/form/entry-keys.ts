import type { Entry } from './draft';

/** Keys by which React distinguishes entries. The id of an entry cannot be its key, since an entry may get its id only when it is saved. */
export type EntryKeys = {
  /** The key of each entry, in order. */
  of: (entries: readonly Entry[]) => string[];
  /** Gives `changed`, the edited version of `entry`, the key of `entry`. @returns `changed` */
  carry: (entry: Entry, changed: Entry) => Entry;
};

/** Remembers which entry is which while a list is edited, saved, undone and reloaded. */
export function createEntryKeys(): EntryKeys {
  const byObject = new WeakMap<Entry, string>();
  const byId = new Map<string, string>();
  let before: { key: string; saved: boolean }[] = [];
  let count = 0;

  const known = (entry: Entry) => byObject.get(entry) ?? (entry.id === undefined ? undefined : byId.get(entry.id));
  const of = (entries: readonly Entry[]): string[] => {
    const claimed = new Set(entries.map(known));
    const used = new Set<string>();
    const keys = entries.map((entry, index) => {
      const previous = before[index];
      // An entry that just got its id keeps its key.
      const inherited = previous && !previous.saved && !claimed.has(previous.key) ? previous.key : undefined;
      const found = known(entry) ?? inherited;
      const key = found === undefined || used.has(found) ? `entry-${++count}` : found;
      used.add(key);
      byObject.set(entry, key);
      if (entry.id !== undefined) byId.set(entry.id, key);
      return key;
    });
    before = entries.map(({ id }, index) => ({ key: keys[index] as string, saved: id !== undefined }));
    return keys;
  };
  const carry = (entry: Entry, changed: Entry): Entry => {
    const key = byObject.get(entry);
    if (key !== undefined) byObject.set(changed, key);
    return changed;
  };
  return { of, carry };
}
