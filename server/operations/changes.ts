import { changesBetween, type Fields } from '../../widgets/merge/three-way-merge';
import type { Actor, Ctx } from '../auth/context';
import type { CompanyTx } from '../database/company-db';
import { companyStatement } from '../database/company-statement';
import { asJson } from '../database/json';
import { DocentError } from '../platform/errors';
import { inRollbackTransaction } from './rolled-back';

/** What is recorded: content and settings, not data about people. */
export const CHANGE_KINDS = [
  'widget',
  'widget-draft',
  'post',
  'post-draft',
  'item',
  'item-draft',
  'section',
  'changelog',
  'roadmap',
  'segment',
  'tag',
  'theme',
  'folder',
  'company',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The ids in the path of a record, such as `{ changelogId: 3, postId: 12 }`. */
export type Ids = Readonly<Record<string, number>>;

/** The past of a record that was deleted, as far as its changes are still stored. */
export type Deletion = {
  at: Date;
  /** When it was created. */
  createdAt?: Date | undefined;
  /** The fields that it had, each until a time. */
  earlier: readonly { fields: Fields; until: Date }[];
};

/** A kind of record whose changes are recorded, and can be reverted. `Fields` have the form that its update operation accepts. */
export type Recorded = {
  kind: ChangeKind;
  /** The names of the ids in its path, ending with its own; empty for the company. */
  path: readonly string[];
  /** @throws DocentError `not_found` */
  read: (ctx: Ctx, ids: Ids) => Promise<Fields>;
  /** @throws DocentError when it cannot be saved */
  save: (ctx: Ctx, ids: Ids, fields: Fields) => Promise<unknown>;
  /** Deletes a created record. */
  remove?: (ctx: Ctx, ids: Ids) => Promise<unknown>;
  /**
   * Locks a record before it is read, if operations that change it, or what `read` reads, do not wait for `lockRecord`.
   * @throws DocentError `not_found`
   */
  lockRow?: (ctx: Ctx, ids: Ids) => Promise<unknown>;
  /** Locks a record until the transaction ends, so that nothing is added to it between `isInUse` and `remove`. */
  lock?: (ctx: Ctx, ids: Ids) => Promise<unknown>;
  /** True if another record uses it, so that it is not deleted. */
  isInUse?: (ctx: Ctx, ids: Ids) => Promise<boolean>;
  /** Creates a deleted record again, with a new id. */
  create?: (ctx: Ctx, ids: Ids, fields: Fields, readPast: () => Promise<Deletion>) => Promise<{ id: number }>;
  /** The fields of a stored `before` or `after`; by default, they are stored as they are. */
  contentOf?: (ctx: Ctx, ids: Ids, stored: unknown) => Promise<Fields>;
  /** True if `save` and `remove` record their changes themselves. */
  savesRecord?: true;
  /** Its path in the dashboard. */
  pageOf: (ids: Ids, type: string | null) => string;
  /** True for an input with which the operation calls other hosts. It then runs without an open transaction. */
  callsOtherHosts?: (input: object) => boolean;
};

/** The actor as its column holds it. */
export const actorText = ({ kind, id, grantId }: Pick<Actor, 'kind' | 'id' | 'grantId'>): string =>
  grantId === undefined ? `${kind}:${id}` : `application:${grantId}`;

/** A change before it is stored. `before` and `after` are null where the record did not exist. */
export type NewChange = {
  kind: ChangeKind;
  ids: Ids;
  targetId: number;
  name: string;
  changed: string[];
  before: unknown;
  after: unknown;
};

/** Stores a change of the caller, in the transaction of the change. Changes that Docent makes itself are not recorded. */
export async function recordChange(
  { companyId, actor }: Pick<Ctx, 'companyId' | 'actor'>,
  tx: Pick<CompanyTx, 'change'>,
  { ids, before, after, ...change }: NewChange,
): Promise<void> {
  if (actor.kind === 'system') return;
  const contents = {
    ...(before !== null && { before: asJson(before) }),
    ...(after !== null && { after: asJson(after) }),
  };
  const data = { companyId, actor: actorText(actor), actorName: actor.name, ...change, ids: asJson(ids), ...contents };
  await tx.change.create({ data, select: { id: true } });
}

const LOCK = companyStatement(
  'change_lock',
  `SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtextextended('change ' || $1::int || ' ' || $2::text, 0))`,
);

/** Locks a record until the transaction ends, so that each change is compared with the previous one. */
export const lockRecord = (ctx: Ctx, kind: ChangeKind, targetId: number): Promise<unknown> =>
  ctx.sql(LOCK, `${kind} ${targetId}`);

/** Reads the fields of a record, which it locks first if that is necessary; null if it does not exist. */
export async function readLocked(ctx: Ctx, { read, lockRow }: Recorded, ids: Ids): Promise<Fields | null> {
  try {
    await lockRow?.(ctx, ids);
    return await read(ctx, ids);
  } catch (error) {
    if (error instanceof DocentError && error.code === 'not_found') return null;
    throw error;
  }
}

const nameOf = (fields: Fields | null): string => String(fields?.name ?? fields?.title ?? '');

type Outcome = { ok: boolean; data?: unknown };

/**
 * Runs an operation and records what it changed in one record. Call it in a transaction, unless the operation calls other hosts.
 * @param input has the ids in the path of the record; a new record has no id of its own yet
 */
export async function compareAndRecord<T extends Outcome>(
  ctx: Ctx,
  recorded: Recorded,
  input: object,
  work: () => Promise<T>,
) {
  const { kind, path } = recorded;
  const own = path.at(-1);
  const given = input as Record<string, number>;
  const isNew = own !== undefined && given[own] === undefined;
  const idsWith = (id: number): Ids =>
    Object.fromEntries(path.map((name) => [name, name === own && isNew ? id : (given[name] ?? 0)]));
  const targetOf = (ids: Ids): number => (own === undefined ? ctx.companyId : (ids[own] ?? 0));
  if (!isNew) await lockRecord(ctx, kind, targetOf(idsWith(0)));
  const before = isNew ? null : await readLocked(ctx, recorded, idsWith(0));
  const outcome = await work();
  if (!outcome.ok) return outcome;
  const ids = idsWith(isNew ? (outcome.data as { id: number }).id : 0);
  const after = await readLocked(ctx, recorded, ids);
  const changed = before && after ? changesBetween(before, after).map((one) => one.path) : [];
  if (before && after && !changed.length) return outcome;
  await recordChange(ctx, ctx.db, {
    ...{ kind, ids, targetId: targetOf(ids), name: nameOf(after ?? before), changed },
    before,
    after,
  });
  return outcome;
}

/** Runs an operation and records what it changed. Both are in one transaction, unless the operation calls other hosts. */
export async function recordingChange<T extends Outcome>(
  ctx: Ctx,
  recorded: Recorded,
  input: object,
  work: () => Promise<T>,
): Promise<T> {
  if (ctx.actor.kind === 'system') return work();
  if (recorded.callsOtherHosts?.(input)) return compareAndRecord(ctx, recorded, input, work);
  return inRollbackTransaction<T>(ctx, (settled) =>
    compareAndRecord(ctx, recorded, input, async () => settled(await work())),
  );
}
