// npm run chaos [-- 'black hole' 'Redis gone']: Docent under traffic while things break around it; prints the table of docs/reliability.md.
// CHAOS_SECONDS: how long a trouble lasts; CHAOS_KILLS: how often a process is killed.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Measure } from './scenarios';

process.env.DOCENT_SECRET ??= randomBytes(32).toString('hex');
// After the secret is set, which they read.
const { startPostgres } = await import('../../server/testing/postgres');
const { scenarios } = await import('./scenarios');

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
try {
  console.log('| | Sent | Acknowledged | Lost | 503 | Other 5xx | Unheard | Longest (s) | First good answer (s) |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (wanted.length && !wanted.includes(name)) continue;
    try {
      const one = await scenario({ postgres, newDatabase }, measure);
      const { sent, acknowledged, lost, unavailable, failed, unheard } = one;
      const counts = [sent, acknowledged, lost, unavailable, failed, unheard].join(' | ');
      console.log(`| ${name} | ${counts} | ${seconds(one.longest)} | ${seconds(one.firstGood)} |`);
      bad += lost + failed;
    } catch (error) {
      console.log(`| ${name} | ${(error as Error).message} |`);
      bad += 1;
    }
  }
} finally {
  await postgres.stop();
}
process.exit(bad ? 1 : 0);
