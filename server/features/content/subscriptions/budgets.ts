import { createHmac } from 'node:crypto';
import type { Ctx } from '../../../auth/context';
import { type Budget, BudgetSpent } from '../../../database/budgets';
import { log } from '../../../platform/log';
import { secret } from '../../../platform/secret';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Maximum mails to unconfirmed addresses: per address and day across companies, per changelog and hour, per company and hour. */
export const MAX_MAILS = { recipient: 3, changelog: 200, company: 500 } as const;

type Kind = keyof typeof MAX_MAILS;

const refused: Record<Kind, number> = { recipient: 0, changelog: 0, company: 0 };

/** The number of mails that this process did not send because a budget was used up, by budget. */
export const countRefusedMails = (): Readonly<Record<Kind, number>> => refused;

/** The hashed key of a recipient. A `+` suffix is ignored, since it leads to the same mailbox. */
function recipientKey(email: string): string {
  const at = email.lastIndexOf('@');
  const plain = email.slice(0, at).replace(/(?<=.)\+.*$/s, '') + email.slice(at);
  return createHmac('sha256', secret()).update(`docent mail recipient ${plain}`).digest('base64url');
}

const PREFIXES: Record<Kind, string> = {
  recipient: 'mail-to:',
  changelog: 'mail-changelog:',
  company: 'mail-company:',
};

/**
 * Runs work that leads to a mail to an unconfirmed address, and counts the mail if the work returns a value, in one transaction. Mails to
 * confirmed subscribers are not counted. @returns undefined when a budget is used up; the work is then rolled back
 */
export async function withinMailBudgets<T>(
  ctx: Ctx,
  { changelogId, email }: { changelogId: number; email: string },
  work: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { companyId } = ctx;
  const budgets: Budget[] = [
    { key: `${PREFIXES.changelog}${companyId}/${changelogId}`, seconds: HOUR_SECONDS, most: MAX_MAILS.changelog },
    { key: `${PREFIXES.company}${companyId}`, seconds: HOUR_SECONDS, most: MAX_MAILS.company },
    { key: `${PREFIXES.recipient}${recipientKey(email)}`, seconds: DAY_SECONDS, most: MAX_MAILS.recipient },
  ];
  try {
    return await ctx.inTransaction(async () => {
      const done = await work();
      if (done !== undefined) await ctx.spend(budgets);
      return done;
    });
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    const kinds = Object.keys(PREFIXES) as Kind[];
    const budget = kinds.find((kind) => error.budget.key.startsWith(PREFIXES[kind])) ?? 'company';
    refused[budget] += 1;
    log.warn({ companyId, changelogId, budget }, 'a mail was not sent: its budget is used up');
    return undefined;
  }
}
