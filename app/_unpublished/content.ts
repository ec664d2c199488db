import { type Change, changesBetween, type Fields } from '../../widgets/merge/three-way-merge';
import type { ActCalls } from './acts';
import type { Kept, Planned } from './types';

/** Something that is edited field by field, as it is stored: a post, or a roadmap item. `V` is what its form holds. */
export type Content<V> = {
  /** Readers see it, so that changes of it can be unpublished. */
  active: boolean;
  version: number;
  schedule: readonly Planned[];
  kept: Kept | null;
  live: V;
  /** What is live, with its unpublished changes. */
  edited: V;
};

/** What a form edits, and what it was started from. */
export type FormState<V> = {
  base: V;
  values: V;
  /** `stored` is stored now. What was typed while `sent` was being saved stays. */
  rebase: (stored: V, sent: V) => void;
  /** Goes on with `values` upon what is stored. */
  replace: (stored: V, values: V) => void;
};

export type Versions = { baseVersion: number; expectedVersion: number };

export const versionsOf = ({ version, kept }: Pick<Content<unknown>, 'version' | 'kept'>): Versions => ({
  baseVersion: version,
  expectedVersion: kept?.version ?? 0,
});

export type ContentCalls = ActCalls & {
  /** @param expectedVersion the version that the change was made to, if that matters */
  update: (fields: Fields, expectedVersion?: number) => Promise<unknown>;
  keep: (fields: Fields, versions: Versions) => Promise<Kept>;
  publish: (expectedVersion: number) => Promise<unknown>;
};

/** The fields of an update that leads from one to the other. */
export const editsOf = (from: Fields, to: Fields): Record<string, unknown> =>
  Object.fromEntries(changesBetween(from, to).map((change) => [change.path, change.to]));

/** One field that two people, or two tabs, left differently. */
export type Place = Change & { by: 'me' | 'them' | 'both' };

/** What differs between `mine` (`from`) and `theirs` (`to`), which both began as `base`. */
export function placesOf(base: Fields, mine: Fields, theirs: Fields): Place[] {
  const [byMe, byThem] = [editsOf(base, mine), editsOf(base, theirs)];
  return changesBetween(mine, theirs).map((change) => {
    const { path } = change;
    const by = !(path in byThem) ? 'me' : path in byMe ? 'both' : 'them';
    return { ...change, by };
  });
}

/** `theirs` with mine in the fields that are kept. */
export function joined<V extends object>(theirs: V, mine: V, isMine: (field: string) => boolean): V {
  const kept = Object.entries(mine).filter(([field]) => isMine(field));
  return { ...theirs, ...Object.fromEntries(kept) };
}

const textOf = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** `stored`, with what has been typed since `sent` was sent. */
export const withTyped = <V extends object>(stored: V, now: V, sent: V): V =>
  joined(stored, now, (field) => textOf(now[field as keyof V]) !== textOf(sent[field as keyof V]));
