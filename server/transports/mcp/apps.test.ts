import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { Client as LegacyClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as LegacyTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { APP_URI } from './apps';
import { SHOWN_TOOLS } from './toolsets';

const { api } = await openTestApi();

const who = { name: 'docent-tests', version: '1.0.0' };
const extensions = { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } };

/** Clients of both generations, with or without the extension. */
const CONNECT = {
  '2026-07-28': async (url: string, key: string, capabilities: object) => {
    const client = new Client(who, { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } });
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: headers(key) }));
    return client;
  },
  '2025-11-25': async (url: string, key: string, capabilities: object) => {
    const client = new LegacyClient(who, { capabilities });
    const transport = new LegacyTransport(new URL(url), { requestInit: headers(key) });
    await client.connect(transport as Parameters<typeof client.connect>[0]);
    return client;
  },
};
const headers = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });

type Listed = { name: string; _meta?: { ui?: { resourceUri?: string; visibility?: string[] } } };

const isForModel = ({ _meta }: Listed) => _meta?.ui?.visibility?.includes('model') ?? true;

async function open(
  version: keyof typeof CONNECT,
  { query = '', apps = true, scopes }: { query?: string; apps?: boolean; scopes?: Scope[] } = {},
) {
  const { key } = await createTestCompany(await openTestDatabase(), scopes);
  const client = await CONNECT[version](api.mcpUrl + query, key, apps ? { extensions } : {});
  const { tools } = (await client.listTools()) as { tools: Listed[] };
  return { client, tools, named: (name: string) => tools.find((tool) => tool.name === name) };
}

describe.each(Object.keys(CONNECT) as (keyof typeof CONNECT)[])('a host of the protocol %s', (version) => {
  it('that shows apps gets a list that names the app, within the limits of the list', async () => {
    const { tools, named } = await open(version);
    const ofModel = tools.filter(isForModel);
    expect(ofModel.length).toBeLessThanOrEqual(30);
    expect(encode(JSON.stringify(ofModel)).length).toBeLessThanOrEqual(6_500);
    expect(named('show_result')?._meta?.ui).toEqual({ resourceUri: APP_URI });
    expect(named('get_nps_score')?._meta?.ui).toEqual({ resourceUri: APP_URI });
    expect(named('publish_proposal')?._meta?.ui).toEqual({ visibility: ['app'] });
    expect(named('preview_widget')?._meta?.ui).toEqual({ visibility: ['app'] });
    expect(named('publish_widget')?._meta).toBeUndefined();
  });

  it('that does not declare apps gets no tools or resources for apps', async () => {
    const { client, tools, named } = await open(version, { apps: false });
    expect(tools.filter(({ _meta }) => _meta?.ui)).toEqual([]);
    expect(named('show_result')).toBeUndefined();
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => uri.startsWith('ui:'))).toEqual([]);
    expect(client.getInstructions()).not.toContain('show_result');
  });

  it('lists and reads the app, a single document that loads no other files', async () => {
    const { client } = await open(version);
    expect(client.getInstructions()).toContain('show_result');
    expect(client.getServerCapabilities()?.extensions).toEqual({ [EXTENSION_ID]: {} });
    const { resources } = await client.listResources();
    expect(resources[0]).toMatchObject({ uri: APP_URI, mimeType: RESOURCE_MIME_TYPE });
    const { contents } = await client.readResource({ uri: APP_URI });
    const [app] = contents as { text: string; mimeType: string; _meta: object }[];
    expect(app?.mimeType).toBe(RESOURCE_MIME_TYPE);
    expect(app?._meta).toEqual({
      ui: {
        csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
        prefersBorder: true,
      },
    });
    expect(app?.text).toMatch(/^<!doctype html>/);
    expect(app?.text).not.toMatch(/<(script|link|img|iframe)[^>]+(src|href)=/);
  });

  it('calls the tools of the app through show_result, and no other tool', async () => {
    const { client } = await open(version, { query: '?errors=results' });
    const { structuredContent: made } = (await client.callTool({
      name: 'use_write_tool',
      arguments: { name: 'create_proposal', arguments: { title: 'Onboarding' } },
    })) as { structuredContent: { id: number; dashboardUrl: string } };
    expect(made.dashboardUrl).toMatch(/\/proposals\/\d+$/);
    const shown = await client.callTool({
      name: 'show_result',
      arguments: { name: 'get_proposal', arguments: { proposalId: made.id } },
    });
    expect(shown.structuredContent).toMatchObject({ id: made.id, title: 'Onboarding', parts: [] });
    const refused = await client.callTool({ name: 'show_result', arguments: { name: 'list_users' } });
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused.content)).toContain('list_users cannot be shown. Use one of: preview_widget');
  });
});

it('tools whose results the app shows refer to the app if they are listed themselves', async () => {
  const { named } = await open('2026-07-28', { query: '?toolsets=all' });
  for (const name of SHOWN_TOOLS) expect(named(name)?._meta?.ui).toEqual({ resourceUri: APP_URI });
  expect(named('show_result')).toBeUndefined();
});

it('without `publish`, the tools that publish are not listed for the app either', async () => {
  const { tools, named } = await open('2026-07-28', { scopes: ['read', 'write'] });
  expect(named('get_proposal')?._meta?.ui?.visibility).toEqual(['app']);
  expect(tools.filter(({ name }) => name.startsWith('publish_'))).toEqual([]);
});

it('the query parameter `apps` overrides what a host declares', async () => {
  const { named } = await open('2025-11-25', { query: '?apps=1', apps: false });
  expect(named('show_result')?._meta?.ui?.resourceUri).toBe(APP_URI);
  expect((await open('2026-07-28', { query: '?apps=0' })).named('show_result')).toBeUndefined();
});

it('find_tools names the tool that shows a result', async () => {
  const { client } = await open('2026-07-28');
  const found = await client.callTool({ name: 'find_tools', arguments: { query: 'get_survey_results' } });
  expect(found.structuredContent).toMatchObject({ tools: [{ name: 'get_survey_results', callWith: 'show_result' }] });
});
