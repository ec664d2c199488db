import type { Ctx } from '../../auth/context';
import { iso } from '../../operations/wire';
import { hasChanges, type ReviewNote, reviewOf } from './compare';
import { lockDraft, noDraft, toAnswer } from './locked';
import { notifyRequester, notifyReviewers } from './mails';
import type { Live, Subject } from './subject';

/** True if a note repeats the last one. */
const isRepeated = (last: ReviewNote | undefined, { state, by, note }: ReviewNote): boolean =>
  last !== undefined && last.state === state && last.by === by && last.note === note;

/** Adds a note to the review of a draft, unless it repeats the last one. The draft and its version do not change. */
async function addNote<L extends Live, Shown extends object>(
  ctx: Ctx,
  subject: Subject<L, Shown>,
  state: ReviewNote['state'],
  note: string | undefined,
) {
  const { kind, id: actorId, name } = ctx.actor;
  const { answer, notes, live, isNew } = await ctx.db.$transaction(async (tx) => {
    const { live, row, draft } = await lockDraft(subject, tx);
    if (!row || !hasChanges(draft)) throw noDraft();
    const { notes = [], state: current = null } = reviewOf(row.review) ?? {};
    const about = { state, by: name, at: iso(new Date()), note: note ?? null };
    const added: ReviewNote = kind === 'person' ? { ...about, personId: actorId } : about;
    const isNew = current !== state || !isRepeated(notes.at(-1), added);
    const saved = isNew ? await subject.tables.writeReview(tx, { state, notes: [...notes, added] }) : row;
    return { answer: await toAnswer(subject, tx, live, saved, draft), notes, live, isNew };
  });
  if (!isNew) return answer;
  if (state === 'requested') await notifyReviewers(ctx, subject, live, note);
  else await notifyRequester(ctx, subject, live, notes, { event: 'sent back', note });
  return answer;
}

/** Asks for a review of the draft. @throws DocentError `not_live`; `not_found` without a draft */
export const requestReview = <L extends Live, Shown extends object>(
  ctx: Ctx,
  subject: Subject<L, Shown>,
  note: string | undefined,
) => addNote(ctx, subject, 'requested', note);

/** Sends the draft back to its authors. @throws DocentError `not_live`; `not_found` without a draft */
export const sendBack = <L extends Live, Shown extends object>(ctx: Ctx, subject: Subject<L, Shown>, note: string) =>
  addNote(ctx, subject, 'sent_back', note);
