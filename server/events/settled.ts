import type { CompanyMemory } from '../database/memory';
import type { Bucket } from './buckets';
import type { CountRow, SetDetail } from './count-statement';
import { type People, Uniter } from './people';

/** About what a row takes beside its set. */
const ROW_BYTES = 200;

/** A row of the rollup, or several that were united: `size` is how many people are in their set, where that is known. */
type SetRow = { entityType: string; entityId: number; name: string; count: number; packed: Uint8Array; size?: number };
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

function uniteRows(rows: SetRow[], groups: Scope['groups'], uniter: Uniter): Omit<Settled, 'entityType' | 'entityId'> {
  const byName = new Map<string, SetRow[]>();
  for (const row of rows) {
    const known = byName.get(row.name);
    if (known) known.push(row);
    else byName.set(row.name, [row]);
  }
  const peopleOf = (own: SetRow[]): People => {
    const [{ size, packed } = {}, more] = own;
    if (size !== undefined && packed && !more) return { size, packed };
    return uniter.unite(own.map((row) => row.packed));
  };
  const names = new Map(
    [...byName].map(([name, own]) => {
      const count = own.reduce((sum, row) => sum + row.count, 0);
      return [name, { count, people: peopleOf(own) }] as const;
    }),
  );
  const together = (isMember: (name: string) => boolean) => {
    const members = [...names].filter(([name]) => isMember(name));
    return uniter.unite(members.map(([, { people }]) => people.packed));
  };
  const grouped = Object.entries(groups).map(([group, members]) => [group, together((name) => members.has(name))]);
  return { names, all: together(() => true), groups: Object.fromEntries(grouped) };
}

function uniteBuckets(rows: SetRow[], groups: Scope['groups']): Settled[] {
  const entities = new Map<string, [SetRow, ...SetRow[]]>();
  for (const row of rows) {
    const key = `${row.entityType} ${row.entityId}`;
    const known = entities.get(key);
    if (known) known.push(row);
    else entities.set(key, [row]);
  }
  const uniter = new Uniter();
  return [...entities.values()].map((own) => ({
    entityType: own[0].entityType,
    entityId: own[0].entityId,
    ...uniteRows(own, groups, uniter),
  }));
}

const bytesOf = (sets: { packed: Uint8Array }[]): number =>
  sets.reduce((sum, { packed }) => sum + packed.length + ROW_BYTES, ROW_BYTES);

const setsOf = ({ names, all, groups }: Settled): People[] => [
  ...[...names.values()].map(({ people }) => people),
  all,
  ...Object.values(groups),
];

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
    memory.set(keyOf(scope, bucket), now, bytesOf(now.rows));
    return now;
  });
}

/** How many of the last buckets of a period rollups write to most of the time: those of today and yesterday. */
const RECENT = 2;

const rowsOf = (settled: Settled[]): SetRow[] =>
  settled.flatMap(({ entityType, entityId, names }) =>
    [...names].map(([name, { count, people }]) => ({ entityType, entityId, name, count, ...people })),
  );

/** What the buckets hold together, as it was made before from the same revisions or as `make` makes it. */
function remembered(memory: CompanyMemory, scope: Scope, held: Held[], make: () => Settled[]): Settled[] {
  const groups = Object.entries(scope.groups).map(([group, names]) => [group, ...names]);
  const revisions = held.map(({ revision }) => revision);
  const key = JSON.stringify(['settled', scope.entityTypes, scope.ids, scope.buckets, revisions, groups]);
  const known = memory.get<Settled[]>(key);
  if (known) return known;
  const settled = make();
  memory.set(key, settled, bytesOf(settled.flatMap(setsOf)));
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
    const olderScope = { ...scope, buckets: scope.buckets.slice(0, -RECENT), groups: {} };
    const before = remembered(memory, olderScope, older, () => uniteBuckets(rowsIn(older), {}));
    return uniteBuckets([...rowsOf(before), ...rowsIn(recent)], scope.groups);
  });
}
