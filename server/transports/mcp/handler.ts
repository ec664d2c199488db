import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { localhostAllowedHostnames, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import { Ctx } from '../../auth/context';
import { resourceOf } from '../../auth/oauth/places';
import type { Scope } from '../../auth/scopes';
import { failure, failureHeaders } from '../../operations/failure';
import { env } from '../../platform/env';
import { DocentError, invalid } from '../../platform/errors';
import { readJson } from '../../platform/json-text';
import { appUrl, publicOrigin } from '../../platform/public-origin';
import { currentRequestId, noteRequest } from '../../platform/request-id';
import { clientIp, type Header, headersOf } from '../node-request';
import { challenge, scopeChallenge } from '../oauth/well-known';
import { runForCaller } from '../rate-limit/authenticate';
import { readNodeBody } from '../request-text';
import { sendWhole } from '../send-whole';
import type { Service } from '../service';
import type { McpAnswer } from './answer';
import { sessionWithApps, showsApps } from './apps';
import { answerDirectly } from './direct';
import { scopesToAskFor } from './failed-call';
import { rpcError } from './rpc-error';
import { serveMcp } from './server';
import type { ToolCall } from './tool-call';
import { allTools, isOneLookUp, isSecretTool, isUsersTool } from './tools';
import { selectionOf } from './toolsets';
import { resolveToolName } from './use-tools';

/** The path that agents connect to. */
export const MCP_PATH = '/api/mcp';

type Message = { id?: unknown; method?: unknown; params?: { name?: unknown; arguments?: unknown } };

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function respond(status: number, error: object, id: unknown = null, headers: Record<string, string> = {}): McpAnswer {
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  return {
    status,
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ jsonrpc: '2.0', id: known, error }),
  };
}

const refuse = (error: DocentError, id?: unknown) => respond(error.status, rpcError(error), id, failureHeaders(error));

/** True for the http origin of this host if its public URL is https: an attacker on the network could have forged the page. */
function isInsecureSelf(origin: string | undefined): boolean {
  const { protocol, host } = appUrl();
  return protocol === 'https:' && origin?.toLowerCase() === `http://${host}`;
}

const BOTH_FORMS = 'application/json, text/event-stream';
const ACCEPTS_JSON = /\*\/\*|application\/(?:json|\*)/i;

/** The protocol requires clients to accept JSON and event streams. Clients that accept only JSON, or anything, are treated as if they did. */
function acceptOf(header: Header): { header: Header; isJsonWanted: boolean } {
  const accept = header('accept') ?? '*/*';
  const isJsonWanted = !/text\/event-stream/i.test(accept) && ACCEPTS_JSON.test(accept);
  return { isJsonWanted, header: (name) => (isJsonWanted && name === 'accept' ? BOTH_FORMS : header(name)) };
}

/** The single message of an event stream, as JSON; other responses unchanged. */
async function asJson({ body, headers, ...answer }: McpAnswer): Promise<McpAnswer> {
  const isType = ([name]: [string, string]) => name.toLowerCase() === 'content-type';
  const type = Object.entries(headers).find(isType)?.[1] ?? '';
  if (!type.startsWith('text/event-stream')) return { body, headers, ...answer };
  const text = typeof body === 'string' ? body : await new Response(body as unknown as BodyInit).text();
  const messages = [...text.matchAll(/^data: ?(.+)$/gm)].flatMap(([, data = '']) => (data.trim() ? [data] : []));
  const others = Object.fromEntries(Object.entries(headers).filter((header) => !isType(header)));
  return { ...answer, headers: { ...others, ...JSON_TYPE }, body: messages.at(-1) ?? '' };
}

/** A call for which an application lacks a scope that its person can grant gets status 403, always as JSON. */
async function orAskForScopes(call: ToolCall, answered: McpAnswer): Promise<McpAnswer> {
  const scopes = scopesToAskFor(call);
  return scopes ? { ...(await asJson(answered)), status: 403, scopesToAskFor: scopes } : answered;
}

/** If the key of a request is missing or invalid: adds to the error how applications can sign a person in. */
const orSignIn = (refusal: DocentError): DocentError =>
  refusal.code === 'unauthorized'
    ? new DocentError(
        'unauthorized',
        `${refusal.message} Applications sign a person in by OAuth: the header WWW-Authenticate says where.`,
        refusal.details,
      )
    : refusal;

/** Refuses requests that a page of another site could have sent through a browser (DNS rebinding). */
function foreignOrigin(header: Header): McpAnswer | undefined {
  const known = [...localhostAllowedHostnames(), appUrl().hostname];
  const origin = validateOriginHeader(header('origin'), known);
  const isOwnScheme = !isInsecureSelf(header('origin'));
  // Behind a proxy, any host name is possible; a server that only this machine can reach knows its own host names.
  const local = localhostAllowedHostnames().includes(env().HOST);
  const isListed = env().DOCENT_MCP_ORIGINS.includes(header('origin')?.toLowerCase() ?? '');
  const isKnownHost = !local || validateHostHeader(header('host'), known).ok;
  if ((isListed || (origin.ok && isOwnScheme)) && isKnownHost) return undefined;
  return respond(403, { code: -32600, message: 'Requests from this origin are not allowed.' });
}

function parse(text: string): { message: unknown } | undefined {
  try {
    return { message: readJson(text).value };
  } catch {
    return undefined;
  }
}

/** Refuses a body that is not a single JSON-RPC message. */
function malformed(
  method: string | undefined,
  header: Header,
  parsed: ReturnType<typeof parse>,
): McpAnswer | undefined {
  if (method !== 'POST') return respond(405, { code: -32000, message: 'Method not allowed.' }, null, { Allow: 'POST' });
  if (!/^application\/json\s*(;|$)/i.test(header('content-type') ?? ''))
    return respond(415, { code: -32600, message: 'Send the message with Content-Type: application/json.' });
  if (!parsed) return respond(400, { code: -32700, message: 'The body is not valid JSON.' });
  if (Array.isArray(parsed.message))
    return respond(400, { code: -32600, message: 'Batches are not part of the protocol: send one message.' });
  return undefined;
}

type RpcFailure = { error?: { data?: { details?: object } } };

/** Adds the request id to an error. Protocol errors, some of which the SDK makes, lack it. */
function withRequestId({ status, body, ...answer }: McpAnswer): McpAnswer {
  const message = status >= 400 && typeof body === 'string' ? (parse(body)?.message as RpcFailure) : undefined;
  const error = message?.error;
  if (!error) return { status, body, ...answer };
  const details = { ...error.data?.details, requestId: currentRequestId() };
  return {
    status,
    ...answer,
    body: JSON.stringify({ ...message, error: { ...error, data: { ...error.data, details } } }),
  };
}

/** The parameter of a method that must be a text. */
const TEXT_PARAMETERS: Record<string, string> = {
  initialize: 'protocolVersion',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** @throws DocentError `validation_error`, in place of the SDK's internal error */
function requireText({ method, params }: Message): void {
  const path =
    typeof method === 'string' && Object.hasOwn(TEXT_PARAMETERS, method) ? TEXT_PARAMETERS[method] : undefined;
  if (path === undefined || typeof (params as Record<string, unknown> | undefined)?.[path] === 'string') return;
  throw invalid([{ path, code: 'invalid_type', message: 'Must be a text.' }]);
}

/** The context of a caller with the scope `read` only, so that every other check refuses a write too. */
const readOnlyContext = ({ database }: Service, { companyId, actor }: Ctx) =>
  new Ctx(database, companyId, {
    ...actor,
    scopes: new Set<Scope>([...actor.scopes].filter((scope) => scope === 'read')),
  });

/** Answers a request. Never throws: failures are JSON-RPC errors. */
async function answer(service: Service, req: IncomingMessage): Promise<McpAnswer> {
  const { header, isJsonWanted } = acceptOf(headersOf(req));
  const foreign = foreignOrigin(header);
  if (foreign) return withRequestId(foreign);
  const text = req.method === 'POST' ? await readNodeBody(req).catch(failure) : '';
  const parsed = typeof text === 'string' && text ? parse(text) : undefined;
  const { id, method, params } = (parsed?.message ?? {}) as Message;
  const tool = resolveToolName(params?.name, params?.arguments);
  const isCall = method === 'tools/call';
  if (isCall && typeof tool === 'string' && allTools().has(tool)) noteRequest({ tool });
  const { origin } = publicOrigin(req.socket.localPort);
  const answerTo = async (ctx: Ctx): Promise<McpAnswer> => {
    if (typeof text !== 'string') return refuse(text);
    const refused = malformed(req.method, header, parsed);
    if (refused) return refused;
    const isDeclared = showsApps(parsed?.message, header);
    const selection = { apps: isDeclared, ...selectionOf(req.url ?? '/', header) };
    requireText({ method, params });
    const call: ToolCall = {
      ctx: selection.readonly ? readOnlyContext(service, ctx) : ctx,
      message: parsed?.message,
      selection,
    };
    const served = await orAskForScopes(call, (await answerDirectly(header, call)) ?? (await serveMcp(header, call)));
    const { headers: own, ...given } = isJsonWanted ? await asJson(served) : served;
    return { ...given, headers: method === 'initialize' && isDeclared ? { ...own, ...sessionWithApps() } : own };
  };
  const { headers, refusal, outcome } = await runForCaller(
    service,
    {
      authorization: header('authorization'),
      ip: clientIp(req, service.trustProxy),
      limit: isCall && isUsersTool(tool) ? 'users' : 'api',
      resource: resourceOf(origin),
    },
    {
      work: (ctx) => answerTo(ctx).catch((error) => refuse(failure(error), id)),
      isOneLookUp: isCall && isOneLookUp(tool),
    },
  );
  if (headers['WWW-Authenticate']) headers['WWW-Authenticate'] = challenge(origin, header('authorization'));
  const given = refusal ? refuse(orSignIn(refusal), id) : outcome;
  if (given.scopesToAskFor) headers['WWW-Authenticate'] = scopeChallenge(origin, given.scopesToAskFor);
  return {
    ...withRequestId(given),
    headers: { ...given.headers, ...headers, 'Cache-Control': 'no-store' },
    secret: isSecretTool(tool),
  };
}

/** Serves MCP. */
export const mcpHandler =
  (service: Service) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { status, headers, body, secret } = await answer(service, req);
    res.statusCode = status;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    if (typeof body === 'string') return sendWhole(req, res, body, { secret });
    await pipeline(Readable.fromWeb(body), res).catch(() => res.destroy());
  };
