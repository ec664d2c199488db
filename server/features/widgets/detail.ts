import type { WidgetDefinition } from '../../../widgets/contract/definition';
import type { Ctx } from '../../auth/context';
import { companyStatement } from '../../database/company-statement';
import type { DraftRow } from '../drafts/compare';
import { type Extras, toPlanned, toSummary } from '../drafts/wire';
import { compareDraft, type Draftable } from './draft';
import { DRAFT_OF, SCHEDULE_OF, toFields, type WidgetRow } from './rows';

const NO_EXTRAS: Extras = { draft: null, schedule: null };

/** The draft summary of a widget; null without unpublished changes. */
export const toDraftSummary = (definition: WidgetDefinition, widget: Draftable, row: DraftRow | null) =>
  toSummary(row, compareDraft(definition, widget, row));

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

/** Reads the draft and the planned actions of a saved widget. */
export async function findExtras(ctx: Ctx, id: number): Promise<Extras> {
  const [row = NO_EXTRAS] = await ctx.sql<Extras>(FIND_EXTRAS, id);
  return row;
}
