// npm run bench [-- 'get one widget' mcp]: Docent (production build, PostgreSQL) beside the floor, both driven in turn; prints the
// table of the README, or the rows that are named.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpus } from 'node:os';
import { build } from 'esbuild';
import { Pool } from 'pg';
import { createKey } from '../server/api-keys/service';
import { createCompany } from '../server/companies/companies';
import { companyDb } from '../server/database/company-db';
import { openDatabase } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { openLoop, percentile, type Target } from './open-loop';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const ADMIN = process.env.DATABASE_URL ?? 'postgresql://root@127.0.0.1:5432/postgres';
const KEYS = 200;
const MCP = 'mcp';
const wanted = process.argv.slice(2);
const isWanted = (row: string): boolean => !wanted.length || wanted.includes(row);
const PORTS = { docent: 3920, floor: 3921, counting: 3922 };
const name = `docent_bench_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(ADMIN), { pathname: `/${name}` }).toString();
const secret = randomBytes(32).toString('hex');
process.env.DOCENT_SECRET = secret;

async function prepareData(): Promise<string[]> {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  await migrate(database.adapter);
  const company = await createCompany(database.prisma, { name: 'Bench' });
  const keys: string[] = [];
  for (let n = 0; n < KEYS; n += 1)
    keys.push((await createKey(companyDb(database, company.id), company.id, { name: `bench ${n}` })).key);
  const steps = Array.from({ length: 5 }, (_, index) => ({
    id: `step${index}`,
    type: 'highlight',
    title: `Step ${index}`,
    content: '<p>Some words about what to do here, as people write them.</p>',
    domQuery: `#target-${index}`,
  }));
  await database.prisma.$executeRawUnsafe(
    `INSERT INTO "Widget" ("companyId", "type", "name", "content", "settings", "rules", "ruleLogicalOperator", "folderId")
     SELECT $1, 'tour', 'Tour ' || n, $2::jsonb, '{"tourStart":"minified","trigger":"once"}', '[{"type":"all-pages"}]', 'and',
       (SELECT "id" FROM "Folder" WHERE "companyId" = $1 LIMIT 1)
     FROM generate_series(1, 1000) n`,
    company.id,
    JSON.stringify({ steps }),
  );
  await database.prisma.$executeRawUnsafe(
    `INSERT INTO "EndUser" ("companyId", "userId", "metadata") SELECT $1, 'user-' || n, '{"plan":"pro","seats":5}' FROM generate_series(1, 1000) n`,
    company.id,
  );
  await database.prisma.$executeRawUnsafe('ANALYZE');
  await database.close();
  return keys;
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
  return spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
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

/** Requests per second with 16 connections, as wrk counts them. */
function throughput({ url: address, method, headers, keys, body }: Target): number {
  const lua = `/tmp/${name}.lua`;
  const script = [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(([key, value]) => `wrk.headers[${JSON.stringify(key)}] = ${JSON.stringify(value)}`),
    ...(body ? [`wrk.body = [[${body}]]`] : []),
    `local keys, next = { ${keys.map((key) => `"Bearer ${key}"`).join(', ')} }, 0`,
    'request = function()',
    '  next = next % #keys + 1',
    '  wrk.headers["Authorization"] = keys[next]',
    '  return wrk.format()',
    'end',
  ].join('\n');
  execFileSync('tee', [lua], { input: script, stdio: ['pipe', 'ignore', 'inherit'] });
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${SECONDS}s`, '-s', lua, address]).toString();
  if (/Non-2xx/.test(output)) throw new Error(output);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

async function p99(target: Target, perSecond: number): Promise<number> {
  const { latencies, failed } = await openLoop(target, perSecond, SECONDS);
  if (failed) throw new Error(`${failed} requests to ${target.url} failed`);
  return percentile(latencies, 0.99);
}

const admin = new Pool({ connectionString: ADMIN, max: 1 });
await admin.query(`CREATE DATABASE ${name}`);
const children: ChildProcess[] = [];
try {
  const keys = await prepareData();
  await build({
    entryPoints: ['bench/floor.ts'],
    outfile: '.build/floor.mjs',
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
  });
  const unlimited = { DOCENT_RATE_LIMIT: '1000000', DOCENT_RATE_LIMIT_USERS: '1000000' };
  children.push(start('.build/server.mjs', PORTS.docent, unlimited));
  children.push(start('.build/floor.mjs', PORTS.floor, {}));
  children.push(start('.build/floor.mjs', PORTS.counting, { COUNT: '1' }));
  const json = { 'Content-Type': 'application/json' };
  const cases: Record<string, Omit<Target, 'url' | 'keys'> & { path: string }> = {
    'get one widget': { path: '/product-tours/500', method: 'GET', headers: {} },
    'list 50 widgets': { path: '/product-tours?limit=50', method: 'GET', headers: {} },
    'PATCH a user': {
      path: '/users/user-1',
      method: 'PATCH',
      headers: json,
      body: '{"metadata":{"seats":7}}',
    },
  };
  const mcp = {
    ...json,
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'get_product_tour',
  };
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'get_product_tour',
      arguments: { id: 500 },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  };
  const at = (port: number, path: string) => `http://127.0.0.1:${port}/api/v1${path}`;
  for (const port of Object.values(PORTS))
    await ready({ url: at(port, '/product-tours/500'), method: 'GET', headers: {}, keys });
  const model = cpus()[0]?.model ?? 'unknown';
  console.log(
    `${cpus().length} × ${model}, Node ${process.version}, ${process.env.REDIS_URL ? 'limits in Redis' : 'limits in PostgreSQL'}\n`,
  );
  console.log(
    '| | Docent, req/s | of the floor | of the floor that counts requests | p99, Docent / floor (ms) | ratio |',
  );
  console.log('|---|---|---|---|---|---|');
  for (const [label, { path, ...rest }] of Object.entries(cases)) {
    if (!isWanted(label)) continue;
    const target = (port: number): Target => ({ ...rest, keys, url: at(port, path) });
    const speed = { docent: 0, floor: 0, counting: 0 };
    // Alternating and taking the best of two: a noisy neighbour hits one run, not one side.
    for (let round = 0; round < 2; round += 1)
      for (const side of ['docent', 'floor', 'counting'] as const)
        speed[side] = Math.max(speed[side], throughput(target(PORTS[side])));
    const rate = speed.docent * 0.2;
    // The generator must be warm, too, or whoever comes first pays for it.
    for (const port of [PORTS.docent, PORTS.floor]) await openLoop(target(port), rate, 1);
    const [ours, floor] = [await p99(target(PORTS.docent), rate), await p99(target(PORTS.floor), rate)];
    const ratio = (value: number) => value.toFixed(2);
    console.log(
      `| ${label} | ${Math.round(speed.docent)} | ${ratio(speed.docent / speed.floor)} | ${ratio(speed.docent / speed.counting)} | ${ours.toFixed(1)} / ${floor.toFixed(1)} | ${ratio(ours / floor)} |`,
    );
  }
  if (isWanted(MCP)) {
    const read: Target = { url: at(PORTS.docent, '/product-tours/500'), method: 'GET', headers: {}, keys };
    const url = `http://127.0.0.1:${PORTS.docent}/api/mcp`;
    const tool: Target = { url, method: 'POST', headers: mcp, keys, body: JSON.stringify(call) };
    const speed = { read: 0, tool: 0 };
    for (let round = 0; round < 2; round += 1) {
      speed.read = Math.max(speed.read, throughput(read));
      speed.tool = Math.max(speed.tool, throughput(tool));
    }
    const ratio = (speed.read / speed.tool).toFixed(2);
    console.log(
      `\nMCP \`tools/call get_product_tour\`: ${Math.round(speed.tool)} req/s, ${ratio} × the time of the REST read (${Math.round(speed.read)} req/s).`,
    );
  }
} finally {
  // One that ended by itself, as without a build, says so no second time.
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(gone);
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
}
