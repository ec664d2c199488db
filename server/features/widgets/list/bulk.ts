import type { WidgetDefinition } from '../../../../widgets/contract/definition';
import { definitionOf } from '../../../../widgets/contract/registry';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { DocentError, found } from '../../../platform/errors';
import { conflictIfDeleted, requirePublish } from '../guards';
import { checkReferences, defaultFolderId } from '../references';
import { readRow, type WidgetRow } from '../rows';
import { saveWidget } from '../save';

type Locked = { definition: WidgetDefinition; row: WidgetRow };

/**
 * Locks widgets until the transaction ends, always in the same order, so that two calls never deadlock. Refuses all if one is missing or
 * may not be changed.
 */
async function lockAll(ctx: Ctx, tx: CompanyTx, ids: readonly number[]): Promise<Locked[]> {
  await tx.$queryRaw`
    SELECT 1 FROM "Widget" WHERE "companyId" = ${ctx.companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR UPDATE`;
  const rows = await tx.widget.findMany({ where: { id: { in: [...ids] }, archivedAt: null }, orderBy: { id: 'asc' } });
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length) throw new DocentError('not_found', `Widget ${missing.join(', ')} not found.`, { missing });
  const locked = rows.map((stored): Locked => {
    const definition = found(definitionOf(stored.type), 'Widget type');
    return { definition, row: readRow(definition, stored) };
  });
  for (const { definition, row } of locked) requirePublish(ctx, definition, row);
  return locked;
}

const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/**
 * Archives all widgets or none, each with a version.
 * @throws DocentError `not_found` with `details.missing`, also for archived widgets; `widget_is_live` without `publish`.
 */
export async function archiveMany(ctx: Ctx, input: { ids: number[] }): Promise<{ archived: number[] }> {
  const ids = unique(input.ids);
  await ctx.db.$transaction(async (tx) => {
    const archivedAt = new Date();
    for (const { definition, row } of await lockAll(ctx, tx, ids))
      await saveWidget(ctx, tx, definition, row, { ...row, active: false }, { archivedAt });
  });
  return { archived: ids };
}

/**
 * Moves all widgets to a folder, or none. Widgets that are already in the folder are not saved again.
 * @param input `folderId` null is the company's default folder.
 * @throws DocentError as `archiveMany` does; `validation_error` for an unknown folder.
 */
export async function moveMany(ctx: Ctx, input: { ids: number[]; folderId: number | null }) {
  const ids = unique(input.ids);
  await ctx.db
    .$transaction(async (tx) => {
      const locked = await lockAll(ctx, tx, ids);
      await checkReferences(tx, ctx.companyId, { folderId: input.folderId });
      const id = input.folderId ?? (await defaultFolderId(tx));
      const folder = found(await tx.folder.findFirst({ where: { id }, select: { name: true } }), 'Folder');
      const reason = `Moved to the folder “${folder.name}”.`;
      for (const { definition, row } of locked)
        if (row.folderId !== id) await saveWidget(ctx, tx, definition, row, { ...row, folderId: id }, { reason });
    })
    .catch(conflictIfDeleted);
  return { moved: ids };
}
