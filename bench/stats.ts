// npm run bench:stats: how long statistics take with 50 thousand and with 5 million events; prints the table of the README.
import { cpus } from 'node:os';
import { appRouter } from '../server/api/router';
import { createCompany } from '../server/companies/companies';
import { rollUpCompany } from '../server/events/rollup';
import { Ctx } from '../server/identity/context';
import { ALL_SCOPES } from '../server/identity/scopes';
import { openScratch } from './scratch';
import { insertEvents } from './stats-data';
import { median, timed } from './timing';

const SIZES = (process.env.BENCH_EVENTS ?? '50000,5000000').split(',').map(Number);
const USERS = 20_000;

type Result = { events: number; rollupMs: number; summary: number; widgets: number; ranking: number; drops: number };

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
    const ranking = await median(() => api.stats.ranking({}));
    const drops = await median(() => api.stats.ranking({ by: 'drop', type: 'tour' }));
    return { events, rollupMs, summary, widgets, ranking, drops };
  } finally {
    await drop();
  }
}

const results: Result[] = [];
for (const events of SIZES) results.push(await measure(events));
const ms = (time: number) => `${time.toFixed(1)} ms`;
console.log(`200 widgets, ${USERS} users, 90 days; 30 days asked for; median of 21; ${cpus().length} cores\n`);
console.log(
  '| Events | Rollup, once | /stats/summary | /stats/widgets/tour | /stats/ranking | tours by drop |\n|---:|---:|---:|---:|---:|---:|',
);
for (const { events, rollupMs, summary, widgets, ranking, drops } of results)
  console.log(
    `| ${events.toLocaleString('en')} | ${(rollupMs / 1000).toFixed(1)} s (${Math.round(events / (rollupMs / 1000)).toLocaleString('en')}/s) | ${ms(summary)} | ${ms(widgets)} | ${ms(ranking)} | ${ms(drops)} |`,
  );
const [small, large] = [results[0], results.at(-1)];
if (small && large && small !== large) {
  const ratio = (from: number, to: number) => `${(to / from).toFixed(1)}×`;
  console.log(
    `| ratio | | ${ratio(small.summary, large.summary)} | ${ratio(small.widgets, large.widgets)} | ${ratio(small.ranking, large.ranking)} | ${ratio(small.drops, large.drops)} |`,
  );
}
