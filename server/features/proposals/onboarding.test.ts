import { expect, it } from 'vitest';
import { definitions } from '../../../widgets/generated/definitions';
import { companyDb } from '../../database/company-db';
import { openTestApi } from '../../testing/api';
import { openTestDatabase } from '../../testing/database';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { withTokens } from '../../testing/oauth-tokens';
import { createKey } from '../accounts/api-keys/service';

servePublicly();
const { api } = await openTestApi();
const database = await openTestDatabase();
const granted = grantCreator(database, api.mcpUrl);
const { callTool } = withTokens(api.mcpUrl);

/** Maximum tool calls of the agent. */
const MAX_CALLS = 12;

type Part = { kind: string; state: string; kept: string[]; reason: string | null };
type Made = { id: number; state: string; parts: Part[] };

/** An application that may only draft, and a key of the same company that may publish. */
async function openCompany() {
  const { companyId, token } = await granted(['read', 'write']);
  const { key } = await createKey(companyDb(database, companyId), companyId, { name: 'Full' });
  let calls = 0;
  const tool = async (name: string, args: object) => {
    calls += 1;
    const { answer } = await callTool(token, name, args);
    return answer.error ? { error: answer.error.data } : { made: answer.result?.structuredContent as Made };
  };
  const rest = async <T = Made>(method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as T;
  };
  return { tool, rest, calls: () => calls };
}

/** Calls a tool that is not in the list, as an agent does after `find_tools`. */
const hidden = (name: string, args: object) => ['use_write_tool', { name, arguments: args }] as const;

it('an agent prepares an onboarding that a person publishes in one call, and reverts in one call', async () => {
  const { tool, rest, calls } = await openCompany();
  const { id: tipId } = await rest('POST', '/smart-tips', { ...definitions.smartTip.example, active: true });
  const make = async (name: string, args: object) => {
    const { made, error } = await tool(name, args);
    expect(error).toBeUndefined();
    return made as Made;
  };

  await make('find_tools', { query: 'create_proposal create_segment update_widget_draft get_proposal' });
  const { id: proposalId } = await make(...hidden('create_proposal', { title: 'Onboarding' }));
  const rules = [{ type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' }];
  const segment = await make(...hidden('create_segment', { name: 'Pro', rules, proposalId }));
  const targeting = { rules: [{ type: 'user-segment', userSegmentId: segment.id, comparisonOperator: 'in' }] };
  const ids: Record<string, number> = {};
  for (const type of ['tour', 'checklist', 'announcement'] as const) {
    const { active: _, ...example } = { active: false, ...definitions[type].example };
    ids[type] = (await make('create_widget', { type, ...example, targeting, proposalId })).id;
  }
  await make(...hidden('update_widget_draft', { type: 'tip', id: tipId, title: 'Once more', proposalId }));
  const proposal = await make(...hidden('get_proposal', { id: proposalId }));
  expect(proposal.parts.map(({ kind }) => kind)).toEqual(['segment', 'widget', 'widget', 'widget', 'widget-draft']);
  expect(calls()).toBeLessThanOrEqual(MAX_CALLS);
  for (const name of ['publish_proposal', 'revert_proposal'])
    expect((await tool(...hidden(name, { id: proposalId }))).error).toMatchObject({ code: 'insufficient_scope' });

  const one = `/proposals/${proposalId}`;
  expect(await rest('POST', `${one}/publish`, {})).toMatchObject({ state: 'published' });
  const live = async () => (await rest<{ data: { id: number }[] }>('GET', '/widgets?status=live')).data.length;
  expect(await live()).toBe(4);
  expect(await rest('GET', `/smart-tips/${tipId}`)).toMatchObject({ title: 'Once more' });

  await rest('PATCH', `/announcements/${ids.announcement}`, { title: 'By a person' });
  const reverted = await rest('POST', `${one}/revert`);
  expect(reverted.state).toBe('reverted');
  expect(reverted.parts.map(({ kind, state, kept, reason }) => [kind, state, kept, reason])).toEqual([
    ['segment', 'kept', [], 'in_use'],
    ['widget', 'reverted', [], null],
    ['widget', 'reverted', [], null],
    ['widget', 'reverted', ['title'], null],
    ['widget-draft', 'reverted', [], null],
  ]);
  expect(await live()).toBe(1);
  expect(await rest('GET', `/smart-tips/${tipId}`)).toMatchObject({ title: definitions.smartTip.example.title });
  expect(await rest('GET', `/announcements/${ids.announcement}`)).toMatchObject({
    active: false,
    title: 'By a person',
  });
});
