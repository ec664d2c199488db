import { expect, it } from 'vitest';
import { openTestApi } from '../../../testing/api';
import { allTools } from '../../../transports/mcp/tools';

const { api, key } = await openTestApi();

const READY = { name: 'T', steps: [{ type: 'welcome', title: 'Hi' }], targeting: { showOnAllPages: true } };
const call = async (method: string, path: string, body: object = {}, by = key) => {
  // Errors contain the request id. With the same id, whole errors can be compared.
  const headers = { 'X-Request-Id': 'same-id' };
  const answer = await api.call(method, path, { key: by, headers, ...(method === 'GET' ? {} : { body }) });
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};
const make = async (body: object) => (await call('POST', '/product-tours', body)).body.id;

it('publishes a widget and takes it down; a repeated call changes nothing', async () => {
  const id = await make(READY);
  const act = (verb: string) => call('POST', `/widgets/product-tours/${id}/${verb}`);
  for (const _ of [1, 2])
    expect(await act('publish')).toMatchObject({ status: 200, body: { id, active: true, version: 2 } });
  expect((await call('GET', `/product-tours/${id}`)).body.active).toBe(true);
  for (const _ of [1, 2])
    expect(await act('take-down')).toMatchObject({ status: 200, body: { active: false, version: 3 } });
});

it('refuses a widget with unmet requirements, another version, and another type', async () => {
  const id = await make({ name: 'T' });
  const refused = await call('POST', `/widgets/product-tours/${id}/publish`);
  expect(refused).toMatchObject({ status: 400, body: { error: { details: { unmet: ['steps', 'targeting'] } } } });
  const stale = await call('POST', `/widgets/product-tours/${id}/publish`, { expectedVersion: 9 });
  expect(stale).toMatchObject({ status: 409, body: { error: { code: 'edit_conflict' } } });
  expect((await call('POST', `/widgets/checklists/${id}/publish`)).status).toBe(404);
});

it('a key without `publish` gets the same errors as from the update operation', async () => {
  const made = await call('POST', '/api-keys', { name: 'e', scopes: ['read', 'write'] });
  const editor = made.body.key as string;
  const [draft, live] = [await make(READY), await make({ ...READY, active: true })];
  for (const [verb, active] of [
    ['publish', true],
    ['take-down', false],
  ] as const)
    for (const id of [draft, live, 999_999]) {
      const [own, update] = [
        await call('POST', `/widgets/product-tours/${id}/${verb}`, {}, editor),
        await call('PATCH', `/product-tours/${id}`, { active }, editor),
      ];
      expect([verb, id, own.status, own.body.error]).toEqual([verb, id, update.status, update.body.error]);
    }
  const callAsEditor = (verb: string, id: unknown) => call('POST', `/widgets/product-tours/${id}/${verb}`, {}, editor);
  for (const verb of ['publish', 'take-down'])
    expect(await callAsEditor(verb, live)).toMatchObject({ status: 409, body: { error: { code: 'widget_is_live' } } });
  expect(await callAsEditor('publish', draft)).toMatchObject({
    status: 403,
    body: { error: { code: 'insufficient_scope', details: { requiredScope: 'publish' } } },
  });
  expect(await callAsEditor('take-down', draft)).toMatchObject({ status: 200, body: { active: false, version: 1 } });
});

it('both tools are marked as destructive, so that MCP hosts ask before the call', () => {
  for (const name of ['publish_widget', 'take_down_widget'])
    expect(allTools().get(name)?.tool.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
});
