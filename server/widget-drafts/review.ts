import { asJson } from '../database/json';
import type { Ctx } from '../identity/context';
import { iso } from '../operation/wire';
import { type DraftRow, hasChanges, type ReviewNote, reviewOf } from '../widgets/draft';
import { type Chosen, definitionFor, lockDraft, noDraft, toAnswer } from './locked';
import { tellRequester, tellReviewers } from './mails';

/** Adds a note to the review of a draft. The draft itself stays as it is, and so does its version. */
async function addNote(ctx: Ctx, chosen: Chosen, state: ReviewNote['state'], note: string | undefined) {
  const definition = definitionFor(chosen);
  const { kind, id: actorId, name } = ctx.actor;
  const { answer, notes, widget } = await ctx.db.$transaction(async (tx) => {
    const { widget, row, draft } = await lockDraft(ctx, tx, definition, chosen.id);
    if (!row || !hasChanges(draft)) throw noDraft();
    const { notes = [] } = reviewOf(row.review) ?? {};
    const about = { state, by: name, at: iso(new Date()), note: note ?? null };
    const added: ReviewNote = kind === 'person' ? { ...about, personId: actorId } : about;
    const review = asJson({ state, notes: [...notes, added] });
    const where = { companyId_widgetId: { companyId: ctx.companyId, widgetId: widget.id } };
    const saved: DraftRow = await tx.widgetDraft.update({ where, data: { review } });
    return { answer: toAnswer(definition, widget, saved, draft), notes, widget };
  });
  if (state === 'requested') await tellReviewers(ctx, definition, widget, note);
  else await tellRequester(ctx, definition, widget, notes, { event: 'sent back', note });
  return answer;
}

/** Asks for a review of the draft. @throws DocentError `not_live`; `not_found` without a draft */
export const requestReview = (ctx: Ctx, { note, ...chosen }: Chosen & { note?: string | undefined }) =>
  addNote(ctx, chosen, 'requested', note);

/** Sends the draft back to those who wrote it. @throws DocentError `not_live`; `not_found` without a draft */
export const sendBack = (ctx: Ctx, { note, ...chosen }: Chosen & { note: string }) =>
  addNote(ctx, chosen, 'sent_back', note);
