import { client, done, status } from './api';
import { liveThroughWidgets, type Operations } from './widgets';

async function writeChangelog() {
  const tag = await done(client.POST('/tags', { body: { name: 'Improvement', backgroundColor: '#00aa00' } }));
  const { id: changelogId } = await done(client.POST('/changelogs', { body: { name: 'News' } }));
  const created = await done(
    client.POST('/changelogs/{changelogId}/posts', {
      params: { path: { changelogId } },
      body: { title: 'Faster', description: '<p>Twice.</p>', date: '2026-03-01', tagNames: [tag.name] },
    }),
  );
  const updated = await done(
    client.PATCH('/changelogs/{changelogId}/posts/{postId}', {
      params: { path: { changelogId, postId: created.id } },
      body: { title: 'Much faster', active: true },
    }),
  );
  const { data, pagination } = await done(
    client.GET('/changelogs/{changelogId}/posts', { params: { path: { changelogId }, query: { limit: 10 } } }),
  );
  return {
    created: [created.title, created.active, created.tags.map(({ name }) => name)],
    updated: [updated.title, updated.active, updated.tags.map(({ name }) => name)],
    listed: [pagination.total, data.map(({ id }) => id === created.id)],
  };
}

async function readRoadmap() {
  const { id: roadmapId } = await done(client.POST('/roadmaps', { body: { name: 'Plans' } }));
  const section = await done(
    client.POST('/roadmaps/{roadmapId}/sections', { params: { path: { roadmapId } }, body: { name: 'Next' } }),
  );
  await done(
    client.POST('/roadmaps/{roadmapId}/sections/{sectionId}/items', {
      params: { path: { roadmapId, sectionId: section.id } },
      body: { name: 'Dark mode', tagName: 'Improvement' },
    }),
  );
  const roadmap = await done(
    client.GET('/roadmaps/{roadmapId}', {
      params: { path: { roadmapId }, query: { latestCount: 5, tagNames: ['Improvement'] } },
    }),
  );
  return roadmap.sections.map(({ name, items }) => ({
    name,
    items: items.map((item) => [item.name, item.votesCount, item.tag?.name]),
  }));
}

async function writeUser() {
  const path = { userId: 'a/b@example.com' };
  const put = await status(client.PUT('/users/{userId}', { params: { path }, body: { metadata: { plan: 'free' } } }));
  const merged = await done(
    client.PATCH('/users/{userId}', { params: { path }, body: { metadata: { seats: 3, plan: null } } }),
  );
  return { put, userId: merged.userId, metadata: merged.metadata };
}

async function readStats() {
  const summary = await done(client.GET('/stats/summary'));
  const widgets: Record<string, number> = {};
  for (const { type: entityType } of summary.features) {
    const stats = await done(client.GET('/stats/widgets/{entityType}', { params: { path: { entityType } } }));
    widgets[entityType] = stats.widgets.length;
  }
  const [tour] = summary.features;
  return { days: summary.period.days, trend: tour?.trend.length, widgets };
}

/** Makes all calls and prints their results; those of widgets by type. */
export async function main(types: Record<string, Operations>): Promise<void> {
  const results = {
    widgets: await liveThroughWidgets(types),
    changelog: await writeChangelog(),
    roadmap: await readRoadmap(),
    user: await writeUser(),
    stats: await readStats(),
  };
  console.log(JSON.stringify(results));
}
