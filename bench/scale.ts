// npm run bench:scale: a giant and 1,000 small companies, whose traffic falls off as Zipf's law has it; statistics of the giant and of one in
// the middle at 500,000 events of all and at 5 million (BENCH_EVENTS=500000,5000000; BENCH_SECONDS bounds the filling). Then what is
// recorded a second. DATABASE_URL names a PostgreSQL; without it, one is started. DATABASE_URL_CITUS names an empty database on a cluster.
import { cpus } from 'node:os';
import { appRouter } from '../server/api/router';
import { createCompany } from '../server/companies/companies';
import type { Database } from '../server/database/database';
import { distributeDatabase } from '../server/database/distribute';
import { rollUpCompany } from '../server/events/rollup';
import { recordEvents } from '../server/events/service';
import { Ctx } from '../server/identity/context';
import { ALL_SCOPES } from '../server/identity/scopes';
import { showProgress } from './progress';
import { openGiven, openScratch } from './scratch';
import { addEvents, insertCompanyOf } from './stats-data';
import { median } from './timing';

const COMPANIES = 1_001;
const [FIRST = 0, MOST = 0] = (process.env.BENCH_EVENTS ?? '500000,5000000').split(',').map(Number);
const CLUSTER = process.env.DATABASE_URL_CITUS;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1_500);
const INGEST_SECONDS = 20;
const AT_ONCE = 8;

const weights = Array.from({ length: COMPANIES }, (_, rank) => 1 / (rank + 1));
const all = weights.reduce((sum, weight) => sum + weight, 0);
/** Events of a company by its rank, the giant's being 0, when there are `total` of all. */
const shareOf = (rank: number, total: number): number => Math.round(((weights[rank] ?? 0) / all) * total);
/** A user does twenty things or so. */
const usersOf = (rank: number): number => Math.max(10, Math.round(shareOf(rank, MOST) / 20));

const SYSTEM = { kind: 'system', id: 'bench', name: 'Bench', scopes: new Set(ALL_SCOPES) } as const;
const deadline = performance.now() + SECONDS * 1_000;

async function createCompanies(database: Database): Promise<number[]> {
  const show = showProgress(COMPANIES, 'companies');
  const ids: number[] = [];
  for (let rank = 0; rank < COMPANIES; rank += 1) {
    const { id } = await createCompany(database.prisma, { name: `Company ${rank}` });
    await insertCompanyOf(database, id, usersOf(rank));
    ids.push(id);
    show(ids.length);
  }
  return ids;
}

/** Brings all companies from `from` events to `to`, rolled up. @returns the events that there are when the time is up */
async function fill(database: Database, ids: number[], from: number, to: number): Promise<number> {
  const show = showProgress(to - from, 'events');
  let added = 0;
  for (const [rank, id] of ids.entries()) {
    if (performance.now() > deadline) break;
    const more = shareOf(rank, to) - shareOf(rank, from);
    if (!more) continue;
    await addEvents(database, id, more, usersOf(rank));
    await rollUpCompany(database, id);
    added += more;
    show(added);
  }
  return from + added;
}

type Times = { summary: number; widgets: number };

async function measure(database: Database, companyId: number): Promise<Times> {
  const api = appRouter.createCaller(new Ctx(database, companyId, SYSTEM));
  return {
    summary: await median(() => api.stats.summary({})),
    widgets: await median(() => api.stats.widgets({ entityType: 'tour' })),
  };
}

/** A rank drawn as the traffic is: the giant's often, each small one's now and then. */
function drawRank(): number {
  let left = Math.random() * all;
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

/** Records batches of 20 events, as browsers send them. @returns rows a second */
async function ingest(database: Database, ids: number[]): Promise<number> {
  const end = performance.now() + INGEST_SECONDS * 1_000;
  let rows = 0;
  const tours = new Map<number, number>();
  for (const id of ids) {
    const tour = await database.prisma.widget.findFirst({
      where: { companyId: id, type: 'tour' },
      select: { id: true },
    });
    tours.set(id, tour?.id ?? 0);
  }
  const record = async () => {
    while (performance.now() < end) {
      const rank = drawRank();
      const id = ids[rank] ?? 0;
      const who = { userId: `user-${Math.ceil(Math.random() * usersOf(rank))}` };
      const event = { entityType: 'tour', entityId: tours.get(id) ?? 0, name: 'tour_start', who };
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

const { database, url, drop } = CLUSTER ? await openGiven(CLUSTER) : await openScratch();
try {
  if (CLUSTER) await distributeDatabase(url);
  const ids = await createCompanies(database);
  const [giant = 0, middle = 0] = [ids[0], ids[Math.floor(COMPANIES / 2)]];
  const rows: { label: string; at: number[]; times: Times[] }[] = [
    { label: 'the giant', at: [], times: [] },
    { label: 'one in the middle', at: [], times: [] },
  ];
  const look = async () => {
    await database.background.$executeRawUnsafe('VACUUM ANALYZE');
    for (const [index, id] of [giant, middle].entries()) {
      const [{ count }] = await database.background.$queryRawUnsafe<[{ count: bigint }]>(
        'SELECT count(*) FROM "Event" WHERE "companyId" = $1::int',
        id,
      );
      rows[index]?.at.push(Number(count));
      rows[index]?.times.push(await measure(database, id));
    }
  };
  const first = await fill(database, ids, 0, FIRST);
  await look();
  const last = await fill(database, ids, first, MOST);
  await look();
  console.log(`${COMPANIES} companies, ${cpus().length} cores, ${CLUSTER ? 'Citus' : 'PostgreSQL'}\n`);
  console.log('| | of its own, of all | /stats/summary | /stats/widgets/tour |\n|---|---:|---:|---:|');
  for (const { label, at, times } of rows) {
    for (const [index, { summary, widgets }] of times.entries()) {
      const of = [first, last][index]?.toLocaleString('en');
      console.log(
        `| ${label} | ${at[index]?.toLocaleString('en')} of ${of} | ${summary.toFixed(1)} ms | ${widgets.toFixed(1)} ms |`,
      );
    }
    const [one, other] = times;
    if (one && other)
      console.log(
        `| ratio | | ${(other.summary / one.summary).toFixed(1)}× | ${(other.widgets / one.widgets).toFixed(1)}× |`,
      );
  }
  console.log(
    `\n${Math.round(await ingest(database, ids)).toLocaleString('en')} events recorded a second, in batches of 20, ${AT_ONCE} at once.`,
  );
} finally {
  await drop();
}
