import { randomUUID } from 'node:crypto';
import { COMPANY_LOCKS, TRY_COMPANY_LOCK } from '../../../database/company-locks';
import type { Database } from '../../../database/types';
import type { Prisma } from '../../../generated/prisma/client';
import { ActorSet, packActors } from './actor-set';
import { type Bucket, bucketsAround } from './buckets';
import {
  ADD_USED,
  COMPANIES,
  DELETE_MERGES,
  LOAD,
  MERGES,
  REVISE,
  SAVE,
  TAKE_FROM_STAGING,
  VISITED,
} from './rollup-statements';

/** Maximum events per step. The embedded database blocks all other statements during a step. */
const MAX_EVENTS = { embedded: 10_000, server: 50_000 };
const MAX_MERGES = 500;
const TIMEOUT_MS = 120_000;

type Tx = Prisma.TransactionClient;
type Subject = { entityType: string; entityId: number; name: string };
type OnDay = Subject & { day: string };
type Place = Subject & Bucket;
/** An addition to a row of `EventSpan`, and the actors that the row already has. */
type Cell = Place & { count: number; actors: number[]; known?: Uint8Array };
type Merge = readonly [from: number, into: number];

const keyOf = ({ entityType, days, firstDay, entityId, name }: Place): string =>
  [entityType, days, firstDay, entityId, name].join('\n');

const columns = (cells: Place[]) =>
  [
    cells.map((cell) => cell.entityType),
    cells.map((cell) => cell.days),
    cells.map((cell) => cell.firstDay),
    cells.map((cell) => cell.entityId),
    cells.map((cell) => cell.name),
  ] as const;

/** Adds events of `actors` to every bucket that contains their day. */
function addDay(cells: Map<string, Cell>, { day, ...subject }: OnDay, count: number, actors: number[]): void {
  for (const bucket of bucketsAround(day)) {
    const place = { ...subject, ...bucket };
    const key = keyOf(place);
    const cell = cells.get(key) ?? { ...place, count: 0, actors: [] };
    cells.set(key, cell);
    cell.count += count;
    cell.actors.push(...actors);
  }
}

async function load(tx: Tx, companyId: number, cells: Map<string, Cell>): Promise<void> {
  const params = columns([...cells.values()]);
  const rows = await tx.$queryRawUnsafe<(Place & { actors: Uint8Array })[]>(LOAD, companyId, ...params);
  for (const { actors, ...place } of rows) {
    const cell = cells.get(keyOf(place));
    if (cell) cell.known = actors;
  }
}

async function revise(tx: Tx, companyId: number, cells: Bucket[]): Promise<void> {
  const buckets = [...new Map(cells.map((cell) => [`${cell.days} ${cell.firstDay}`, cell])).values()];
  const days = buckets.map((bucket) => bucket.days);
  const firstDays = buckets.map((bucket) => bucket.firstDay);
  await tx.$executeRawUnsafe(REVISE, companyId, days, firstDays, randomUUID());
}

/** Writes the rows. Omits rows without actors: new ones that result only from merges. */
async function save(tx: Tx, companyId: number, cells: Cell[], merges: Merge[]): Promise<void> {
  const set = new ActorSet();
  const filled = cells.flatMap((cell) => {
    set.clear();
    if (cell.known) set.addPacked(cell.known);
    for (const id of cell.actors) set.add(id);
    set.replace(merges);
    const ids = set.ids();
    return ids.length ? [{ cell, packed: Buffer.from(packActors(ids)).toString('base64') }] : [];
  });
  const params = columns(filled.map(({ cell }) => cell));
  const counts = filled.map(({ cell }) => cell.count);
  const sets = filled.map(({ packed }) => packed);
  await tx.$executeRawUnsafe(SAVE, companyId, ...params, counts, sets);
  await revise(tx, companyId, cells);
}

/** Adds the counts of recorded batches to the usage of the company. @returns true if more may be left */
async function addUsed(tx: Tx, companyId: number, maxBatches: number): Promise<boolean> {
  const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(TRY_COMPANY_LOCK, COMPANY_LOCKS.rollup, companyId);
  if (!lock?.locked) return false;
  const [added] = await tx.$queryRawUnsafe<{ batches: number }[]>(ADD_USED, companyId, maxBatches);
  return added?.batches === maxBatches;
}

/** Rolls up at most `maxEvents` events, all or none of them. @returns true if more may be left */
async function rollUpStep(tx: Tx, companyId: number, maxEvents: number): Promise<boolean> {
  const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(TRY_COMPANY_LOCK, COMPANY_LOCKS.rollup, companyId);
  if (!lock?.locked) return false;
  const taken = await tx.$queryRawUnsafe<(OnDay & { count: number; actors: number[] })[]>(
    TAKE_FROM_STAGING,
    companyId,
    maxEvents,
  );
  const merges = await tx.$queryRawUnsafe<{ actorId: number; intoId: number }[]>(MERGES, companyId, MAX_MERGES);
  if (!taken.length && !merges.length) return false;
  const pairs = merges.map(({ actorId, intoId }) => [actorId, intoId] as const);
  const merged = merges.map(({ actorId }) => actorId);
  const visited = merged.length ? await tx.$queryRawUnsafe<OnDay[]>(VISITED, companyId, merged) : [];
  const cells = new Map<string, Cell>();
  for (const place of visited) addDay(cells, place, 0, []);
  for (const { count, actors, ...place } of taken) addDay(cells, place, count, actors);
  await load(tx, companyId, cells);
  await save(tx, companyId, [...cells.values()], pairs);
  if (merged.length) await tx.$executeRawUnsafe(DELETE_MERGES, companyId, merged);
  const events = taken.reduce((sum, { entityId, count }) => (entityId === 0 ? sum + count : sum), 0);
  return events === maxEvents || merges.length === MAX_MERGES;
}

export type RollupOptions = {
  /** Maximum events, or batch counts, that one transaction moves. */
  maxEvents?: number;
  /** Called between transactions. */
  stopped?: () => boolean;
};

/**
 * Moves a company's `EventTail` into `EventSpan` and its `UsageTail` into `Usage`, and applies identifications since the last rollup.
 * Statistics do not change. Returns early if another process is rolling up the same company. Can be repeated.
 */
export async function rollUpCompany(database: Database, companyId: number, options: RollupOptions = {}): Promise<void> {
  const { maxEvents = MAX_EVENTS[database.kind], stopped = () => false } = options;
  const each = async (step: typeof rollUpStep) => {
    const run = () => database.background.$transaction((tx) => step(tx, companyId, maxEvents), { timeout: TIMEOUT_MS });
    while (!stopped() && (await run()));
  };
  await each(rollUpStep);
  // In separate transactions, since batches near a quota limit wait for the lock on the usage row.
  await each(addUsed);
}

/** Rolls up every company that has events in staging, merges or batch counts. */
export async function rollUpEvents(database: Database, options: RollupOptions = {}): Promise<void> {
  const companies = await database.sql<{ id: number }>({ name: 'rollup-companies', text: COMPANIES }, []);
  for (const { id } of companies) await rollUpCompany(database, id, options);
}
