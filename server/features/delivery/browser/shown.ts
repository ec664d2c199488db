import type { WidgetType } from '../../../../widgets/contract/registry';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { notFound } from '../../../platform/errors';
import { MAX_EVENT_AGE_DAYS } from '../../analytics/events/receipts';
import type { Visitor } from './visitor';

/** True when the widget was live at some time since `$4`: it is live, or its latest live version was replaced after that. */
const WAS_LIVE = companyStatement(
  'client_was_live',
  `SELECT EXISTS (SELECT FROM "Widget" w WHERE w."companyId" = $1::int AND w."id" = $2::int AND w."type" = $3::text
     AND (w."active" OR EXISTS (
       SELECT FROM "WidgetVersion" v
       JOIN "WidgetVersion" n ON n."companyId" = $1::int AND n."widgetId" = v."widgetId" AND n."number" = v."number" + 1
       WHERE v."companyId" = $1::int AND v."widgetId" = w."id" AND (v."snapshot" -> 'active')::boolean
         AND n."createdAt" >= $4::timestamptz))) AS "was"`,
);

/**
 * Rejects answers to drafts. Accepts answers to widgets that are live or were live recently, also to archived ones: people finish what
 * they began, and browsers without a connection send answers later.
 * @throws DocentError `not_found`
 */
export async function requireShown(
  ctx: Ctx,
  { live }: Visitor,
  type: WidgetType,
  id: number,
  now = new Date(),
): Promise<void> {
  if (live.widgets.some((widget) => widget.id === id && widget.type === type)) return;
  const since = new Date(now.getTime() - MAX_EVENT_AGE_DAYS * DAY_MS);
  const [row] = await ctx.sql<{ was: boolean }>(WAS_LIVE, id, type, since);
  if (!row?.was) throw notFound('Widget');
}
