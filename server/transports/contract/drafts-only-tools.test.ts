import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { nounOf } from '../../../widgets/contract/type';
import { companyDb } from '../../database/company-db';
import { createKey } from '../../features/accounts/api-keys/service';
import { readPublishedChangelog } from '../../features/content/changelog-posts/published';
import { readPublishedRoadmap } from '../../features/content/roadmaps/published';
import { bootstrap } from '../../features/delivery/browser/bootstrap';
import { readLiveNow } from '../../features/delivery/browser/live';
import { openTestApi } from '../../testing/api';
import { BODIES } from '../../testing/bodies';
import { callerIn } from '../../testing/caller';
import { openTestDatabase } from '../../testing/database';
import { type Fixture, fillCompany } from '../../testing/fixture';
import { pathArguments, routesInOrder, toolOf } from '../../testing/mcp-calls';
import { grantCreator, servePublicly } from '../../testing/oauth-grants';
import { withTokens } from '../../testing/oauth-tokens';

servePublicly();
const { api } = await openTestApi();
const database = await openTestDatabase();
const granted = grantCreator(database, api.mcpUrl);
const { callTool } = withTokens(api.mcpUrl);

const OTHER_USER = 'someone-else';
const FOR_PRO = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };

/** Fills a company so that everything is live and some widgets target users by their properties. */
async function fillLive(companyId: number) {
  const { key } = await createKeyOf(companyId);
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body as { id: number; key?: string };
  };
  const fixture = await fillCompany(api, key);
  const { ids, userId } = fixture;
  await rest('PUT', `/users/${OTHER_USER}`, { metadata: { plan: 'free' } });
  await rest('PATCH', `/segments/${ids.segments}`, { rules: [FOR_PRO] });
  for (const { path } of definitions) {
    const rule =
      path === 'checklists' ? { type: 'user-segment', userSegmentId: ids.segments, comparisonOperator: 'in' } : FOR_PRO;
    await rest('PATCH', `/${path}/${ids[path]}`, {
      targeting: { rules: [rule] },
      themeId: ids.themes,
      folderId: ids.folders,
    });
    await rest('POST', `/widgets/${path}/${ids[path]}/publish`);
  }
  await rest('PATCH', `/product-tours/${ids.spare}`, { targeting: { rules: [FOR_PRO] } });
  await rest('POST', `/widgets/product-tours/${ids.spare}/publish`);
  await rest('PATCH', `/changelogs/${ids.changelogs}/posts/${ids.posts}`, { active: true });
  await rest('PATCH', `/roadmaps/${ids.roadmaps}/items/${ids.items}`, { tagName: 'Improvement' });
  const signing = (await rest('POST', '/api-keys', { name: 'Signs' })) as {
    id: number;
    key: string;
  };
  ids['api-keys'] = signing.id;
  return { fixture, hash: createHmac('sha256', signing.key).update(userId).digest('hex') };
}

const createKeyOf = (companyId: number) => createKey(companyDb(database, companyId), companyId, { name: 'Full' });

/** What end users see, and which of them are stored; read without caches. */
async function seenIn(companyId: number, { ids, userId }: Fixture, hash: string) {
  const ctx = callerIn(database, companyId).ctx();
  const readLive = async () => ({ ...(await readLiveNow(ctx)), stamp: 'now' });
  const shownTo = (user: string, proof?: string) =>
    bootstrap(ctx, readLive, { anonymousId: `browser-of-${user}`, userId: user, hash: proof }).then((text) =>
      JSON.parse(text ?? '{}'),
    );
  const asJson = (work: Promise<unknown>) => work.catch((error: Error) => error.message);
  return {
    known: await ctx.db.endUser.findMany({
      where: { userId: { in: [userId, OTHER_USER] } },
      select: { userId: true },
      orderBy: { userId: 'asc' },
    }),
    person: await shownTo(userId, hash),
    other: await shownTo(OTHER_USER),
    changelog: await asJson(readPublishedChangelog(ctx, { changelogId: ids.changelogs })),
    roadmap: await asJson(readPublishedRoadmap(ctx, { roadmapId: ids.roadmaps, voter: 'reader' })),
  };
}

/** Arguments that make a visible change; the shared test bodies might not. */
const VISIBLE_CHANGES = ({ ids, userId }: Fixture): Record<string, object> => ({
  ...Object.fromEntries(
    definitions.map((type) => [`update_${nounOf(type)}`, { settings: { priority: 7 }, name: 'Renamed' }]),
  ),
  import_users: {
    users: [
      { userId, metadata: { plan: 'free' } },
      { userId: OTHER_USER, metadata: { plan: 'pro' } },
    ],
  },
  report_events: {
    events: [{ userId, name: 'nps_widget_dismissed', entityType: 'npsWidget', entityId: ids['nps-widgets'] }],
  },
  report_user_events: {
    events: [{ name: 'announcement_closed', entityType: 'announcement', entityId: ids.announcements }],
  },
  update_user: { metadata: { plan: 'free' } },
  replace_user: { metadata: { seats: 1 } },
  update_tag: { name: 'Renamed' },
  update_theme: { settings: { primaryColor: '#aa0000' } },
  update_segment: { rules: [{ ...FOR_PRO, value: 'free' }] },
  update_changelog: { name: 'Renamed' },
  update_roadmap: { publicName: 'Renamed' },
  update_roadmap_section: { name: 'Renamed' },
  update_roadmap_item: { name: 'Renamed' },
  archive_widgets: { ids: [ids.spare] },
  move_widgets: { ids: [ids.spare], folderId: null },
});

/** Calls every tool that writes. @returns the tools that made a visible change, and the error codes by tool */
async function walk(token: string, companyId: number, fixture: Fixture, hash: string) {
  const visibleChanges = VISIBLE_CHANGES(fixture);
  const changed: string[] = [];
  const refused: Record<string, string> = {};
  let before = await seenIn(companyId, fixture, hash);
  for (const route of routesInOrder().filter(({ operation }) => operation.meta.scope !== 'read')) {
    const tool = toolOf(route);
    const body = visibleChanges[tool] ?? (BODIES[tool] as object | undefined) ?? {};
    const { answer } = await callTool(token, tool, { ...pathArguments(route, fixture), ...body });
    if (answer.error) refused[tool] = (answer.error.data as { code: string }).code;
    const after = await seenIn(companyId, fixture, hash);
    if (JSON.stringify(after) !== JSON.stringify(before)) changed.push(tool);
    before = after;
  }
  return { changed, refused };
}

it('without the scope `publish`, no tool makes a visible change; with it, many do', async () => {
  const drafting = await granted(['read', 'write']);
  const { fixture, hash } = await fillLive(drafting.companyId);
  expect(await seenIn(drafting.companyId, fixture, hash)).toMatchObject({
    known: [{}, {}],
    person: {
      verified: true,
      widgets: expect.arrayContaining([expect.objectContaining({ id: fixture.ids['product-tours'] })]),
    },
    other: { widgets: expect.not.arrayContaining([expect.objectContaining({ id: fixture.ids['product-tours'] })]) },
  });
  const own = await walk(drafting.token, drafting.companyId, fixture, hash);
  expect(own.changed).toEqual([]);
  for (const tool of [
    'update_user',
    'replace_user',
    'import_users',
    'erase_user',
    'update_tag',
    'delete_tag',
    'report_events',
    'report_user_events',
    'record_nps_response',
  ])
    expect([tool, own.refused[tool]]).toEqual([tool, 'insufficient_scope']);
  // Only these tools fail for other reasons than a missing scope or a live widget: a segment in use cannot be deleted, and there is
  // nothing to review.
  const others = Object.entries(own.refused).filter(
    ([, code]) => !['insufficient_scope', 'widget_is_live'].includes(code),
  );
  expect(others.map(([tool]) => tool)).toEqual([
    'request_review',
    'request_changelog_post_review',
    'request_roadmap_item_review',
    'delete_segment',
  ]);

  const publishing = await granted(['read', 'write', 'publish']);
  const other = await fillLive(publishing.companyId);
  const { changed } = await walk(publishing.token, publishing.companyId, other.fixture, other.hash);
  const publishingTools = `take_down_widget update_checklist archive_checklist archive_widgets update_theme update_segment update_tag update_company
update_changelog update_changelog_post update_roadmap update_roadmap_item replace_user import_users erase_user delete_tag delete_api_key`;
  expect(changed).toEqual(expect.arrayContaining(publishingTools.split(/\s+/)));
});
