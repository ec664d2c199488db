import type { Metadata } from './schema';

/** What a merge sets and what it removes, which null says. */
export function patchOf(metadata: Metadata = {}): { set: Metadata; removed: string[] } {
  const entries = Object.entries(metadata);
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    removed: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
}
