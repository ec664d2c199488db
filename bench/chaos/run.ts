// npm run chaos [-- 'black hole' 'Redis gone']: Docent under traffic while things break around it; prints the table of docs/reliability.md.
// CHAOS_SECONDS: how long a failure lasts; CHAOS_KILLS: how often a process is killed. DATABASE_URL_CITUS adds the rows of a Citus
// cluster, which has to run on this machine.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Measure } from './scenarios';
import type { Outcome } from './traffic';

process.env.DOCENT_SECRET ??= randomBytes(32).toString('hex');
// Imported after the secret is set, because these modules read it.
const { startPostgres } = await import('../../server/testing/postgres');
const { scenarios } = await import('./scenarios');
const { killWorker } = await import('./cluster');

const measure: Measure = {
  seconds: Number(process.env.CHAOS_SECONDS ?? 10),
  kills: Number(process.env.CHAOS_KILLS ?? 10),
};
const wanted = process.argv.slice(2);
const postgres = await startPostgres([]);

async function newDatabase(): Promise<string> {
  const name = `chaos_${randomBytes(4).toString('hex')}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

const seconds = (ms: number | undefined): string => (ms === undefined ? '–' : (ms / 1_000).toFixed(1));
let bad = 0;

function print(
  name: string,
  { sent, acknowledged, lost, unavailable, failed, unheard, longest, firstGood }: Outcome,
): void {
  const counts = [sent, acknowledged, lost, unavailable, failed, unheard].join(' | ');
  console.log(`| ${name} | ${counts} | ${seconds(longest)} | ${seconds(firstGood)} |`);
  bad += lost + failed;
}

try {
  console.log('| | Sent | Acknowledged | Lost | 503 | Other 5xx | No response | Longest (s) | First success (s) |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (wanted.length && !wanted.includes(name)) continue;
    try {
      print(name, await scenario({ postgres, newDatabase }, measure));
    } catch (error) {
      console.log(`| ${name} | ${(error as Error).message} |`);
      bad += 1;
    }
  }
  if (process.env.DATABASE_URL_CITUS && (!wanted.length || wanted.includes('cluster')))
    for (const [name, outcome] of Object.entries(
      await killWorker(process.env.DATABASE_URL_CITUS, Math.ceil(measure.kills / 2)),
    ))
      print(name, outcome);
} finally {
  await postgres.stop();
}
process.exit(bad ? 1 : 0);
