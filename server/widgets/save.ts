import type { WidgetDefinition } from '../../widgets/definition';
import { toStored } from '../../widgets/stored';
import type { CompanyTx } from '../database/company-db';
import { asJson } from '../database/json';
import type { Ctx } from '../identity/context';
import { readRow, type WidgetRow } from './rows';

/** The parts that a save writes, and its version remembers. */
export type Saved = Omit<WidgetRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'type'>;

/** The columns of a widget that a save writes. */
function columns(definition: WidgetDefinition, saved: Saved, archivedAt: Date | null) {
  const { name, active, settings, rules, ruleLogicalOperator, folderId, themeId } = saved;
  const content = toStored(definition, saved.content);
  const parts = { content: asJson(content), settings: asJson(settings), rules: asJson(rules) };
  return { name, active, ...parts, ruleLogicalOperator, folderId, themeId, archivedAt };
}

/** Keeps the version that remembers a save. */
async function keepVersion({ companyId, actor }: Ctx, tx: CompanyTx, widgetId: number, number: number, saved: object) {
  const { kind: actorKind, id: actorId, name: actorName } = actor;
  await tx.widgetVersion.create({
    data: { companyId, widgetId, number, snapshot: asJson(saved), actorKind, actorId, actorName },
  });
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
  await keepVersion(ctx, tx, row.id, 1, own);
  return readRow(definition, row);
}

/** Writes over a locked row as its next version; archived or not as before, unless `archivedAt` says else. */
export async function saveWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  before: WidgetRow,
  saved: Saved,
  archivedAt = before.archivedAt,
): Promise<WidgetRow> {
  const where = { companyId_id: { companyId: ctx.companyId, id: before.id } };
  const own = columns(definition, saved, archivedAt);
  const version = before.version + 1;
  const row = await tx.widget.update({ where, data: { ...own, version } });
  await keepVersion(ctx, tx, before.id, version, own);
  return readRow(definition, row);
}
