import { type Change, changesBetween, type Fields } from '../../widgets/merge/three-way-merge';
import type { ActCalls } from './acts';
import type { ScheduledAction, UnpublishedChanges } from './types';

/** The stored state of a post or roadmap item, which is edited field by field. `V` is the type of its form's values. */
export type Content<V> = {
  /** True if readers see the content. Only live content can have unpublished changes. */
  active: boolean;
  version: number;
  schedule: readonly ScheduledAction[];
  kept: UnpublishedChanges | null;
  live: V;
  /** What the form edits: of live content, with its unpublished changes applied. */
  edited: V;
};

/** The stored content, which is not shown before one of the functions is called. */
export type Fetched<V> = {
  stored: Content<V>;
  show: () => void;
  /** Shows only the schedule, the review, and which conflicts were decided. The rest stays as shown, also the versions. */
  showPlans: () => void;
};

/** The values of a form, and the stored values (`base`) that the edit began with. */
export type FormState<V> = {
  base: V;
  values: V;
  /** Makes `stored` the new base. Edits made while `sent` was being saved are kept. */
  rebase: (stored: V, sent: V) => void;
  /** Puts values into the form. */
  change: (values: Partial<V>) => void;
  /** Makes `stored` the new base, and `values` the values of the form. */
  replace: (stored: V, values: V) => void;
};

export type Versions = { baseVersion: number; expectedVersion: number };

export const versionsOf = ({ version, kept }: Pick<Content<unknown>, 'version' | 'kept'>): Versions => ({
  baseVersion: version,
  expectedVersion: kept?.version ?? 0,
});

export type ContentCalls = ActCalls & {
  /** @param expectedVersion the version that the change is based on, if it must still be the stored one */
  update: (fields: Fields, expectedVersion?: number) => Promise<unknown>;
  keep: (fields: Fields, versions: Versions) => Promise<UnpublishedChanges>;
  publish: (expectedVersion: number) => Promise<unknown>;
};

/** The fields that an update must contain to turn `from` into `to`. */
export const editsOf = (from: Fields, to: Fields): Record<string, unknown> =>
  Object.fromEntries(changesBetween(from, to).map((change) => [change.path, change.to]));

/** A field that two people, or two tabs, set to different values, and who changed it. */
export type FieldDifference = Change & { by: 'me' | 'them' | 'both' };

/** The fields that differ between `mine` (`from` in a difference) and `theirs` (`to`), which both began as `base`. */
export function differencesOf(base: Fields, mine: Fields, theirs: Fields): FieldDifference[] {
  const [byMe, byThem] = [editsOf(base, mine), editsOf(base, theirs)];
  return changesBetween(mine, theirs).map((change) => {
    const { path } = change;
    const by = !(path in byThem) ? 'me' : path in byMe ? 'both' : 'them';
    return { ...change, by };
  });
}

/** `theirs`, with the values of `mine` in the fields for which `isMine` is true. */
export function withMyFields<V extends object>(theirs: V, mine: V, isMine: (field: string) => boolean): V {
  const kept = Object.entries(mine).filter(([field]) => isMine(field));
  return { ...theirs, ...Object.fromEntries(kept) };
}

const textOf = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** `stored`, with the values of `now` in the fields that were edited after `sent` was sent. */
export const withLaterEdits = <V extends object>(stored: V, now: V, sent: V): V =>
  withMyFields(stored, now, (field) => textOf(now[field as keyof V]) !== textOf(sent[field as keyof V]));
