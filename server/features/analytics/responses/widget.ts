import type { WidgetType } from '../../../../widgets/contract/registry';
import type { Parts, StoredParts } from '../../../../widgets/contract/stored';
import { definitions } from '../../../../widgets/generated/definitions';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { found, notFound } from '../../../platform/errors';
import { readRow } from '../../widgets/rows';

const FIND = companyStatement(
  'responses_widget',
  'SELECT "name", "content", "settings", "rules", "active", "archivedAt" FROM "Widget" WHERE "companyId" = $1 AND "id" = $2::int AND "type" = $3',
);

type Row = StoredParts & { name: string; active: boolean; archivedAt: Date | null };

/** The widget of a response, archived or not. @throws DocentError `not_found`, also for another type. */
export async function findWidget(
  ctx: Ctx,
  type: WidgetType,
  id: number,
): Promise<Parts & { name: string; active: boolean; archivedAt: Date | null }> {
  const [row] = await ctx.sql<Row>(FIND, id, type);
  return readRow(definitions[type], found(row, 'Widget'));
}

/** The widget of a response that a server reports. @throws DocentError `not_found`, also for an archived one or another type. */
export async function requireWidget(ctx: Ctx, type: WidgetType, id: number): Promise<Parts> {
  const widget = await findWidget(ctx, type, id);
  if (widget.archivedAt) throw notFound('Widget');
  return widget;
}
