import { MAX } from '../../../../widgets/contract/limits';
import { recordOf } from '../../../../widgets/contract/stored';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import type { Rule } from '../../../../widgets/targeting/rule';
import type { Facts, WidgetState } from '../../../../widgets/targeting/targeting';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { MAX_ID } from '../../../operations/wire';
import { type ActorRef, actorKey } from '../../analytics/events/actors';
import { outcomesOf } from '../../analytics/events/outcomes';

/** The events of a person to count: by name, on one widget or on any, in the last `withinDays` or at any time. */
type Question = { names: readonly string[]; entityType?: string; entityId?: number; withinDays?: number | undefined };

/** The requested counts, by actor. */
type Counts = Map<string, Map<string, number>>;

const COUNT = companyStatement(
  'segments_history',
  `SELECT u."key", sum(e."times")::int AS "count"
   FROM "Actor" u
     JOIN "Actor" a ON a."companyId" = $1::int AND (a."id" = u."id" OR a."mergedInto" = u."id")
     JOIN "Event" e ON e."companyId" = $1::int AND e."actorId" = a."id"
   WHERE u."companyId" = $1::int AND u."key" = ANY($2::text[]) AND e."name" = ANY($3::text[])
     AND ($4::text IS NULL OR e."entityType" = $4) AND ($5::int IS NULL OR e."entityId" = $5)
     AND ($6::timestamptz IS NULL OR e."occurredAt" >= $6) AND e."occurredAt" <= $7::timestamptz
   GROUP BY u."key"`,
);

const keyOf = ({ names, entityType, entityId, withinDays }: Question): string =>
  JSON.stringify([names, entityType, entityId, withinDays]);

// The value of a rule is stored as sent, and may have extra fields.
const within = (days: unknown): number | undefined =>
  typeof days === 'number' ? Math.min(Math.max(days, 0), MAX.daysBack) : undefined;

const eventQuestion = (name: string, days?: unknown): Question => ({ names: [name], withinDays: within(days) });

function stateQuestion(entityType: string, entityId: number, state: WidgetState, days?: unknown): Question {
  const outcomes = outcomesOf(entityType);
  const isId = Number.isInteger(entityId) && entityId > 0 && entityId <= MAX_ID;
  const names = isId ? (outcomes?.[state] ?? []) : [];
  return { names, entityType, entityId, withinDays: within(days) };
}

const STATES: readonly WidgetState[] = ['seen', 'completed', 'dismissed'];

/** The questions of a rule about a person's past events. */
function questionsOf({ type, value }: Rule): Question[] {
  const { name, entityType, entityId, withinDays } = recordOf(value);
  if (type === 'event' && typeof name === 'string') return [eventQuestion(name, withinDays)];
  if (type !== 'widget-state' || typeof entityType !== 'string' || typeof entityId !== 'number') return [];
  return STATES.map((state) => stateQuestion(entityType, entityId, state, withinDays));
}

/** Reads the past events of actors that rules need, with one statement for each distinct question. */
async function loadHistory(ctx: Ctx, rules: readonly Rule[], keys: readonly string[], now: Date): Promise<Counts> {
  const questions = new Map(rules.flatMap(questionsOf).map((question) => [keyOf(question), question]));
  const counts: Counts = new Map();
  for (const [questionKey, { names, entityType = null, entityId = null, withinDays }] of questions) {
    if (!names.length) continue;
    const since = withinDays === undefined ? null : new Date(now.getTime() - withinDays * DAY_MS).toISOString();
    const rows = await ctx.sql<{ key: string; count: number }>(
      COUNT,
      keys,
      names,
      entityType,
      entityId,
      since,
      now.toISOString(),
    );
    counts.set(questionKey, new Map(rows.map(({ key, count }) => [key, count])));
  }
  return counts;
}

/** The facts on a person's past events that rules can use. */
export type History = Required<Pick<Facts, 'hasState' | 'eventCount'>>;

/** Returns a function that gives the facts on a person's past events that the rules need, for each of `people`. */
export async function loadHistoryOf(
  ctx: Ctx,
  rules: readonly Rule[],
  people: readonly ActorRef[],
  now: Date,
): Promise<(who: ActorRef) => History> {
  const counts = await loadHistory(ctx, rules, people.map(actorKey), now);
  return (who) => {
    const count = (question: Question) => counts.get(keyOf(question))?.get(actorKey(who)) ?? 0;
    return {
      eventCount: (name, withinDays) => count(eventQuestion(name, withinDays)),
      hasState: (...state) => count(stateQuestion(...state)) > 0,
    };
  };
}
