import { isDeepStrictEqual } from 'node:util';
import type { CompanyMemory } from '../database/memory';
import type { Bucket } from './buckets';
import type { CountRow, SetDetail } from './count-statement';
import { NOBODY, type People, Uniter } from './people';

/** About what a row takes beside its set. */
const ROW_BYTES = 200;

/** A row of the rollup. */
type SetRow = { entityType: string; entityId: number; name: string; count: number; packed: Uint8Array };
/** The rows of one bucket, as they were at a revision. */
type Held = { revision: string; rows: SetRow[] };
/** Which rows of which buckets are read, and which names are wanted together. */
export type Scope = {
  entityTypes: readonly string[];
  ids: readonly [least: number, greatest: number];
  buckets: readonly Bucket[];
  groups: Readonly<Record<string, ReadonlySet<string>>>;
};

/** What several buckets together have of an entity; of the whole type for entity 0. */
export type Settled = {
  entityType: string;
  entityId: number;
  names: Map<string, { count: number; people: People }>;
  all: People;
  groups: Record<string, People>;
};

/** Names an entity among those of its company. */
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

const setsIn = (rows: readonly SetRow[]): Uint8Array[] => rows.map(({ packed }) => packed);

/** An entity of which more rows are known. */
function extend(before: Settled, rows: readonly SetRow[], groups: Scope['groups'], uniter: Uniter): Settled {
  const names = new Map(before.names);
  for (const [name, own] of groupBy(rows, (row) => row.name)) {
    const { count, people } = names.get(name) ?? { count: 0, people: NOBODY };
    const more = own.reduce((sum, row) => sum + row.count, 0);
    names.set(name, { count: count + more, people: uniter.extend(people, setsIn(own)) });
  }
  // Of a new entity, each name's people are one set by now, which is less to read than its rows.
  const added = (isMember: (name: string) => boolean): Uint8Array[] =>
    before.names.size
      ? setsIn(rows.filter(({ name }) => isMember(name)))
      : [...names].flatMap(([name, { people }]) => (isMember(name) ? people.sets : []));
  const grouped = Object.entries(groups).map(([group, members]) => {
    const own = added((name) => members.has(name));
    return [group, uniter.extend(before.groups[group] ?? NOBODY, own)];
  });
  const all = uniter.extend(
    before.all,
    added(() => true),
  );
  return { ...before, names, all, groups: Object.fromEntries(grouped) };
}

/** Adds the rows of other buckets to what some hold together. */
function extendAll(before: readonly Settled[], rows: readonly SetRow[], groups: Scope['groups']): Settled[] {
  const uniter = new Uniter();
  const entities = new Map(before.map((one) => [keyOfEntity(one), one]));
  for (const [key, own] of groupBy(rows, keyOfEntity)) {
    const [{ entityType, entityId }] = own;
    const known = entities.get(key) ?? { entityType, entityId, names: new Map(), all: NOBODY, groups: {} };
    entities.set(key, extend(known, own, groups, uniter));
  }
  return [...entities.values()];
}

const bytesOf = (sets: readonly Uint8Array[]): number =>
  sets.reduce((sum, packed) => sum + packed.length + ROW_BYTES, ROW_BYTES);

/** All sets of an entity, those too that it has from what it was extended from: that may be forgotten sooner. */
const setsOf = ({ names, all, groups }: Settled): Uint8Array[] =>
  [...[...names.values()].map(({ people }) => people), all, ...Object.values(groups)].flatMap(({ sets }) => sets);

const keyOf = ({ entityTypes, ids }: Scope, { days, firstDay }: Bucket): string =>
  JSON.stringify(['bucket', entityTypes, ids, days, firstDay]);

/** What is known of each bucket of the scope, from an earlier answer; its revisions go into the next question. */
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

/** The buckets as the answer has them: each with the revision of that moment, and the rows that were read with it, now or before. */
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

/** How many of the last buckets of a period rollups write to most of the time: those of today and yesterday. */
const RECENT = 2;

type Remembered = { revisions: readonly string[]; settled: Settled[] };

/** What the buckets hold together, as it was made before from the same revisions or as `make` makes it, in place of the one before. */
function remembered(memory: CompanyMemory, scope: Scope, held: Held[], make: () => Settled[]): Settled[] {
  const groups = Object.entries(scope.groups).map(([group, names]) => [group, ...names]);
  const key = JSON.stringify(['settled', scope.entityTypes, scope.ids, scope.buckets, groups]);
  const revisions = held.map(({ revision }) => revision);
  const known = memory.get<Remembered>(key);
  if (known && isDeepStrictEqual(known.revisions, revisions)) return known.settled;
  const settled = make();
  memory.set(key, { revisions, settled } satisfies Remembered, bytesOf(settled.flatMap(setsOf)));
  return settled;
}

const rowsIn = (held: Held[]): SetRow[] => held.flatMap(({ rows }) => rows);

/**
 * What the buckets of the scope hold together. Buckets and what they make together are kept in memory with their revisions, which the
 * statement tells beside all the rest that it reads: what is kept is exact, or not used. The last ones, which change, are added to the others.
 * @param known as it was when `rows` were asked for
 */
export function settle(
  memory: CompanyMemory,
  scope: Scope,
  known: (Held | undefined)[],
  rows: CountRow[],
): readonly Settled[] {
  const held = readBuckets(memory, scope, known, rows);
  return remembered(memory, scope, held, () => {
    const [older, recent] = [held.slice(0, -RECENT), held.slice(-RECENT)];
    const olderScope = { ...scope, buckets: scope.buckets.slice(0, -RECENT) };
    const before = remembered(memory, olderScope, older, () => extendAll([], rowsIn(older), scope.groups));
    return extendAll(before, rowsIn(recent), scope.groups);
  });
}
