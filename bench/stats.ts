// npm run bench:stats: how long statistics take with 50 thousand and with 5 million events; prints the table of the README.
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { Client } from 'pg';
import { appRouter } from '../server/api/router';
import { createCompany } from '../server/companies/companies';
import { type Database, openDatabase } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { rollUpCompany } from '../server/events/rollup';
import { Ctx } from '../server/identity/context';
import { ALL_SCOPES } from '../server/identity/scopes';
import { insertEvents } from './stats-data';

const SIZES = (process.env.BENCH_EVENTS ?? '50000,5000000').split(',').map(Number);
const USERS = 20_000;
const RUNS = 21;

type Result = { events: number; rollupMs: number; summary: number; widgets: number };

/** An empty database on the server of DATABASE_URL, or on one started for the purpose. */
async function openScratch(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const own = process.env.DATABASE_URL
    ? undefined
    : await import('../server/testing/postgres').then(({ startPostgres }) =>
        startPostgres(['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=8GB']),
      );
  const adminUrl = process.env.DATABASE_URL ?? own?.url ?? '';
  const name = `docent_bench_${randomBytes(4).toString('hex')}`;
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}"`);
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString();
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  await migrate(database.adapter);
  return {
    database,
    drop: async () => {
      await database.close();
      await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`);
      await admin.end();
      await own?.stop();
    },
  };
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

async function median(call: () => Promise<unknown>): Promise<number> {
  for (let warmUp = 0; warmUp < 5; warmUp++) await call();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(call));
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

async function measure(events: number): Promise<Result> {
  const { database, drop } = await openScratch();
  try {
    const { id } = await createCompany(database.prisma, { name: 'Bench' });
    const insert = await timed(() => insertEvents(database, id, events, USERS));
    console.error(`${events} events inserted in ${(insert / 1000).toFixed(1)} s`);
    const rollupMs = await timed(() => rollUpCompany(database, id));
    await database.background.$executeRawUnsafe('VACUUM ANALYZE');
    const actor = { kind: 'system', id: 'bench', name: 'Bench', scopes: new Set(ALL_SCOPES) } as const;
    const api = appRouter.createCaller(new Ctx(database, id, actor));
    const summary = await median(() => api.stats.summary({}));
    const widgets = await median(() => api.stats.widgets({ entityType: 'tour' }));
    return { events, rollupMs, summary, widgets };
  } finally {
    await drop();
  }
}

const results: Result[] = [];
for (const events of SIZES) results.push(await measure(events));
const ms = (time: number) => `${time.toFixed(1)} ms`;
console.log(`200 widgets, ${USERS} users, 90 days; 30 days asked for; median of ${RUNS}; ${cpus().length} cores\n`);
console.log('| Events | Rollup, once | /stats/summary | /stats/widgets/tour |\n|---:|---:|---:|---:|');
for (const { events, rollupMs, summary, widgets } of results)
  console.log(
    `| ${events.toLocaleString('en')} | ${(rollupMs / 1000).toFixed(1)} s (${Math.round(events / (rollupMs / 1000)).toLocaleString('en')}/s) | ${ms(summary)} | ${ms(widgets)} |`,
  );
const [small, large] = [results[0], results.at(-1)];
if (small && large && small !== large) {
  const ratio = (from: number, to: number) => `${(to / from).toFixed(1)}×`;
  console.log(`| ratio | | ${ratio(small.summary, large.summary)} | ${ratio(small.widgets, large.widgets)} |`);
}
