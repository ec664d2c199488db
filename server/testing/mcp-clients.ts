import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

export type ToolAnswer = { structuredContent?: Record<string, unknown>; content: { type: string; text?: string }[] };

/** The part of a client that the tests use, for clients of both generations. */
export type AnyClient = {
  listTools: () => Promise<{
    tools: { name: string; inputSchema: object; outputSchema?: object; annotations?: object }[];
  }>;
  callTool: (call: { name: string; arguments?: Record<string, unknown> }) => Promise<ToolAnswer>;
  listPrompts: () => Promise<{ prompts: { name: string }[] }>;
  getPrompt: (ask: {
    name: string;
    arguments?: Record<string, string>;
  }) => Promise<{ messages: { content: unknown }[] }>;
  listResources: () => Promise<{ resources: { uri: string }[] }>;
  listResourceTemplates: () => Promise<{ resourceTemplates: { uriTemplate: string }[] }>;
  readResource: (ask: { uri: string }) => Promise<{ contents: unknown[] }>;
  getInstructions: () => string | undefined;
  close: () => Promise<void>;
};

const who = { name: 'docent-tests', version: '1.0.0' };

/** A way to connect each generation of the official client. */
export const CLIENTS: Record<string, (url: string, key: string) => Promise<AnyClient>> = {
  '2026-07-28': async (url, key) => {
    const client = new Client(who, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    return client as unknown as AnyClient;
  },
  '2025-11-25': async (url, key) => {
    const client = new LegacyClient(who);
    const requestInit = { headers: { Authorization: `Bearer ${key}` } };
    await client.connect(new LegacyTransport(new URL(url), { requestInit }) as Parameters<typeof client.connect>[0]);
    return client as unknown as AnyClient;
  },
};
