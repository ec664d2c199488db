import { iso } from '../api/wire';
import { type Ctx, companyStatement } from '../context';
import { notFound } from '../errors';
import { type Count, countEvents, type EntityCount } from '../events/count';
import { percent } from '../percent';
import { listEntities } from './entities';
import { changePct, changePp, FEATURES, type Feature, PRIMARY_NAMES, type Tally } from './features';
import { before, daysOf, granularityOf, type Period, readPeriod, toTrend } from './period';
import type { Summary, SummaryInput, WidgetStats, WidgetStatsInput } from './schema';

const NONE: Count = { count: 0, uniqueUsers: 0 };

/**
 * What happened on each entity of a type.
 * @throws DocentError `validation_error` for more than 366 days; `not_found` for an unknown `entityId`.
 */
export async function getWidgetStats(
  ctx: Ctx,
  { entityType, entityId, ...dates }: WidgetStatsInput,
  now = new Date(),
): Promise<WidgetStats> {
  const period = readPeriod(dates, now);
  const entities = await listEntities(ctx, entityType, entityId);
  if (entityId !== undefined && !entities.length) throw notFound('Entity');
  const entityIds = entities.map(({ id }) => id);
  const counted = entityIds.length
    ? (await countEvents(ctx, { entityTypes: [entityType], entityIds, from: period.from, until: period.until }))
        .entities
    : [];
  const byId = new Map(counted.map((count) => [count.entityId, count]));
  return {
    entityType,
    period: daysOf(period),
    widgets: entities.map(({ id, name, archivedAt }) => {
      const { events = {}, totalEvents = 0, totalUniqueUsers = 0 } = byId.get(id) ?? {};
      return {
        entityId: id,
        name,
        archivedAt: archivedAt && iso(archivedAt),
        events,
        totalEvents,
        totalUniqueUsers,
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
/** All that the summary knows of one period. */
type Counted = {
  events: (type: string) => Record<string, Count>;
  /** The primary figure of a feature, by day. */
  primary: (feature: Feature) => DayCount[];
};

async function countPeriod(ctx: Ctx, { from, until }: Period): Promise<Counted> {
  const entityTypes = FEATURES.map(({ type }) => type);
  const [{ entities, daily }, nps] = await Promise.all([
    countEvents(ctx, { entityTypes, from, until, daily: PRIMARY_NAMES }),
    ctx.sql<DayCount>(NPS_BY_DAY, from.toISOString(), until.toISOString()),
  ]);
  const byType = new Map<string, EntityCount>(entities.map((entity) => [entity.entityType, entity]));
  return {
    events: (type) => byType.get(type)?.events ?? {},
    primary: ({ type, primary: { names } }) =>
      names === 'npsResponses' ? nps : daily.filter((row) => row.entityType === type && names.includes(row.name)),
  };
}

const tallyOf = (events: Record<string, Count>): Tally => ({
  count: (name) => events[name]?.count ?? 0,
  users: (name) => events[name]?.uniqueUsers ?? 0,
});

const total = (days: DayCount[]): number => days.reduce((sum, { count }) => sum + count, 0);

function toFeature(feature: Feature, period: Period, current: Counted, previous: Counted): Summary['features'][number] {
  const { type, label, primary, secondary } = feature;
  const [events, eventsBefore] = [current.events(type), previous.events(type)];
  const rate = (tally: Tally) => percent(secondary.part(tally), secondary.whole(tally));
  const [value, previousValue] = [rate(tallyOf(events)), rate(tallyOf(eventsBefore))];
  const days = current.primary(feature);
  const [count, previousCount] = [total(days), total(previous.primary(feature))];
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
    trend: toTrend(period, days),
  };
}

/**
 * What happened in the whole company, compared with the period before.
 * @throws DocentError `validation_error` for more than 366 days.
 */
export async function getCompanyStats(ctx: Ctx, input: SummaryInput, now = new Date()): Promise<Summary> {
  const period = readPeriod(input, now);
  const [current, previous] = await Promise.all([countPeriod(ctx, period), countPeriod(ctx, before(period))]);
  return {
    period: { ...daysOf(period), days: period.days, granularity: granularityOf(period) },
    previousPeriod: daysOf(before(period)),
    features: FEATURES.map((feature) => toFeature(feature, period, current, previous)),
  };
}
