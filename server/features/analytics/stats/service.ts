import { EVENTS } from '../../../../widgets/contract/entities';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { iso } from '../../../operations/wire';
import { percent } from '../../../platform/percent';
import { type Count, countEvents, type DailyCount, type EntityCount } from '../events/count';
import { requireWholeDays } from '../events/horizon';
import { listEntities, noSuchEntity } from './entities';
import { changePct, changePp, FEATURES, type Feature, PRIMARY_EVENTS, primaryEventNames } from './features';
import { before, daysOf, granularityOf, inCalendar, type Period, readPeriod, toTrend } from './period';
import type { Summary, SummaryInput, WidgetStats, WidgetStatsInput } from './schema';

const NONE: Count = { count: 0, uniqueUsers: 0 };

/**
 * Counts what happened on each entity of a type. With `trend`, which needs an `entityId`, also how often it was seen over the period.
 * @throws DocentError `validation_error` for more than 366 days; `not_found` for an unknown `entityId`.
 */
export async function getWidgetStats(
  ctx: Ctx,
  { entityType, entityId, trend, ...dates }: WidgetStatsInput,
  now = new Date(),
): Promise<WidgetStats> {
  const period = readPeriod(dates, now);
  const entities = await listEntities(ctx, entityType, entityId);
  if (entityId !== undefined && !entities.length) throw noSuchEntity(entityType);
  const { entities: counted, daily } = await countEvents(ctx, {
    entityTypes: [entityType],
    entities: entityId ?? 'each',
    from: period.from,
    until: period.until,
    daily: trend ? EVENTS[entityType].outcomes.seen.map((name) => ({ entityType, name })) : [],
  });
  await requireWholeDays(ctx, [period]);
  const byId = new Map(counted.map((count) => [count.entityId, count]));
  return {
    entityType,
    period: { ...daysOf(period), ...(trend ? { granularity: granularityOf(period) } : {}) },
    widgets: entities.map(({ id, name, archivedAt }) => {
      const { events = {}, totalEvents = 0, totalUniqueUsers = 0 } = byId.get(id) ?? {};
      return {
        entityId: id,
        name,
        archivedAt: archivedAt && iso(archivedAt),
        events,
        totalEvents,
        totalUniqueUsers,
        ...(trend ? { trend: toTrend(period, daily) } : {}),
      };
    }),
  };
}

const NPS_BY_DAY = companyStatement(
  'stats_nps_by_day',
  `SELECT ("createdAt" AT TIME ZONE 'UTC')::date::text AS "day", count(*)::int AS "count"
   FROM "NpsResponse"
   WHERE "companyId" = $1 AND "createdAt" >= $2::timestamptz AND "createdAt" < $3::timestamptz GROUP BY 1`,
);

type DayCount = { day: string; count: number };
/** The counts of one period for the summary. */
type Counted = { events: Map<string, EntityCount>; daily: DailyCount[]; npsByDay: DayCount[] };

/** Counts the events of a period; with `trend`, the primary events of each day as well. */
async function countPeriod(ctx: Ctx, period: Period, trend: boolean): Promise<Counted> {
  const { from, until } = inCalendar(period);
  const entityTypes = FEATURES.map(({ type }) => type);
  const [{ entities, daily }, npsByDay] = await Promise.all([
    countEvents(ctx, { entityTypes, entities: 'whole', from, until, daily: trend ? PRIMARY_EVENTS : [] }),
    ctx.sql<DayCount>(NPS_BY_DAY, from.toISOString(), until.toISOString()),
  ]);
  return { events: new Map(entities.map((entity) => [entity.entityType, entity])), daily, npsByDay };
}

const eventsOf = ({ events }: Counted, { type }: Feature): Record<string, Count> => events.get(type)?.events ?? {};

const sum = (counts: readonly { count: number }[]): number => counts.reduce((total, { count }) => total + count, 0);

function primaryCount(counted: Counted, feature: Feature): number {
  if ('responses' in feature.primary) return sum(counted.npsByDay);
  const events = eventsOf(counted, feature);
  return sum(primaryEventNames(feature).map((name) => events[name] ?? NONE));
}

function primaryByDay({ daily, npsByDay }: Counted, feature: Feature): DayCount[] {
  if ('responses' in feature.primary) return npsByDay;
  const names = primaryEventNames(feature);
  return daily.filter((row) => row.entityType === feature.type && names.includes(row.name));
}

/** The secondary rate of a feature, computed from its events. */
function rateOf({ secondary: { of, part, whole } }: Feature, events: Record<string, Count>): number {
  const tally = (names: readonly string[]) =>
    names.reduce((total, name) => total + (events[name]?.[of === 'people' ? 'uniqueUsers' : 'count'] ?? 0), 0);
  return percent(tally(part), tally(whole));
}

function toFeature(feature: Feature, period: Period, current: Counted, previous: Counted): Summary['features'][number] {
  const { type, label, primary, secondary } = feature;
  const [events, eventsBefore] = [eventsOf(current, feature), eventsOf(previous, feature)];
  const [value, previousValue] = [rateOf(feature, events), rateOf(feature, eventsBefore)];
  const [count, previousCount] = [primaryCount(current, feature), primaryCount(previous, feature)];
  const names = [...new Set([...Object.keys(events), ...Object.keys(eventsBefore)])].sort();
  const compare = (now: Count = NONE, then: Count = NONE) => ({
    ...now,
    previousCount: then.count,
    previousUniqueUsers: then.uniqueUsers,
  });
  return {
    type,
    label,
    primary: { label: primary.label, count, previousCount, changePct: changePct(count, previousCount) },
    secondary: { label: secondary.label, value, previousValue, changePp: changePp(value, previousValue) },
    events: Object.fromEntries(names.map((name) => [name, compare(events[name], eventsBefore[name])])),
    trend: toTrend(period, primaryByDay(current, feature)),
  };
}

/**
 * Counts what happened in the whole company, compared with the period before.
 * @throws DocentError `validation_error` for more than 366 days.
 */
export async function getCompanyStats(ctx: Ctx, input: SummaryInput, now = new Date()): Promise<Summary> {
  const period = readPeriod(input, now);
  const [current, previous] = await Promise.all([
    countPeriod(ctx, period, true),
    countPeriod(ctx, before(period), false),
  ]);
  await requireWholeDays(ctx, [period, before(period)]);
  return {
    period: { ...daysOf(period), days: period.days, granularity: granularityOf(period) },
    previousPeriod: daysOf(before(period)),
    features: FEATURES.map((feature) => toFeature(feature, period, current, previous)),
  };
}
