import { expect, it } from 'vitest';
import { found } from '../../../platform/errors';
import { openTestApi } from '../../../testing/api';
import { openTestCaller, refusal } from '../../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { rpcFailure } from '../../../testing/mcp-calls';
import { CLIENTS } from '../../../testing/mcp-clients';

const { api: http } = await openTestApi();

async function openFilled() {
  const caller = await openTestCaller();
  const { api } = caller;
  const tour = await api.productTours.create({
    name: 'Zeppelin tour',
    steps: [{ type: 'welcome', title: 'Über den Wolken' }],
  });
  const { id: changelogId } = await api.changelogs.create({ name: 'News' });
  const post = await api.changelogPosts.create({
    changelogId,
    title: 'Exports',
    description: '<p>A zeppelin flies.</p>',
  });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Plans' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Next' });
  const item = await api.roadmapItems.create({ roadmapId, sectionId, name: 'Zeppelin mode' });
  const segment = await api.segments.create({
    name: 'Pilots',
    rules: [{ type: 'user-property', property: 'vehicle', comparisonOperator: 'equals', value: 'zeppelin' }],
  });
  const find = async (query: string) => (await api.search.search({ query })).results;
  return { ...caller, tour, post, item, segment, changelogId, roadmapId, find };
}

it('finds content of the company by words in any case, titles first, and fetches each result in full', async () => {
  const { api, find, tour, post, item, segment, changelogId, roadmapId } = await openFilled();
  const results = await find('ZEPPELIN');
  expect(results.map(({ id }) => id)).toEqual([
    `roadmapItem:${item.id}`,
    `tour:${tour.id}`,
    `segment:${segment.id}`,
    `changelogPost:${post.id}`,
  ]);
  const paths = results.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual([
    `/roadmaps/${roadmapId}`,
    `/builder/product-tours/${tour.id}`,
    `/segments/${segment.id}`,
    `/changelogs/${changelogId}/posts/${post.id}`,
  ]);
  for (const { id, title, url } of results) {
    const fetched = await api.search.fetch({ id });
    expect(fetched).toMatchObject({ id, title, url });
    expect(fetched.text.toLowerCase()).toContain('zeppelin');
    expect(fetched.metadata.type).toBe(id.split(':')[0]);
  }
  expect((await api.search.fetch({ id: `tour:${tour.id}` })).metadata).toEqual({ type: 'tour', status: 'draft' });
  expect((await find('about the uber wolken tours?'))[0]?.id).toBe(`tour:${tour.id}`);
  // A title that contains more words of the query ranks higher.
  expect((await find('zeppelin mode'))[0]?.id).toBe(`roadmapItem:${item.id}`);
});

it('accepts any query, and finds nothing without a matching word', async () => {
  const { find } = await openFilled();
  for (const query of ['.*', '?!', 'a', '(((', '\\', '[z', "'; DROP TABLE", '% _'])
    expect(await find(query)).toEqual([]);
  expect(await find('zep(pelin)? zeppelin')).toHaveLength(4);
});

it('leaves out archived widgets and content of other companies', async () => {
  const { api, find, tour, post, item, segment } = await openFilled();
  const other = await openTestCaller();
  expect((await other.api.search.search({ query: 'zeppelin' })).results).toEqual([]);
  const ids = [`tour:${tour.id}`, `changelogPost:${post.id}`, `roadmapItem:${item.id}`, `segment:${segment.id}`];
  for (const id of ids) expect((await refusal(other.api.search.fetch({ id }))).code).toBe('not_found');
  await api.productTours.archive({ id: tour.id });
  expect((await find('zeppelin')).map(({ id }) => id)).not.toContain(`tour:${tour.id}`);
  expect((await refusal(api.search.fetch({ id: `tour:${tour.id}` }))).code).toBe('not_found');
  expect((await refusal(api.search.fetch({ id: `checklist:${tour.id}` }))).code).toBe('not_found');
});

it.each(['x', 'tour:', 'tour:0', 'tour:9999999999', 'tour:1.5', 'user:ada', 'constructor:1', ':1', 'tour:1 '])(
  'finds no result with the id %j',
  async (id) => {
    const { api } = await openTestCaller();
    expect((await refusal(api.search.fetch({ id }))).code).toBe('not_found');
  },
);

it('finds nothing that end users wrote, and refuses a key without the `read` scope', async () => {
  const { api, as } = await openTestCaller();
  await api.users.put({ userId: 'zeppelin', metadata: { name: 'Zeppelin' } });
  expect((await api.search.search({ query: 'zeppelin' })).results).toEqual([]);
  const writer = as({ scopes: new Set(['write']) });
  for (const call of [writer.api.search.search({ query: 'x' }), writer.api.search.fetch({ id: 'tour:1' })])
    expect((await refusal(call)).code).toBe('insufficient_scope');
});

it.each(Object.entries(CLIENTS))('`search` and `fetch` have the form connectors expect: %s', async (_, connect) => {
  const { key } = await createTestCompany(await openTestDatabase());
  const made = await http.call('POST', '/product-tours', { key, body: { name: 'Zeppelin', steps: [] } });
  const client = await connect(`${http.mcpUrl}?toolsets=connector`, key);
  const { tools } = await client.listTools();
  for (const name of ['search', 'fetch']) {
    const tool = found(
      tools.find((one) => one.name === name),
      'Tool',
    );
    expect(tool.annotations).toMatchObject({ readOnlyHint: true });
    const { properties } = tool.inputSchema as { properties: Record<string, { type: string }> };
    const [argument] = Object.entries(properties);
    expect([argument?.[0], argument?.[1].type]).toEqual([name === 'search' ? 'query' : 'id', 'string']);
  }
  const call = async (name: string, args: object) => {
    const { content, structuredContent } = await client.callTool({ name, arguments: args as Record<string, unknown> });
    expect(content).toHaveLength(1);
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
    return structuredContent as Record<string, unknown>;
  };
  const { id } = made.body as { id: number };
  const result = { id: `tour:${id}`, title: 'Zeppelin', url: expect.stringMatching(/^https?:\/\//) };
  expect(await call('search', { query: 'zeppelin' })).toEqual({ results: [result] });
  expect(await call('fetch', { id: `tour:${id}` })).toEqual({
    ...result,
    text: expect.stringContaining('"Zeppelin"'),
    metadata: { type: 'tour', status: 'draft' },
  });
  const foreign = (await createTestCompany(await openTestDatabase())).key;
  const other = await connect(http.mcpUrl, foreign);
  expect(await rpcFailure(other.callTool({ name: 'fetch', arguments: { id: `tour:${id}` } }))).toMatchObject({
    code: -32004,
  });
  await Promise.all([client.close(), other.close()]);
});
