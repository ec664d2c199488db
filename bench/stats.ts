// npm run bench:stats: how long statistics take with 50 thousand and with 5 million events; prints the table of docs/performance.md.
import { cpus } from 'node:os';
import { Ctx } from '../server/auth/context';
import { ALL_SCOPES } from '../server/auth/scopes';
import { createCompany } from '../server/features/accounts/companies/companies';
import { rollUpCompany } from '../server/features/analytics/events/rollup';
import { appRouter } from '../server/transports/router';
import { openScratch } from './scratch';
import { insertEvents } from './stats-data';
import { measureMedian, timed } from './timing';

const SIZES = (process.env.BENCH_EVENTS ?? '50000,5000000').split(',').map(Number);
const USERS = 20_000;

type Result = { events: number; rollupMs: number; times: number[] };

/** The reads to measure, by column heading. */
const READS: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  '/stats/summary': (ctx) => appRouter.createCaller(ctx).stats.summary({}),
  '/stats/widgets/tour': (ctx) => appRouter.createCaller(ctx).stats.widgets({ entityType: 'tour' }),
  '/stats/ranking': (ctx) => appRouter.createCaller(ctx).stats.ranking({}),
  'tours by drop': (ctx) => appRouter.createCaller(ctx).stats.ranking({ by: 'drop', type: 'tour' }),
};
const ACTOR = { kind: 'system', id: 'bench', name: 'Bench', scopes: new Set(ALL_SCOPES) } as const;

/** NaN if the read is refused or exceeds the time limit of requests. */
const timeOf = (read: () => Promise<unknown>): Promise<number> => measureMedian(read).catch(() => Number.NaN);
const shown = (time: number, unit: string): string => (Number.isNaN(time) ? 'refused' : `${time.toFixed(1)}${unit}`);

async function measure(events: number): Promise<Result> {
  const { database, drop } = await openScratch();
  try {
    const { id } = await createCompany(database.prisma, { name: 'Bench' });
    const insert = await timed(() => insertEvents(database, id, events, USERS));
    console.error(`${events} events inserted in ${(insert / 1000).toFixed(1)} s`);
    const rollupMs = await timed(() => rollUpCompany(database, id));
    await database.background.$executeRawUnsafe('VACUUM ANALYZE');
    const times: number[] = [];
    for (const read of Object.values(READS)) {
      // Caches belong to the database object, so a copy of it starts with empty caches.
      times.push(await timeOf(() => read(new Ctx({ ...database }, id, ACTOR))));
      times.push(await timeOf(() => read(new Ctx(database, id, ACTOR))));
    }
    return { events, rollupMs, times };
  } finally {
    await drop();
  }
}

const results: Result[] = [];
for (const events of SIZES) results.push(await measure(events));
const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
console.log(`200 widgets, ${USERS} users, 90 days; 30 days asked for; median of 21; ${cpus().length} cores\n`);
row(['Events', 'Rollup, once', ...Object.keys(READS).flatMap((name) => [`${name}, the first time`, 'again'])]);
row(['---:', '---:', ...Object.keys(READS).flatMap(() => ['---:', '---:'])]);
for (const { events, rollupMs, times } of results) {
  const rollup = `${(rollupMs / 1000).toFixed(1)} s (${Math.round(events / (rollupMs / 1000)).toLocaleString('en')}/s)`;
  row([events.toLocaleString('en'), rollup, ...times.map((time) => shown(time, ' ms'))]);
}
const [small, large] = [results[0], results.at(-1)];
if (small && large && small !== large)
  row(['ratio', '', ...large.times.map((time, at) => shown(time / (small.times[at] ?? time), '×'))]);
