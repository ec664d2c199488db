import { isDeepStrictEqual } from 'node:util';
import type { CompanyMemory } from '../../../database/memory';
import type { Bucket } from './buckets';
import type { CountRow, SetDetail } from './count-statement';
import { type Members, NO_PEOPLE, type People, Uniter } from './people';

/** Approximate bytes of a row without its set. */
const ROW_BYTES = 200;

/** A row of the rollup. */
type SetRow = { entityType: string; entityId: number; name: string; count: number; packed: Uint8Array };
/** The rows of a bucket at a revision. */
type Held = { revision: string; rows: SetRow[] };
/** The rows and buckets to read, and the groups of names to count together. */
export type Scope = {
  entityTypes: readonly string[];
  ids: readonly [least: number, greatest: number];
  buckets: readonly Bucket[];
  groups: Readonly<Record<string, ReadonlySet<string>>>;
};

/** The sum of several buckets for an entity; entity 0 is the whole type. */
export type EntitySum = {
  entityType: string;
  entityId: number;
  names: Map<string, { count: number; people: People }>;
  all: People;
  groups: Record<string, People>;
};

/** A key that identifies an entity in its company. */
export const keyOfEntity = ({ entityType, entityId }: Pick<SetRow, 'entityType' | 'entityId'>): string =>
  `${entityType} ${entityId}`;

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, [Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const known = groups.get(keyOf(row));
    if (known) known.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Adds rows to the sum of an entity. */
function extend(before: EntitySum, rows: readonly SetRow[], groups: Scope['groups'], uniter: Uniter): EntitySum {
  const names = new Map(before.names);
  for (const [name, own] of groupBy(rows, (row) => row.name)) {
    const { count, people } = names.get(name) ?? { count: 0, people: NO_PEOPLE };
    const more = own.reduce((sum, row) => sum + row.count, 0);
    names.set(name, { count: count + more, people: uniter.extend(people, own) });
  }
  const together = (known: People, isMember: (name: string) => boolean): People => {
    if (before.names.size)
      return uniter.extend(
        known,
        rows.filter(({ name }) => isMember(name)),
      );
    // For a new entity, unite the sets of its names, which are smaller than the sets of its rows.
    const [first = NO_PEOPLE, ...others] = [...names].flatMap(([name, { people }]) => (isMember(name) ? people : []));
    return others.length ? uniter.unite([first, ...others].flatMap(({ sets }) => sets)) : first;
  };
  const grouped = Object.entries(groups).map(([group, members]) => [
    group,
    together(before.groups[group] ?? NO_PEOPLE, (name) => members.has(name)),
  ]);
  return { ...before, names, all: together(before.all, () => true), groups: Object.fromEntries(grouped) };
}

const isSameRow = (one: SetRow, other: SetRow | undefined): boolean =>
  one.name === other?.name && one.count === other.count && Buffer.compare(one.packed, other.packed) === 0;

const isSame = (rows: readonly SetRow[], others: readonly SetRow[]): boolean =>
  rows.length === others.length && rows.every((row, index) => isSameRow(row, others[index]));

/** The sums of the older buckets (`before`), the added rows of the latest buckets, and the sums with these rows, by entity. */
type Extended = {
  before: readonly EntitySum[];
  rows: ReadonlyMap<string, readonly SetRow[]>;
  entities: ReadonlyMap<string, EntitySum>;
};

/** Adds rows of more buckets to the sums. The last sum of an entity is reused if its added rows have not changed. */
function extendAll(
  before: readonly EntitySum[],
  added: readonly SetRow[],
  groups: Scope['groups'],
  last?: Extended,
): Extended {
  const uniter = new Uniter();
  const entities = new Map(before.map((one) => [keyOfEntity(one), one]));
  const rows = groupBy(added, keyOfEntity);
  for (const [key, own] of rows) {
    const same = last?.before === before && isSame(own, last.rows.get(key) ?? []) ? last.entities.get(key) : undefined;
    const [{ entityType, entityId }] = own;
    const known = entities.get(key) ?? { entityType, entityId, names: new Map(), all: NO_PEOPLE, groups: {} };
    entities.set(key, same ?? extend(known, own, groups, uniter));
  }
  return { before, rows, entities };
}

const bytesOf = (sets: readonly Members[]): number =>
  sets.reduce((sum, set) => sum + set.byteLength + ROW_BYTES, ROW_BYTES);

const setsIn = (rows: readonly SetRow[]): Uint8Array[] => rows.map(({ packed }) => packed);

/** All sets of an entity, including sets shared with an earlier sum, which may be evicted first. */
const setsOf = ({ names, all, groups }: EntitySum): Members[] =>
  [...[...names.values()].map(({ people }) => people), all, ...Object.values(groups)].flatMap(({ sets }) => sets);

const keyOf = ({ entityTypes, ids }: Scope, { days, firstDay }: Bucket): string =>
  JSON.stringify(['bucket', entityTypes, ids, days, firstDay]);

/** The cached buckets of the scope. Their revisions are sent with the next query. */
export const knownBuckets = (memory: CompanyMemory, scope: Scope): (Held | undefined)[] =>
  scope.buckets.map((bucket) => memory.get<Held>(keyOf(scope, bucket)));

function readRows(detail: string, packed: Uint8Array): SetRow[] {
  let at = 0;
  return (JSON.parse(detail) as SetDetail[]).map(([entityType, entityId, name, count, bytes]) => {
    const start = at;
    at += bytes;
    return { entityType, entityId, name, count, packed: packed.subarray(start, at) };
  });
}

/** The buckets at their current revision, from the result or from the cache. */
function readBuckets(memory: CompanyMemory, scope: Scope, known: (Held | undefined)[], rows: CountRow[]): Held[] {
  const fresh = scope.buckets.map((): Held => ({ revision: '', rows: [] }));
  for (const row of rows) {
    const bucket = 'place' in row ? fresh[row.place - 1] : undefined;
    if (bucket && row.part === 'bucket') bucket.revision = row.detail;
    if (bucket && row.part === 'set') bucket.rows = readRows(row.detail, row.packed);
  }
  return scope.buckets.map((bucket, index) => {
    const [before, now] = [known[index], fresh[index] ?? { revision: '', rows: [] }];
    if (before?.revision === now.revision) return before;
    memory.set(keyOf(scope, bucket), now, bytesOf(setsIn(now.rows)));
    return now;
  });
}

/** The number of latest buckets that rollups usually change: today and yesterday. */
const RECENT = 2;

type Remembered = { revisions: readonly string[]; all: readonly EntitySum[]; made: Extended };

/** Returns the cached sums of the buckets if the revisions match. Otherwise calls `make` with the last sums. */
function remembered(
  memory: CompanyMemory,
  scope: Scope,
  held: Held[],
  make: (last: Extended | undefined) => Extended,
): readonly EntitySum[] {
  const groups = Object.entries(scope.groups).map(([group, names]) => [group, ...names]);
  const key = JSON.stringify(['settled', scope.entityTypes, scope.ids, scope.buckets, groups]);
  const revisions = held.map(({ revision }) => revision);
  const known = memory.get<Remembered>(key);
  if (known && isDeepStrictEqual(known.revisions, revisions)) return known.all;
  const made = make(known?.made);
  const all = [...made.entities.values()];
  // The size includes the earlier sums, which often share the same sets.
  const sets = new Set([...[...all, ...made.before].flatMap(setsOf), ...setsIn([...made.rows.values()].flat())]);
  memory.set(key, { revisions, all, made } satisfies Remembered, bytesOf([...sets]));
  return all;
}

const rowsIn = (held: Held[]): SetRow[] => held.flatMap(({ rows }) => rows);

/**
 * Sums up the buckets of the scope. Buckets and their sums are cached with their revisions. The statement returns the current revisions,
 * so that an outdated entry is never used. The latest buckets, which still change, are added to the cached sum.
 * @param known the cached buckets at the time of the query
 */
export function sumBuckets(
  memory: CompanyMemory,
  scope: Scope,
  known: (Held | undefined)[],
  rows: CountRow[],
): readonly EntitySum[] {
  const held = readBuckets(memory, scope, known, rows);
  return remembered(memory, scope, held, (last) => {
    const [older, recent] = [held.slice(0, -RECENT), held.slice(-RECENT)];
    const olderScope = { ...scope, buckets: scope.buckets.slice(0, -RECENT) };
    // The rows of older buckets are not compared later, so this entry does not keep them again.
    const makeOlder = () => ({ ...extendAll([], rowsIn(older), scope.groups), rows: new Map() });
    const before = remembered(memory, olderScope, older, makeOlder);
    return extendAll(before, rowsIn(recent), scope.groups, last);
  });
}
