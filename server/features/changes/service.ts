import type { z } from 'zod';
import { changesBetween, type Fields } from '../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../auth/context';
import { listNewest } from '../../operations/newest';
import { iso } from '../../operations/wire';
import { found } from '../../platform/errors';
import { describeRecord, idsOf, type Row, recordedOf, typesOf } from './records';
import type { ChangeState, listInput, Reason } from './schema';

const actionOf = ({ before, after }: Pick<Row, 'before' | 'after'>) => {
  if (before === null) return 'created' as const;
  return after === null ? ('deleted' as const) : ('updated' as const);
};

const toSummary = (row: Row, types: ReadonlyMap<number, string>) => ({
  id: row.id,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  actor: { id: row.actor, name: row.actorName },
  action: actionOf(row),
  ...describeRecord(row, types),
  changed: row.changed,
  // Only this feature writes these columns.
  state: row.state as ChangeState,
  reason: row.reason as Reason | null,
  kept: row.kept,
});

/** One page of the changes of content and settings, newest first. */
export async function listChanges(ctx: Ctx, { actor, kind, state, ...page }: z.output<typeof listInput>) {
  const own = { ...(actor && { actor }), ...(kind && { kind }), ...(state && { state }) };
  const rows = await listNewest(
    page,
    ({ where }) => ctx.db.change.count({ where: { AND: [where, own] } }),
    async ({ where, ...order }) => (await ctx.db.change.findMany({ ...order, where: { AND: [where, own] } })) as Row[],
    (row) => row,
  );
  const types = await typesOf(ctx, rows.data);
  return { ...rows, data: rows.data.map((row) => toSummary(row, types)) };
}

/** The fields before or after a change; undefined where the record did not exist. @throws DocentError `not_found` */
export async function contentOf(ctx: Ctx, row: Row, stored: unknown): Promise<Fields | undefined> {
  if (stored === null) return undefined;
  const { contentOf: read } = recordedOf(row.kind);
  return read ? read(ctx, idsOf(row), stored) : (stored as Fields);
}

/** A change with its values. @throws DocentError `not_found` */
export async function getChange(ctx: Ctx, { changeId }: { changeId: number }) {
  const row = found(await ctx.db.change.findFirst({ where: { id: changeId } }), 'Change') as Row;
  const [before, after] = [await contentOf(ctx, row, row.before), await contentOf(ctx, row, row.after)];
  const summary = toSummary(row, await typesOf(ctx, [row]));
  return { ...summary, changes: changesBetween(before ?? {}, after ?? {}) };
}
