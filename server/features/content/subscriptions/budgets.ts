import type { Ctx } from '../../../auth/context';
import { type Budget, BudgetSpent } from '../../../database/budgets';
import { DAY_SECONDS, HOUR_SECONDS, noteRefusedMails, recipientKey } from '../../../operations/mail-budgets';

/** Maximum mails to unconfirmed addresses: per address and day across companies, per changelog and hour, per company and hour. */
export const MAX_MAILS = { recipient: 3, changelog: 200, company: 500 } as const;

type Kind = keyof typeof MAX_MAILS;

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
    noteRefusedMails(budget, { companyId, changelogId });
    return undefined;
  }
}
