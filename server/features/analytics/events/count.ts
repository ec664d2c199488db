import { DAY_MS, dayText } from '../../../../widgets/targeting/dates';
import type { Ctx } from '../../../auth/context';
import { MAX_ID } from '../../../operations/wire';
import { type EntitySum, keyOfEntity, knownBuckets, type Scope, sumBuckets } from './bucket-sums';
import { type Bucket, bucketsBetween } from './buckets';
import { COUNT, type CountRow } from './count-statement';
import { countWith, type Merges, NO_PEOPLE } from './people';

/** The events to count: `from` ≤ occurredAt < `until`. */
export type CountInput = {
  entityTypes: readonly string[];
  /** `whole`: each type as a whole. `each`: every entity of the types. A number: the entity with this id. */
  entities: 'whole' | 'each' | number;
  from: Date;
  until: Date;
  /** Events that are also counted by day; not with `each`. */
  daily?: readonly { entityType: string; name: string }[];
  /** Groups of event names whose people are counted together: a person with several events of a group counts once. */
  groups?: Readonly<Record<string, ReadonlySet<string>>>;
};

export type Count = { count: number; uniqueUsers: number };

/** One entity's events, by name, names in alphabetical order. A whole type has `entityId` 0. */
export type EntityCount = {
  entityType: string;
  entityId: number;
  events: Record<string, Count>;
  totalEvents: number;
  totalUniqueUsers: number;
  /** The distinct people of each requested group. */
  groups: Record<string, number>;
};

/** `day` has the format YYYY-MM-DD, UTC. */
export type DailyCount = { entityType: string; name: string; day: string; count: number };

const idRange = (entities: CountInput['entities']): [least: number, greatest: number] =>
  entities === 'whole' ? [0, 0] : entities === 'each' ? [1, MAX_ID] : [entities, entities];

/** Whole UTC days, which are read from buckets, and the parts of days around them, which are read event by event. */
type Parts = { days: [first: string, end: string]; buckets: Bucket[]; edges: string[] };

function partsOf({ from, until }: CountInput): Parts {
  const [start, end] = [from.getTime(), until.getTime()];
  const [first, last] = [Math.ceil(start / DAY_MS), Math.floor(end / DAY_MS)];
  const within = first > last;
  const edges = within ? [start, end, end, end] : [start, first * DAY_MS, last * DAY_MS, end];
  return {
    days: [dayText(first), dayText(within ? first : last)],
    buckets: within ? [] : bucketsBetween(first, last),
    edges: edges.map((ms) => new Date(ms).toISOString()),
  };
}

function readMerges(rows: CountRow[]): Merges {
  const ids = rows.flatMap((row) => (row.part === 'merges' ? row.actors : []));
  return ids.flatMap((from, index) => (index % 2 ? [] : [[from, ids[index + 1] ?? from] as const]));
}

/** The events of an entity by name: from buckets, and from raw events that are not in a bucket yet. */
type Entity = {
  of: Pick<EntityCount, 'entityType' | 'entityId'>;
  settled?: EntitySum;
  raw: Map<string, { count: number; actors: number[] }>;
};

function readEntities(settled: readonly EntitySum[], rows: CountRow[]): Map<string, Entity> {
  const entities = new Map<string, Entity>(
    settled.map((own) => [keyOfEntity(own), { of: own, settled: own, raw: new Map() }]),
  );
  for (const row of rows) {
    if (row.part !== 'raw') continue;
    const key = keyOfEntity(row);
    const entity = entities.get(key) ?? { of: row, raw: new Map() };
    entities.set(key, entity);
    entity.raw.set(row.name, row);
  }
  return entities;
}

function countEntity(
  { settled, raw }: Entity,
  merges: Merges,
  groups: Scope['groups'],
): Omit<EntityCount, 'entityType' | 'entityId'> {
  const events: Record<string, Count> = {};
  let totalEvents = 0;
  for (const name of [...new Set([...(settled?.names.keys() ?? []), ...raw.keys()])].sort()) {
    const [known, more] = [settled?.names.get(name), raw.get(name)];
    const count = (known?.count ?? 0) + (more?.count ?? 0);
    events[name] = { count, uniqueUsers: countWith(known?.people ?? NO_PEOPLE, more?.actors ?? [], merges) };
    totalEvents += count;
  }
  const actorsOf = (wanted: (name: string) => boolean) =>
    [...raw].flatMap(([name, { actors }]) => (wanted(name) ? actors : []));
  const grouped = Object.entries(groups).map(([group, names]) => [
    group,
    countWith(
      settled?.groups[group] ?? NO_PEOPLE,
      actorsOf((name) => names.has(name)),
      merges,
    ),
  ]);
  return {
    events,
    totalEvents,
    totalUniqueUsers: countWith(
      settled?.all ?? NO_PEOPLE,
      actorsOf(() => true),
      merges,
    ),
    groups: Object.fromEntries(grouped),
  };
}

/**
 * Counts events and their distinct users in one snapshot. The counts are exact and current. Omits entities and days without events.
 */
export async function countEvents(
  ctx: Ctx,
  input: CountInput,
): Promise<{ entities: EntityCount[]; daily: DailyCount[] }> {
  const { entityTypes, daily = [], groups = {} } = input;
  const { days, buckets, edges } = partsOf(input);
  const scope = { entityTypes, ids: idRange(input.entities), buckets, groups };
  const known = knownBuckets(ctx.memory, scope);
  const rows = await ctx.sql<CountRow>(
    COUNT,
    entityTypes,
    ...scope.ids,
    ...days,
    buckets.map((bucket) => bucket.days),
    buckets.map(({ firstDay }) => firstDay),
    ...edges,
    daily.map(({ entityType }) => entityType),
    daily.map(({ name }) => name),
    known.map((bucket) => bucket?.revision ?? null),
  );
  const merges = readMerges(rows);
  const entities = [...readEntities(sumBuckets(ctx.memory, scope, known, rows), rows).values()].map((entity) => {
    const { entityType, entityId } = entity.of;
    return { entityType, entityId, ...countEntity(entity, merges, groups) };
  });
  const byDay = rows.flatMap((row) =>
    row.part === 'day' ? [{ entityType: row.entityType, name: row.name, day: row.detail, count: row.count }] : [],
  );
  return { entities, daily: byDay };
}
