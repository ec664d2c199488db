// npm run bench:scale: 1,001 companies, whose traffic follows Zipf's law, in a database with 500,000 events in total and in one with
// 5 million (BENCH_EVENTS=500000,5000000; BENCH_SECONDS limits the time to fill each). Measures statistics of the largest and of a medium
// company in turn, then how many events are recorded per second. Runs on PostgreSQL (DATABASE_URL; without it, a server is started), and
// also on a Citus cluster if DATABASE_URL_CITUS names a database on its coordinator.
import { cpus } from 'node:os';
import { Ctx } from '../server/auth/context';
import { ALL_SCOPES } from '../server/auth/scopes';
import type { Database } from '../server/database/types';
import { rollUpCompany } from '../server/features/analytics/events/rollup';
import { recordEvents } from '../server/features/analytics/events/service';
import { appRouter } from '../server/transports/router';
import { drawRank, type Filled, fill, usersOf } from './scale-data';
import { openScratch, openScratchOnCluster, type Scratch } from './scratch';
import { measureMedian } from './timing';

const [SMALL_COUNT = 0, LARGE_COUNT = 0] = (process.env.BENCH_EVENTS ?? '500000,5000000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1_500);
const CLUSTER = process.env.DATABASE_URL_CITUS;
const ROUNDS = 3;
const INGEST_SECONDS = 20;
const AT_ONCE = 8;
const SYSTEM = { kind: 'system', id: 'bench', name: 'Bench', scopes: new Set(ALL_SCOPES) } as const;

type Sized = Scratch & Filled;
/** A kind of server, with the two databases of different size that are compared on it. */
type Engine = { label: string; small: Sized; large: Sized };

async function openFilled(open: () => Promise<Scratch>, events: number): Promise<Sized> {
  const scratch = await open();
  const deadline = performance.now() + SECONDS * 1_000;
  return { ...scratch, ...(await fill(scratch.database, events, LARGE_COUNT, deadline)) };
}

async function openEngine(label: string, open: () => Promise<Scratch>): Promise<Engine> {
  return { label, small: await openFilled(open, SMALL_COUNT), large: await openFilled(open, LARGE_COUNT) };
}

const PAGES = {
  '/stats/summary': (ctx: Ctx) => appRouter.createCaller(ctx).stats.summary({}),
  '/stats/widgets/tour': (ctx: Ctx) => appRouter.createCaller(ctx).stats.widgets({ entityType: 'tour' }),
};

const ctxOf = (database: Database, companyId: number) => new Ctx(database, companyId, SYSTEM);

/** The states of the process's caches to measure. `of` returns the database to read from; `before` runs before each read. */
const MEMORIES: Record<
  string,
  { of?: (database: Database) => Database; before?: (ctx: Ctx, database: Database) => Promise<void> }
> = {
  'warm cache': {},
  'after a rollup': {
    before: async (ctx, database) => {
      const [tour] = await ctx.db.widget.findMany({ where: { type: 'tour' }, take: 1 });
      const [who, entityId] = [{ userId: 'user-1' }, tour?.id ?? 0];
      await recordEvents(ctx, [{ entityType: 'tour', entityId, name: 'tour_start', who }]);
      await rollUpCompany(database, ctx.companyId);
    },
  },
  // Caches belong to the database object, so that a copy of it has none.
  'cold cache': { of: (database) => ({ ...database }) },
};

const thousands = (count = 0): string => Math.round(count).toLocaleString('en');

type Read = (typeof PAGES)[keyof typeof PAGES];

/** Takes the best median of three rounds, in which sides take turns: a noisy neighbor affects a round, not a side. @returns milliseconds */
async function timeSides(sides: Sized[], rank: number, read: Read, memory: string): Promise<[number, number]> {
  const { of = (database: Database) => database, before = async () => {} } = MEMORIES[memory] ?? {};
  const best = new Map(sides.map((side) => [side, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [side, known] of best) {
      const { database, companies } = side;
      const companyId = companies[rank] ?? 0;
      const time = await measureMedian(
        () => read(ctxOf(of(database), companyId)),
        () => before(ctxOf(database, companyId), database),
      );
      best.set(side, Math.min(known, time));
    }
  const [one = 0, other = 0] = best.values();
  return [one, other];
}

async function compareSizes({ label, small, large }: Engine): Promise<void> {
  const companies = { 'largest company': 0, 'medium company': Math.floor(large.companies.length / 2) };
  for (const memory of Object.keys(MEMORIES))
    for (const [company, rank] of Object.entries(companies))
      for (const [page, read] of Object.entries(PAGES)) {
        const [one, other] = await timeSides([small, large], rank, read, memory);
        const sizes = [small, large].map(({ events, total }) => `${thousands(events[rank])} of ${thousands(total)}`);
        console.log(
          `| ${label}, ${company} | ${page}, ${memory} | ${sizes[0]}: ${one.toFixed(1)} ms | ${sizes[1]}: ${other.toFixed(1)} ms | ${(other / one).toFixed(1)}× |`,
        );
      }
}

/** Records batches of 20 events, as browsers send them. @returns rows a second */
async function ingest({ database, companies }: Sized): Promise<number> {
  const tours = await database.prisma.widget.groupBy({
    by: ['companyId'],
    where: { type: 'tour' },
    _min: { id: true },
  });
  const tourOf = new Map(tours.map(({ companyId, _min }) => [companyId, _min.id ?? 0]));
  const end = performance.now() + INGEST_SECONDS * 1_000;
  let rows = 0;
  const record = async () => {
    while (performance.now() < end) {
      const rank = drawRank() % companies.length;
      const id = companies[rank] ?? 0;
      const who = { userId: `user-${Math.ceil(Math.random() * usersOf(rank, LARGE_COUNT))}` };
      const event = { entityType: 'tour', entityId: tourOf.get(id) ?? 0, name: 'tour_start', who };
      await recordEvents(
        new Ctx(database, id, SYSTEM),
        Array.from({ length: 20 }, () => event),
      );
      rows += 20;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, record));
  return rows / INGEST_SECONDS;
}

async function compareIngest(engines: Engine[]): Promise<void> {
  const best = new Map(engines.map((engine) => [engine, 0]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [engine, before] of best) best.set(engine, Math.max(before, await ingest(engine.large)));
  const [first] = best.values();
  for (const [{ label, large }, rows] of best)
    console.log(
      `| ${label} | ${thousands(large.total)} | ${thousands(rows)} | ${(rows / (first ?? rows)).toFixed(2)} |`,
    );
}

const engines: Engine[] = [];
try {
  engines.push(await openEngine('PostgreSQL', () => openScratch()));
  if (CLUSTER) engines.push(await openEngine('Citus', () => openScratchOnCluster(CLUSTER)));
  console.log(`1,001 companies, ${cpus().length} cores\n\n| | | | | ratio |\n|---|---|---:|---:|---:|`);
  for (const engine of engines) await compareSizes(engine);
  console.log(
    `\n| In batches of 20, ${AT_ONCE} at once | events before | recorded a second | ratio |\n|---|---:|---:|---:|`,
  );
  await compareIngest(engines);
} finally {
  for (const { small, large } of engines) for (const one of [small, large]) await one.drop();
}
