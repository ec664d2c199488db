import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { env } from '../../env';
import type { DocentError } from '../../errors';
import { failure } from '../failure';
import { admit, type Service, service } from '../gate';
import { clientIp, readNodeBody } from '../node-request';
import { serveMcp } from './server';
import { isUsersTool, rpcError } from './tools';

/** Where agents connect. */
export const MCP_PATH = '/api/mcp';

/** A request, whichever server it came through. */
export type McpRequest = {
  method: string;
  header: (name: string) => string | undefined;
  ip: string;
  readBody: () => Promise<string>;
};

type Message = { id?: unknown; method?: unknown; params?: { name?: unknown } };

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function respond(status: number, error: object, id: unknown = null, headers: Record<string, string> = {}): Response {
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: known, error }), {
    status,
    headers: { ...JSON_TYPE, ...headers },
  });
}

const refuse = (error: DocentError, id?: unknown, headers?: Record<string, string>) =>
  respond(error.status, rpcError(error), id, headers);

/** Refuses what a page of another site could have made a browser send (DNS rebinding). */
function foreignOrigin(request: McpRequest): Response | undefined {
  const known = [...localhostAllowedHostnames(), new URL(env().APP_URL).hostname];
  const origin = validateOriginHeader(request.header('origin'), known);
  // Behind a proxy the host is whatever it says; a server that only this machine reaches knows its names.
  const local = localhostAllowedHostnames().includes(env().HOST);
  const host = local ? validateHostHeader(request.header('host'), known) : { ok: true as const };
  if (origin.ok && host.ok) return undefined;
  return respond(403, { code: -32600, message: 'Requests from this origin are not allowed.' });
}

function parse(text: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

async function answer(request: McpRequest, using: Service): Promise<Response> {
  const text = request.method === 'POST' ? await request.readBody().catch(failure) : '';
  const parsed = typeof text === 'string' && text ? parse(text) : undefined;
  const message = (parsed?.body ?? {}) as Message;
  const bucket = message.method === 'tools/call' && isUsersTool(message.params?.name) ? 'users' : 'api';
  const { headers, refusal, ctx } = await admit(using, {
    authorization: request.header('authorization'),
    ip: request.ip,
    bucket,
  });
  const withHeaders = (response: Response) => {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
  if (refusal || !ctx) return withHeaders(refuse(refusal ?? failure(undefined), message.id));
  if (request.method !== 'POST')
    return withHeaders(respond(405, { code: -32000, message: 'Method not allowed.' }, null, { Allow: 'POST' }));
  if (typeof text !== 'string') return withHeaders(refuse(text));
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    return withHeaders(
      respond(415, { code: -32600, message: 'Send the message with Content-Type: application/json.' }),
    );
  if (!parsed) return withHeaders(respond(400, { code: -32700, message: 'The body is not valid JSON.' }));
  if (Array.isArray(parsed.body))
    return withHeaders(
      respond(400, { code: -32600, message: 'Batches are not part of the protocol: send one message.' }),
    );
  const forSdk = new Request(`http://localhost${MCP_PATH}`, {
    method: 'POST',
    headers: sdkHeaders(request),
  });
  return withHeaders(await serveMcp(forSdk, ctx, parsed.body));
}

const SDK_HEADERS = [
  'accept',
  'content-type',
  'mcp-protocol-version',
  'mcp-session-id',
  'mcp-method',
  'mcp-name',
  'traceparent',
];

const sdkHeaders = (request: McpRequest): Record<string, string> =>
  Object.fromEntries(
    SDK_HEADERS.flatMap((name) => (request.header(name) === undefined ? [] : [[name, request.header(name) as string]])),
  );

/** Answers a request to the MCP endpoint. Never throws: failures are JSON-RPC errors. */
export async function handleMcp(request: McpRequest, using?: Service): Promise<Response> {
  try {
    return foreignOrigin(request) ?? (await answer(request, using ?? (await service())));
  } catch (error) {
    return refuse(failure(error));
  }
}

/** MCP on Node's own server. */
export async function handleMcpNode(
  req: IncomingMessage,
  res: ServerResponse,
  options: { service?: Service; trustProxy?: boolean } = {},
): Promise<void> {
  const response = await handleMcp(
    {
      method: req.method ?? 'GET',
      header: (name) => req.headers[name] as string | undefined,
      ip: clientIp(req, options.trustProxy ?? false),
      readBody: () => readNodeBody(req),
    },
    options.service,
  );
  const headers = { ...Object.fromEntries(response.headers), ...(req.complete ? {} : { Connection: 'close' }) };
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const body = Buffer.from(await response.arrayBuffer());
    res.writeHead(response.status, { ...headers, 'Content-Length': body.length }).end(body);
    return;
  }
  res.writeHead(response.status, headers);
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), res).catch(() => res.destroy());
  else res.end();
}
