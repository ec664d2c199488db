import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import type { Ctx } from '../../context';
import { env } from '../../env';
import type { DocentError } from '../../errors';
import { failure } from '../failure';
import { admit, type Service, service } from '../gate';
import { clientIp, readNodeBody } from '../node-request';
import type { Header, McpAnswer } from './answer';
import { answerCall, plainCall } from './plain-call';
import { serveMcp } from './server';
import { isUsersTool, rpcError } from './tools';

/** Where agents connect. */
export const MCP_PATH = '/api/mcp';

/** A request, whichever server it came through. */
export type McpRequest = {
  method: string;
  header: Header;
  ip: string;
  readBody: () => Promise<string>;
};

type Message = { id?: unknown; method?: unknown; params?: { name?: unknown } };

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function respond(status: number, error: object, id: unknown = null, headers: Record<string, string> = {}): McpAnswer {
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  return {
    status,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: known, error }),
  };
}

const refuse = (error: DocentError, id?: unknown, headers?: Record<string, string>) =>
  respond(error.status, rpcError(error), id, headers);

/** Refuses what a page of another site could have made a browser send (DNS rebinding). */
function foreignOrigin(request: McpRequest): McpAnswer | undefined {
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

/** Refuses what is no single message, before anyone looks at what it says. */
function malformed(request: McpRequest, parsed: { body: unknown } | undefined): McpAnswer | undefined {
  if (request.method !== 'POST')
    return respond(405, { code: -32000, message: 'Method not allowed.' }, null, { Allow: 'POST' });
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    return respond(415, { code: -32600, message: 'Send the message with Content-Type: application/json.' });
  if (!parsed) return respond(400, { code: -32700, message: 'The body is not valid JSON.' });
  if (Array.isArray(parsed.body))
    return respond(400, { code: -32600, message: 'Batches are not part of the protocol: send one message.' });
  return undefined;
}

async function answer(request: McpRequest, using: Service): Promise<McpAnswer> {
  const text = request.method === 'POST' ? await request.readBody().catch(failure) : '';
  const parsed = typeof text === 'string' && text ? parse(text) : undefined;
  const message = (parsed?.body ?? {}) as Message;
  const bucket = message.method === 'tools/call' && isUsersTool(message.params?.name) ? 'users' : 'api';
  const { headers, refusal, ctx } = await admit(using, {
    authorization: request.header('authorization'),
    ip: request.ip,
    bucket,
  });
  const respondTo = (caller: Ctx): McpAnswer | Promise<McpAnswer> => {
    if (typeof text !== 'string') return refuse(text);
    const wrong = malformed(request, parsed);
    if (wrong) return wrong;
    const call = plainCall(parsed?.body, request.header);
    return call ? answerCall(caller, call) : serveMcp(request.header, caller, parsed?.body);
  };
  const given = refusal || !ctx ? refuse(refusal ?? failure(undefined), message.id) : await respondTo(ctx);
  return { ...given, headers: { ...given.headers, ...headers, 'Cache-Control': 'no-store' } };
}

/** Answers a request to the MCP endpoint. Never throws: failures are JSON-RPC errors. */
export async function handleMcp(request: McpRequest, using?: Service): Promise<McpAnswer> {
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
  const { status, headers, body } = await handleMcp(
    {
      method: req.method ?? 'GET',
      header: (name) => req.headers[name] as string | undefined,
      ip: clientIp(req, options.trustProxy ?? false),
      readBody: () => readNodeBody(req),
    },
    options.service,
  );
  if (!req.complete) headers.Connection = 'close';
  if (typeof body === 'string') {
    res.writeHead(status, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).end(body);
    return;
  }
  res.writeHead(status, headers);
  await pipeline(Readable.fromWeb(body), res).catch(() => res.destroy());
}
