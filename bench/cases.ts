import type { ClientBodies } from './client-data';
import type { Target } from './open-loop';

/** A row of the table. `counted`: Docent counts the requests for the rate limit, so the baseline is also measured with counting. */
export type Case = Omit<Target, 'url'> & { path: string; counted: boolean };

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** The headers of a request that a page of another origin sends. */
const FROM_A_PAGE = { 'Content-Type': 'text/plain;charset=UTF-8', Origin: 'https://app.example' };

/** The rows by their label. */
export function casesOf(keys: string[], client: ClientBodies): Record<string, Case> {
  const rest = { keys, counted: true, headers: {}, method: 'GET' };
  const browser = { keys: [], counted: false, headers: FROM_A_PAGE, method: 'POST' };
  return {
    'get one widget': { ...rest, path: '/v1/product-tours/500' },
    'list 50 widgets': { ...rest, path: '/v1/product-tours?limit=50' },
    'PATCH a user': {
      ...rest,
      path: '/v1/users/user-1',
      method: 'PATCH',
      headers: JSON_TYPE,
      body: '{"metadata":{"seats":7}}',
    },
    bootstrap: { ...browser, path: '/client/bootstrap', body: client.bootstrap },
    events: { ...browser, path: '/client/events', body: client.events },
  };
}

const TOOL_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'get_product_tour',
    arguments: { id: 500 },
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
};

/** The same read as in the first row, made by an agent through MCP. */
export const toolCall = (keys: string[]): Omit<Target, 'url'> => ({
  keys,
  method: 'POST',
  headers: {
    ...JSON_TYPE,
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'get_product_tour',
  },
  body: JSON.stringify(TOOL_CALL),
});
