// npm run soak: mixed traffic at the machine's limit for 30 minutes (SOAK_MINUTES). Prints a line per minute: the responses by status, and
// the memory of the server (production build, PostgreSQL). Fails on any 5xx or missing response. Results are in docs/reliability.md.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { Pool } from 'pg';
import { openDatabase } from '../server/database/database';
import { migrate } from '../server/database/migrate';
import { casesOf, toolCall } from './cases';
import { startDocent } from './chaos/docent';
import { prepareClientData } from './client-data';
import { prepareData } from './data';
import { USER_COUNT } from './open-loop';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const AT_ONCE = 16;
const ADMIN = process.env.DATABASE_URL ?? 'postgresql://root@127.0.0.1:5432/postgres';
const name = `docent_soak_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(ADMIN), { pathname: `/${name}` }).toString();
const secret = randomBytes(32).toString('hex');
process.env.DOCENT_SECRET = secret;

type Ask = { method: string; path: string; headers: Record<string, string>; body?: string };

/** @returns a function that gives the request of each turn: all kinds of reads and writes, among them a few invalid ones */
async function prepareAsks(): Promise<(turn: number) => Ask> {
  const database = await openDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  await migrate(database.adapter);
  const keys = await prepareData(database);
  const cases = casesOf(keys, await prepareClientData(database));
  await database.background.$executeRawUnsafe('VACUUM ANALYZE');
  await database.close();
  const json = { 'Content-Type': 'application/json' };
  const tour = { path: '/v1/product-tours', method: 'POST', body: '{"name":"Tour {{n}}"}', headers: json };
  const user = { path: '/v1/users/soak-{{n}}', method: 'PUT', body: '{"metadata":{"n":{{n}}}}', headers: json };
  const mixed: Ask[] = [
    ...Object.values(cases),
    tour,
    user,
    { path: '/v1/users?limit=50&search=user-1', method: 'GET', headers: {} },
    { path: '/v1/stats/summary', method: 'GET', headers: {} },
    { path: '/v1/product-tours/999999', method: 'GET', headers: {} },
    { path: '/v1/product-tours', method: 'POST', body: '{"nme":1}', headers: json },
    { path: '/v1/openapi.json', method: 'GET', headers: { 'Accept-Encoding': 'gzip' } },
    { ...toolCall(keys), path: '/mcp' },
  ];
  return (turn) => {
    const { path, method, headers, body } = mixed[turn % mixed.length] as Ask;
    const fill = (text: string) =>
      text.replaceAll('{{n}}', String(turn)).replaceAll('{{person}}', String(turn % USER_COUNT));
    const authorization: Record<string, string> = path.startsWith('/client')
      ? {}
      : { Authorization: `Bearer ${keys[turn % keys.length]}` };
    return {
      path: `/api${fill(path)}`,
      method,
      headers: { ...headers, ...authorization },
      ...(body ? { body: fill(body) } : {}),
    };
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const send = ({ method, path, headers, body = '' }: Ask): Promise<number> =>
  new Promise((resolve) => {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const sent = request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } });
    sent.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

const megabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const admin = new Pool({ connectionString: ADMIN, max: 1 });
await admin.query(`CREATE DATABASE ${name}`);
const ask = await prepareAsks();
const unlimited = Object.fromEntries(
  ['RATE_LIMIT', 'RATE_LIMIT_USERS', 'CLIENT_LIMIT', 'CLIENT_LIMIT_ADDRESS'].map((one) => [`DOCENT_${one}`, '1000000']),
);
const docent = await startDocent({ ...unlimited, DATABASE_URL: url, LOG_LEVEL: 'warn' });
const { port } = new URL(docent.url);

const statuses = new Map<number, number>();
let turn = 0;
let isOver = false;
async function keepAsking(): Promise<void> {
  while (!isOver) {
    turn += 1;
    const status = await send(ask(turn));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
}
const askers = Array.from({ length: AT_ONCE }, keepAsking);
console.log('| minute | requests | by status | memory (MB) |\n|---:|---:|---|---:|');
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  const byStatus = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
  console.log(`| ${minute} | ${turn} | ${byStatus.join(', ')} | ${megabytes(docent.pid)} |`);
}
isOver = true;
await Promise.all(askers);
const faults = [...statuses]
  .filter(([status]) => status === 0 || status >= 500)
  .reduce((sum, [, count]) => sum + count, 0);
await docent.kill();
agent.destroy();
await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
await admin.end();
console.log(`${turn} requests, ${faults} answered 5xx or not at all`);
process.exitCode = faults ? 1 : 0;
