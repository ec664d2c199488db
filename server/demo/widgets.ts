import type { DemoRecordIds } from '../../widgets/contract/demo';
import { definitions, type WidgetType } from '../../widgets/contract/registry';
import { demos } from '../../widgets/generated/demos';
import { DAY_MS } from '../../widgets/targeting/dates';
import type { Ctx } from '../auth/context';
import { companyStatement } from '../database/company-statement';
import { archiveWidget, createWidget } from '../features/widgets/service';

/** The fields of a published widget that the generated activity needs. */
export type LiveWidget = { type: WidgetType; id: number; from: Date; until: Date; content: Record<string, unknown> };

const BACKDATE = companyStatement(
  'demo_backdate_widgets',
  `WITH aged AS (
     SELECT * FROM unnest($2::int[], $3::timestamptz[], $4::timestamptz[]) AS a("id", "from", "until")
   ), versions AS (
     UPDATE "WidgetVersion" v SET "createdAt" = CASE WHEN v."number" = 1 THEN aged."from" ELSE aged."until" END
     FROM aged WHERE v."companyId" = $1 AND v."widgetId" = aged."id"
   )
   UPDATE "Widget" w SET "createdAt" = aged."from", "updatedAt" = COALESCE(aged."until", aged."from"), "archivedAt" = aged."until"
   FROM aged WHERE w."companyId" = $1 AND w."id" = aged."id"`,
);

/** Creates all widgets of the demo company. @returns the published ones */
export async function createWidgets(ctx: Ctx, places: DemoRecordIds, now: Date): Promise<LiveWidget[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const live: LiveWidget[] = [];
  const spans: { id: number; from: Date; until: Date | undefined }[] = [];
  const all = definitions.flatMap((definition) =>
    demos[definition.entityType].widgets(places).map((widget) => ({ definition, ...widget })),
  );
  for (const { definition, input, age, archivedAge } of all) {
    const { id, active, name: _, ...content } = await createWidget(ctx, definition, input);
    const [from, until] = [daysAgo(age), archivedAge === undefined ? undefined : daysAgo(archivedAge)];
    if (until) await archiveWidget(ctx, definition, id);
    spans.push({ id, from, until });
    if (active) live.push({ type: definition.entityType, id, from, until: until ?? now, content });
  }
  await ctx.sql(
    BACKDATE,
    spans.map(({ id }) => id),
    spans.map(({ from }) => from.toISOString()),
    spans.map(({ until }) => until?.toISOString() ?? null),
  );
  return live;
}
