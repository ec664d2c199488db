import type { Fields } from '../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { iso } from '../../operations/wire';
import { DocentError, notFound } from '../../platform/errors';
import { type Draft, type DraftRow, hasChanges, type Review } from './compare';
import { requireUnscheduled } from './scheduled';
import type { Live, Reading, Subject } from './subject';
import type { OwnedRow, Tables } from './tables';
import { toReview } from './wire';

/** A locked record with its draft. */
export type Locked<L extends Live> = { tx: CompanyTx; live: L; row: OwnedRow | null; draft: Draft };

export const noDraft = () => notFound('Draft');

/** True for an error that says that a live record has no unpublished changes, rather than that it does not exist. */
export const isNoDraft = ({ code, message }: DocentError): boolean =>
  code === 'not_found' && message === noDraft().message;

/** The response for a draft. */
export async function toAnswer<L extends Live, Shown extends object>(
  subject: Subject<L, Shown>,
  db: Reading,
  live: L,
  row: DraftRow,
  { merged, changes, conflicts }: Draft,
) {
  return {
    baseVersion: row.baseVersion,
    version: row.version,
    ...(await subject.show(db, live, merged)),
    changes,
    conflicts,
    updatedAt: iso(new Date(row.updatedAt)),
    updatedBy: row.actorName,
    review: toReview(row.review),
  };
}

/** Locks a record, live or not, and reads its draft. @throws DocentError `not_found` */
export async function lockRecordWithDraft<L extends Live>(subject: Subject<L>, tx: CompanyTx): Promise<Locked<L>> {
  const live = await subject.lock(tx);
  const row = await subject.tables.readDraft(tx);
  return { tx, live, row, draft: await subject.compare(tx, live, row) };
}

/** Locks a subject and reads its draft, which only holders of the lock write. @throws DocentError `not_live` */
export async function lockDraft<L extends Live>(subject: Subject<L>, tx: CompanyTx): Promise<Locked<L>> {
  const locked = await lockRecordWithDraft(subject, tx);
  if (!locked.live.active) throw new DocentError('not_live', subject.notLive);
  return locked;
}

/** True where the caller made the last change of a draft. */
export const isAuthor = ({ kind, id, name }: Ctx['actor'], row: OwnedRow): boolean =>
  row.actorKind === kind && row.actorId === id && row.actorName === name;

/** The details of an `edit_conflict`: the stored version, and the person who saved it. */
export function aboutVersion({ actor }: Ctx, row: OwnedRow | null) {
  const version = row?.snapshot ? row.version : 0;
  const updatedByCaller = row !== null && isAuthor(actor, row);
  const updatedAt = row && iso(row.updatedAt);
  return { version, currentVersion: version, updatedAt, updatedBy: row?.actorName ?? null, updatedByCaller };
}

/** @throws DocentError `edit_conflict` where the draft is at another version than the caller expects */
export function refuseStaleDraft(
  ctx: Ctx,
  noun: string,
  { row, draft }: Pick<Locked<Live>, 'row' | 'draft'>,
  expected: number | undefined,
): void {
  const about = aboutVersion(ctx, row);
  const { version, updatedBy } = about;
  if (expected === undefined || expected === version || (expected === 0 && !hasChanges(draft))) return;
  const by = updatedBy ? ` by ${updatedBy}` : '';
  throw new DocentError(
    'edit_conflict',
    version
      ? `The draft was changed meanwhile${by}: it is at version ${version}, not ${expected}. Read it again, then send the change.`
      : `The draft is gone: it was published or discarded${by}. Read the ${noun} again, then send the change.`,
    about,
  );
}

/**
 * For records without a version history, so that the author is unknown.
 * @throws DocentError `edit_conflict` when the live record is at another version than the caller expects
 */
export function refuseStaleLive(
  noun: string,
  { version, updatedAt }: { version: number; updatedAt: Date },
  expected: number | undefined,
): void {
  if (expected === undefined || expected === version) return;
  throw new DocentError(
    'edit_conflict',
    `This ${noun} was saved meanwhile: it is at version ${version}, not ${expected}. Read it again, then send the change.`,
    { version, currentVersion: version, updatedAt: iso(updatedAt), updatedBy: null, updatedByCaller: false },
  );
}

export type Written = { base: Fields; fields: Fields; review?: Review | undefined };

/**
 * Writes the next version of a draft. `written` is null to clear it.
 * @throws DocentError `insufficient_scope` for a draft that is scheduled to be published, if the caller may not publish
 */
export async function writeDraft<L extends Live>(
  { actor }: Ctx,
  subject: Subject<L>,
  { tx, live, row }: Locked<L>,
  written: Written | null,
): Promise<OwnedRow> {
  if (!(await subject.mayPublish(tx))) await requireUnscheduled(tx, subject, 'publish-changes');
  return subject.tables.writeDraft(tx, {
    version: (row?.version ?? 0) + 1,
    base: written && (await subject.toStored(tx, written.base)),
    snapshot: written && (await subject.toStored(tx, written.fields)),
    review: written?.review ?? null,
    baseVersion: live.version,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    updatedAt: new Date(),
  });
}

/**
 * Clears the draft if it equals its live record. Otherwise, a later change of the live record would bring back changes of the draft that
 * are already live. The caller holds the lock.
 */
export async function clearEqualDraft<L>(
  { tables, compare }: { tables: Tables; compare: (db: CompanyTx, live: L, row: OwnedRow) => Promise<Draft> },
  tx: CompanyTx,
  live: L,
): Promise<void> {
  const row = await tables.readDraft(tx);
  if (!row?.snapshot || hasChanges(await compare(tx, live, row))) return;
  await tables.writeDraft(tx, { ...row, version: row.version + 1, base: null, snapshot: null, review: null });
}
