import type { CompanyTx } from '../company-db';
import type { Ctx } from '../context';
import type { Prisma } from '../generated/prisma/client';
import type { WidgetRow } from './rows';

/** What a save writes, and its version remembers. */
export type Saved = Omit<WidgetRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'type'>;

const json = (value: unknown) => value as Prisma.InputJsonValue;

/** The columns of a widget, and the version that remembers this save. */
function columns(ctx: Ctx, saved: Saved, number: number, archivedAt: Date | null) {
  const { name, active, content, settings, rules, ruleLogicalOperator, folderId, themeId } = saved;
  const parts = { content: json(content), settings: json(settings), rules: json(rules) };
  const own = { name, active, ...parts, ruleLogicalOperator, folderId, themeId };
  const { kind: actorKind, id: actorId, name: actorName } = ctx.actor;
  const snapshot = json({ ...own, archivedAt });
  return {
    ...own,
    archivedAt,
    version: number,
    versions: { create: { number, snapshot, actorKind, actorId, actorName } },
  };
}

const asRow = (row: unknown) => row as WidgetRow;

/** Adds a widget at version 1. */
export async function insertWidget(ctx: Ctx, tx: CompanyTx, type: string, saved: Saved): Promise<WidgetRow> {
  const data = { companyId: ctx.companyId, type, ...columns(ctx, saved, 1, null) };
  return asRow(await tx.widget.create({ data }));
}

/** Writes over a locked row as its next version; archived or not as before, unless `archivedAt` says else. */
export async function saveWidget(
  ctx: Ctx,
  tx: CompanyTx,
  before: WidgetRow,
  saved: Saved,
  archivedAt = before.archivedAt,
): Promise<WidgetRow> {
  const where = { companyId_id: { companyId: ctx.companyId, id: before.id } };
  const data = columns(ctx, saved, before.version + 1, archivedAt);
  return asRow(await tx.widget.update({ where, data }));
}
