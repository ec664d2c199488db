import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { DocentError } from '../../platform/errors';
import { hasChanges, type ReviewNote, reviewOf } from './compare';
import { aboutVersion, type Locked, lockDraft, noDraft, refuseStaleDraft, writeDraft } from './locked';
import { notifyRequester } from './mails';
import type { Live, Saving, Subject } from './subject';

const conflictOf = <L extends Live>(ctx: Ctx, { label }: Subject<L>, { row, draft: { conflicts } }: Locked<L>) =>
  new DocentError(
    'edit_conflict',
    `The live ${label} and its draft both changed ${conflicts.map(({ path }) => `\`${path}\``).join(', ')}. Send each field to the draft again with the value to publish, or discard its change, then publish.`,
    { ...aboutVersion(ctx, row), conflicts },
  );

/** Options of publishing a draft. */
export type Publishing = Saving & { expectedVersion?: number | undefined };

/** The live record after publishing, and the review notes of its draft. */
export type Published<L extends Live> = { live: L; notes: ReviewNote[] };

/**
 * Publishes a draft as one version, in a transaction of the caller. Fields that changed only in the live record stay.
 * @throws DocentError `not_live`; `not_found` without a draft; `edit_conflict` for another version, and with `details.conflicts` when both
 * changed a field; `validation_error` for unmet requirements
 */
export async function publishDraftIn<L extends Live>(
  ctx: Ctx,
  tx: CompanyTx,
  subject: Subject<L>,
  { expectedVersion, ...options }: Publishing,
): Promise<Published<L>> {
  const locked = await lockDraft(subject, tx);
  refuseStaleDraft(ctx, subject.noun, locked, expectedVersion);
  const { live, row, draft } = locked;
  if (!row || !hasChanges(draft)) throw noDraft();
  if (draft.conflicts.length) throw conflictOf(ctx, subject, locked);
  await writeDraft(ctx, subject, locked, null);
  return { live: await subject.save(tx, live, draft.merged, options), notes: reviewOf(row.review)?.notes ?? [] };
}

/**
 * Makes a draft live.
 * @returns the live record, and its warnings
 * @throws DocentError as `publishDraftIn`
 */
export async function publishDraft<L extends Live>(ctx: Ctx, subject: Subject<L>, options: Publishing) {
  const { live, notes, warnings } = await ctx.db.$transaction(async (tx) => {
    const published = await publishDraftIn(ctx, tx, subject, options);
    const { live: fields } = await subject.compare(tx, published.live, null);
    return { ...published, warnings: await subject.inspect(tx, fields) };
  });
  await notifyRequester(ctx, subject, live, notes, { event: 'published' });
  return { live, warnings: await warnings() };
}
