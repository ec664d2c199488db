import type { Ctx } from '../../auth/context';
import { canSendMail, sendMail } from '../../platform/mail';
import type { ReviewNote } from './compare';
import type { Live, SubjectTexts } from './subject';

/** Maximum owners and admins that get a mail. Every owner and admin sees the review on the home page. */
const MAX_REVIEWERS = 20;

type Named = Pick<Live, 'name'>;

/** Sends mails in the background, so that no request waits for a mail server. A refused mail is logged. */
function send(addresses: readonly string[], mail: { subject: string; text: string }): void {
  for (const to of addresses) void sendMail({ to, ...mail });
}

/** A note as lines of a mail. */
const quoted = (note: string | null | undefined): string => (note ? `\n${note.replace(/^/gm, '> ')}\n` : '');

/** Mails owners and admins, except the caller, that a review was requested. */
export async function notifyReviewers(
  { db, actor }: Ctx,
  { label, url }: SubjectTexts,
  { name }: Named,
  note: string | undefined,
): Promise<void> {
  if (!canSendMail()) return;
  const members = await db.membership.findMany({
    where: { role: { in: ['owner', 'admin'] }, personId: { not: actor.id } },
    select: { person: { select: { email: true } } },
    orderBy: { createdAt: 'asc' },
    take: MAX_REVIEWERS,
  });
  const addresses = members.map(({ person }) => person.email);
  const subject = `${actor.name} asks for a review of “${name}”`;
  const text = `${actor.name} asks you to review unpublished changes of the ${label} “${name}”.\n${quoted(note)}\nReview them:\n${url}\n`;
  send(addresses, { subject, text });
}

/** Mails the result of a review to the person who last requested it, unless that is the caller. */
export async function notifyRequester(
  { db, actor }: Ctx,
  { label, url }: SubjectTexts,
  { name }: Named,
  notes: readonly ReviewNote[],
  { event, note }: { event: 'sent back' | 'published'; note?: string | undefined },
): Promise<void> {
  const personId = notes.findLast(({ state }) => state === 'requested')?.personId;
  if (!canSendMail() || personId === undefined || personId === actor.id) return;
  // A person who left the company gets no mail.
  const member = await db.membership.findFirst({
    where: { personId },
    select: { person: { select: { email: true } } },
  });
  const subject = `Your changes of “${name}” were ${event}`;
  const text = `${actor.name} has ${event} your changes of the ${label} “${name}”.\n${quoted(note)}\nOpen it:\n${url}\n`;
  if (member) send([member.person.email], { subject, text });
}
