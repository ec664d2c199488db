import { isDeepStrictEqual } from 'node:util';
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

/** True when a save would leave everything as it is. */
export function isUnchanged(definition: WidgetDefinition, before: WidgetRow, saved: Saved): boolean {
  const stored = (own: Saved) => JSON.parse(JSON.stringify(columns(definition, own, before.archivedAt)));
  return isDeepStrictEqual(stored(before), stored(saved));
}

/** Keeps the version that remembers a save. */
async function keepVersion(
  { companyId, actor }: Ctx,
  tx: CompanyTx,
  { id: widgetId, version: number }: { id: number; version: number },
  saved: object,
  reason: string | null = null,
) {
  const { kind: actorKind, id: actorId, name: actorName } = actor;
  await tx.widgetVersion.create({
    data: { companyId, widgetId, number, snapshot: asJson(saved), actorKind, actorId, actorName, reason },
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
  await keepVersion(ctx, tx, row, own);
  return readRow(definition, row);
}

/**
 * Writes over a locked row as its next version.
 * @param also `archivedAt`: archived or not as before, unless it says else; `reason`: why, where nobody changed the widget itself.
 */
export async function saveWidget(
  ctx: Ctx,
  tx: CompanyTx,
  definition: WidgetDefinition,
  before: WidgetRow,
  saved: Saved,
  { archivedAt = before.archivedAt, reason }: { archivedAt?: Date | null; reason?: string } = {},
): Promise<WidgetRow> {
  const where = { companyId_id: { companyId: ctx.companyId, id: before.id } };
  const own = columns(definition, saved, archivedAt);
  const version = before.version + 1;
  const row = await tx.widget.update({ where, data: { ...own, version } });
  await keepVersion(ctx, tx, row, own, reason);
  return readRow(definition, row);
}
