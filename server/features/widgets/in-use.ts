import { definitionOf } from '../../../widgets/contract/registry';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { Prisma } from '../../generated/prisma/client';
import { DocentError } from '../../platform/errors';
import { readRow } from './rows';
import { clearEqualWidgetDraft } from './save';

/** A widget that is live or will be, with its type as in statistics. */
export type LiveWidget = { entityType: string; id: number };

/** Maximum live widgets in an error. */
const MAX_LISTED_WIDGETS = 100;

/**
 * Finds the widgets that use a record, at most 100: live ones, and those of which a publication is scheduled that would use it.
 * @param uses the condition for `w`, a widget; and for `d`, the draft of a live widget
 */
export function findLiveOrScheduled(
  tx: CompanyTx,
  companyId: number,
  uses: { widget: Prisma.Sql; draft: Prisma.Sql },
): Promise<LiveWidget[]> {
  const scheduled = (
    action: string,
  ) => Prisma.sql`EXISTS (SELECT FROM "WidgetSchedule" s WHERE s."companyId" = ${companyId}
    AND s."widgetId" = w."id" AND s."state" = 'pending' AND s."action" = ${action})`;
  return tx.$queryRaw<LiveWidget[]>`
    SELECT w."type" AS "entityType", w."id" FROM "Widget" w
    WHERE w."companyId" = ${companyId} AND w."archivedAt" IS NULL AND (
      (${uses.widget} AND (w."active" OR ${scheduled('publish')}))
      OR (w."active" AND ${scheduled('publish-changes')} AND EXISTS (SELECT FROM "WidgetDraft" d
        WHERE d."companyId" = ${companyId} AND d."widgetId" = w."id" AND ${uses.draft})))
    ORDER BY w."id" LIMIT ${MAX_LISTED_WIDGETS}`;
}

/**
 * Refuses a change to a record that widgets use which are live or scheduled, for a caller without `publish`.
 * @param find finds these widgets. @param what the record, such as `theme`.
 * @throws DocentError `insufficient_scope` with `details.liveWidgets`, at most 100.
 */
export async function requirePublishIfInUse(ctx: Ctx, find: () => Promise<LiveWidget[]>, what: string): Promise<void> {
  if (ctx.can('publish')) return;
  const liveWidgets = await find();
  if (!liveWidgets.length) return;
  const message = `Widgets that are live or scheduled use this ${what}: changing it changes what people see, which needs a key with the \`publish\` scope.`;
  throw new DocentError('insufficient_scope', message, { requiredScope: 'publish', liveWidgets });
}

/** A reference to remove from all widgets: a theme, or a folder that is replaced by another. */
type Removed = { themeId: number } | { folderId: number; into: number };

/**
 * Locks the widgets that refer to a theme or a folder, themselves or in their drafts. Call it before locking the theme or the folder: a
 * change of a widget also locks the widget first, and the same order avoids deadlocks.
 */
export async function lockReferringWidgets(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: CompanyTx,
  field: 'themeId' | 'folderId',
  id: number,
): Promise<void> {
  const draft = JSON.stringify({ [field]: id });
  const drafts = await tx.$queryRaw<{ widgetId: number }[]>`
    SELECT "widgetId" FROM "WidgetDraft" WHERE "companyId" = ${companyId} AND "snapshot" @> ${draft}::jsonb`;
  const ids = drafts.map(({ widgetId }) => widgetId);
  const [themeId, folderId] = field === 'themeId' ? [id, null] : [null, id];
  // Locks rows of one table: for a statement that locks rows of several tables, Citus locks whole shards.
  await tx.$queryRaw`
    SELECT 1 FROM "Widget" WHERE "companyId" = ${companyId}
      AND ("themeId" = ${themeId}::int OR "folderId" = ${folderId}::int OR "id" = ANY(${ids}::int[]))
    ORDER BY "id" FOR UPDATE`;
}

/** True if widgets use a theme or a folder, themselves or in their drafts. Archived widgets do not count. */
export async function isUsedByWidgets({ db }: Pick<Ctx, 'db'>, field: 'themeId' | 'folderId', id: number) {
  const inDraft = { snapshot: { path: [field], equals: id }, widget: { archivedAt: null } };
  const own = await db.widget.count({ where: { [field]: id, archivedAt: null } });
  return own + (await db.widgetDraft.count({ where: inDraft })) > 0;
}

/**
 * Replaces a deleted theme or folder in drafts with that of the live widget, and clears the drafts without other changes. The caller has
 * locked the widgets.
 */
async function replaceInDrafts(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: CompanyTx,
  field: 'themeId' | 'folderId',
  id: number,
): Promise<void> {
  const [path, draft] = [[field], JSON.stringify({ [field]: id })];
  const widgets = await tx.$queryRaw<{ id: number; of: number | null }[]>`
    SELECT w."id", CASE ${field} WHEN 'themeId' THEN w."themeId" ELSE w."folderId" END AS "of" FROM "Widget" w
    JOIN "WidgetDraft" d ON d."companyId" = ${companyId} AND d."widgetId" = w."id"
    WHERE w."companyId" = ${companyId} AND (d."snapshot" @> ${draft}::jsonb OR d."base" @> ${draft}::jsonb) ORDER BY w."id"`;
  for (const { id: widgetId, of } of widgets) {
    const value = JSON.stringify(of);
    await tx.$executeRaw`
      UPDATE "WidgetDraft" SET "version" = "version" + 1,
        "snapshot" = CASE WHEN "snapshot" @> ${draft}::jsonb THEN jsonb_set("snapshot", ${path}, ${value}::jsonb) ELSE "snapshot" END,
        "base" = CASE WHEN "base" @> ${draft}::jsonb THEN jsonb_set("base", ${path}, ${value}::jsonb) ELSE "base" END
      WHERE "companyId" = ${companyId} AND "widgetId" = ${widgetId}`;
    const widget = await tx.widget.findFirst({ where: { id: widgetId, active: true, archivedAt: null } });
    const definition = widget && definitionOf(widget.type);
    if (definition) await clearEqualWidgetDraft({ companyId }, tx, definition, readRow(definition, widget));
  }
}

/**
 * Removes a theme or a folder from its widgets, archived ones too, and from their drafts. Each widget gets a version that says why. The
 * caller has locked the widgets.
 */
export async function removeReference(ctx: Ctx, tx: CompanyTx, removed: Removed, reason: string): Promise<void> {
  const { companyId, actor } = ctx;
  const themeId = 'themeId' in removed ? removed.themeId : null;
  const { folderId, into } = 'into' in removed ? removed : { folderId: null, into: null };
  await tx.$executeRaw`
    WITH saved AS (
      UPDATE "Widget" SET "version" = "version" + 1, "updatedAt" = now(), "folderId" = COALESCE(${into}::int, "folderId"),
        "themeId" = CASE WHEN ${themeId}::int IS NULL THEN "themeId" END
      WHERE "companyId" = ${companyId} AND ("themeId" = ${themeId}::int OR "folderId" = ${folderId}::int)
      RETURNING "id", "version", "name", "active", "content", "settings", "rules", "ruleLogicalOperator", "folderId", "themeId", "archivedAt"
    )
    INSERT INTO "WidgetVersion" ("companyId", "widgetId", "number", "snapshot", "actorKind", "actorId", "actorName", "reason")
    SELECT ${companyId}, "id", "version", jsonb_build_object(
      'name', "name", 'active', "active", 'content', "content", 'settings', "settings", 'rules', "rules",
      'ruleLogicalOperator', "ruleLogicalOperator", 'folderId', "folderId", 'themeId', "themeId",
      'archivedAt', to_char("archivedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ), ${actor.kind}, ${actor.id}, ${actor.name}, ${reason} FROM saved`;
  await ('themeId' in removed
    ? replaceInDrafts(ctx, tx, 'themeId', removed.themeId)
    : replaceInDrafts(ctx, tx, 'folderId', removed.folderId));
}
