import type { Metadata } from './schema';

/** Splits a merge into the keys to set and the keys to remove (null). */
export function patchOf(metadata: Metadata = {}): { set: Metadata; removed: string[] } {
  const entries = Object.entries(metadata);
  return {
    set: Object.fromEntries(entries.filter(([, value]) => value !== null)),
    removed: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
}
