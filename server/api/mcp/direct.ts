import {
  classifyInboundRequest,
  isJSONRPCRequest,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type MessageClassification,
  PerRequestHTTPServerTransport,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { Ctx } from '../../identity/context';
import type { Header } from '../node-request';
import type { McpAnswer } from './answer';
import { toolServer } from './server';

const METHOD = 'tools/call';
const ANSWER_TYPES = ['application/json', 'text/event-stream'];

/** Carries one request to the SDK's server and its answer back, past the `Request`, `Response` and streams of the SDK's own. */
class DirectTransport extends PerRequestHTTPServerTransport {
  private answer: ((message: JSONRPCMessage | undefined) => void) | undefined;

  constructor(private readonly classification: MessageClassification) {
    super({ classification });
  }

  /** Resolves to undefined when the request is refused before a handler sees it: its HTTP status is for the SDK to choose. */
  deliver(request: JSONRPCRequest): Promise<JSONRPCMessage | undefined> {
    return new Promise((resolve) => {
      this.answer = () => resolve(undefined);
      this.onmessage?.(request, { classification: this.classification });
      this.answer = resolve;
    });
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    this.answer?.(message);
  }
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
    return isCall && version !== undefined ? { request, classification } : undefined;
  }
  if (route.kind !== 'legacy' || !isJSONRPCRequest(message) || message.method !== METHOD) return undefined;
  const isServed = version === undefined || SUPPORTED_PROTOCOL_VERSIONS.includes(version);
  return isServed ? { request: message, classification: { era: 'legacy' } } : undefined;
}

/** The answer as the SDK sends it: JSON, and to the protocols of 2025 a stream of one event. */
function toAnswer({ era }: MessageClassification, message: JSONRPCMessage): McpAnswer {
  const body = JSON.stringify(message);
  if (era === 'modern') return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
  const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };
  return { status: 200, headers, body: `event: message\ndata: ${body}\n\n` };
}

/** Answers the call of a tool; undefined where the SDK's handler has to, which has done nothing yet then. */
export async function answerDirectly(header: Header, ctx: Ctx, message: unknown): Promise<McpAnswer | undefined> {
  const call = findCall(message, header);
  if (!call) return undefined;
  const transport = new DirectTransport(call.classification);
  const { revision } = call.classification;
  await toolServer(ctx, message, revision === undefined ? undefined : [revision]).connect(transport);
  const answer = await transport.deliver(call.request);
  return answer && toAnswer(call.classification, answer);
}
