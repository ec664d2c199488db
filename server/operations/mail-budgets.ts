import { createHmac } from 'node:crypto';
import { log } from '../platform/log';
import { secret } from '../platform/secret';

export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

const refused = { recipient: 0, changelog: 0, company: 0, review: 0, post: 0, invitation: 0 };

/** The budgets of mails, as the metric names them. */
export type MailBudget = keyof typeof refused;

/** The number of mails that this process left out or delayed because a budget was used up, by budget. */
export const countRefusedMails = (): Readonly<Record<MailBudget, number>> => refused;

/** Counts and logs mails that are left out or delayed because a budget is used up. */
export function noteRefusedMails(budget: MailBudget, about: { companyId: number; changelogId?: number }, count = 1) {
  if (!count) return;
  refused[budget] += count;
  log.warn({ ...about, budget, count }, 'a mail was not sent: its budget is used up');
}

/** The hashed key of a recipient. A `+` suffix is ignored, since it leads to the same mailbox. */
export function recipientKey(email: string): string {
  const at = email.lastIndexOf('@');
  const plain = email.slice(0, at).replace(/(?<=.)\+.*$/s, '') + email.slice(at);
  return createHmac('sha256', secret()).update(`docent mail recipient ${plain}`).digest('base64url');
}
