import type { Database } from '../db';
import type { Prisma } from '../generated/prisma/client';
import { eachActor, packActors } from './actor-set';
import { COMPANIES, LOAD, LOCK, MERGES, SAVE, SETTLE, TAKE, VISITED } from './fold-statements';

/** Any number does, as long as every version of Docent uses the same. */
const FOLD_LOCK = 7_236_837;
const MAX_EVENTS = 10_000;
const MAX_MERGES = 500;
const TIMEOUT_MS = 120_000;

type Tx = Prisma.TransactionClient;
type Place = { entityType: string; entityId: number; day: string; name: string };
/** What a fold adds to a row of `EventDay`: `count`, and the actors that it will hold. */
type Cell = Place & { count: number; actors: Set<number> };

const keyOf = ({ entityType, entityId, day, name }: Place): string => [entityType, entityId, day, name].join('\n');

const columns = (cells: Place[]) =>
  [
    cells.map((cell) => cell.entityType),
    cells.map((cell) => cell.entityId),
    cells.map((cell) => cell.day),
    cells.map((cell) => cell.name),
  ] as const;

/** Adds what `EventDay` holds already. Cells that came from merges alone and are not there yet stay empty. */
async function load(tx: Tx, companyId: number, cells: Map<string, Cell>): Promise<void> {
  const rows = await tx.$queryRawUnsafe<(Place & { actors: Uint8Array })[]>(
    LOAD,
    companyId,
    ...columns([...cells.values()]),
  );
  for (const { actors, ...place } of rows) {
    const known = cells.get(keyOf(place))?.actors;
    if (known) eachActor(actors, (id) => known.add(id));
  }
}

async function save(tx: Tx, companyId: number, cells: Cell[]): Promise<void> {
  const sets = cells.map(({ actors }) => Buffer.from(packActors(Uint32Array.from(actors).sort())).toString('base64'));
  const counts = cells.map((cell) => cell.count);
  await tx.$executeRawUnsafe(SAVE, companyId, ...columns(cells), counts, sets);
}

function replace(actors: Set<number>, merges: Map<number, number>): void {
  for (const [actorId, intoId] of merges) if (actors.delete(actorId)) actors.add(intoId);
}

/** One step of a fold, all or nothing. @returns whether more may be left. */
async function foldStep(tx: Tx, companyId: number, maxEvents: number): Promise<boolean> {
  const [lock] = await tx.$queryRawUnsafe<{ locked: boolean }[]>(LOCK, FOLD_LOCK, companyId);
  if (!lock?.locked) return false;
  const taken = await tx.$queryRawUnsafe<(Place & { count: number; actors: number[] })[]>(TAKE, companyId, maxEvents);
  const merges = new Map(
    (await tx.$queryRawUnsafe<{ actorId: number; intoId: number }[]>(MERGES, companyId, MAX_MERGES)).map(
      ({ actorId, intoId }) => [actorId, intoId],
    ),
  );
  const visited = merges.size ? await tx.$queryRawUnsafe<Place[]>(VISITED, companyId, [...merges.keys()]) : [];
  const cells = new Map<string, Cell>();
  for (const place of visited) cells.set(keyOf(place), { ...place, count: 0, actors: new Set() });
  for (const cell of taken) cells.set(keyOf(cell), { ...cell, actors: new Set(cell.actors) });
  if (!cells.size && !merges.size) return false;
  await load(tx, companyId, cells);
  for (const { actors } of cells.values()) replace(actors, merges);
  await save(
    tx,
    companyId,
    [...cells.values()].filter(({ actors }) => actors.size),
  );
  if (merges.size) await tx.$executeRawUnsafe(SETTLE, companyId, [...merges.keys()]);
  const events = taken.reduce((sum, { entityId, count }) => (entityId === 0 ? sum + count : sum), 0);
  return events === maxEvents || merges.size === MAX_MERGES;
}

export type FoldOptions = {
  /** How many events one transaction moves. */
  maxEvents?: number;
  /** Asked between transactions. */
  stopped?: () => boolean;
};

/**
 * Moves a company's `EventTail` into `EventDay`, and settles who was identified since. What statistics say does not
 * change. Returns early when another folder is at work on the same company; may be repeated at will.
 */
export async function foldCompany(store: Database, companyId: number, options: FoldOptions = {}): Promise<void> {
  const { maxEvents = MAX_EVENTS, stopped = () => false } = options;
  const step = () => store.prisma.$transaction((tx) => foldStep(tx, companyId, maxEvents), { timeout: TIMEOUT_MS });
  while (!stopped() && (await step()));
}

/** Folds every company that has something to fold. */
export async function foldEvents(store: Database, options: FoldOptions = {}): Promise<void> {
  const companies = await store.sql<{ id: number }>({ name: 'fold-companies', text: COMPANIES }, []);
  for (const { id } of companies) await foldCompany(store, id, options);
}
