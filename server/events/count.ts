import { DAY_MS, dayText } from '../../widgets/dates';
import type { Ctx } from '../identity/context';
import { MAX_ID } from '../operation/wire';
import { ActorSet } from './actor-set';
import { bucketsBetween } from './buckets';
import { COUNT, type CountRow } from './count-statement';

/** The events to count: `from` ≤ occurredAt < `until`. */
export type CountInput = {
  entityTypes: readonly string[];
  /** `whole`: each type as a whole. `each`: every entity of the types; or only the one of an id. */
  entities: 'whole' | 'each' | number;
  from: Date;
  until: Date;
  /** The events whose counts are wanted day by day, too; with `whole` only. */
  daily?: readonly { entityType: string; name: string }[];
  /** Names whose different people are wanted together: whoever did several of a group counts once. */
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
  /** The different people of each group that was asked for. */
  groups: Record<string, number>;
};

/** `day` reads YYYY-MM-DD, UTC. */
export type DailyCount = { entityType: string; name: string; day: string; count: number };

const idRange = (entities: CountInput['entities']): [least: number, greatest: number] =>
  entities === 'whole' ? [0, 0] : entities === 'each' ? [1, MAX_ID] : [entities, entities];

/** $5 to $12: whole UTC days, which buckets hold, and the parts of days around them, which are read event by event. */
function periodParams({ from, until }: CountInput): unknown[] {
  const [start, end] = [from.getTime(), until.getTime()];
  const [first, last] = [Math.ceil(start / DAY_MS), Math.floor(end / DAY_MS)];
  const within = first > last;
  const edges = within ? [start, end, end, end] : [start, first * DAY_MS, last * DAY_MS, end];
  const buckets = within ? [] : bucketsBetween(first, last);
  return [
    dayText(first),
    dayText(within ? first : last),
    buckets.map(({ days }) => days),
    buckets.map(({ firstDay }) => firstDay),
    ...edges.map((ms) => new Date(ms).toISOString()),
  ];
}

function readMerges(rows: CountRow[]): [from: number, into: number][] {
  const ids = rows.find(({ entityType }) => entityType === null)?.actors ?? [];
  return ids.flatMap((from, index) => (index % 2 ? [] : [[from, ids[index + 1] ?? from]]));
}

/** The rows that tell of one event name, by entity and then by name. */
function groupRows(rows: CountRow[]): Map<string, Map<string, CountRow[]>> {
  const entities = new Map<string, Map<string, CountRow[]>>();
  for (const row of rows) {
    if (row.entityType === null || row.day !== null) continue;
    const key = `${row.entityType} ${row.entityId}`;
    const names = entities.get(key) ?? new Map<string, CountRow[]>();
    entities.set(key, names);
    names.set(row.name, [...(names.get(row.name) ?? []), row]);
  }
  return entities;
}

function addRows(set: ActorSet, rows: CountRow[]): void {
  for (const { packed, actors } of rows) {
    if (packed) set.addPacked(packed);
    for (const id of actors ?? []) set.add(id);
  }
}

/** The different people of each group of names. */
function countGroups(
  names: Map<string, CountRow[]>,
  groups: Readonly<Record<string, ReadonlySet<string>>>,
  merges: [from: number, into: number][],
  inGroup: ActorSet,
): Record<string, number> {
  const counted = Object.entries(groups).map(([group, members]) => {
    inGroup.clear();
    for (const [name, rows] of names) if (members.has(name)) addRows(inGroup, rows);
    inGroup.replace(merges);
    return [group, inGroup.size];
  });
  return Object.fromEntries(counted);
}

/** Counts an entity; the two sets are scratch space that calls may share. */
function countEntity(
  names: Map<string, CountRow[]>,
  merges: [from: number, into: number][],
  [inName, inAll]: readonly [ActorSet, ActorSet],
): Omit<EntityCount, 'entityType' | 'entityId' | 'groups'> {
  inAll.clear();
  const events: Record<string, Count> = {};
  let totalEvents = 0;
  for (const [name, rows] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    inName.clear();
    let count = 0;
    for (const row of rows) count += row.count;
    addRows(inName, rows);
    inName.replace(merges);
    inAll.addSet(inName);
    events[name] = { count, uniqueUsers: inName.size };
    totalEvents += count;
  }
  return { events, totalEvents, totalUniqueUsers: inAll.size };
}

/**
 * Counts events and their different users, exactly and up to the moment, in one snapshot. Entities without events are
 * left out, and so are days without events.
 */
export async function countEvents(
  ctx: Ctx,
  input: CountInput,
): Promise<{ entities: EntityCount[]; daily: DailyCount[] }> {
  const { entityTypes, daily = [], groups = {} } = input;
  const params = [...idRange(input.entities), ...periodParams(input)];
  const rows = await ctx.sql<CountRow>(
    COUNT,
    entityTypes,
    ...params,
    daily.map(({ entityType }) => entityType),
    daily.map(({ name }) => name),
  );
  const merges = readMerges(rows);
  const scratch = [new ActorSet(), new ActorSet()] as const;
  const entities = [...groupRows(rows)].map(([key, names]) => {
    const [entityType = '', entityId] = key.split(' ');
    return {
      entityType,
      entityId: Number(entityId),
      ...countEntity(names, merges, scratch),
      groups: countGroups(names, groups, merges, scratch[0]),
    };
  });
  const byDay = rows.flatMap(({ entityType, name, day, count }) =>
    entityType !== null && day !== null ? [{ entityType, name, day, count }] : [],
  );
  return { entities, daily: byDay };
}
