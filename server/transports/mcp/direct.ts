import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { failure } from '../../operations/failure';
import type { Header } from '../node-request';
import type { McpAnswer } from './answer';
import { rpcError } from './rpc-error';
import { describeServer, type Ran, runCall } from './server';
import type { ToolCall } from './tool-call';

const METHOD = 'tools/call';
/** The protocol version that is answered here besides those of 2025. */
const MODERN_VERSION = '2026-07-28';
const ANSWER_TYPES = ['application/json', 'text/event-stream'];
const META_PREFIX = 'io.modelcontextprotocol/';

const name = z.string();
const givenArguments = z.record(z.string(), z.unknown()).optional();
const request = { jsonrpc: z.literal('2.0'), id: z.union([z.string(), z.int()]), method: z.literal(METHOD) };
const progressToken = z.union([z.string(), z.int()]).optional();
/** Nested objects: the SDK's handler answers messages with capabilities of another form. */
const capabilities = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown())));

/** A call as clients of the protocols of 2025 send it: without the keys in `_meta` that newer protocols define. */
const Legacy = z.strictObject({
  ...request,
  params: z.strictObject({
    name,
    arguments: givenArguments,
    _meta: z
      .looseObject({ progressToken })
      .refine((meta) => !Object.keys(meta).some((key) => key.startsWith(META_PREFIX)))
      .optional(),
  }),
});

/** A call as clients of the protocol of 2026 send it. */
const Modern = z.strictObject({
  ...request,
  params: z.strictObject({
    name,
    arguments: givenArguments,
    _meta: z.strictObject({
      progressToken,
      [`${META_PREFIX}protocolVersion`]: z.literal(MODERN_VERSION),
      [`${META_PREFIX}clientInfo`]: z
        .strictObject({ name: z.string(), title: z.string().optional(), version: z.string() })
        .optional(),
      [`${META_PREFIX}clientCapabilities`]: capabilities,
    }),
  }),
});

type Call = { isModern: boolean; id: string | number; name: string };

/**
 * Finds a tool call in a message that has the usual form, and headers that say the same. Undefined for all other messages, which the SDK's
 * handler answers; some of these are valid, but clients rarely send them.
 */
function findCall(message: unknown, header: Header): Call | undefined {
  if (!ANSWER_TYPES.every((type) => header('accept')?.includes(type))) return undefined;
  const version = header('mcp-protocol-version');
  const isModern = version === MODERN_VERSION;
  if (!isModern && version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) return undefined;
  const { data } = (isModern ? Modern : Legacy).safeParse(message);
  if (!data) return undefined;
  const { id, params } = data;
  if (isModern && (header('mcp-method') !== METHOD || header('mcp-name') !== params.name)) return undefined;
  return { isModern, id, name: params.name };
}

/** Writes a result in the form of its protocol. Takes over the JSON of its structured content, instead of writing that a second time. */
function writeResult({ isModern }: Call, { result, json }: Ran): string {
  const { content, structuredContent: _, ...others } = result;
  const more = isModern
    ? {
        ...others,
        resultType: 'complete',
        _meta: { ...others._meta, [`${META_PREFIX}serverInfo`]: describeServer() },
      }
    : others;
  const fields = JSON.stringify(more).slice(1, -1);
  return `{"content":${JSON.stringify(content)},"structuredContent":${json}${fields && `,${fields}`}}`;
}

/** The response to a call, with its failure as a JSON-RPC error. The keys are in the order in which the SDK's handler writes them. */
async function writeResponse(call: Call, asked: ToolCall): Promise<string> {
  const { id } = call;
  try {
    const ran = await runCall(asked, call.name);
    return `{"result":${writeResult(call, ran)},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
  } catch (error) {
    return JSON.stringify({ jsonrpc: '2.0', id, error: rpcError(failure(error)) });
  }
}

/**
 * Answers a tool call without the SDK, which validates a message eight times. The response is byte for byte that of the SDK's handler:
 * JSON, or an event stream with one event in the protocols of 2025.
 * @returns undefined for everything that is not a call of the usual form
 */
export async function answerDirectly(header: Header, asked: ToolCall): Promise<McpAnswer | undefined> {
  const call = findCall(asked.message, header);
  if (!call) return undefined;
  const body = await writeResponse(call, asked);
  if (call.isModern) return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return { status: 200, headers, body: `event: message\ndata: ${body}\n\n` };
}
