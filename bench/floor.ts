// The floor, the baseline of the benchmark: a server of only node:http and pg that makes the same look-ups with the same SQL.
// Environment: PORT, DATABASE_URL. PAGES_FROM: the server whose public pages it sends from memory, byte for byte. COUNT=1 also counts each
// request against the rate limit of the key, as Docent has to.
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { FIND_KEY, hashKey } from '../server/auth/authenticate';
import { PATCH_USER } from '../server/features/audience/users/statements';
import { FIND_WIDGET, LIST_WIDGETS } from '../server/features/widgets/rows';
import { RATE_HIT } from '../server/transports/rate-limit/rate-limit';
import { clientFloor } from './floor-client';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const client = clientFloor(pool);
const counts = process.env.COUNT === '1';

async function readBody(req: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

type Caller = { id: number; companyId: number };

const findTour = async ({ companyId }: Caller, id: number): Promise<unknown> =>
  (await pool.query({ ...FIND_WIDGET, values: [companyId, id, 'tour'] })).rows[0];

/** Answers a call of a tool as MCP asks for it: the result as text and as an object. */
async function answerCall(req: IncomingMessage, caller: Caller): Promise<unknown> {
  const { id, params } = await readBody(req);
  const tour = await findTour(caller, params.arguments.id);
  const content = [{ type: 'text', text: JSON.stringify(tour) }];
  return { jsonrpc: '2.0', id, result: { content, structuredContent: tour } };
}

async function answer(req: IncomingMessage, caller: Caller): Promise<unknown> {
  const [path = '', query = ''] = (req.url ?? '').split('?');
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  if (req.method === 'PATCH') {
    const { metadata } = await readBody(req);
    const keys = Object.fromEntries(Object.keys(metadata).map((key) => [key, 1]));
    const values = [caller.companyId, last, JSON.stringify(metadata), [], JSON.stringify(keys)];
    return (await pool.query({ ...PATCH_USER, values })).rows[0];
  }
  if (last === 'mcp') return answerCall(req, caller);
  if (last !== 'product-tours') return findTour(caller, Number(last));
  const limit = Number(new URLSearchParams(query).get('limit'));
  const values = [caller.companyId, 'tour', null, null, null, false, limit, 0, null, null, null, null];
  return { data: (await pool.query({ ...LIST_WIDGETS, values })).rows };
}

function send(res: ServerResponse, body: unknown): void {
  const text = JSON.stringify(body);
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text);
}

const pages = new Map<string, Promise<{ headers: Record<string, string>; body: Buffer }>>();

function page(url: string) {
  const known = pages.get(url);
  if (known) return known;
  const read = new Promise<{ headers: Record<string, string>; body: Buffer }>((resolve, reject) => {
    get(process.env.PAGES_FROM + url, { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const headers = Object.entries(answer.headers).filter(
        ([name]) => !['connection', 'keep-alive', 'date'].includes(name),
      );
      resolve({
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: Buffer.concat(await answer.toArray()),
      });
    }).on('error', reject);
  });
  pages.set(url, read);
  return read;
}

async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.url?.startsWith('/c/')) {
    const { headers, body } = await page(req.url);
    res.writeHead(200, headers).end(body);
    return;
  }
  if (req.url?.startsWith('/api/client/')) return send(res, await client(await readBody(req)));
  const key = (req.headers.authorization ?? '').slice('Bearer '.length);
  const caller: Caller | undefined = (await pool.query({ ...FIND_KEY, values: [hashKey(key)] })).rows[0];
  if (!caller) {
    res.writeHead(401).end();
    return;
  }
  if (counts) await pool.query({ ...RATE_HIT, values: [`floor:${caller.id}`] });
  send(res, await answer(req, caller));
}

createServer((req, res) => {
  handle(req, res).catch((error) => {
    if (error.code !== 'ECONNRESET') console.error(error);
    res.destroy();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
