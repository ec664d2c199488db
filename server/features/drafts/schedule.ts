import type { Ctx } from '../../auth/context';
import { iso } from '../../operations/wire';
import { conflict, found, type Issue, invalid } from '../../platform/errors';
import type { Action, STATES } from './schema';
import type { Live, Subject } from './subject';
import type { PlanRow } from './tables';
import { toPlanned } from './wire';

type State = (typeof STATES)[number];

const MAX_AHEAD_YEARS = 2;
/** Maximum past actions in a list. */
const MAX_PAST = 10;

function issueOfTime(at: Date, now: Date): Issue[] {
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + MAX_AHEAD_YEARS);
  if (at <= now) return [{ path: 'at', code: 'too_small', message: 'Must be in the future.' }];
  return at <= last ? [] : [{ path: 'at', code: 'too_big', message: 'Must be at most two years ahead.' }];
}

/** @throws DocentError `validation_error` for a time that is past or more than two years ahead */
function timeOf(text: string): Date {
  const at = new Date(text);
  const issues = issueOfTime(at, new Date());
  if (issues.length) throw invalid(issues);
  return at;
}

const plannedOf = (row: PlanRow) => toPlanned({ ...row, action: row.action as Action });

/**
 * Schedules an action: to publish a record or its unpublished changes, or to take the record down.
 * @throws DocentError `validation_error` for a time that is past or more than two years ahead; `conflict` if it is already scheduled
 */
export async function scheduleAction<L extends Live>(
  ctx: Ctx,
  subject: Subject<L>,
  { action, at: text }: { action: Action; at: string },
) {
  const at = timeOf(text);
  const { actor } = ctx;
  const own = { actorKind: actor.kind, actorId: actor.id, actorName: actor.name };
  return ctx.db.$transaction(async (tx) => {
    // The lock keeps two callers from scheduling the same action at the same time.
    await subject.lock(tx);
    const known = await subject.tables.findPlan(tx, action);
    if (known)
      throw conflict(
        `This action is already scheduled for ${iso(known.at)}. Cancel it first: DELETE …/schedule/${known.id}.`,
        { reason: 'already_planned', scheduleId: known.id },
      );
    return plannedOf(await subject.tables.createPlan(tx, { action, at, ...own }));
  });
}

const toState = (row: PlanRow) => ({
  ...plannedOf(row),
  state: row.state as State,
  ranAt: row.ranAt && iso(row.ranAt),
  reason: row.reason,
});

/** Lists the scheduled actions of a subject and the results of the latest ones. */
export async function listPlans<L extends Live>(ctx: Ctx, subject: Subject<L>) {
  await subject.find();
  const { listPlans: list } = subject.tables;
  const [pending, past] = await Promise.all([
    list(ctx.db, ['pending'], { orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    list(ctx.db, ['done', 'failed'], { orderBy: [{ ranAt: 'desc' }, { id: 'desc' }], take: MAX_PAST }),
  ]);
  return { data: [...pending, ...past].map(toState) };
}

/** Cancels a scheduled action. @throws DocentError `not_found`, also if it ran or was canceled */
export async function cancelPlan<L extends Live>(ctx: Ctx, subject: Subject<L>, scheduleId: number): Promise<void> {
  await subject.find();
  found((await subject.tables.cancelPlan(ctx.db, scheduleId)) || null, 'Planned action');
}

/** A scheduled action that has not run. @throws DocentError `not_found`, also if it ran or was canceled */
export async function getPlan<L extends Live>(ctx: Ctx, subject: Subject<L>, scheduleId: number) {
  await subject.find();
  const pending = await subject.tables.listPlans(ctx.db, ['pending'], { orderBy: [{ id: 'asc' }] });
  return toState(found(pending.find(({ id }) => id === scheduleId) ?? null, 'Planned action'));
}

/**
 * Changes the time of a scheduled action. Without a time, returns the action unchanged.
 * @throws DocentError `validation_error` as for `scheduleAction`; `not_found`, also if it ran or was canceled
 */
export async function rescheduleAction<L extends Live>(
  ctx: Ctx,
  subject: Subject<L>,
  { scheduleId, at: text }: { scheduleId: number; at?: string | undefined },
) {
  if (text === undefined) return getPlan(ctx, subject, scheduleId);
  const at = timeOf(text);
  await subject.find();
  // Does not lock the subject: a process that runs an action locks the action first and then the subject, so a deadlock would be possible.
  const moved = await ctx.db.$transaction((tx) => subject.tables.movePlan(tx, scheduleId, at));
  return toState(found(moved, 'Planned action'));
}
