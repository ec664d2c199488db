import { isDeepStrictEqual } from 'node:util';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { toStored } from '../../../widgets/contract/stored';
import { changesBetween } from '../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { asJson } from '../../database/json';
import { recordChange } from '../../operations/changes';
import { clearEqualDraft } from '../drafts/locked';
import { requireUnscheduled } from '../drafts/scheduled';
import { type OwnedRow, widgetTables } from '../drafts/tables';
import { compareDraft, wholeFieldsOf } from './draft';
import { readRow, type WidgetRow } from './rows';

/** The parts that a save writes to the widget and to the snapshot of its version. */
export type Saved = Omit<WidgetRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'type'>;

/** The columns of a widget that a save writes. */
function columns(definition: WidgetDefinition, saved: Saved, archivedAt: Date | null) {
  const { name, active, settings, rules, ruleLogicalOperator, folderId, themeId } = saved;
  const content = toStored(definition, saved.content);
  const parts = { content: asJson(content), settings: asJson(settings), rules: asJson(rules) };
  return { name, active, ...parts, ruleLogicalOperator, folderId, themeId, archivedAt };
}

/** True when a save would leave everything as it is. */
export function isUnchanged(definition: WidgetDefinition, before: WidgetRow, saved: Saved): boolean {
  const stored = (own: Saved) => JSON.parse(JSON.stringify(columns(definition, own, before.archivedAt)));
  return isDeepStrictEqual(stored(before), stored(saved));
}

/** Stores the version of a save. */
async function storeVersion(
  { companyId, actor }: Ctx,
  tx: CompanyTx,
  { id: widgetId, version: number }: { id: number; version: number },
  saved: object,
  { reason = null, fromDraft = false }: { reason?: string | null; fromDraft?: boolean } = {},
) {
  const { kind: actorKind, id: actorId, name: actorName } = actor;
  await tx.widgetVersion.create({
    data: { companyId, widgetId, number, snapshot: asJson(saved), actorKind, actorId, actorName, reason, fromDraft },
  });
}

/** Records a save in the list of changes, by the numbers of its versions. */
async function recordSave(ctx: Ctx, tx: CompanyTx, before: WidgetRow | null, after: WidgetRow): Promise<void> {
  const { id, name, version } = after;
  const changes = before ? changesBetween(wholeFieldsOf(before), wholeFieldsOf(after)) : [];
  if (before && !changes.length) return;
  const changed = changes.map(({ path }) => path);
  const versions = { before: before?.version ?? null, after: version };
  await recordChange(ctx, tx, { kind: 'widget', ids: { id }, targetId: id, name, changed, ...versions });
}

/** Adds a widget at version 1. */
export async function insertWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  saved: Saved,
): Promise<WidgetRow> {
  const { companyId } = ctx;
  const own = columns(definition, saved, null);
  const row = await tx.widget.create({ data: { companyId, type: definition.entityType, version: 1, ...own } });
  await storeVersion(ctx, tx, row, own);
  const widget = readRow(definition, row);
  await recordSave(ctx, tx, null, widget);
  return widget;
}

/** Options of a save in addition to the parts of the widget. */
type SaveOptions = {
  /** Unchanged when left out. */
  archivedAt?: Date | null;
  /** Why it is saved, where the widget itself was not changed. */
  reason?: string;
  /** True if the save publishes a draft. */
  fromDraft?: boolean;
  /** People who saw the widget before this moment see it again. */
  showAgainAt?: Date;
};

/** Clears the draft of a live widget if it equals the widget. The caller holds the lock of the widget. */
export async function clearEqualWidgetDraft(
  { companyId }: Pick<Ctx, 'companyId'>,
  tx: CompanyTx,
  definition: WidgetDefinition,
  widget: WidgetRow,
): Promise<void> {
  const compare = async (_db: CompanyTx, live: WidgetRow, draft: OwnedRow) => compareDraft(definition, live, draft);
  await clearEqualDraft({ tables: widgetTables(companyId, widget.id), compare }, tx, widget);
}

/**
 * Overwrites a locked row, and stores its next version.
 * @throws DocentError `insufficient_scope` for a widget that is scheduled to be published, without `publish`
 */
export async function saveWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  before: WidgetRow,
  saved: Saved,
  { archivedAt = before.archivedAt, showAgainAt, ...about }: SaveOptions = {},
): Promise<WidgetRow> {
  const { companyId } = ctx;
  if (!ctx.can('publish')) {
    const scheduled = { noun: definition.label, tables: widgetTables(companyId, before.id) };
    await requireUnscheduled(tx, scheduled, 'publish');
  }
  const where = { companyId_id: { companyId, id: before.id } };
  const own = columns(definition, saved, archivedAt);
  const version = before.version + 1;
  const row = await tx.widget.update({ where, data: { ...own, version, ...(showAgainAt && { showAgainAt }) } });
  await storeVersion(ctx, tx, row, own, about);
  const widget = readRow(definition, row);
  await recordSave(ctx, tx, before, widget);
  if (widget.active) await clearEqualWidgetDraft(ctx, tx, definition, widget);
  return widget;
}
