import { unmetRequirements } from '../../../widgets/contract/definition';
import { definitionOf } from '../../../widgets/contract/registry';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import type { Ids, Recorded } from '../../operations/changes';
import { found } from '../../platform/errors';
import { draftableOf, wholeFieldsOf } from './draft';
import { conflictIfDeleted, definitionOfWidget, lockWidget, unpublishable } from './guards';
import { checkReferences } from './references';
import { readRow, type StoredRow } from './rows';
import { saveWidget } from './save';

/** The fields of a version, in the current form. @throws DocentError `not_found` */
async function fieldsOfVersion(ctx: Ctx, { id = 0 }: Ids, number: unknown) {
  const where = { widgetId: id, number: Number(number) };
  const version = found(await ctx.db.widgetVersion.findFirst({ where, select: { snapshot: true } }), 'Version');
  // Only `save.ts` and `in-use.ts` write snapshots, in this form.
  return wholeFieldsOf(readRow(await definitionOfWidget(ctx, id, true), version.snapshot as unknown as StoredRow));
}

/** A widget of any type. Each save records its change, whatever the operation. An archived widget counts as existing. */
export const WIDGET: Recorded = {
  kind: 'widget',
  path: ['id'],
  read: async (ctx, { id = 0 }) => {
    const definition = await definitionOfWidget(ctx, id, true);
    return wholeFieldsOf(readRow(definition, found(await ctx.db.widget.findFirst({ where: { id } }), 'Widget')));
  },
  save: async (ctx, { id = 0 }, { active, archived, ...fields }) => {
    const definition = await definitionOfWidget(ctx, id, true);
    const save = async (tx: CompanyTx) => {
      const row = await lockWidget(ctx, tx, definition, id, true);
      const saved = { ...row, ...draftableOf(fields), active: active === true && !archived };
      await checkReferences(tx, ctx.companyId, saved);
      const unmet = saved.active ? unmetRequirements(definition, saved) : [];
      if (unmet.length) throw unpublishable(definition, unmet, row.active);
      const archivedAt = archived ? (row.archivedAt ?? new Date()) : null;
      await saveWidget(ctx, tx, definition, row, saved, { archivedAt });
    };
    await ctx.db.$transaction(save).catch(conflictIfDeleted);
  },
  // A save writes all fields, so none may change after `read`.
  lockRow: async (ctx, { id = 0 }) => lockWidget(ctx, ctx.db, await definitionOfWidget(ctx, id, true), id, true),
  remove: async (ctx, { id = 0 }) => {
    const definition = await definitionOfWidget(ctx, id, true);
    await ctx.db.$transaction(async (tx) => {
      const row = await lockWidget(ctx, tx, definition, id, true);
      const archivedAt = row.archivedAt ?? new Date();
      await saveWidget(ctx, tx, definition, row, { ...row, active: false }, { archivedAt });
    });
  },
  savesRecord: true,
  contentOf: fieldsOfVersion,
  pageOf: ({ id }, type) => `/builder/${type ? definitionOf(type)?.path : ''}/${id}`,
};
