import { expect, test } from 'vitest';
import { unmetRequirements } from '../../widgets/contract/definition';
import { definitionOf, definitions } from '../../widgets/contract/registry';
import { Ctx } from '../auth/context';
import { ALL_SCOPES } from '../auth/scopes';
import type { Database } from '../database/types';
import type { WidgetRow } from '../features/widgets/rows';
import { openTestDatabase } from '../testing/database';
import { mistyped } from '../testing/mistyped';
import { appRouter } from '../transports/router';
import { dateOfPost } from './content';
import { seedDemo } from './demo';

const NOW = new Date('2026-03-15T18:00:00Z');

async function seeded(database: Database) {
  const demo = await seedDemo(database, { now: NOW });
  const ctx = new Ctx(database, demo.companyId, {
    kind: 'system',
    id: 'test',
    name: 'Test',
    scopes: new Set(ALL_SCOPES),
  });
  return { demo, ctx, api: appRouter.createCaller(ctx) };
}

const dates = { startDate: '2025-12-16', endDate: '2026-03-15' };

test.each([
  ['2026-03-15T00:00:00Z', 0, '2026-03-14T09:00:00.000Z'],
  ['2026-03-15T08:59:59Z', 0, '2026-03-14T09:00:00.000Z'],
  ['2026-03-15T09:00:00Z', 0, '2026-03-15T09:00:00.000Z'],
  ['2026-03-15T23:59:59Z', 0, '2026-03-15T09:00:00.000Z'],
  ['2026-03-15T08:59:59Z', 2, '2026-02-28T09:00:00.000Z'],
])('at %s a post of %i weeks ago is dated %s, which has passed', (now, age, date) => {
  expect(dateOfPost(new Date(now), age).toISOString()).toBe(date);
});

test('the demo company has every resource, and the same data each time', async () => {
  const database = await openTestDatabase();
  const { demo, ctx, api } = await seeded(database);
  expect(demo).toMatchObject({ company: 'Plumbline Analytics', key: expect.stringMatching(/^dk_\w{40}$/) });

  const widgets = mistyped<WidgetRow[]>(await ctx.db.widget.findMany());
  for (const { entityType: type } of definitions) {
    const ofType = widgets.filter((widget) => widget.type === type);
    expect(
      ofType.some(({ active }) => active),
      `a live ${type}`,
    ).toBe(true);
    expect(
      ofType.some(({ active, archivedAt }) => !active && !archivedAt),
      `a draft ${type}`,
    ).toBe(true);
  }
  for (const widget of widgets) {
    const definition = definitionOf(widget.type);
    const unmet = definition ? unmetRequirements(definition, widget) : [];
    expect(unmet.length > 0, widget.name).toBe(!widget.active && !widget.archivedAt);
  }

  expect(await ctx.db.endUser.count()).toBe(500);
  expect(await ctx.db.changelogPost.count()).toBe(40);
  expect(await ctx.db.roadmapVote.count()).toBeGreaterThan(100);
  expect((await api.usage.get({})).quotas.users.used).toBe(500);
  expect(await ctx.db.eventTail.count()).toBe(0);
  expect((await ctx.db.event.aggregate({ _max: { occurredAt: true } }))._max.occurredAt?.getTime()).toBeLessThanOrEqual(
    NOW.getTime(),
  );
  const [roadmap] = (await api.roadmaps.list({ limit: 1, offset: 0 })).data;
  expect(roadmap?.sections.map(({ items }) => items.length)).toEqual([6, 4, 5]);

  const summary = await api.stats.summary(dates);
  for (const { type, primary, secondary } of summary.features) {
    expect(primary.count, type).toBeGreaterThan(20);
    expect(secondary.value, type).toBeGreaterThan(0);
  }
  const votes = summary.features.find(({ type }) => type === 'roadmap');
  expect(votes?.primary.count).toBe(await ctx.db.roadmapVote.count());
  const nps = summary.features.find(({ type }) => type === 'npsWidget');
  expect(nps?.events.nps_widget_answered?.count).toBe(nps?.primary.count);

  const again = await seeded(database);
  expect(again.demo.companyId).not.toBe(demo.companyId);
  expect((await again.api.stats.summary(dates)).features).toEqual(summary.features);
});
