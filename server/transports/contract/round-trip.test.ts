import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_SCOPES } from '../../auth/scopes';
import { openTestApi } from '../../testing/api';
import { callerIn, openTestCaller, refusal } from '../../testing/caller';
import { openTestDatabase } from '../../testing/database';
import { type Fixture, fillCompany, fillPath } from '../../testing/fixture';
import { pathArguments, toolOf } from '../../testing/mcp-calls';
import { CLIENTS } from '../../testing/mcp-clients';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { withoutMarks } from '../mcp/end-user-texts';
import { type Route, routes } from '../rest/routes';

type Json = Record<string, unknown>;

servePublicly();
const { api } = await openTestApi();
// The body of these routes is that of the widget type, which merge.test.ts and drafts.test.ts cover. Drafts are read separately. The `id`
// of a scheduled action differs from the widget id in its path.
const OTHER_BODIES = [
  '/widgets/move',
  '/widgets/{widgetType}/{id}',
  '/widgets/{widgetType}/{id}/schedule/{scheduleId}',
];
const changes = routes.filter(
  ({ method, template }) => method === 'PATCH' && !OTHER_BODIES.includes(template) && !template.endsWith('/draft'),
);
let key: string;
/** The token of an application with every scope. */
let token: string;
let own: Fixture;
beforeAll(async () => {
  const database = await openTestDatabase();
  const { companyId, ...application } = await grantCreator(database, api.mcpUrl)(ALL_SCOPES);
  token = application.token;
  key = (await callerIn(database, companyId).api.apiKeys.create({ name: 'Key', scopes: ALL_SCOPES })).key;
  own = await fillCompany(api, key);
});

const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, path, { key, body });
  return { status: answer.status, body: answer.body as Json };
};

/** Reads a resource that has no GET operation from the response of its parent. */
async function readPart(path: string): Promise<Json> {
  const [planned] = path.match(/^.*\/schedule(?=\/)/) ?? [];
  const [, collection, parent, part] = planned ? [] : path.split('/');
  const whole = planned ?? (part ? `/${collection}/${parent}` : `/${collection}`);
  const { data = [], ...one } = (await call('GET', whole)).body as {
    data?: Json[];
    sections?: (Json & { items: Json[] })[];
  };
  const sections = one.sections ?? [];
  const all = part === 'sections' ? sections : part === 'items' ? sections.flatMap(({ items }) => items) : data;
  const found = all.find(({ id }) => String(id) === path.split('/').at(-1));
  if (!found) throw new Error(`Nothing reads ${path}.`);
  return found;
}

async function read({ template }: Route): Promise<Json> {
  const path = fillPath(template, own);
  const isRead = routes.some((route) => route.method === 'GET' && route.template === template);
  return isRead ? (await call('GET', path)).body : readPart(path);
}

/** The versions of a widget, which a change also affects. */
async function versions({ operation, template }: Route): Promise<unknown> {
  const id = fillPath(template, own).split('/').at(-1);
  const isWidget = 'dashboardUrl' in ((operation.output as unknown as { shape: Json }).shape ?? {});
  return isWidget ? (await call('GET', `/widgets/${id}/versions`)).body : undefined;
}

describe.each(changes.map((route) => ({ title: `PATCH ${route.template}`, route })))('$title', ({ route }) => {
  const path = () => fillPath(route.template, own);
  const fields = () => Object.keys((route.operation.input as unknown as { shape: Json }).shape);

  it('accepts its own response, whole or only the writable fields, and nothing changes', async () => {
    const [before, saves] = [await read(route), await versions(route)];
    const only = Object.fromEntries(Object.entries(before).filter(([name]) => fields().includes(name)));
    for (const sent of [before, only, {}])
      expect(await call('PATCH', path(), sent)).toEqual({ status: 200, body: before });
    expect([await read(route), await versions(route)]).toEqual([before, saves]);
  });

  it('accepts its own result in a tool call, too', async () => {
    const [before, saves] = [await read(route), await versions(route)];
    for (const connect of Object.values(CLIENTS))
      for (const credential of [key, token]) {
        const client = await connect(api.mcpUrl, credential);
        const answer = await client.callTool({
          name: toolOf(route),
          arguments: { ...before, ...pathArguments(route, own) },
        });
        expect(withoutMarks(answer.structuredContent)).toEqual(before);
        await client.close();
      }
    expect([await read(route), await versions(route)]).toEqual([before, saves]);
  });

  it('rejects read-only fields, together with all other issues', async () => {
    const before = await read(route);
    const readOnly = Object.keys(before).filter((name) => !fields().includes(name));
    const issues = async (sent: object) => {
      const { status, body } = await call('PATCH', path(), sent);
      const { details } = (body as { error: { details: { issues: { path: string; code: string }[] } } }).error;
      return [status, details.issues.map((issue) => `${issue.path} ${issue.code}`).sort()];
    };
    for (const name of readOnly)
      expect(await issues({ ...before, [name]: 'other' })).toEqual([400, [`${name} read_only`]]);
    const [parameter] = Object.keys(pathArguments(route, own));
    const inPath = parameter ? { [parameter]: 'other' } : {};
    expect(await issues({ ...inPath, foo: 1, bar: 2, name: 5, metadata: 5 })).toEqual([
      400,
      expect.arrayContaining([
        'bar unrecognized_keys',
        'foo unrecognized_keys',
        ...(parameter ? [`${parameter} unrecognized_keys`] : []),
      ]),
    ]);
    expect(await read(route)).toEqual(before);
  });
});

it('a widget that was never targeted accepts its own targeting without a change', async () => {
  const mine = await openTestCaller();
  const tour = await mine.api.productTours.create({ name: 'T', steps: [{ type: 'welcome', title: 'A' }] });
  const { rules, ruleLogicalOperator } = tour;
  expect([rules, ruleLogicalOperator]).toEqual([[], null]);
  const same = await mine.api.productTours.update({ id: tour.id, targeting: { rules: [], ruleLogicalOperator: null } });
  expect(same).toEqual(tour);
  const withAnd = await mine.api.productTours.update({ id: tour.id, targeting: { rules: [] } });
  expect(withAnd).toMatchObject({ version: 2, ruleLogicalOperator: 'and' });
});

const AGENT = { kind: 'person', name: 'Kim (Agent)', application: 'Agent' } as const;

describe.each([
  { title: 'a key', actor: {} },
  { title: 'an application', actor: AGENT },
])('$title', ({ actor }) => {
  it('can send back the response for a live widget, but only with the scope `publish`', async () => {
    const owner = await openTestCaller();
    const mine = owner.as(actor);
    const editor = mine.as({ scopes: new Set(['read', 'write'] as const) });
    const input = { name: 'N', targeting: { showOnAllPages: true }, active: true };
    const live = await owner.api.npsWidgets.create(input);
    const { version: _, ...unversioned } = live;
    const updates = ({ api }: typeof mine, sent: object) => [
      () => api.npsWidgets.update({ widgetId: live.id, ...sent } as never),
      () => api.widgets.merge({ widgetType: 'nps-widgets', ...sent } as never),
    ];
    for (const update of updates(mine, live)) expect(await update()).toEqual(live);
    for (const update of updates(editor, live)) {
      const { code, message } = await refusal(update());
      expect([code, message]).toEqual(['widget_is_live', expect.stringContaining('/draft')]);
    }
    for (const update of updates(mine, { ...unversioned, name: 'Other' }))
      expect(await update()).toMatchObject({ name: 'Other', active: true, version: 2 });
  });

  it('can send back the response for a published post', async () => {
    const owner = await openTestCaller();
    const mine = owner.as(actor);
    const { id: changelogId } = await owner.api.changelogs.create({ name: 'C' });
    const post = await owner.api.changelogPosts.create({ changelogId, title: 'T', active: true });
    const sent = { changelogId, postId: post.id, ...post } as never;
    expect(await mine.api.changelogPosts.update(sent)).toEqual(post);
  });

  it('can send back the response for a changelog and a roadmap that are online', async () => {
    const owner = await openTestCaller();
    const mine = owner.as(actor);
    const changelog = await owner.api.changelogs.create({ name: 'C' });
    const roadmap = await owner.api.roadmaps.create({ name: 'R' });
    expect([changelog.active, roadmap.active]).toEqual([true, true]);
    expect(await mine.api.changelogs.update({ changelogId: changelog.id, ...changelog } as never)).toEqual(changelog);
    expect(await mine.api.roadmaps.update({ roadmapId: roadmap.id, ...roadmap } as never)).toEqual(roadmap);
  });
});

it('an application without the scope `publish` that sends back a published post is referred to its draft', async () => {
  const owner = await openTestCaller();
  const drafting = owner.as({ ...AGENT, scopes: new Set(['read', 'write'] as const) });
  const { id: changelogId } = await owner.api.changelogs.create({ name: 'C' });
  const post = await owner.api.changelogPosts.create({ changelogId, title: 'T', active: true });
  const sent = { changelogId, postId: post.id, ...post, title: 'Other' } as never;
  const { code, message } = await refusal(drafting.api.changelogPosts.update(sent));
  expect([code, message]).toEqual(['insufficient_scope', expect.stringContaining('/draft')]);
});

it('an application that sends back a widget or post that was taken down meanwhile does not publish it', async () => {
  const owner = await openTestCaller();
  const agent = owner.as(AGENT);
  const input = { name: 'N', targeting: { showOnAllPages: true }, active: true };
  const { id: widgetId, version: _, ...widget } = await owner.api.npsWidgets.create(input);
  const { id: changelogId } = await owner.api.changelogs.create({ name: 'C' });
  const { version: __, ...post } = await owner.api.changelogPosts.create({ changelogId, title: 'T', active: true });
  await owner.api.npsWidgets.update({ widgetId, active: false });
  await owner.api.changelogPosts.unpublish({ changelogId, postId: post.id });
  for (const call of [
    () => agent.api.npsWidgets.update({ widgetId, ...widget } as never),
    () => agent.api.widgets.merge({ widgetType: 'nps-widgets', id: widgetId, ...widget } as never),
    () => agent.api.changelogPosts.update({ changelogId, postId: post.id, ...post } as never),
  ])
    expect((await refusal(call())).message).toContain('separate call');
  expect((await owner.api.npsWidgets.get({ widgetId })).active).toBe(false);
  expect((await owner.api.changelogPosts.get({ changelogId, postId: post.id })).active).toBe(false);
});

it('a description of null removes the text of a post', async () => {
  const mine = await openTestCaller();
  const { id: changelogId } = await mine.api.changelogs.create({ name: 'C' });
  const post = await mine.api.changelogPosts.create({ changelogId, title: 'T', description: '<p>Hi</p>' });
  const at = { changelogId, postId: post.id };
  expect(await mine.api.changelogPosts.update({ ...at, description: null })).toEqual({
    ...post,
    description: null,
    version: 2,
  });
});

it('writing a user without a change keeps `updatedAt`', async () => {
  const mine = await openTestCaller();
  const metadata = { plan: 'pro', seats: 5, deep: { a: [1, { b: null }] } };
  const user = await mine.api.users.put({ userId: 'u', metadata });
  expect(await mine.api.users.put({ userId: 'u', metadata })).toEqual(user);
  expect(await mine.api.users.patch({ userId: 'u', metadata: { seats: 5, never: null } })).toEqual(user);
  const { updatedAt } = await mine.api.users.patch({ userId: 'u', metadata: { seats: 6 } });
  expect(updatedAt > user.updatedAt).toBe(true);
});

describe('a null at the top level of metadata is stored by PUT and removes the key in PATCH', () => {
  const metadata = { plan: 'pro', gone: null, deep: { a: null, b: [null] } };
  const kept = { plan: 'pro', deep: metadata.deep };

  it('over REST', async () => {
    const path = '/users/nulls';
    const { body: put } = await call('PUT', path, { metadata });
    expect([put.metadata, await call('GET', path)]).toEqual([metadata, { status: 200, body: put }]);
    expect(await call('PUT', path, { metadata: put.metadata })).toEqual({ status: 200, body: put });
    const { status, body } = await call('PATCH', path, put);
    expect([status, body.metadata]).toEqual([200, kept]);
    expect(await call('GET', path)).toEqual({ status: 200, body });
    expect(await call('PATCH', path, body)).toEqual({ status: 200, body });
  });

  it.each(Object.entries(CLIENTS))('over MCP, with %s', async (name, connect) => {
    const client = await connect(api.mcpUrl, key);
    const use = async (tool: string, args: object) =>
      withoutMarks(
        (await client.callTool({ name: tool, arguments: { userId: `nulls ${name}`, ...args } })).structuredContent,
      ) as Json;
    const put = await use('replace_user', { metadata });
    expect([put.metadata, await use('get_user', {})]).toEqual([metadata, put]);
    const patched = await use('update_user', put);
    expect(patched.metadata).toEqual(kept);
    expect(await use('get_user', {})).toEqual(patched);
    expect(await use('update_user', patched)).toEqual(patched);
    await client.close();
  });
});
