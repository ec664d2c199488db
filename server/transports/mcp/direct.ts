import {
  classifyInboundRequest,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  type RequestId,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Scope } from '../../auth/scopes';
import { found } from '../../platform/errors';
import type { Header } from '../node-request';
import type { McpAnswer } from './answer';
import { scopesToAskFor } from './failed-call';
import { toolServer } from './server';
import type { ToolCall } from './tool-call';

const METHOD = 'tools/call';
/** The protocol version that is answered here besides those of 2025. An unknown version must not start a server. */
const MODERN_VERSION = '2026-07-28';
const ANSWER_TYPES = ['application/json', 'text/event-stream'];

type Resolve = (message: JSONRPCMessage | undefined) => void;

/**
 * Carries calls to one server of the SDK and their answers back, past the `Request`, `Response` and streams of the SDK's own.
 * Each call gets an id of ours, so that callers' ids, which need not differ, share the server.
 */
class DirectTransport extends PerRequestHTTPServerTransport {
  private readonly pending = new Map<RequestId, Resolve>();
  private last = 0;

  constructor(private readonly classification: MessageClassification) {
    super({ classification });
  }

  /** Resolves to undefined when the request is refused before a handler sees it: its HTTP status is for the SDK to choose. */
  deliver(request: JSONRPCRequest, calls: Map<RequestId, ToolCall>, call: ToolCall) {
    const id = ++this.last;
    calls.set(id, call);
    const answer = new Promise<JSONRPCMessage | undefined>((resolve) => {
      this.pending.set(id, () => resolve(undefined));
      this.onmessage?.({ ...request, id }, { classification: this.classification });
      this.pending.set(id, (message) => resolve(message && { ...message, id: request.id }));
    });
    return answer.finally(() => {
      calls.delete(id);
      this.pending.delete(id);
    });
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    if ('id' in message && message.id !== undefined) this.pending.get(message.id)?.(message);
  }
}

/** A server of the SDK that lives as long as the process, for one version of the protocol. */
async function openServer(classification: MessageClassification) {
  const calls = new Map<RequestId, ToolCall>();
  const { revision } = classification;
  const transport = new DirectTransport(classification);
  const server = toolServer((id) => found(calls.get(id), 'Call'), revision === undefined ? undefined : [revision]);
  await server.connect(transport);
  return (request: JSONRPCRequest, call: ToolCall) => transport.deliver(request, calls, call);
}

const servers = new Map<string | undefined, ReturnType<typeof openServer>>();

function serverOf(classification: MessageClassification): ReturnType<typeof openServer> {
  const known = servers.get(classification.revision);
  if (known) return known;
  const opened = openServer(classification);
  servers.set(classification.revision, opened);
  return opened;
}

type Call = { request: JSONRPCRequest; classification: MessageClassification };

/** Finds the call of a tool in a message whose headers say the same; undefined for everything else. */
function findCall(message: unknown, header: Header): Call | undefined {
  if (!ANSWER_TYPES.every((type) => header('accept')?.includes(type))) return undefined;
  const [version, method, name] = [header('mcp-protocol-version'), header('mcp-method'), header('mcp-name')];
  const route = classifyInboundRequest({
    httpMethod: 'POST',
    protocolVersionHeader: version,
    mcpMethodHeader: method,
    mcpNameHeader: name,
    body: message,
  });
  if (route.kind === 'modern' && route.messageKind === 'request') {
    const { message: request, classification } = route;
    const isCall = request.method === METHOD && method === METHOD && name === request.params?.name;
    const isServed = version === MODERN_VERSION && classification.revision === MODERN_VERSION;
    return isCall && isServed ? { request, classification } : undefined;
  }
  if (route.kind !== 'legacy' || !isJSONRPCRequest(message) || message.method !== METHOD) return undefined;
  const isServed = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version);
  return isServed ? { request: message, classification: { era: 'legacy' } } : undefined;
}

/**
 * The answer as the SDK sends it: JSON, and to the protocols of 2025 a stream of one event. An application that lacks a scope which its
 * person can grant is answered with status 403, always as JSON.
 */
function toAnswer({ era }: MessageClassification, message: JSONRPCMessage, scopes?: Scope[]): McpAnswer {
  const body = JSON.stringify(message);
  if (scopes) return { status: 403, headers: { 'Content-Type': 'application/json' }, body, scopesToAskFor: scopes };
  if (era === 'modern') return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return { status: 200, headers, body: `event: message\ndata: ${body}\n\n` };
}

/** Answers the call of a tool; undefined where the SDK's handler has to, which has done nothing yet then. */
export async function answerDirectly(header: Header, asked: ToolCall): Promise<McpAnswer | undefined> {
  const call = findCall(asked.message, header);
  if (!call) return undefined;
  const deliver = await serverOf(call.classification);
  const answer = await deliver(call.request, asked);
  return answer && toAnswer(call.classification, answer, scopesToAskFor(asked));
}
