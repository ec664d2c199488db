import { iso } from '../../operations/wire';
import { type Draft, type DraftRow, hasChanges, reviewOf } from './compare';
import type { Action } from './schema';

/** A row of a scheduled action. */
export type PlannedRow = { id: number; action: Action; at: Date | string; actorName: string };

/** The draft and the scheduled actions of a live record, which are stored in separate tables. */
export type Extras = { draft: DraftRow | null; schedule: PlannedRow[] | null };

/** A review in a response: its current state and the last note. */
export function toReview(stored: unknown) {
  const review = reviewOf(stored);
  const notes = review?.notes.map(({ personId: _, ...note }) => note) ?? [];
  const last = notes.at(-1);
  return review && last ? { ...last, state: review.state, notes } : null;
}

/** The summary of a draft in the response of its live record; null without unpublished changes. */
export function toSummary(row: DraftRow | null, draft: Pick<Draft, 'changes'>) {
  if (!row || !hasChanges(draft)) return null;
  return {
    changes: draft.changes.length,
    updatedAt: iso(new Date(row.updatedAt)),
    updatedBy: row.actorName,
    review: toReview(row.review),
  };
}

/** A scheduled action in a response. In JSON aggregates, timestamps are strings. */
export const toPlanned = ({ id, action, at, actorName }: PlannedRow) => ({
  id,
  action,
  at: iso(new Date(at)),
  createdBy: actorName,
});
