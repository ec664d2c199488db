import { callsTo } from './http';
import type { TestApplication } from './oauth';

/** The response of the token endpoint. */
export type Tokens = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  error?: string;
};

type Result = { structuredContent: object; isError?: boolean; tools?: { name: string }[] };
type ToolAnswer = { result?: Result; error?: { message?: string; data: object } };

/** Moves the error of a tool result to where a JSON-RPC error is, so that both are read alike. */
const withError = (answer: ToolAnswer): ToolAnswer =>
  answer.result?.isError
    ? { ...answer, error: { data: (answer.result.structuredContent as { error: object }).error } }
    : answer;

/** Sends MCP requests with an access token, and requests to the token endpoint. */
export const withTokens = (mcpUrl: string) => {
  const { origin } = new URL(mcpUrl);

  async function send(token: string, method: string, params: object) {
    const body = { jsonrpc: '2.0', id: 1, method, params };
    const headers = { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' };
    const { status, text, headers: given } = await callsTo('')('POST', mcpUrl, { key: token, body, headers });
    const [, event] = /^data: (.+)$/m.exec(text) ?? [];
    return { status, answer: withError(JSON.parse(event ?? text) as ToolAnswer), given };
  }

  const toToken = (params: Record<string, string>) =>
    fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(params) });

  return {
    callTool: (token: string, name: string, args: object = {}) => send(token, 'tools/call', { name, arguments: args }),
    listTools: async (token: string) =>
      (await send(token, 'tools/list', {})).answer.result?.tools?.map(({ name }) => name) ?? [],
    toToken,
    /** Uses the refresh token of an application, with `more` parameters. */
    async refresh(application: TestApplication, more: Record<string, string> = {}) {
      const response = await toToken({
        grant_type: 'refresh_token',
        client_id: clientIdOf(application),
        refresh_token: application.kept?.refresh_token ?? '',
        ...more,
      });
      return { status: response.status, tokens: (await response.json()) as Tokens };
    },
  };
};

export const clientIdOf = (application: TestApplication): string => application.information?.client_id ?? '';
