// npm run bench:fairness: how much slower one company is answered while a person of another company sends requests without pause; prints
// the ratio.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { log } from '../server/platform/log';
import { signInNew } from '../server/testing/dashboard';
import { createTestCompany } from '../server/testing/database';
import { startApi } from '../server/testing/http';
import { openScratch } from './scratch';

const USERS = Number(process.env.BENCH_USERS ?? 100_000);
const RUNS = 101;
/** Sends requests without pause. Runs in a separate process, so that its work is not part of the server's. */
const STORM = `
  const { STORM_URL, STORM_INIT } = process.env;
  const call = async () => { for (;;) await (await fetch(STORM_URL, JSON.parse(STORM_INIT))).text(); };
  await Promise.all(Array.from({ length: 50 }, call));`;

process.env.DOCENT_SECRET ??= randomBytes(32).toString('hex');
// Otherwise the requests that the end of the load interrupts fill the output.
log.level = 'fatal';
const { database, url, drop } = await openScratch(10);
const api = await startApi(database, { DOCENT_DASHBOARD_LIMIT: '1000000' });
const { origin } = new URL(api.url);

const [busy, other] = [await createTestCompany(database), await createTestCompany(database)];
const { cookie } = await signInNew(database, busy.companyId);
const FILL = `
  INSERT INTO "EndUser" ("companyId", "userId", "metadata", "updatedAt")
  SELECT $1::int, 'user-' || n, jsonb_build_object('plan', CASE n % 3 WHEN 0 THEN 'pro' ELSE 'free' END, 'seats', n, 'text', repeat('x', 300)), now()
  FROM generate_series(1, $2::int) n`;
const filling = new Client({ connectionString: url });
await filling.connect();
await filling.query(FILL, [busy.companyId, USERS]);
await filling.query('ANALYZE "EndUser"');
await filling.end();

const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
const PATHS = {
  'segment counts, 20 in a batch': {
    path: `/api/trpc/${Array.from({ length: 20 }, () => 'segments.count').join(',')}?batch=1`,
    body: JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, { rules }]))),
  },
  'lists of users, 20 in a batch': {
    path: `/api/trpc/${Array.from({ length: 20 }, () => 'users.list').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, {}]))))}`,
    body: undefined,
  },
};

async function median(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const { status } = await api.call('GET', '/tags?limit=1', { key: other.key });
    if (status !== 200) throw new Error(`The other company was answered ${status}.`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

const started = performance.now();
const caller = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie } };
await fetch(`${origin}/api/trpc/segments.count`, { ...caller, body: JSON.stringify({ rules }) });
console.log(`one count of ${USERS} users: ${Math.round(performance.now() - started)} ms`);
await median();
for (const [label, { path, body }] of Object.entries(PATHS)) {
  const alone = await median();
  const storm = spawn(process.execPath, ['--input-type=module', '-e', STORM], {
    env: {
      ...process.env,
      STORM_URL: origin + path,
      STORM_INIT: JSON.stringify(body ? { ...caller, body } : { headers: caller.headers }),
    },
    stdio: 'inherit',
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const loaded = await median();
  storm.kill();
  await new Promise((resolve) => storm.once('close', resolve));
  const ratio = (loaded / alone).toFixed(2);
  console.log(`${label}: alone ${alone.toFixed(1)} ms, under load ${loaded.toFixed(1)} ms, ratio ${ratio}`);
}
await api.stop();
await drop();
