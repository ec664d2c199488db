import { definitionOf } from '../../../widgets/contract/registry';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { DocentError } from '../../platform/errors';
import { readRow } from './rows';
import { emptySameWidgetDraft } from './save';

/** A widget that is live, as the statistics name it. */
export type LiveWidget = { entityType: string; id: number };

/** Maximum live widgets in an error. */
export const MAX_LISTED_WIDGETS = 100;

/**
 * Refuses a caller without `publish` to change live widgets through a record that they use.
 * @param find finds the live widgets that use it. @param what the record, such as `theme`.
 * @throws DocentError `insufficient_scope` with `details.liveWidgets`, at most 100.
 */
export async function refuseInUse(ctx: Ctx, find: () => Promise<LiveWidget[]>, what: string): Promise<void> {
  if (ctx.can('publish')) return;
  const liveWidgets = await find();
  if (!liveWidgets.length) return;
  const message = `Live widgets use this ${what}: changing it changes what people see, which needs a key with the \`publish\` scope.`;
  throw new DocentError('insufficient_scope', message, { requiredScope: 'publish', liveWidgets });
}

/** A reference to remove from all widgets: a theme, or a folder that is replaced by another. */
type Taken = { themeId: number } | { folderId: number; into: number };

/**
 * Locks the widgets that have a theme or a folder, or whose unpublished changes give it to them, in the same order as a change of a widget
 * does, to avoid deadlocks.
 */
export async function lockUsers(
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
  // Of one table: Citus locks whole shards for a statement that locks rows of several.
  await tx.$queryRaw`
    SELECT 1 FROM "Widget" WHERE "companyId" = ${companyId}
      AND ("themeId" = ${themeId}::int OR "folderId" = ${folderId}::int OR "id" = ANY(${ids}::int[]))
    ORDER BY "id" FOR UPDATE`;
}

/** Gives unpublished changes the theme or the folder of their live widget in place of one that is deleted, and clears those without other changes. The caller holds the locks. */
async function takeFromDrafts(
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
    if (definition) await emptySameWidgetDraft({ companyId }, tx, definition, readRow(definition, widget));
  }
}

/** Takes a theme or a folder from its widgets and their unpublished changes, archived ones too, each with a version that says why. The caller has locked them. */
export async function takeFromWidgets(ctx: Ctx, tx: CompanyTx, taken: Taken, reason: string): Promise<void> {
  const { companyId, actor } = ctx;
  const themeId = 'themeId' in taken ? taken.themeId : null;
  const { folderId, into } = 'into' in taken ? taken : { folderId: null, into: null };
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
  await ('themeId' in taken
    ? takeFromDrafts(ctx, tx, 'themeId', taken.themeId)
    : takeFromDrafts(ctx, tx, 'folderId', taken.folderId));
}
