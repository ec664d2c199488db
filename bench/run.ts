// npm run bench [-- 'get one widget' libraries mcp]: Docent (production build, PostgreSQL) compared with the floor, in turn; prints the
// table of docs/performance.md, or the rows that are named.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { build } from 'esbuild';
import { Pool } from 'pg';
import { scripts } from '../package.json';
import { openDatabase } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { type Case, casesOf, toolCall } from './cases';
import { prepareClientData } from './client-data';
import { prepareData } from './data';
import { openLoop, percentile, type Target } from './open-loop';
import { pageTarget, preparePublicPage } from './public';
import { medianOf } from './timing';
import { throughput } from './wrk';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
/** The rounds of each side (Docent and the floors), which take turns. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** More and shorter rounds, because a single pause of the machine or for garbage collection determines the p99 of a round. */
const TAIL_ROUNDS = 2 * ROUNDS + 1;
const WARM_UP_ROUNDS = 2;
const ADMIN = process.env.DATABASE_URL ?? 'postgresql://root@127.0.0.1:5432/postgres';
const MCP = 'mcp';
const LIBRARIES = 'libraries';
const PUBLIC = 'public';
const wanted = process.argv.slice(2);
const isWanted = (row: string): boolean => !wanted.length || wanted.includes(row);
const PORTS = { docent: 3920, floor: 3921, counting: 3922, libraries: 3923 };
const name = `docent_bench_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(ADMIN), { pathname: `/${name}` }).toString();
/** The Node flags of `npm start`, which the floor gets as well. */
const NODE_FLAGS = /^exec node (--\S+) /.exec(scripts.start)?.slice(1) ?? [];
if (!NODE_FLAGS.length) throw new Error(`npm start has no flags of Node: ${scripts.start}`);
const secret = randomBytes(32).toString('hex');
process.env.DOCENT_SECRET = secret;

async function prepareAll() {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  await migrate(database.adapter);
  const prepared = { keys: await prepareData(database), client: await prepareClientData(database) };
  await database.background.$executeRawUnsafe('VACUUM ANALYZE');
  await database.close();
  return prepared;
}

function start(file: string, port: number, extra: Record<string, string>): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: url,
    LOG_LEVEL: 'warn',
    ...extra,
  };
  return spawn(process.execPath, [...NODE_FLAGS, file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function ready(target: Target): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const ok = await fetch(target.url, { headers: { Authorization: `Bearer ${target.keys[0]}` } }).then(
      (res) => res.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${target.url} does not answer`);
}

const perSecond = (target: Target): number => throughput(target, SECONDS, `/tmp/${name}.lua`);

/** Measures after a short warm-up, because a side that was idle has to open its database connections again. */
async function p99(target: Target, rate: number): Promise<number> {
  await openLoop(target, rate, 0.5);
  const { latencies, failed } = await openLoop(target, rate, SECONDS / 2);
  if (failed) throw new Error(`${failed} requests to ${target.url} failed`);
  return percentile(latencies, 0.99);
}

const two = (value: number): string => value.toFixed(2);
const at = (port: number, path: string) => `http://127.0.0.1:${port}/api${path}`;

/** A figure of each side. */
type Round = Record<string, number>;

/**
 * Measures all sides in turn, round by round, so that a noisy neighbor affects a round and not a side. Every other round runs in the
 * opposite order, so that what grows during a run, such as a table, affects all sides alike.
 */
async function inTurn(
  targets: Record<string, Target>,
  measured: (target: Target) => number | Promise<number>,
  times = ROUNDS,
): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let count = 0; count < times; count += 1) {
    const round: Round = {};
    const sides = Object.entries(targets);
    for (const [side, target] of count % 2 ? sides.toReversed() : sides) round[side] = await measured(target);
    rounds.push(round);
  }
  return rounds;
}

const figureOf = (rounds: Round[], side: string): number => medianOf(rounds.map((round) => round[side] ?? Number.NaN));
const ratioOf = (rounds: Round[], side: string, other: string): string =>
  two(medianOf(rounds.map((round) => (round[side] ?? Number.NaN) / (round[other] ?? Number.NaN))));

async function measure(label: string, { path, counted, ...rest }: Case): Promise<string> {
  const target = (port: number): Target => ({ ...rest, url: at(port, path) });
  const both = { docent: target(PORTS.docent), floor: target(PORTS.floor) };
  const speeds = await inTurn({ ...both, ...(counted && { counting: target(PORTS.counting) }) }, perSecond);
  const speed = figureOf(speeds, 'docent');
  const rate = speed * 0.2;
  const slowest = await inTurn(both, (one) => p99(one, rate), TAIL_ROUNDS);
  const [ours, floor] = ['docent', 'floor'].map((side) => figureOf(slowest, side).toFixed(1));
  const ofCounting = counted ? ratioOf(speeds, 'docent', 'counting') : '–';
  return `| ${label} | ${Math.round(speed)} | ${ratioOf(speeds, 'docent', 'floor')} | ${ofCounting} | ${ours} / ${floor} | ${ratioOf(slowest, 'docent', 'floor')} |`;
}

const reading = (port: number, keys: string[]): Target => ({
  url: at(port, '/v1/product-tours/500'),
  method: 'GET',
  headers: {},
  keys,
});

async function measureTool(keys: string[]): Promise<string> {
  const tool: Target = { ...toolCall(keys), url: at(PORTS.docent, '/mcp') };
  const floor: Target = { ...tool, url: at(PORTS.floor, '/mcp') };
  const sides = { read: reading(PORTS.docent, keys), tool, floorRead: reading(PORTS.floor, keys), floor };
  // The first calls compile code that only this row uses; the other rows share most of theirs.
  await inTurn(sides, perSecond, WARM_UP_ROUNDS);
  const speeds = await inTurn(sides, perSecond);
  const [read, called] = ['read', 'tool'].map((side) => Math.round(figureOf(speeds, side)));
  return `\nMCP \`tools/call get_product_tour\`: ${called} req/s, ${ratioOf(speeds, 'read', 'tool')} × the time of the REST read (${read} req/s). In the baseline, which only reads the body and sends the result twice, ${ratioOf(speeds, 'floorRead', 'floor')} ×.`;
}

async function measureLibraries(keys: string[]): Promise<string> {
  const speeds = await inTurn(
    { libraries: reading(PORTS.libraries, keys), floor: reading(PORTS.floor, keys) },
    perSecond,
  );
  return `\nThe libraries alone, reading one widget: ${Math.round(figureOf(speeds, 'libraries'))} req/s, ${ratioOf(speeds, 'libraries', 'floor')} of the baseline.`;
}

/** A cached public page, compared with a static server that sends the same bytes. */
async function measurePublicPage([key = '']: string[]): Promise<string> {
  const path = await preparePublicPage(`http://127.0.0.1:${PORTS.docent}`, key);
  const target = (port: number): Target => pageTarget(`http://127.0.0.1:${port}${path}`);
  const both = { docent: target(PORTS.docent), floor: target(PORTS.floor) };
  for (const one of Object.values(both)) await ready({ ...one, keys: ['none'] });
  const speeds = await inTurn(both, perSecond);
  const speed = figureOf(speeds, 'docent');
  const rate = Math.min(500, speed * 0.5);
  const slowest = await inTurn(both, (one) => p99(one, rate), TAIL_ROUNDS);
  const [ours, floor] = ['docent', 'floor'].map((side) => figureOf(slowest, side).toFixed(1));
  return `\nA public page from memory: ${Math.round(speed)} req/s, ${ratioOf(speeds, 'docent', 'floor')} of the baseline; p99 at ${Math.round(rate)} a second ${ours} / ${floor} ms.`;
}

const admin = new Pool({ connectionString: ADMIN, max: 1 });
await admin.query(`CREATE DATABASE ${name}`);
const children: ChildProcess[] = [];
try {
  const { keys, client } = await prepareAll();
  await build({
    entryPoints: ['bench/floor.ts', 'bench/libraries.ts'],
    outdir: '.build',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  const unlimited = {
    DOCENT_RATE_LIMIT: '1000000',
    DOCENT_RATE_LIMIT_USERS: '1000000',
    DOCENT_CLIENT_LIMIT: '10000000',
    DOCENT_CLIENT_LIMIT_ADDRESS: '10000000',
  };
  children.push(start('.build/server.mjs', PORTS.docent, unlimited));
  children.push(start('.build/floor.mjs', PORTS.floor, { PAGES_FROM: `http://127.0.0.1:${PORTS.docent}` }));
  children.push(start('.build/floor.mjs', PORTS.counting, { COUNT: '1' }));
  children.push(start('.build/libraries.mjs', PORTS.libraries, {}));
  for (const port of Object.values(PORTS))
    await ready({ url: at(port, '/v1/product-tours/500'), method: 'GET', headers: {}, keys });
  const model = cpus()[0]?.model ?? 'unknown';
  console.log(
    `${cpus().length} × ${model}, Node ${process.version}, ${process.env.REDIS_URL ? 'limits in Redis' : 'limits in PostgreSQL'}\n`,
  );
  console.log(
    '| | Docent, req/s | relative to the baseline | relative to the baseline with rate limiting | p99, Docent / baseline (ms) | p99 ratio |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const [label, one] of Object.entries(casesOf(keys, client)))
    if (isWanted(label)) console.log(await measure(label, one));
  if (isWanted(LIBRARIES)) console.log(await measureLibraries(keys));
  if (isWanted(PUBLIC)) console.log(await measurePublicPage(keys));
  if (isWanted(MCP)) console.log(await measureTool(keys));
} finally {
  // A process that has already ended, for example because there is no build, emits no further exit event.
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
}
