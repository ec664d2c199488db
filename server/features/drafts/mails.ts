import type { Ctx } from '../../auth/context';
import { HOUR_SECONDS, noteRefusedMails } from '../../operations/mail-budgets';
import { canSendMail, sendMail } from '../../platform/mail';
import type { ReviewNote } from './compare';
import type { Live, SubjectTexts } from './subject';

/** Maximum owners and admins that get a mail. Every owner and admin sees the review on the home page. */
const MAX_REVIEWERS = 20;

/** Maximum mails about reviews to a person of a company and hour. Further mails are left out. */
export const MAX_REVIEW_MAILS = 60;

type Named = Pick<Live, 'name'>;
type Recipient = { personId: string; person: { email: string } };

/**
 * Sends mails in the background, so that no request waits for a mail server; in a transaction, after its commit. A refused mail is logged.
 * People who got too many mails in this hour get none.
 */
async function send(
  ctx: Ctx,
  recipients: readonly Recipient[],
  mail: { subject: string; text: string },
): Promise<void> {
  const { companyId } = ctx;
  const keyOf = ({ personId }: Recipient) => `mail-review:${companyId}/${personId}`;
  const budgets = recipients.map((one) => ({ key: keyOf(one), seconds: HOUR_SECONDS, most: MAX_REVIEW_MAILS }));
  await ctx.afterCommit(async () => {
    const open = await ctx.spendEach(budgets);
    noteRefusedMails('review', { companyId }, recipients.length - open.size);
    for (const one of recipients)
      if (open.has(keyOf(one))) void sendMail({ to: one.person.email, ...mail }, { inBackground: true });
  });
}

/** A note as lines of a mail. */
const quoted = (note: string | null | undefined): string => (note ? `\n${note.replace(/^/gm, '> ')}\n` : '');

/** Mails owners and admins, except the caller, that a review was requested. */
export async function notifyReviewers(
  ctx: Ctx,
  { label, url }: SubjectTexts,
  { name }: Named,
  note: string | undefined,
): Promise<void> {
  if (!canSendMail()) return;
  const { db, actor } = ctx;
  const members = await db.membership.findMany({
    where: { role: { in: ['owner', 'admin'] }, personId: { not: actor.id } },
    select: { personId: true, person: { select: { email: true } } },
    orderBy: { createdAt: 'asc' },
    take: MAX_REVIEWERS,
  });
  const subject = `${actor.name} asks for a review of “${name}”`;
  const text = `${actor.name} asks you to review unpublished changes of the ${label} “${name}”.\n${quoted(note)}\nReview them:\n${url}\n`;
  await send(ctx, members, { subject, text });
}

/** Mails the result of a review to the person who last requested it, unless that is the caller. */
export async function notifyRequester(
  ctx: Ctx,
  { label, url }: SubjectTexts,
  { name }: Named,
  notes: readonly ReviewNote[],
  { event, note }: { event: 'sent back' | 'published'; note?: string | undefined },
): Promise<void> {
  const { db, actor } = ctx;
  const personId = notes.findLast(({ state }) => state === 'requested')?.personId;
  if (!canSendMail() || personId === undefined || personId === actor.id) return;
  // A person who left the company gets no mail.
  const member = await db.membership.findFirst({
    where: { personId },
    select: { personId: true, person: { select: { email: true } } },
  });
  const subject = `Your changes of “${name}” were ${event}`;
  const text = `${actor.name} has ${event} your changes of the ${label} “${name}”.\n${quoted(note)}\nOpen it:\n${url}\n`;
  if (member) await send(ctx, [member], { subject, text });
}
