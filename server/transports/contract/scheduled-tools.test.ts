import { expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf } from '../../../widgets/contract/type';
import { definition as tour } from '../../../widgets/tour/definition';
import { createKey } from '../../features/accounts/api-keys/service';
import { openTestApi } from '../../testing/api';
import { BODIES } from '../../testing/bodies';
import { callerIn, openTestCaller, refusal } from '../../testing/caller';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { type Fixture, fillCompany, fillPath, queryFor } from '../../testing/fixture';
import { routesInOrder, toolOf } from '../../testing/mcp-calls';

const { api } = await openTestApi();
const database = await openTestDatabase();

const AT = new Date(Date.now() + 86_400_000).toISOString();
const FOR_PRO = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };

/** Fills a company so that all its widgets, a post, and all unpublished changes are scheduled to be published. */
async function fillScheduled() {
  const { companyId, key } = await createTestCompany(database);
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  };
  const filled = await fillCompany(api, key);
  const { ids } = filled;
  await rest('PATCH', `/segments/${ids.segments}`, { rules: [FOR_PRO] });
  const rule = { type: 'user-segment', userSegmentId: ids.segments, comparisonOperator: 'in' };
  const paths = definitions.map(({ path }) => path);
  for (const [path, id] of [...paths.map((path) => [path, ids[path]]), ['product-tours', ids.spare]]) {
    if (path === 'checklists') await rest('PATCH', `/${path}/${id}`, { targeting: { rules: [rule] } });
    await rest('PATCH', `/${path}/${id}`, { themeId: ids.themes });
    await rest('POST', `/widgets/${path}/${id}/schedule`, { action: 'publish', at: AT });
  }
  const posts = `/changelogs/${ids.changelogs}/posts`;
  const items = `/roadmaps/${ids.roadmaps}/items`;
  await rest('POST', `${posts}/${ids.posts}/schedule`, { action: 'publish', at: AT });
  await rest('PATCH', `${items}/${ids.plannedItems}/draft`, { name: 'Changed' });
  for (const record of [
    `/widgets/announcements/${ids.drafted}`,
    `${posts}/${ids.draftedPosts}`,
    `${items}/${ids.draftedItems}`,
  ])
    await rest('POST', `${record}/schedule`, { action: 'publish-changes', at: AT });
  await rest('PATCH', '/company', { settings: { publishing: 'strict' } });
  // The proposal that contains the draft of a widget.
  const fixture: Fixture = { ...filled, ids: { ...ids, discarded: ids.proposals ?? 0 } };
  return { companyId, fixture };
}

/** The stored content that is scheduled to be published, and what it refers to. */
async function scheduledIn(companyId: number, { ids }: Fixture) {
  const { db } = callerIn(database, companyId).ctx();
  const id = { in: [ids.posts ?? 0, ids.draftedPosts ?? 0] };
  const known = { in: [...definitions.map(({ path }) => ids[path] ?? 0), ids.spare ?? 0, ids.drafted ?? 0] };
  const widget = { name: true, content: true, settings: true, rules: true, themeId: true, archivedAt: true } as const;
  const draft = { base: true, snapshot: true } as const;
  return [
    await db.widget.findMany({ where: { id: known }, select: widget, orderBy: { id: 'asc' } }),
    await db.widgetDraft.findMany({ select: draft, orderBy: { widgetId: 'asc' } }),
    await db.contentDraft.findMany({ select: draft, orderBy: [{ postId: 'asc' }, { itemId: 'asc' }] }),
    await db.changelogPost.findMany({ where: { id }, select: { title: true, description: true, date: true } }),
    await db.postTag.findMany({ where: { postId: id } }),
    await db.tag.findMany({ where: { id: ids.tags ?? 0 } }),
    await db.theme.findMany({ where: { id: ids.themes ?? 0 }, select: { settings: true } }),
    await db.segment.findMany({ where: { id: ids.segments ?? 0 }, select: { rules: true } }),
  ];
}

/** Bodies that change the content; some shared test bodies do not. */
const CHANGING: Record<string, object> = {
  ...Object.fromEntries(definitions.map((type) => [`update_${nounOf(type)}`, { name: 'Renamed' }])),
  update_segment: { rules: [{ ...FOR_PRO, value: 'free' }] },
};

/** Calls every operation that writes. @returns the tools that changed scheduled content, and the error codes by tool */
async function walk(scopes: ('read' | 'write' | 'publish')[]) {
  const { companyId, fixture } = await fillScheduled();
  const { key } = await createKey(callerIn(database, companyId).ctx().db, companyId, { name: 'Walking', scopes });
  const changed: string[] = [];
  const refused: Record<string, { code: string; message: string }> = {};
  let before = JSON.stringify(await scheduledIn(companyId, fixture));
  for (const route of routesInOrder().filter(({ operation }) => operation.meta.scope !== 'read')) {
    const tool = toolOf(route);
    const body = tool === 'archive_widgets' ? { ids: [fixture.ids.spare] } : (CHANGING[tool] ?? BODIES[tool]);
    const query = new URLSearchParams(queryFor(route.template, fixture)).toString();
    const path = fillPath(route.template, fixture) + (query && `?${query}`);
    const answer = await api.call(route.method, path, { key, ...(body ? { body } : {}) });
    if (answer.status >= 400) refused[tool] = (answer.body as { error: { code: string; message: string } }).error;
    const after = JSON.stringify(await scheduledIn(companyId, fixture));
    if (after !== before) changed.push(tool);
    before = after;
  }
  return { changed, refused };
}

it('without the scope `publish`, no operation changes what is scheduled to be published; with it, many do', async () => {
  const { changed, refused } = await walk(['read', 'write']);
  expect(changed).toEqual([]);
  for (const tool of [
    'update_product_tour',
    'merge_widget',
    'archive_widgets',
    'update_widget_draft',
    'discard_widget_draft',
    'discard_proposal',
    'update_changelog_post',
    'update_changelog_post_draft',
    'update_roadmap_item_draft',
    'delete_changelog_post',
  ])
    expect([tool, refused[tool]]).toEqual([
      tool,
      expect.objectContaining({ code: 'insufficient_scope', message: expect.stringContaining(`scheduled for ${AT}`) }),
    ]);
  const publishing = await walk(['read', 'write', 'publish']);
  const publishingTools = `update_product_tour merge_widget archive_widgets update_widget_draft update_changelog_post update_changelog_post_draft
update_roadmap_item_draft update_theme update_segment update_tag delete_tag delete_theme delete_changelog`;
  expect(publishing.changed).toEqual(expect.arrayContaining(publishingTools.split(/\s+/)));
});

it('a scheduled widget that was archived is restored by callers with `publish` only; after the schedule is canceled, by others too', async () => {
  const { api: own, as } = await openTestCaller();
  const writing = as({ scopes: new Set(['read', 'write']) }).api;
  const { id } = await own.productTours.create({ ...tour.example, name: 'Tour' } as never);
  const { id: scheduleId } = await own.widgetDrafts.schedule({
    widgetType: 'product-tours',
    id,
    action: 'publish',
    at: AT,
  });
  await own.productTours.archive({ id });
  expect((await refusal(writing.productTours.restore({ id }))).details).toEqual({ requiredScope: 'publish' });
  await own.productTours.restore({ id });
  expect((await refusal(writing.productTours.update({ id, name: 'Other' }))).code).toBe('insufficient_scope');
  await own.widgetDrafts.cancelSchedule({ widgetType: 'product-tours', id, scheduleId });
  expect(await writing.productTours.update({ id, name: 'Other' })).toMatchObject({ name: 'Other' });
});

it('by default, keys with `write` can change posts that are scheduled, as they can change posts that are public', async () => {
  const { api: own, as } = await openTestCaller();
  const writing = as({ scopes: new Set(['read', 'write']) }).api;
  const { id: changelogId } = await own.changelogs.create({ name: 'News' });
  const { id: postId } = await own.changelogPosts.create({ changelogId, title: 'A' });
  await own.postDrafts.schedule({ changelogId, postId, action: 'publish', at: AT });
  expect(await writing.changelogPosts.update({ changelogId, postId, title: 'B' })).toMatchObject({ title: 'B' });
});
