import type { WidgetType } from '../../widgets/registry';
import { type Ctx, companyStatement } from '../context';
import { found } from '../errors';

const FIND = companyStatement(
  'responses_widget',
  'SELECT "content" FROM "Widget" WHERE "companyId" = $1 AND "id" = $2::int AND "type" = $3 AND "archivedAt" IS NULL',
);

/** The content of the widget that is answered to. @throws DocentError `not_found`, also for an archived one or another type. */
export async function requireWidget(ctx: Ctx, type: WidgetType, id: number): Promise<Record<string, unknown>> {
  const [row] = await ctx.sql<{ content: Record<string, unknown> }>(FIND, id, type);
  return found(row, 'Widget').content;
}
