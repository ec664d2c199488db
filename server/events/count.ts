import type { Ctx } from '../context';
import { DistinctActors, eachActor } from './actor-set';
import { COUNT, type CountRow } from './count-statement';

const DAY_MS = 86_400_000;

/** Which events to count: `from` ≤ occurredAt < `until`. */
export type CountInput = {
  entityTypes: readonly string[];
  /** Counts each of these entities; each type as a whole when left out. */
  entityIds?: readonly number[];
  from: Date;
  until: Date;
  /** The event names whose counts are wanted day by day, too. */
  daily?: readonly string[];
};

export type Count = { count: number; uniqueUsers: number };

/** One entity's events, by name, names in alphabetical order. A whole type has `entityId` 0. */
export type EntityCount = {
  entityType: string;
  entityId: number;
  events: Record<string, Count>;
  totalEvents: number;
  totalUniqueUsers: number;
};

/** `day` reads YYYY-MM-DD, UTC. */
export type DailyCount = { entityType: string; name: string; day: string; count: number };

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The span as whole UTC days, which are folded, and the parts of days around them, which are read event by event. */
function spanParams({ from, until }: CountInput): string[] {
  const [start, end] = [from.getTime(), until.getTime()];
  const firstDay = Math.ceil(start / DAY_MS) * DAY_MS;
  const endDay = Math.floor(end / DAY_MS) * DAY_MS;
  const iso = (ms: number) => new Date(ms).toISOString();
  if (firstDay > endDay) return [isoDay(firstDay), isoDay(firstDay), iso(start), iso(end), iso(end), iso(end)];
  return [isoDay(firstDay), isoDay(endDay), iso(start), iso(firstDay), iso(endDay), iso(end)];
}

function readMerges(rows: CountRow[]): Map<number, number> {
  const pairs = rows.find(({ entityType }) => entityType === null)?.actors ?? [];
  const merges = new Map<number, number>();
  for (let index = 0; index < pairs.length; index += 2) merges.set(pairs[index] ?? 0, pairs[index + 1] ?? 0);
  return merges;
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

function countEntity(
  names: Map<string, CountRow[]>,
  merges: Map<number, number>,
  inName: DistinctActors,
  inAll: DistinctActors,
): Omit<EntityCount, 'entityType' | 'entityId'> {
  inAll.restart();
  const add = (actor: number) => {
    const id = merges.get(actor) ?? actor;
    inName.add(id);
    inAll.add(id);
  };
  const events: Record<string, Count> = {};
  let totalEvents = 0;
  for (const [name, rows] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    inName.restart();
    let count = 0;
    for (const row of rows) {
      count += row.count;
      if (row.packed) eachActor(row.packed, add);
      row.actors?.forEach(add);
    }
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
  const { entityTypes, entityIds, daily = [] } = input;
  const rows = await ctx.sql<CountRow>(
    COUNT,
    entityTypes,
    entityIds ?? [0],
    entityIds === undefined,
    ...spanParams(input),
    daily,
  );
  const merges = readMerges(rows);
  const [inName, inAll] = [new DistinctActors(), new DistinctActors()];
  const entities = [...groupRows(rows)].map(([key, names]) => {
    const [entityType = '', entityId] = key.split(' ');
    return { entityType, entityId: Number(entityId), ...countEntity(names, merges, inName, inAll) };
  });
  const byDay = rows.flatMap(({ entityType, name, day, count }) =>
    entityType !== null && day !== null ? [{ entityType, name, day, count }] : [],
  );
  return { entities, daily: byDay };
}
