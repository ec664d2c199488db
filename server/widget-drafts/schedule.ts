import type { Ctx } from '../identity/context';
import { conflict, found, type Issue, invalid } from '../kernel/errors';
import { iso } from '../operation/wire';
import { type PlannedRow, toPlanned } from '../widgets/detail';
import { lockWidget } from '../widgets/guards';
import type { Action } from '../widgets/schema';
import { findWidget } from '../widgets/service';
import { type Chosen, definitionFor } from './locked';
import type { STATES } from './schema';

type State = (typeof STATES)[number];

const MAX_AHEAD_MS = 2 * 366 * 86_400_000;
/** How many of those that ran are listed. */
const MAX_PAST = 10;

const issueOfTime = (at: Date, now: Date): Issue[] => {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead <= MAX_AHEAD_MS) return [];
  const message = ahead > 0 ? 'Must be at most two years ahead.' : 'Must be in the future.';
  return [{ path: 'at', code: ahead > 0 ? 'too_big' : 'too_small', message }];
};

/**
 * Plans to publish a widget, its unpublished changes, or to take it down.
 * @throws DocentError `validation_error` for a time that is past or more than two years ahead; `conflict` where the same action is planned
 */
export async function planAction(ctx: Ctx, { action, at: text, ...chosen }: Chosen & { action: Action; at: string }) {
  const definition = definitionFor(chosen);
  const at = new Date(text);
  const issues = issueOfTime(at, new Date());
  if (issues.length) throw invalid(issues);
  const { companyId, actor } = ctx;
  const own = { actorKind: actor.kind, actorId: actor.id, actorName: actor.name };
  return ctx.db.$transaction(async (tx) => {
    // The lock keeps two callers from planning the same at once.
    await lockWidget(ctx, tx, definition, chosen.id);
    const known = await tx.widgetSchedule.findFirst({ where: { widgetId: chosen.id, action, state: 'pending' } });
    if (known)
      throw conflict(
        `This is planned already, for ${iso(known.at)}: cancel that first, by DELETE …/schedule/${known.id}.`,
        { reason: 'already_planned', scheduleId: known.id },
      );
    const row = await tx.widgetSchedule.create({ data: { companyId, widgetId: chosen.id, action, at, ...own } });
    return toPlanned({ ...row, action });
  });
}

type Row = Omit<PlannedRow, 'action'> & { action: string; state: string; ranAt: Date | null; reason: string | null };

const toState = (row: Row) => ({
  ...toPlanned({ ...row, action: row.action as Action }),
  state: row.state as State,
  ranAt: row.ranAt && iso(row.ranAt),
  reason: row.reason,
});

/** What is planned with a widget, and what became of the last plans. */
export async function listPlans(ctx: Ctx, chosen: Chosen) {
  await findWidget(ctx, definitionFor(chosen), chosen.id);
  const where = { widgetId: chosen.id };
  const [pending, past] = await Promise.all([
    ctx.db.widgetSchedule.findMany({ where: { ...where, state: 'pending' }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    ctx.db.widgetSchedule.findMany({
      where: { ...where, state: { in: ['done', 'failed'] } },
      orderBy: [{ ranAt: 'desc' }, { id: 'desc' }],
      take: MAX_PAST,
    }),
  ]);
  return { data: [...pending, ...past].map(toState) };
}

/** Cancels what is planned. @throws DocentError `not_found`, also for what ran or was canceled */
export async function cancelPlan(ctx: Ctx, { scheduleId, ...chosen }: Chosen & { scheduleId: number }): Promise<void> {
  await findWidget(ctx, definitionFor(chosen), chosen.id);
  const { count } = await ctx.db.widgetSchedule.updateMany({
    where: { id: scheduleId, widgetId: chosen.id, state: 'pending' },
    data: { state: 'canceled' },
  });
  found(count || null, 'Planned action');
}
