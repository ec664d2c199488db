import type { App } from '@modelcontextprotocol/ext-apps';

/** A response of the server, or the reason why there is none. */
export type Answer =
  | { data: Record<string, unknown>; picture?: string; refusal?: undefined }
  | { data?: undefined; picture?: undefined; refusal: string };

/** The parts of a tool result that the app reads. */
export type Result = {
  content?: { type: string; text?: unknown; data?: unknown; mimeType?: unknown }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
};

const BOUNDARY = /^Each text between <(eu-[0-9a-f]{6})> and /;

function replaced(value: unknown, marks: RegExp): unknown {
  if (typeof value === 'string') return value.replace(marks, '');
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, marks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, marks)]));
}

/** Removes the marks around texts of end users, which are meant for models. People see them as plain text without marks. */
function withoutMarks({ untrusted, ...data }: Record<string, unknown>): Record<string, unknown> {
  const [, boundary] = BOUNDARY.exec(String(untrusted)) ?? [];
  if (boundary === undefined) return untrusted === undefined ? data : { untrusted, ...data };
  return replaced(data, new RegExp(`</?${boundary}>`, 'g')) as Record<string, unknown>;
}

/** Reads a tool result. */
export function answerOf({ content = [], structuredContent, isError }: Result): Answer {
  const text = content.flatMap((part) => (typeof part.text === 'string' ? [part.text] : [])).join('\n');
  if (isError || !structuredContent) return { refusal: text || 'The server sent no result.' };
  const picture = content.find(({ type, mimeType }) => type === 'image' && mimeType === 'image/png')?.data;
  return {
    data: withoutMarks(structuredContent),
    ...(typeof picture === 'string' ? { picture: `data:image/png;base64,${picture}` } : {}),
  };
}

/** The functions of the host that the app can use. */
export type Host = {
  /** False if the host does not forward calls: then the app is read-only and links to the dashboard. */
  canCall: boolean;
  call: (name: string, given: Record<string, unknown>) => Promise<Answer>;
  /** Undefined if the host does not open links. */
  openLink?: (url: string) => void;
  /** Sends the model a text about an action of the person. */
  tell: (text: string) => void;
};

/** The host of a connected app. */
export function hostOf(app: App): Host {
  const { serverTools, openLinks, updateModelContext } = app.getHostCapabilities() ?? {};
  return {
    canCall: serverTools !== undefined,
    call: async (name, given) => {
      try {
        return answerOf((await app.callServerTool({ name, arguments: given })) as Result);
      } catch (error) {
        // With an API key, the server returns protocol errors.
        return { refusal: error instanceof Error ? error.message.replace(/^MCP error -?\d+: /, '') : String(error) };
      }
    },
    ...(openLinks ? { openLink: (url: string) => void app.openLink({ url }).catch(() => {}) } : {}),
    tell: (text) => {
      if (updateModelContext) void app.updateModelContext({ content: [{ type: 'text', text }] }).catch(() => {});
    },
  };
}
