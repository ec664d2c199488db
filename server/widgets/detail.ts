import type { WidgetDefinition } from '../../widgets/definition';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { iso } from '../operation/wire';
import { compareDraft, type Draftable, type DraftRow, hasChanges, reviewOf } from './draft';
import { DRAFT_OF, SCHEDULE_OF, toFields, type WidgetRow } from './rows';
import type { Action } from './schema';

/** A planned action as the table holds it. */
export type PlannedRow = { id: number; action: Action; at: Date | string; actorName: string };

/** What belongs to a widget and is stored in tables of its own. */
export type Extras = { draft: DraftRow | null; schedule: PlannedRow[] | null };

const NO_EXTRAS: Extras = { draft: null, schedule: null };

/** A review on the wire: the last note, with the state of the review now. */
export function toReview(stored: unknown) {
  const review = reviewOf(stored);
  const notes = review?.notes.map(({ personId: _, ...note }) => note) ?? [];
  const last = notes.at(-1);
  return review && last ? { ...last, state: review.state, notes } : null;
}

/** What a widget tells of its draft; null where it has no unpublished changes. */
export function toDraftSummary(definition: WidgetDefinition, widget: Draftable, row: DraftRow | null) {
  const draft = compareDraft(definition, widget, row);
  if (!row || !hasChanges(draft)) return null;
  return {
    changes: draft.changes.length,
    updatedAt: iso(new Date(row.updatedAt)),
    updatedBy: row.actorName,
    review: toReview(row.review),
  };
}

/** A planned action on the wire. Statements that collect them as JSON have texts for moments. */
export const toPlanned = ({ id, action, at, actorName }: PlannedRow) => ({
  id,
  action,
  at: iso(new Date(at)),
  createdBy: actorName,
});

/** The detail that create, read and update return. */
export const toDetail = (definition: WidgetDefinition, row: WidgetRow, { draft, schedule }: Extras = NO_EXTRAS) => ({
  ...toFields(definition, row),
  draft: toDraftSummary(definition, row, draft),
  schedule: (schedule ?? []).map(toPlanned),
});

const FIND_EXTRAS = companyStatement(
  'widget_extras',
  `SELECT ${DRAFT_OF} AS "draft", ${SCHEDULE_OF} AS "schedule" FROM "Widget" w WHERE w."companyId" = $1::int AND w."id" = $2::int`,
);

/** Reads what belongs to a widget that was just saved. */
export async function findExtras(ctx: Ctx, id: number): Promise<Extras> {
  const [row = NO_EXTRAS] = await ctx.sql<Extras>(FIND_EXTRAS, id);
  return row;
}
