import type { CompanyMemory } from '../database/memory';
import { ActorSet } from './actor-set';
import type { Bucket } from './buckets';
import type { CountRow } from './count-statement';
import { type People, unite } from './people';

/** About what a row takes beside its set. */
const ROW_BYTES = 200;

type SetRow = Extract<CountRow, { part: 'set' }>;
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

function uniteRows(
  rows: SetRow[],
  groups: Scope['groups'],
  scratch: ActorSet,
): Omit<Settled, 'entityType' | 'entityId'> {
  const byName = new Map<string, { count: number; sets: Uint8Array[] }>();
  for (const { name, count, packed } of rows) {
    const one = byName.get(name) ?? { count: 0, sets: [] };
    byName.set(name, one);
    one.count += count;
    one.sets.push(packed);
  }
  const names = new Map(
    [...byName].map(([name, { count, sets }]) => [name, { count, people: unite(sets, scratch) }] as const),
  );
  const together = (isMember: (name: string) => boolean) => {
    const members = [...names].filter(([name]) => isMember(name));
    return unite(
      members.map(([, { people }]) => people.packed),
      scratch,
    );
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
  const scratch = new ActorSet();
  return [...entities.values()].map((own) => ({
    entityType: own[0].entityType,
    entityId: own[0].entityId,
    ...uniteRows(own, groups, scratch),
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

/** The buckets as the answer has them: each with the revision of that moment, and the rows that were read with it, now or before. */
function readBuckets(memory: CompanyMemory, scope: Scope, known: (Held | undefined)[], rows: CountRow[]): Held[] {
  const fresh = scope.buckets.map((): Held => ({ revision: '', rows: [] }));
  for (const row of rows) {
    const bucket = 'place' in row ? fresh[row.place - 1] : undefined;
    if (bucket && row.part === 'bucket') bucket.revision = row.detail;
    if (bucket && row.part === 'set') bucket.rows.push(row);
  }
  return scope.buckets.map((bucket, index) => {
    const [before, now] = [known[index], fresh[index] ?? { revision: '', rows: [] }];
    if (before?.revision === now.revision) return before;
    memory.set(keyOf(scope, bucket), now, bytesOf(now.rows));
    return now;
  });
}

/**
 * What the buckets of the scope hold together. Buckets and what they make together are kept in memory with their revisions, which the
 * statement tells beside all the rest that it reads: what is kept is exact, or not used.
 * @param known as it was when `rows` were asked for
 */
export function settle(
  memory: CompanyMemory,
  scope: Scope,
  known: (Held | undefined)[],
  rows: CountRow[],
): readonly Settled[] {
  const buckets = readBuckets(memory, scope, known, rows);
  const groups = Object.entries(scope.groups).map(([group, names]) => [group, ...names]);
  const revisions = buckets.map(({ revision }) => revision);
  const key = JSON.stringify(['settled', scope.entityTypes, scope.ids, scope.buckets, revisions, groups]);
  const united = memory.get<Settled[]>(key);
  if (united) return united;
  const settled = uniteBuckets(
    buckets.flatMap((bucket) => bucket.rows),
    scope.groups,
  );
  memory.set(key, settled, bytesOf(settled.flatMap(setsOf)));
  return settled;
}
