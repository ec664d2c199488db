import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  classifyInboundRequest,
  PROTOCOL_VERSION_META_KEY,
  SERVER_INFO_META_KEY,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Ctx } from '../../context';
import { failure } from '../failure';
import type { Header, McpAnswer } from './answer';
import { SERVER_INFO } from './server';
import { callTool, rpcError } from './tools';

type Json = Record<string, unknown>;

/** A `tools/call` that asks for nothing but the call. */
export type PlainCall = {
  id: string | number;
  /** The protocol it was made in: 2026-07-28, or one of 2025. */
  modern: boolean;
  name: string;
  input: Json;
};

const METHOD = 'tools/call';
const MODERN = '2026-07-28';
const ENVELOPE = new Set([PROTOCOL_VERSION_META_KEY, CLIENT_INFO_META_KEY, CLIENT_CAPABILITIES_META_KEY]);
const ANSWERS = ['application/json', 'text/event-stream'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isModern = (header: Header, name: string, meta: unknown): boolean =>
  header('mcp-protocol-version') === MODERN &&
  header('mcp-method') === METHOD &&
  header('mcp-name') === name &&
  isObject(meta) &&
  Object.keys(meta).every((key) => ENVELOPE.has(key));

const isLegacy = (header: Header, meta: unknown): boolean =>
  meta === undefined &&
  SUPPORTED_PROTOCOL_VERSIONS.includes(header('mcp-protocol-version') ?? SUPPORTED_PROTOCOL_VERSIONS[0] ?? '') &&
  ['mcp-method', 'mcp-name', 'mcp-session-id'].every((key) => header(key) === undefined);

/**
 * The call in a message, where the SDK would do nothing but pass it on. Undefined for everything else, and so for all that is odd or
 * wrong in the protocol: that is for the SDK to answer.
 */
export function plainCall(message: unknown, header: Header): PlainCall | undefined {
  if (!isObject(message) || message.method !== METHOD || !isObject(message.params)) return undefined;
  const { name, arguments: input = {}, _meta: meta, ...others } = message.params;
  if (typeof name !== 'string' || !isObject(input) || Object.keys(others).length) return undefined;
  if (!ANSWERS.every((type) => header('accept')?.includes(type))) return undefined;
  const route = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: header('mcp-protocol-version'),
    mcpMethodHeader: header('mcp-method'),
    mcpNameHeader: header('mcp-name'),
    body: message,
  });
  const isPlain =
    route.kind === 'modern'
      ? route.messageKind === 'request' && route.classification.revision === MODERN && isModern(header, name, meta)
      : route.kind === 'legacy' && route.reason === 'no-claim' && isLegacy(header, meta);
  return isPlain ? { id: message.id as string | number, modern: route.kind === 'modern', name, input } : undefined;
}

const COMPLETE = `,"resultType":"complete","_meta":${JSON.stringify({ [SERVER_INFO_META_KEY]: SERVER_INFO })}`;

/** The result stands in the message twice, as data and as text, and is long: it is turned into JSON once. */
async function respond(ctx: Ctx, { id, modern, name, input }: PlainCall): Promise<string> {
  try {
    const result = JSON.stringify(await callTool(ctx, name, input));
    const content = `[{"type":"text","text":${JSON.stringify(result)}}]`;
    const complete = modern ? COMPLETE : '';
    return `{"result":{"content":${content},"structuredContent":${result}${complete}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
  } catch (error) {
    return JSON.stringify({ jsonrpc: '2.0', id, error: rpcError(failure(error)) });
  }
}

/** Makes the call and answers as the SDK would: JSON, and to the protocols of 2025 as a stream of one event. Never throws. */
export async function answerCall(ctx: Ctx, call: PlainCall): Promise<McpAnswer> {
  const message = await respond(ctx, call);
  return call.modern
    ? { status: 200, headers: { 'Content-Type': 'application/json' }, body: message }
    : {
        status: 200,
        headers: { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' },
        body: `event: message\ndata: ${message}\n\n`,
      };
}
