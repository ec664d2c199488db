import { ZodError, type z } from 'zod';
import { changesBetween, type Fields, threeWayMerge, withValuesOf } from '../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../auth/context';
import { companyStatement } from '../../database/company-statement';
import { compareAndRecord, type Deletion, lockRecord, type Recorded, readLocked } from '../../operations/changes';
import { moment } from '../../operations/dates';
import { conflict, DocentError, invalid } from '../../platform/errors';
import { byOrder, describeRecord, idsOf, type Row, recordedOf, typesOf } from './records';
import { type ChangeState, MAX_REVERTED, type Reason, type Reverted, type revertInput } from './schema';
import { contentOf } from './service';

// Newest first. Locked until the transaction ends, so that two requests do not revert the same changes.
const LOCK = companyStatement(
  'change_lock_applied',
  `SELECT "id", "actor", "actorName", "kind", "ids", "targetId", "name", "changed", "before", "after", "state", "reason", "kept", "createdAt", "updatedAt"
   FROM "Change" WHERE "companyId" = $1::int AND "state" = 'applied' AND ($2::text IS NULL OR "actor" = $2::text)
     AND ($3::int[] IS NULL OR "id" = ANY($3::int[])) AND ($4::timestamptz IS NULL OR "createdAt" >= $4::timestamptz)
   ORDER BY "id" DESC LIMIT $5::int FOR UPDATE`,
);

/** The row with the id under which its record was created again, for the URL of its page. */
function underNewId(row: Row, newId: number | null): Row {
  const own = recordedOf(row.kind).path.at(-1);
  return newId === null || own === undefined ? row : { ...row, ids: { ...idsOf(row), [own]: newId } };
}

type Outcome = { state: Exclude<ChangeState, 'applied'>; reason?: Reason; kept?: string[]; newId?: number };

const kept = (reason: Reason, paths: string[] = []): Outcome => ({ state: 'kept', reason, kept: paths });

/** The current fields without one change. Values that others changed since then stay, and `kept` lists their paths. */
function withoutChange(now: Fields, before: Fields, after: Fields): { fields: Fields; kept: string[] } {
  const { fields, conflicts } = threeWayMerge(after, now, before);
  const paths = conflicts.map(({ path }) => path);
  return { fields: withValuesOf(fields, now, paths), kept: paths };
}

/** A record with its changes, newest first. */
type Target = { recorded: Recorded; ids: ReturnType<typeof idsOf>; rows: readonly Row[] };

/**
 * Runs `work`, which changes a record, and records the change unless `work` does that itself. For a new record, `ids` has only the ids of
 * its parents.
 */
async function runAndRecord<T>(ctx: Ctx, recorded: Recorded, ids: object, work: () => Promise<T>): Promise<T> {
  if (recorded.savesRecord) return work();
  const { data } = await compareAndRecord(ctx, recorded, ids, async () => ({ ok: true, data: await work() }));
  return data;
}

const save = (ctx: Ctx, { recorded, ids }: Target, fields: Fields): Promise<unknown> =>
  runAndRecord(ctx, recorded, ids, () => recorded.save(ctx, ids, fields));

/**
 * The fields of a record without the changes (newest first). If one of the changes created the record, `created` has the fields that it was
 * created with.
 */
async function withoutChanges(ctx: Ctx, rows: readonly Row[], live: Fields) {
  let fields = live;
  const paths: string[] = [];
  for (const row of rows) {
    const [before, after] = [await contentOf(ctx, row, row.before), await contentOf(ctx, row, row.after)];
    if (!before) return { fields, paths, created: after };
    const undone = withoutChange(fields, before, after ?? before);
    fields = undone.fields;
    paths.push(...undone.kept);
  }
  return { fields, paths };
}

/** The past of a deleted record. */
async function deletionOf(ctx: Ctx, { kind, targetId, createdAt }: Row): Promise<Deletion> {
  const rows = (await ctx.db.change.findMany({ where: { kind, targetId }, orderBy: { id: 'asc' } })) as Row[];
  const earlier: { fields: Fields; until: Date }[] = [];
  for (const row of rows) {
    const fields = await contentOf(ctx, row, row.before);
    if (fields) earlier.push({ fields, until: row.createdAt });
  }
  return { at: createdAt, createdAt: rows.find(({ before }) => before === null)?.createdAt, earlier };
}

/** Creates a record again that the newest change deleted, as it was before all of its changes. */
async function createAgain(ctx: Ctx, { recorded, ids, rows }: Target): Promise<Outcome> {
  const { create, path } = recorded;
  const [newest, ...others] = rows;
  const deleted = newest?.after === null ? await contentOf(ctx, newest, newest.before) : undefined;
  if (!newest || !deleted) return { state: 'gone' };
  const { fields, created } = await withoutChanges(ctx, others, deleted);
  if (created) return { state: 'reverted' };
  if (!create) return kept('deleted');
  const parents = Object.fromEntries(Object.entries(ids).filter(([name]) => name !== path.at(-1)));
  const readPast = () => deletionOf(ctx, newest);
  const { id } = await runAndRecord(ctx, recorded, parents, () => create(ctx, parents, fields, readPast));
  return { state: 'reverted', newId: id };
}

/** Takes back what a caller created, unless others changed or use it. */
async function removeCreated(ctx: Ctx, { recorded, ids }: Target, now: Fields, created: Fields): Promise<Outcome> {
  const { remove, lock, isInUse } = recorded;
  const paths = changesBetween(created, now).map(({ path }) => path);
  if (paths.length) return kept('changed', paths);
  await lock?.(ctx, ids);
  if (!remove || (await isInUse?.(ctx, ids))) return kept('in_use');
  try {
    await runAndRecord(ctx, recorded, ids, () => remove(ctx, ids));
  } catch (error) {
    if (error instanceof DocentError && error.code === 'conflict') return kept('in_use');
    throw error;
  }
  return { state: 'reverted' };
}

const isNotFound = (error: unknown): boolean => error instanceof DocentError && error.code === 'not_found';

/** Reverts the changes of one record. */
async function revertRecord(ctx: Ctx, target: Target): Promise<Outcome> {
  const { recorded, ids, rows } = target;
  const live = await readLocked(ctx, recorded, ids);
  if (!live) return createAgain(ctx, target);
  const { fields, paths, created } = await withoutChanges(ctx, rows, live);
  const removed = created && (await removeCreated(ctx, target, fields, created));
  if (removed && removed.reason !== 'changed') return removed;
  if (changesBetween(live, fields).length) await save(ctx, target, fields);
  else if (paths.length) return kept('changed', paths);
  return removed ?? { state: 'reverted', kept: paths };
}

/** Runs `work`. If it is refused, its writes are rolled back. */
async function orRefused(ctx: Ctx, work: () => Promise<Outcome>): Promise<Outcome> {
  await ctx.db.$executeRaw`SAVEPOINT revert`;
  try {
    const outcome = await work();
    await ctx.db.$executeRaw`RELEASE SAVEPOINT revert`;
    return outcome;
  } catch (error) {
    const isRefused = error instanceof ZodError || (error instanceof DocentError && error.status < 500);
    if (!isRefused) throw error;
    await ctx.db.$executeRaw`ROLLBACK TO SAVEPOINT revert`;
    return isNotFound(error) ? { state: 'gone' } : kept('refused');
  }
}

/** The changes by record, each newest first. */
function byRecord(rows: readonly Row[]): Row[][] {
  const records = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.kind} ${row.targetId}`;
    records.set(key, [...(records.get(key) ?? []), row]);
  }
  return [...records.values()].sort(([one], [other]) => (one && other ? byOrder(one, other) : 0));
}

async function lockApplied(ctx: Ctx, { actor, changes, createdAfter }: z.output<typeof revertInput>): Promise<Row[]> {
  const rows = await ctx.sql<Row>(
    LOCK,
    actor ?? null,
    changes ?? null,
    createdAfter === undefined ? null : moment(createdAfter),
    MAX_REVERTED + 1,
  );
  if (rows.length > MAX_REVERTED)
    throw conflict(
      `There are more than ${MAX_REVERTED} changes. Revert the newest first: send \`createdAfter\` or \`changes\`.`,
      { reason: 'too_many_changes', limit: MAX_REVERTED },
    );
  const found = new Set(rows.map(({ id }) => id));
  const unknown = (changes ?? []).flatMap((id, index) =>
    found.has(id)
      ? []
      : [{ path: `changes[${index}]`, code: 'unknown_change', message: `There is no such change to revert: ${id}.` }],
  );
  if (unknown.length) throw invalid(unknown);
  if (!rows.length) throw conflict('There is nothing to revert.', { reason: 'nothing_to_revert' });
  return rows;
}

/**
 * Takes back changes of content and settings, in one transaction, and records that as changes of the caller. Values that others changed
 * since then stay, and `kept` lists their paths.
 * @throws DocentError `conflict` with `details.reason`: `nothing_to_revert`, or `too_many_changes` for more than 200;
 * `validation_error` for an id that is no change of the actor, or is reverted already
 */
export const revertChanges = (ctx: Ctx, input: z.output<typeof revertInput>): Promise<{ data: Reverted[] }> =>
  ctx.inTransaction(async () => {
    const rows = await lockApplied(ctx, input);
    const types = await typesOf(ctx, rows);
    const data: Reverted[] = [];
    for (const own of byRecord(rows)) {
      const [newest] = own;
      if (!newest) continue;
      const { kind, targetId } = newest;
      await lockRecord(ctx, kind, targetId);
      const target = { recorded: recordedOf(kind), ids: idsOf(newest), rows: own };
      const {
        state,
        reason = null,
        kept: paths = [],
        newId = null,
      } = await orRefused(ctx, () => revertRecord(ctx, target));
      const saved = { state, reason, kept: [...new Set(paths)] };
      // What was refused stays `applied`, so that it can be reverted once that is possible.
      const stored = reason === 'refused' ? { reason } : saved;
      await ctx.db.change.updateMany({ where: { id: { in: own.map(({ id }) => id) } }, data: stored });
      data.push({ ...describeRecord(underNewId(newest, newId), types), ...saved, newId });
    }
    return { data };
  });
