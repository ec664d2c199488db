import { type Fields, fieldOfPath, withValuesOf } from '../../../widgets/merge/three-way-merge';
import { nearest } from '../../../widgets/validation/nearest';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { withWarnings } from '../../operations/wire';
import { invalid, MAX_ISSUES } from '../../platform/errors';
import { type Draft, type DraftRow, hasChanges, hasSameFields, rebase, reviewOf } from './compare';
import {
  isAuthor,
  type Locked,
  lockDraft,
  lockRecordWithDraft,
  noDraft,
  refuseStaleDraft,
  toAnswer,
  type Written,
  writeDraft,
} from './locked';
import type { Live, Subject } from './subject';

/** Returns the unpublished changes of a subject. @throws DocentError `not_found`, also without changes */
export async function getDraft<L extends Live, Shown extends object>(ctx: Ctx, subject: Subject<L, Shown>) {
  const { live, row } = await subject.find();
  const draft = await subject.compare(ctx.db, live, row);
  if (!row || !hasChanges(draft)) throw noDraft();
  return toAnswer(subject, ctx.db, live, row, draft);
}

/** A live record as it would be after publishing its draft; without a draft, as it is. @throws DocentError `not_found` */
export async function asPublished<L extends Live, Shown extends object>(
  ctx: Ctx,
  subject: Subject<L, Shown>,
): Promise<Shown> {
  const { live, row } = await subject.find();
  return subject.show(ctx.db, live, (await subject.compare(ctx.db, live, row)).merged);
}

/** When a draft changes, its review keeps the notes and loses its state. */
const reviewAfterChange = (row: DraftRow | null): Written['review'] => {
  const review = reviewOf(row?.review);
  return review && { ...review, state: null };
};

/** Saves a draft, or clears it when it no longer differs from the live record. */
async function saveDraft<L extends Live>(
  ctx: Ctx,
  subject: Subject<L>,
  locked: Locked<L>,
  base: Fields,
  fields: Fields,
) {
  const { tx, live, row } = locked;
  const snapshots = { base: await subject.toStored(tx, base), snapshot: await subject.toStored(tx, fields) };
  const { changes, conflicts } = await subject.compare(tx, live, snapshots);
  const isEmpty = !changes.length && !conflicts.length;
  if (isEmpty && !row?.snapshot) return null;
  if (row?.snapshot && !ctx.adding && !isAuthor(ctx.actor, row)) await subject.tables.markJoined(tx);
  return writeDraft(ctx, subject, locked, isEmpty ? null : { base, fields, review: reviewAfterChange(row) });
}

/** The versions that a change was made to. */
export type Expected = { expectedVersion?: number | undefined; baseVersion?: number | undefined };

/**
 * The fields of a draft after a change, a test for the fields that the change names, and the paths that it names within others. What it
 * names is no longer in conflict.
 */
export type Changed = { fields: Fields; touched: (field: string) => boolean; paths?: readonly string[] };

/**
 * Changes the draft of a live record, and creates it if there is none.
 * @throws DocentError `not_live`; `edit_conflict` when `expectedVersion` is not that of the draft, or `baseVersion` not that of the live
 * record; errors of `change`
 */
export async function changeDraft<L extends Live, Shown extends object>(
  ctx: Ctx,
  subject: Subject<L, Shown>,
  { expectedVersion, baseVersion }: Expected,
  change: (tx: CompanyTx, before: Fields, draft: Draft) => Promise<Changed>,
) {
  const { answer, warnings } = await ctx.db.$transaction(async (tx) => {
    const locked = await lockDraft(subject, tx);
    const { live, row, draft } = locked;
    if (ctx.adding) ctx.adding.hadChanges = Boolean(row?.snapshot);
    refuseStaleDraft(ctx, subject.noun, locked, expectedVersion);
    await subject.refuseStale(tx, live, baseVersion);
    const { fields, touched, paths = [] } = await change(tx, draft.merged, draft);
    const base = withValuesOf(rebase(draft, touched), draft.live, paths);
    // Unchanged fields create no version, unless they resolve a conflict.
    const isSame = hasSameFields(fields, draft.merged) && hasSameFields(base, draft.base);
    const saved = isSame ? row : ((await saveDraft(ctx, subject, locked, base, fields)) ?? row);
    const empty = { version: 0, base: null, snapshot: null, review: null, baseVersion: live.version };
    const current = saved?.snapshot ? saved : { ...empty, actorName: ctx.actor.name, updatedAt: new Date() };
    const answer = await toAnswer(subject, tx, live, current, await subject.compare(tx, live, current));
    return { answer, warnings: await subject.inspect(tx, fields) };
  });
  return withWarnings(answer, await warnings());
}

/** The paths that a caller may discard: those of the changes, and of the fields and objects that contain them. */
const discardable = (changed: readonly string[]): Set<string> =>
  new Set(
    changed.flatMap((path) => [
      path,
      fieldOfPath(path),
      ...[...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index)),
    ]),
  );

/** The paths in a text: one path, or several with commas between them. A comma in brackets is part of the id of an entry. */
const pathsIn = (text: string, known: ReadonlySet<string>): string[] =>
  known.has(text) ? [text] : text.split(/,(?![^[\]]*\])/);

/** The issue for a path without a change. It suggests the path that the caller most likely meant. */
const unknownPath = (path: string, known: readonly string[]) => {
  const near = nearest(path, [...known]);
  const names = known.length ? ` The changes are at ${known.map((one) => `\`${one}\``).join(', ')}.` : '';
  return {
    path: 'path',
    code: 'unknown_path',
    message: `\`${path}\` has no unpublished change.${near ? ` Did you mean \`${near}\`?` : names}`,
  };
};

/**
 * Discards all unpublished changes, or only those at the paths in `texts`. The path of a list discards the changes of all its entries.
 * @throws DocentError `not_found` if there are no changes; `validation_error` for a path without a change
 */
export async function discardDraft<L extends Live>(
  ctx: Ctx,
  subject: Subject<L>,
  texts: string[] | undefined,
): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const locked = await lockRecordWithDraft(subject, tx);
    const { draft } = locked;
    if (!hasChanges(draft)) throw noDraft();
    if (!texts?.length) return void (await writeDraft(ctx, subject, locked, null));
    const changed = [...new Set([...draft.changes, ...draft.conflicts].map(({ path }) => path))];
    const known = discardable(changed);
    const paths = [...new Set(texts.flatMap((text) => pathsIn(text, known)))];
    const unknown = paths.filter((path) => !known.has(path)).slice(0, MAX_ISSUES);
    if (unknown.length) throw invalid(unknown.map((path) => unknownPath(path, changed)));
    const asLive = (fields: Fields) => withValuesOf(fields, draft.live, paths);
    // If other entries of the same list are in conflict, only the base of the discarded entries changes.
    const rebased = rebase(draft, (field) => paths.includes(field));
    await saveDraft(ctx, subject, locked, asLive(rebased), asLive(draft.merged));
  });
}
