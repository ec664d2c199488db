import { request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../database/types';
import { drawing } from '../features/previews/pictures';
import { readEnv } from '../platform/env';
import { createHttpServer, type Watching } from '../process/http';
import { apiRoutes } from '../process/routes';
import { memoryLimiter } from '../transports/rate-limit/rate-limit';
import { openService } from '../transports/service';

export type Answer = { status: number; headers: Headers; body: unknown; text: string };

export type CallOptions = {
  key?: string | undefined;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds to wait for the answer before the call rejects. */
  withinMs?: number;
};

/** Calls a path under the base URL. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

export type TestApi = {
  /** The base URL of REST. */
  url: string;
  /** The MCP endpoint. */
  mcpUrl: string;
  call: Call;
  stop: () => Promise<void>;
};

/** The code in an error envelope; undefined without one. */
export const errorCode = (body: unknown) => (body as { error?: { code?: string } } | undefined)?.error?.code;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns a function that calls paths below `url`, such as the base URL of REST. */
export const callsTo =
  (url: string): Call =>
  async (method, path, { key, body, headers, withinMs } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(withinMs ? { signal: AbortSignal.timeout(withinMs) } : {}),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text), text };
  };

/** Sends the path unchanged: `fetch` would resolve its dots. */
export const rawCallsTo =
  (url: string, key: string) =>
  (method: string, path: string, body?: object): Promise<{ status?: number | undefined; body: unknown }> => {
    const { hostname, port, pathname } = new URL(url);
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path: pathname + path, headers }, async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('');
        resolve({ status: response.statusCode, body: text ? JSON.parse(text) : undefined });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  };

/** Text with every byte as a percent escape. */
export const spell = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A picture of one pixel, for tests that call every operation. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const drawPoint: typeof drawing.draw = async () => ({
  ...{ png: POINT, width: 1, height: 1 },
  ...{ outside: [], cut: [], lowContrast: [], missingPictures: [] },
});

/** Serves the API over real HTTP on a free port. Without `limits`, API keys have practically no rate limit. */
export async function startApi(
  database: Database,
  limits: Record<string, string> = {},
  watching: Watching = {},
): Promise<TestApi> {
  const settings = readEnv({
    ...process.env,
    DATABASE_URL: '',
    REDIS_URL: '',
    DOCENT_RATE_LIMIT: '1000000',
    DOCENT_RATE_LIMIT_USERS: '1000000',
    ...limits,
  });
  // Tests of previews set another function afterwards.
  drawing.draw = drawPoint;
  // A limiter for each API: attempts are counted by address, which all tests share.
  const service = { ...(await openService(database, settings)), limiter: memoryLimiter() };
  const { routes, ofHost } = apiRoutes(service);
  const noPages = (_: unknown, res: ServerResponse) => void res.writeHead(404).end();
  const server = createHttpServer(database, routes, noPages, () => false, ofHost, watching);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `${origin}/api/v1`;
  return {
    url,
    mcpUrl: `${origin}/api/mcp`,
    call: callsTo(url),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.close();
    },
  };
}
