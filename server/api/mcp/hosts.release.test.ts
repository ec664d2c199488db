import { beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/registry';
import { hostFaults, type ListedTool } from '../../testing/host-schemas';
import { installNew } from '../../testing/installation';
import { installTools, programFile } from '../../testing/mcp-tools/install';
import { startDocent, startNode } from '../../testing/process';
import { MCP_PATH } from './handler';

beforeAll(installTools, 600_000);

const creating = definitions.map(({ entityType, example }) => {
  const { active: _, ...body } = example as Record<string, unknown>;
  return { name: 'create_widget', args: { type: entityType, ...body } };
});
const failing = {
  name: 'create_widget',
  args: { type: 'tour', name: 'T', steps: [{ type: 'welcome', selector: '#a' }] },
};

describe.each(['ai-sdk', 'openai-agents'])('a host on %s', (host) => {
  it('hands its model schemas that every provider takes, and creates a whole widget of each type', async () => {
    const { env, key } = await installNew('embedded');
    const { url } = await startDocent({ ...env, DOCENT_RATE_LIMIT: '1000000' });
    const calls = [...creating, failing];
    const { code, stdout, stderr } = await startNode([
      ...[programFile('hosts.mjs'), host, new URL(MCP_PATH, url).href, key, JSON.stringify(calls)],
    ]).exit;
    expect(code, stderr.slice(-3_000)).toBe(0);
    const { told, answers } = JSON.parse(stdout) as { told: ListedTool[]; answers: string[] };
    expect(told.map(({ name }) => name)).toContain('create_widget');
    expect(told.flatMap(hostFaults).filter((fault) => !/ has (\$schema|strict)$/.test(fault))).toEqual([]);
    expect(answers).toHaveLength(calls.length);

    const headers = { Authorization: `Bearer ${key}` };
    for (const { path, entityType, example, detail } of definitions) {
      const get = async (below: string) => (await fetch(`${url}/api/v1/${path}${below}`, { headers })).json();
      const [made] = (await get('')).data as { id: number }[];
      const widget = await get(`/${made?.id}`);
      expect([entityType, widget.active]).toEqual([entityType, false]);
      for (const field of Object.keys(detail)) {
        const sent = (example as Record<string, unknown>)[field];
        if (Array.isArray(widget[field]))
          expect([entityType, field, widget[field].length]).not.toEqual([entityType, field, 0]);
        if (Array.isArray(sent)) expect([entityType, field, widget[field]]).toMatchObject([entityType, field, sent]);
        if (typeof sent === 'string') expect([entityType, field, widget[field]]).toEqual([entityType, field, sent]);
      }
    }
    // What a failure is told as is up to the host; the AI SDK passes the message on.
    if (host === 'ai-sdk') expect(answers.at(-1)).toContain('did you mean `domQuery`');
    expect(answers.at(-1)).not.toBe('');
  }, 300_000);
});
