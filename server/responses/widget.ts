import { definitions } from '../../widgets/generated/definitions';
import type { WidgetType } from '../../widgets/registry';
import type { Parts, StoredParts } from '../../widgets/stored';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { found } from '../kernel/errors';
import { readRow } from '../widgets/rows';

const FIND = companyStatement(
  'responses_widget',
  'SELECT "name", "content", "settings", "rules" FROM "Widget" WHERE "companyId" = $1 AND "id" = $2::int AND "type" = $3 AND "archivedAt" IS NULL',
);

/** The widget that is answered to. @throws DocentError `not_found`, also for an archived one or another type. */
export async function findParts(ctx: Ctx, type: WidgetType, id: number): Promise<Parts & { name: string }> {
  const [row] = await ctx.sql<StoredParts & { name: string }>(FIND, id, type);
  return readRow(definitions[type], found(row, 'Widget'));
}

/** Its content alone. @throws DocentError `not_found`, likewise. */
export async function requireWidget(ctx: Ctx, type: WidgetType, id: number): Promise<Record<string, unknown>> {
  return (await findParts(ctx, type, id)).content;
}
