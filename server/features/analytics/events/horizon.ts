import { DAY_MS, dayOf, dayText } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { type Issue, invalid } from '../../../platform/errors';

const FIND = companyStatement('events-horizon', 'SELECT "before" FROM "EventHorizon" WHERE "companyId" = $1');

type Selected = { from: Date; until: Date };

async function horizon(ctx: Ctx): Promise<number> {
  const [row] = await ctx.sql<{ before: Date }>(FIND);
  return row ? row.before.getTime() : Number.NEGATIVE_INFINITY;
}

const issue = (path: string, message: string): Issue => ({ path, code: 'custom', message });

/**
 * Rejects a count of raw events if some of them are condensed. Call it after counting, since condensing sets the horizon first.
 * @throws DocentError `validation_error` with the first possible day
 */
export async function requireUncondensed(ctx: Ctx, { from }: Selected): Promise<void> {
  const before = await horizon(ctx);
  if (from.getTime() >= before) return;
  const first = dayText(dayOf(before));
  throw invalid([issue('startDate', `Single events are kept from ${first} on: startDate must be ${first} or later.`)]);
}

/** True if no events since `from` are condensed. Like `requireUncondensed`, call it after counting. */
export const isUncondensed = async (ctx: Ctx, { from }: Pick<Selected, 'from'>): Promise<boolean> =>
  from.getTime() >= (await horizon(ctx));

const isWithinDay = (moment: Date): boolean => moment.getTime() % DAY_MS !== 0;

/**
 * Rejects periods that start or end within a condensed day: the rollup has only whole days. Like `requireUncondensed`, call it after counting.
 * @throws DocentError `validation_error`
 */
export async function requireWholeDays(ctx: Ctx, periods: readonly Selected[]): Promise<void> {
  const starts = periods.filter(({ from }) => isWithinDay(from)).map(({ from }) => from.getTime());
  const ends = periods.filter(({ until }) => isWithinDay(until)).map(({ until }) => until.getTime());
  if (!starts.length && !ends.length) return;
  const before = await horizon(ctx);
  const issueAt = (path: string) =>
    issue(
      path,
      `Single events are kept from ${dayText(dayOf(before))} on: an earlier startDate or endDate must be a date without a time.`,
    );
  const issues = [
    ...(starts.some((start) => start < before) ? [issueAt('startDate')] : []),
    ...(ends.some((end) => end < before) ? [issueAt('endDate')] : []),
  ];
  if (issues.length) throw invalid(issues);
}
