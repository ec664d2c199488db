import type { Unmet } from '../../../../widgets/contract/definition';
import { changesBetween, type Fields, withValuesOf } from '../../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { DocentError, found, type Issue } from '../../../platform/errors';
import { postSubject } from '../../content/changelog-posts/subject';
import { itemSubject } from '../../content/roadmap-items/subject';
import { discardDraft } from '../../drafts/changes';
import { hasChanges, hasSameFields } from '../../drafts/compare';
import { lockDraft } from '../../drafts/locked';
import { notifyRequester } from '../../drafts/mails';
import { publishDraftIn } from '../../drafts/publish';
import type { Live, Subject } from '../../drafts/subject';
import { draftableOf } from '../../widgets/draft';
import { widgetSubject } from '../../widgets/drafts/subject';
import { definitionOfWidget } from '../../widgets/guards';
import { type Description, type Handler, kept, type Outcome, type Part } from '../part';
import { picturesOfDraft } from '../pictures';
import { targetingOf } from './widgets';

const asAny = <L extends Live>(subject: Subject<L>): Subject<Live> => subject as unknown as Subject<Live>;

/** @throws DocentError `not_found` for a record that no longer exists */
async function subjectOf(ctx: Ctx, { kind, targetId: id }: Part): Promise<Subject<Live>> {
  if (kind === 'widget-draft') {
    const { path: widgetType } = await definitionOfWidget(ctx, id);
    return asAny(widgetSubject(ctx, { widgetType, id }));
  }
  if (kind === 'post-draft') {
    const row = await ctx.db.changelogPost.findFirst({ where: { id }, select: { changelogId: true } });
    return asAny(postSubject(ctx, { changelogId: found(row, 'Post').changelogId, postId: id }));
  }
  const row = await ctx.db.roadmapItem.findFirst({
    where: { id },
    select: { section: { select: { roadmapId: true } } },
  });
  return asAny(itemSubject(ctx, { roadmapId: found(row, 'Item').section.roadmapId, itemId: id }));
}

/** What publishing changed in a part that is no longer open. */
async function pastChanges(ctx: Ctx, subject: Subject<Live>, live: Live, { before, after }: Part) {
  if (!before || !after) return [];
  const fieldsOf = async (stored: unknown) =>
    (await subject.compare(ctx.db, live, { base: stored, snapshot: stored })).base;
  return changesBetween(await fieldsOf(before), await fieldsOf(after));
}

type Compared = { merged: Parameters<typeof draftableOf>[0]; hasDraft: boolean };

async function ofWidget(ctx: Ctx, part: Part, { merged, hasDraft }: Compared) {
  if (part.kind !== 'widget-draft') return { type: null };
  const definition = await definitionOfWidget(ctx, part.targetId);
  return {
    type: definition.entityType,
    targeting: targetingOf(definition, part.targetId, draftableOf(merged)),
    pictures: picturesOfDraft(definition, part, hasDraft),
  };
}

async function describe(ctx: Ctx, part: Part): Promise<Description> {
  const subject = await subjectOf(ctx, part);
  const { live, row } = await subject.find();
  const draft = await subject.compare(ctx.db, live, row);
  const hasDraft = row !== null && hasChanges(draft);
  const isOpen = part.state === 'open' && hasDraft;
  const shown: { unmet?: Unmet[] } = isOpen ? await subject.show(ctx.db, live, draft.merged) : {};
  const warnings = isOpen ? await (await subject.inspect(ctx.db, draft.merged))() : [];
  return {
    ...(await ofWidget(ctx, part, { merged: draft.merged, hasDraft })),
    name: live.name,
    dashboardUrl: subject.url,
    changes: part.state === 'open' ? draft.changes : await pastChanges(ctx, subject, live, part),
    conflicts: part.state === 'open' ? draft.conflicts : [],
    unmet: shown.unmet ?? [],
    warnings,
  };
}

async function publish(ctx: Ctx, tx: CompanyTx, part: Part) {
  const subject = await subjectOf(ctx, part);
  const { draft } = await lockDraft(subject, tx);
  const { live, notes } = await publishDraftIn(ctx, tx, subject, {});
  await notifyRequester(ctx, subject, live, notes, { event: 'published' });
  const after = await subject.compare(tx, live, null);
  return {
    before: await subject.toStored(tx, draft.live),
    after: await subject.toStored(tx, after.live),
  };
}

/** Discards all changes of a draft, unless some of them were made outside of the proposal. */
async function discard(ctx: Ctx, _tx: CompanyTx, part: Part): Promise<Outcome> {
  if (part.joined) return kept('had_changes');
  await discardDraft(ctx, await subjectOf(ctx, part), undefined);
  return { state: 'discarded' };
}

/** The fields that refer to something that was deleted meanwhile, such as a folder. Empty for an error about anything else. */
function goneReferences(error: unknown, fields: Fields): string[] {
  if (!(error instanceof DocentError)) return [];
  const issues = (error.details?.issues ?? []) as Issue[];
  const gone = issues.map(({ path, code }) => (code === 'unknown_reference' ? path.replace(/\..*$/, '') : ''));
  return gone.every((field) => Object.hasOwn(fields, field)) ? [...new Set(gone)] : [];
}

type Former = { live: Live; now: Fields; fields: Fields };

/** Saves former fields. @returns the fields that keep their current value, because the former one refers to a deleted record */
async function saveFormer(subject: Subject<Live>, tx: CompanyTx, { live, now, fields }: Former): Promise<string[]> {
  try {
    await subject.save(tx, live, fields, {});
    return [];
  } catch (error) {
    const gone = goneReferences(error, fields);
    if (!gone.length) throw error;
    const left = withValuesOf(fields, now, gone);
    if (!hasSameFields(left, now)) await subject.save(tx, live, left, {});
    return gone;
  }
}

/** Reverts what publishing changed. Values that people changed since then stay. */
async function revert(ctx: Ctx, tx: CompanyTx, part: Part): Promise<Outcome> {
  const subject = await subjectOf(ctx, part);
  const live = await subject.lock(tx);
  // A draft that reverses the published one: its base is the fields after publishing, and its snapshot the fields before publishing.
  const draft = await subject.compare(tx, live, { base: part.after, snapshot: part.before });
  const paths = draft.conflicts.map(({ path }) => path);
  const fields = withValuesOf(draft.merged, draft.live, paths);
  if (hasSameFields(fields, draft.live)) return { state: 'reverted', kept: paths };
  try {
    const gone = await saveFormer(subject, tx, { live, now: draft.live, fields });
    return { state: 'reverted', kept: [...paths, ...gone] };
  } catch (error) {
    if (error instanceof DocentError && error.status === 400) return kept('refused');
    throw error;
  }
}

/** The unpublished changes of a live widget, post or roadmap item. */
export const drafts: Handler = { describe, publish, discard, revert };
