import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import parsePrometheus from 'parse-prometheus-text-format';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMigratedDatabase } from '../database/open';
import { UNAVAILABLE_CAUSES } from '../platform/causes';
import { signInNew } from '../testing/dashboard';
import { type Installation, installNew } from '../testing/installation';
import { startDocent } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

const TOKEN = 'a token that only the tests ever use';

/** The metrics as Prometheus reads them, by name. */
async function scrape(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  return { text, families: new Map(parsePrometheus(text).map((family) => [family.name, family])) };
}

/** The count of requests in `text` with this method, route and status. The library can parse only histograms without labels. */
const countOf = (text: string, method: string, route: string, status: number): string | undefined =>
  text
    .split('\n')
    .find((line) =>
      line.startsWith(
        `http_server_request_duration_seconds_count{http_request_method="${method}",http_route="${route}",http_response_status_code="${status}",`,
      ),
    )
    ?.split('} ')[1];

const get = (url: string, path: string, { key }: Installation) =>
  fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${key}` } });

/** Calls an MCP tool. */
const callTool = (url: string, name: string, { key }: Installation) =>
  fetch(`${url}/api/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } }),
  });

/** Starts an OTLP receiver, which records the requests that it gets. */
async function startReceiver() {
  const received: { path: string; type: string; tenant: string | undefined; body: Buffer }[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part) => parts.push(part));
    req.on('end', () => {
      const raw = Buffer.concat(parts);
      const body = req.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
      const { 'content-type': type = '', 'x-tenant': tenant } = req.headers;
      received.push({ path: req.url ?? '', type, tenant: tenant?.toString(), body });
      res.writeHead(200, { 'Content-Type': type }).end(type === 'application/json' ? '{}' : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  test('Prometheus reads requests by route and status, and the backlog', async () => {
    const installed = await installNew(kind);
    const { url } = await startDocent({ ...installed.env, DOCENT_METRICS_TOKEN: TOKEN });
    expect((await get(url, '/api/v1/tags', installed)).status).toBe(200);
    expect((await get(url, '/api/v1/roadmaps/7777', installed)).status).toBe(404);
    expect((await fetch(`${url}/api/v1/tags`)).status).toBe(401);
    const { text, families: metrics } = await scrape(url);
    expect(metrics.get('http_server_request_duration_seconds')?.type).toBe('HISTOGRAM');
    expect(countOf(text, 'GET', '/api/v1/tags', 200)).toBe('1');
    expect(countOf(text, 'GET', '/api/v1/tags', 401)).toBe('1');
    expect(countOf(text, 'GET', '/api/v1/roadmaps/{roadmapId}', 404)).toBe('1');
    for (const name of [
      'docent_queue_length',
      'docent_events_backlog',
      'docent_rollup_lag_seconds',
      'docent_mail_unsent',
    ])
      expect([name, metrics.get(name)?.type]).toEqual([name, 'GAUGE']);
    const pools = metrics.get('docent_db_connections')?.metrics ?? [];
    expect(pools.length).toBe(kind === 'server' ? 9 : 0);
    expect(text).not.toContain('7777');
  });
});

test('/metrics is 404 without a configured token, and refuses a wrong one', async () => {
  const { env } = await installNew('embedded');
  const without = await startDocent(env);
  expect((await fetch(`${without.url}/metrics`, { redirect: 'manual' })).status).toBe(404);
  without.child.kill('SIGTERM');
  await without.exit;
  const { url } = await startDocent({ ...env, DOCENT_METRICS_TOKEN: TOKEN });
  const sameLength = `Bearer ${TOKEN.slice(1)}\u00e9`;
  for (const Authorization of ['', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, sameLength])
    expect((await fetch(`${url}/metrics`, { headers: { Authorization } })).status).toBe(401);
});

/** Signs in a person of the installed company. @returns the cookie */
async function signInTo({ env, companyId }: Installation): Promise<string> {
  const { database } = await openMigratedDatabase({
    DATABASE_URL: env.DATABASE_URL,
    DATABASE_POOL: 2,
    DOCENT_DATA_DIR: '',
  });
  try {
    return (await signInNew(database, companyId)).cookie;
  } finally {
    await database.close();
  }
}

test('refusals with 503 are counted by their cause', async () => {
  const installed = await installNew('server');
  const Cookie = await signInTo(installed);
  const settings = { ...installed.env, DOCENT_METRICS_TOKEN: TOKEN, DOCENT_WAIT_FACTOR: '1' };
  const { url, child, exit } = await startDocent(settings);
  const other = new Client({ connectionString: installed.env.DATABASE_URL });
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE "Tag" IN ACCESS EXCLUSIVE MODE');
  const causes = async () => (await scrape(url)).families.get('docent_unavailable_total')?.metrics;
  expect((await get(url, '/api/v1/tags', installed)).status).toBe(503);
  await expect.poll(causes).toMatchObject([{ labels: { cause: 'lock' }, value: '1' }]);
  const tool = await callTool(url, 'list_tags', installed);
  expect([tool.status, await tool.text()]).toEqual([200, expect.stringContaining('unavailable')]);
  await expect.poll(causes).toMatchObject([{ labels: { cause: 'lock' }, value: '2' }]);
  const input = encodeURIComponent(JSON.stringify({ 0: {}, 1: {} }));
  const batch = await fetch(`${url}/api/trpc/tags.list,folders.list?batch=1&input=${input}`, { headers: { Cookie } });
  expect([batch.status, await batch.text()]).toEqual([207, expect.stringContaining('unavailable')]);
  await expect.poll(causes).toMatchObject([{ labels: { cause: 'lock' }, value: '3' }]);
  await other.end();
  expect((await get(url, '/api/v1/tags', installed)).status).toBe(200);
  expect(await (await callTool(url, 'list_tags', installed)).text()).not.toContain('unavailable');
  expect(await causes()).toMatchObject([{ labels: { cause: 'lock' }, value: '3' }]);
  child.kill('SIGTERM');
  const { stderr } = await exit;
  const lines = stderr
    .split('\n')
    .filter((line) => line.includes('"cause":"lock"') && line.includes('"msg":"request"'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { status: 503 },
    { status: 200, tool: 'list_tags' },
    { status: 207 },
  ]);
});

test('a process that is stopping says so, and counts the refusal by that cause', async () => {
  const { env } = await installNew('embedded');
  const docent = await startDocent({ ...env, DOCENT_METRICS_TOKEN: TOKEN, DOCENT_STOP_DELAY: '5' });
  docent.child.kill('SIGTERM');
  const bodies: { message?: string }[] = [];
  const isRefused = async () => {
    const answer = await fetch(`${docent.url}/readyz`);
    if (answer.status === 503) bodies.push(await answer.json());
    return answer.status === 503;
  };
  await vi.waitUntil(isRefused, { timeout: WAIT_MS });
  expect(bodies).toMatchObject([{ message: UNAVAILABLE_CAUSES.stopping }]);
  const causes = (await scrape(docent.url)).families.get('docent_unavailable_total')?.metrics;
  expect(causes).toMatchObject([{ labels: { cause: 'stopping' }, value: '1' }]);
  expect((await docent.exit).code).toBe(0);
});

test.each(['http/json', 'http/protobuf'])('an OTLP receiver gets the metrics by %s', async (protocol) => {
  const installed = await installNew('embedded');
  const { received, endpoint } = await startReceiver();
  const { url, child, exit } = await startDocent({
    ...installed.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=acme',
    OTEL_SERVICE_NAME: 'docent-test',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=testing',
    OTEL_METRIC_EXPORT_INTERVAL: '300',
  });
  expect((await get(url, '/api/v1/tags', installed)).status).toBe(200);
  const texts = () => received.map(({ body }) => body.toString('latin1'));
  await vi.waitFor(() => expect(texts().some((text) => text.includes('/api/v1/tags'))).toBe(true), WAIT_MS);
  const [first] = received;
  expect(first).toMatchObject({ path: '/v1/metrics', tenant: 'acme' });
  expect(first?.type).toBe(protocol === 'http/json' ? 'application/json' : 'application/x-protobuf');
  const sent = texts().find((text) => text.includes('/api/v1/tags')) ?? '';
  for (const part of [
    'docent-test',
    'deployment.environment.name',
    'http.server.request.duration',
    'docent.rollup.lag',
  ])
    expect(sent).toContain(part);
  expect(sent).not.toContain(installed.key);
  if (protocol === 'http/json') {
    const { resourceMetrics } = JSON.parse(sent);
    const all = resourceMetrics[0].scopeMetrics.flatMap((scope: { metrics: { name: string }[] }) => scope.metrics);
    const { histogram } = all.find(({ name }: { name: string }) => name === 'http.server.request.duration');
    const keys = histogram.dataPoints[0].attributes.map(({ key }: { key: string }) => key);
    expect(keys.sort()).toEqual(['http.request.method', 'http.response.status_code', 'http.route']);
  }
  const before = received.length;
  child.kill('SIGTERM');
  expect((await exit).code).toBe(0);
  // The last counts are sent before the process ends.
  expect(received.length).toBeGreaterThan(before);
});

test('the metrics packages are loaded only on demand', () => {
  const bundle = readFileSync('.build/server.mjs', 'utf8');
  expect(bundle).toContain('import("@opentelemetry/sdk-metrics")');
  expect(bundle).not.toMatch(/from\s*"@opentelemetry/);
});

test('an unsupported protocol stops the start with a line that names it', async () => {
  const { env } = await installNew('embedded');
  const starting = startDocent({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
  });
  await expect(starting).rejects.toThrow(/OTEL_EXPORTER_OTLP_PROTOCOL: must be http\/protobuf or http\/json, not grpc/);
});

test('each request is one line of the log, with no secret and nothing that a caller chose', async () => {
  const installed = await installNew('embedded');
  const { url, child, exit } = await startDocent({ ...installed.env, LOG_LEVEL: 'info' });
  const answered = await get(url, '/api/v1/users/kim%40example.com?token=hidden', installed);
  const id = answered.headers.get('x-request-id');
  await fetch(`${url}/api/v1/tags`, { headers: { Authorization: 'Bearer dk_wrong' } });
  await fetch(`${url}/invite/hiddentoken`);
  await fetch(`${url}/healthz`);
  child.kill('SIGTERM');
  const { stderr } = await exit;
  const lines = stderr
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'request');
  expect(lines).toMatchObject([
    {
      level: 30,
      requestId: id,
      method: 'GET',
      route: '/api/v1/users/{userId}',
      status: 400,
      ms: expect.any(Number),
      caller: expect.stringMatching(/^key \d+$/),
      companyId: installed.companyId,
    },
    { method: 'GET', route: '/api/v1/tags', status: 401 },
    { method: 'GET', route: '(page)', status: 200 },
  ]);
  expect(stderr).not.toMatch(/hidden|kim|dk_/);
});
