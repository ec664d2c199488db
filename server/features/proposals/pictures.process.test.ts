import { existsSync } from 'node:fs';
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../e2e/support/chromium.mjs';
import { definitions } from '../../../widgets/generated/definitions';
import { companyDb } from '../../database/company-db';
import { openTestDatabase } from '../../testing/database';
import { startApi, type TestApi } from '../../testing/http';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { createKey } from '../accounts/api-keys/service';
import { closeBrowser, drawInBrowser } from '../previews/browser';
import { drawing } from '../previews/pictures';

const CHROMIUM = findChromium();
// The environment is read once, after this line.
if (CHROMIUM) process.env.CHROMIUM_PATH = CHROMIUM;
servePublicly();

/** Maximum tool calls of the agent. */
const MAX_CALLS = 12;

type Part = { type: string | null; targetId: number; pictures: { before: string | null; after: string | null } | null };
type Made = { id: number; parts: Part[]; width: number; cut: string[] };

describe.skipIf(!existsSync(CHROMIUM ?? ''))('an agent that may only draft', () => {
  let api: TestApi;
  let client: Client;
  let key: string;
  let calls = 0;

  beforeAll(async () => {
    const database = await openTestDatabase();
    api = await startApi(database);
    drawing.draw = drawInBrowser;
    const { companyId, token } = await grantCreator(database, api.mcpUrl)(['read', 'write']);
    key = (await createKey(companyDb(database, companyId), companyId, { name: 'Full' })).key;
    client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(api.mcpUrl), {
        requestInit: { headers: { Authorization: `Bearer ${token}` } },
      }),
    );
  });
  afterAll(async () => {
    await client.close();
    await closeBrowser();
    await api.stop();
  });

  const call = async (name: string, args: object): Promise<CallToolResult> => {
    calls += 1;
    const result = await client.callTool({ name, arguments: { ...args } });
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy();
    return result;
  };
  const make = async (name: string, args: object) => (await call(name, args)).structuredContent as unknown as Made;
  /** The name and arguments with which an agent calls a tool that is not in the list, after `find_tools`. */
  const hidden = (name: string, args: object) => ['use_write_tool', { name, arguments: args }] as const;

  test('proposes five parts and sees a picture of each widget, in few calls', async () => {
    const tip = { ...definitions.smartTip.example, active: true };
    const { id: tipId } = (await api.call('POST', '/smart-tips', { key, body: tip })).body as Made;
    const query = 'create_proposal create_segment update_widget_draft get_proposal preview_widget';
    await call('find_tools', { query });
    const { id: proposalId } = await make(...hidden('create_proposal', { title: 'Onboarding' }));
    const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
    const { id: userSegmentId } = await make(...hidden('create_segment', { name: 'Pro', rules, proposalId }));
    const targeting = { rules: [{ type: 'user-segment', userSegmentId, comparisonOperator: 'in' }] };
    for (const type of ['tour', 'checklist', 'announcement'] as const) {
      const { active: _, ...example } = { active: false, ...definitions[type].example };
      await call('create_widget', { type, ...example, targeting, proposalId });
    }
    await call(...hidden('update_widget_draft', { type: 'tip', id: tipId, title: 'Once more', proposalId }));
    const { parts } = await make(...hidden('get_proposal', { id: proposalId }));
    const seen: string[] = [];
    for (const { type, targetId, pictures } of parts) {
      if (!pictures?.after) continue;
      const draft = new URL(pictures.after).searchParams.get('draft') === 'true';
      const { content } = await call(...hidden('preview_widget', { type, id: targetId, draft }));
      const [picture] = content;
      if (picture?.type === 'image') seen.push(picture.data);
      // The URL in `pictures` returns the same picture.
      const { pathname, search } = new URL(pictures.after);
      const answer = await fetch(new URL(pathname + search, api.mcpUrl), {
        headers: { Authorization: `Bearer ${key}` },
      });
      expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(
        picture?.type === 'image' && picture.data,
      );
    }
    expect(new Set(seen).size).toBe(4);
    expect(calls).toBeLessThanOrEqual(MAX_CALLS);
  });
});
