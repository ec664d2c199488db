import { beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { hostFaults, type ListedTool } from '../../testing/host-schemas';
import { installNew } from '../../testing/installation';
import { installTools, programFile } from '../../testing/mcp-tools/install';
import { startDocent, startNode } from '../../testing/process';
import { MCP_PATH } from './handler';

beforeAll(installTools);

const creating = definitions.map(({ entityType, example }) => {
  const { active: _, ...body } = example as Record<string, unknown>;
  return { name: 'create_widget', args: { type: entityType, ...body } };
});
const tourWith = (fields: object) => ({ type: 'tour', name: 'Mended', steps: [{ type: 'highlight', ...fields }] });
/** A call that fails, and its correction from the error message. */
const failing = { name: 'create_widget', args: tourWith({ selector: '#a' }), mended: tourWith({ domQuery: '#a' }) };

/** Differences in schemas that a library causes: LangChain's adapter cannot represent nullable fields and allows any value. */
const OWN_FAULTS: Record<string, RegExp> = { langchain: / has (\$schema|strict|no type)$/ };
const USUAL_FAULTS = / has (\$schema|strict)$/;

/** Calls `create_tag`, which is not listed, through a tool that is listed. */
const unlisted = { name: 'use_write_tool', args: { name: 'create_tag', arguments: { name: 'untagged' } } };

describe.each(['ai-sdk', 'openai-agents', 'langchain', 'google-genai'])('a host on %s', (host) => {
  it('accepts the list of tools, creates a widget of each type, reads why a call failed, and corrects it', async () => {
    const { env, key } = await installNew('embedded');
    const { url } = await startDocent({ ...env, DOCENT_RATE_LIMIT: '1000000' });
    const calls = [...creating, failing, unlisted];
    const { code, stdout, stderr } = await startNode([
      ...[programFile('hosts.mjs'), host, `${new URL(MCP_PATH, url).href}?errors=results`, key, JSON.stringify(calls)],
    ]).exit;
    expect(code, stderr.slice(-3_000)).toBe(0);
    const { told, answers } = JSON.parse(stdout) as { told: ListedTool[]; answers: string[] };
    expect(told.map(({ name }) => name)).toContain('create_widget');
    expect(told.flatMap(hostFaults).filter((fault) => !(OWN_FAULTS[host] ?? USUAL_FAULTS).test(fault))).toEqual([]);
    // The failed call was repeated.
    expect(answers).toHaveLength(calls.length + 1);

    const headers = { Authorization: `Bearer ${key}` };
    for (const { path, entityType, example, detail } of definitions) {
      const get = async (below: string) => (await fetch(`${url}/api/v1/${path}${below}`, { headers })).json();
      const made = ((await get('')).data as { id: number; name: string }[]).find(({ name }) => name !== 'Mended');
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
    expect(answers.at(-3)).toContain('validation_error: steps[0].selector: Unknown field; did you mean `domQuery`');
    const { data: tours } = await (await fetch(`${url}/api/v1/product-tours`, { headers })).json();
    const [mended] = (tours as { id: number; name: string }[]).filter(({ name }) => name === 'Mended');
    const written = await (await fetch(`${url}/api/v1/product-tours/${mended?.id}`, { headers })).json();
    expect(written).toMatchObject({ name: 'Mended', steps: [{ type: 'highlight', domQuery: '#a' }] });
    expect(answers.at(-1)).toContain('untagged');
  });
});
