import type { Facts, WidgetState } from '../../widgets/targeting';
import type { Rule } from '../../widgets/targeting-schema';
import { type Ctx, companyStatement } from '../context';
import { OUTCOMES, type WidgetEntity } from '../events/outcomes';

const DAY_MS = 86_400_000;
const MAX_DAYS = 36_500;
const GREATEST_ID = 2_147_483_647;

/** Some events of someone: by name, on one widget or on any, since some days ago or ever. */
type Wish = { names: readonly string[]; entityType?: string; entityId?: number; withinDays?: number | undefined };

/** How often what was wished for happened, to each user of a batch. */
type Counts = Map<string, Map<string, number>>;

const COUNT = companyStatement(
  'segments_history',
  `SELECT substr(u."key", 3) AS "userId", count(*)::int AS "count"
   FROM "Actor" u
     JOIN "Actor" a ON a."companyId" = $1::int AND (a."id" = u."id" OR a."mergedInto" = u."id")
     JOIN "Event" e ON e."companyId" = $1::int AND e."actorId" = a."id"
   WHERE u."companyId" = $1::int AND u."key" = ANY($2::text[]) AND e."name" = ANY($3::text[])
     AND ($4::text IS NULL OR e."entityType" = $4) AND ($5::int IS NULL OR e."entityId" = $5)
     AND ($6::timestamptz IS NULL OR e."occurredAt" >= $6) AND e."occurredAt" <= $7::timestamptz
   GROUP BY u."key"`,
);

const keyOf = ({ names, entityType, entityId, withinDays }: Wish): string =>
  JSON.stringify([names, entityType, entityId, withinDays]);

// A rule's value is stored as it was sent, beyond what its type needs.
const within = (days: unknown): number | undefined =>
  typeof days === 'number' ? Math.min(Math.max(days, 0), MAX_DAYS) : undefined;

const eventWish = (name: string, days?: unknown): Wish => ({ names: [name], withinDays: within(days) });

function stateWish(entityType: string, entityId: number, state: WidgetState, days?: unknown): Wish {
  const outcomes = Object.hasOwn(OUTCOMES, entityType) ? OUTCOMES[entityType as WidgetEntity] : undefined;
  const names = entityId <= GREATEST_ID ? (outcomes?.[state] ?? []) : [];
  return { names, entityType, entityId, withinDays: within(days) };
}

const STATES: readonly WidgetState[] = ['seen', 'completed', 'dismissed'];

/** Everything that a rule may ask of somebody's past. */
function wishesOf({ type, value }: Rule): Wish[] {
  const wish = value as { name: string; entityType: string; entityId: number; withinDays?: unknown };
  if (type === 'event') return [eventWish(wish.name, wish.withinDays)];
  if (type !== 'widget-state') return [];
  return STATES.map((state) => stateWish(wish.entityType, wish.entityId, state, wish.withinDays));
}

/** Reads what the rules ask of the past of these users, a statement for each different question. */
async function loadHistory(ctx: Ctx, rules: readonly Rule[], userIds: readonly string[], now: Date): Promise<Counts> {
  const wishes = new Map(rules.flatMap(wishesOf).map((wish) => [keyOf(wish), wish]));
  const keys = userIds.map((userId) => `u:${userId}`);
  const counts: Counts = new Map();
  for (const [key, { names, entityType = null, entityId = null, withinDays }] of wishes) {
    if (!names.length) continue;
    const since = withinDays === undefined ? null : new Date(now.getTime() - withinDays * DAY_MS).toISOString();
    const rows = await ctx.sql<{ userId: string; count: number }>(
      COUNT,
      keys,
      names,
      entityType,
      entityId,
      since,
      now.toISOString(),
    );
    counts.set(key, new Map(rows.map(({ userId, count }) => [userId, count])));
  }
  return counts;
}

/** The facts on the past of each of these users, as far as the rules ask for them. */
export async function pastOf(ctx: Ctx, rules: readonly Rule[], userIds: readonly string[], now: Date) {
  const counts = await loadHistory(ctx, rules, userIds, now);
  return (userId: string): Required<Pick<Facts, 'hasState' | 'eventCount'>> => {
    const count = (wish: Wish) => counts.get(keyOf(wish))?.get(userId) ?? 0;
    return {
      eventCount: (name, withinDays) => count(eventWish(name, withinDays)),
      hasState: (...asked) => count(stateWish(...asked)) > 0,
    };
  };
}
