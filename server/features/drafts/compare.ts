import {
  type Change,
  type Conflict,
  changesBetween,
  type Fields,
  fieldOfPath,
  isSame,
  threeWayMerge,
  withValuesOf,
} from '../../../widgets/merge/three-way-merge';

/** One step of a review. `personId` is left out where a key wrote the note. */
export type ReviewNote = {
  state: 'requested' | 'sent_back';
  by: string;
  at: string;
  note: string | null;
  personId?: string;
};
/** `state` is null once the draft was changed after the last note. */
export type Review = { state: ReviewNote['state'] | null; notes: ReviewNote[] };

/** A draft as its table holds it. `base` and `snapshot` are null while there are no unpublished changes. */
export type DraftRow = {
  version: number;
  base: unknown;
  snapshot: unknown;
  baseVersion: number;
  review: unknown;
  actorName: string;
  updatedAt: Date;
};

/** A draft compared with its live record: the result of publishing, and the differences. */
export type Draft = {
  base: Fields;
  live: Fields;
  /** The draft merged into the live record. Where both changed the same value since `base`, the draft wins. */
  merged: Fields;
  changes: Change[];
  conflicts: Conflict[];
};

/** The comparison of a record without a draft: no changes. */
export const withoutDraft = (live: Fields): Draft => ({ base: live, live, merged: live, changes: [], conflicts: [] });

/**
 * Merges a draft into the live record.
 * @param complete adds required fields to the merged ones
 */
export function mergeDraft(base: Fields, live: Fields, drafted: Fields, complete = (merged: Fields) => merged): Draft {
  const { fields, conflicts } = threeWayMerge(base, live, drafted);
  const merged = complete(fields);
  return { base, live, merged, changes: changesBetween(live, merged), conflicts };
}

/**
 * The base of a draft after a change: the live fields, except for values in conflict that the change did not touch, which stay in conflict.
 * @param isTouched true for the fields that the change was made to
 */
export function rebase({ base, live, conflicts }: Draft, isTouched: (field: string) => boolean): Fields {
  const kept = conflicts.map(({ path }) => path).filter((path) => !isTouched(fieldOfPath(path)));
  return withValuesOf(live, base, kept);
}

/** False when the live record already equals the draft. */
export const hasChanges = ({ changes }: Pick<Draft, 'changes'>): boolean => changes.length > 0;

/** True where both have the same fields. */
export const hasSameFields = (one: Fields, other: Fields): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => isSame(one[field], other[field]));

/** The review of a draft; undefined if none was requested. */
export function reviewOf(stored: unknown): Review | undefined {
  const { notes = [], state = null } = (stored ?? {}) as Partial<Review>;
  return notes.length ? { state, notes } : undefined;
}
