import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENTITY_TYPES, EVENTS } from '../../../../widgets/contract/entities';
import { readLayout } from '../../../database/layout';
import { openTestCaller, refusal } from '../../../testing/caller';
import { rollUpCompany } from '../events/rollup';
import { type NewEvent, recordEvents } from '../events/service';
import { recordNps } from '../responses/nps';

const at = (text: string) => new Date(text);
const eventOf =
  (entityType: NewEvent['entityType'], entityId: number) => (name: string, userId: string, moment: string) => ({
    entityType,
    entityId,
    name,
    who: { userId },
    occurredAt: at(moment),
  });

const march = { startDate: '2026-03-01', endDate: '2026-03-10' };

test('a company without events gets all features with zero counts', async () => {
  const { api } = await openTestCaller();
  const summary = await api.stats.summary(march);
  expect(summary.period).toEqual({ start: '2026-03-01', end: '2026-03-10', days: 10, granularity: 'day' });
  expect(summary.previousPeriod).toEqual({ start: '2026-02-19', end: '2026-02-28' });
  expect(summary.features.map(({ type }) => type)).toEqual(ENTITY_TYPES.filter((type) => EVENTS[type].summary));
  expect(summary.features.map(({ type }) => type).slice(0, 2)).toEqual(['tour', 'checklist']);
  for (const { primary, secondary, events, trend } of summary.features) {
    expect(primary).toMatchObject({ count: 0, previousCount: 0, changePct: 0 });
    expect(secondary).toMatchObject({ value: 0, previousValue: 0, changePp: 0 });
    expect(events).toEqual({});
    expect(trend).toHaveLength(10);
    expect(trend.every(({ count }) => count === 0)).toBe(true);
  }
});

test('the summary compares with the period before', async () => {
  const { api, ctx } = await openTestCaller();
  const tour = eventOf('tour', 1);
  await recordEvents(ctx(), [
    tour('tour_start', 'a', '2026-03-01T00:00:00Z'),
    tour('tour_auto_start', 'b', '2026-03-10T23:59:59.999Z'),
    tour('tour_finish', 'b', '2026-03-10T23:59:59.999Z'),
    tour('tour_start', 'c', '2026-03-05T12:00:00Z'),
    tour('tour_start', 'a', '2026-02-28T23:59:59.999Z'),
    tour('tour_finish', 'a', '2026-02-19T00:00:00Z'),
    tour('tour_start', 'z', '2026-02-18T23:59:59.999Z'),
    tour('tour_start', 'z', '2026-03-11T00:00:00Z'),
  ]);
  const [feature] = (await api.stats.summary(march)).features;
  expect(feature?.primary).toEqual({ label: 'Tours started', count: 3, previousCount: 1, changePct: 200 });
  expect(feature?.secondary).toEqual({ label: 'Completion rate', value: 33.3, previousValue: 100, changePp: -66.7 });
  expect(feature?.events).toEqual({
    tour_auto_start: { count: 1, uniqueUsers: 1, previousCount: 0, previousUniqueUsers: 0 },
    tour_finish: { count: 1, uniqueUsers: 1, previousCount: 1, previousUniqueUsers: 1 },
    tour_start: { count: 2, uniqueUsers: 2, previousCount: 1, previousUniqueUsers: 1 },
  });
  expect(feature?.trend.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
});

test('each feature’s primary and secondary are computed from its own events or responses', async () => {
  const { api, ctx } = await openTestCaller();
  const day = '2026-03-03T10:00:00Z';
  const events = (type: string, ...names: [name: string, ...users: string[]][]) =>
    names.flatMap(([name, ...users]) => users.map((user) => eventOf(type, 1)(name, user, day)));
  const nps = await api.npsWidgets.create({ name: 'NPS' });
  await recordEvents(ctx(), [
    ...events(
      'checklist',
      ['checklist_shown', 'a', 'a', 'b', 'c', 'd'],
      ['checklist_step_completed', 'a', 'a', 'b'],
      ['checklist_finished', 'a', 'a'],
    ),
    ...events('smartTip', ['smart_tip_available', 'a', 'b', 'a', 'b'], ['smart_tip_open', 'a']),
    ...events('announcement', ['announcement_shown', 'a', 'b', 'c'], ['announcement_action_clicked', 'a']),
    ...events('changelog', ['changelog_opened', 'a', 'b'], ['changelog_post_viewed', 'a', 'a', 'a', 'b', 'b']),
    ...events('npsWidget', ['nps_widget_shown', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
    ...events('roadmap', ['roadmap_viewed', 'a', 'a', 'b'], ['roadmap_item_voted', 'a', 'a', 'a']),
    ...events('microSurvey', ['micro_survey_shown', 'a', 'b', 'c', 'd'], ['micro_survey_completed', 'a']),
    ...events('feedbackWidget', ['feedback_widget_opened', 'a', 'b'], ['feedback_widget_submitted', 'a']),
  ]);
  for (const moment of ['2026-03-01T00:00:00Z', '2026-03-10T23:00:00Z', '2026-02-20T00:00:00Z'])
    await recordNps(ctx(), { widgetId: nps.id, rating: 9, createdAt: at(moment) });
  const { features } = await api.stats.summary(march);
  const shown = Object.fromEntries(
    features.map(({ type, primary, secondary }) => [type, [primary.count, secondary.value]]),
  );
  expect(shown).toMatchObject({
    tour: [0, 0],
    checklist: [3, 25],
    smartTip: [1, 25],
    announcement: [3, 33.3],
    changelog: [2, 250],
    npsWidget: [2, 25],
    roadmap: [3, 50],
    microSurvey: [1, 25],
    feedbackWidget: [1, 50],
  });
  const npsFeature = features.find(({ type }) => type === 'npsWidget');
  expect(npsFeature?.primary).toMatchObject({ previousCount: 1, changePct: 100 });
  expect(npsFeature?.trend.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});

test('every entity is listed, newest first, archived and idle ones too', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const [first, second] = [
    await api.productTours.create({ name: 'First' }),
    await api.productTours.create({ name: 'Second' }),
  ];
  await api.checklists.create({ name: 'Not a tour' });
  await recordEvents(ctx(), [
    eventOf('tour', first.id)('tour_start', 'a', '2026-03-02T00:00:00Z'),
    eventOf('tour', 999_999)('tour_start', 'a', '2026-03-02T00:00:00Z'),
  ]);
  await rollUpCompany(database, companyId);
  await api.productTours.archive({ id: first.id });
  const stats = await api.stats.widgets({ entityType: 'tour', ...march });
  expect(stats).toEqual({
    entityType: 'tour',
    period: { start: '2026-03-01', end: '2026-03-10' },
    widgets: [
      { entityId: second.id, name: 'Second', archivedAt: null, events: {}, totalEvents: 0, totalUniqueUsers: 0 },
      {
        entityId: first.id,
        name: 'First',
        archivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        events: { tour_start: { count: 1, uniqueUsers: 1 } },
        totalEvents: 1,
        totalUniqueUsers: 1,
      },
    ],
  });
  const alone = await api.stats.widgets({ entityType: 'tour', entityId: first.id, ...march });
  expect(alone.widgets).toEqual([stats.widgets[1]]);
});

test('the trend of one entity counts only its own "seen" events, before and after the rollup', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const { id } = await api.productTours.create({ name: 'First' });
  const other = await api.productTours.create({ name: 'Second' });
  const tour = eventOf('tour', id);
  await recordEvents(ctx(), [
    tour('tour_start', 'a', '2026-03-02T00:00:00Z'),
    tour('tour_auto_start', 'b', '2026-03-02T10:00:00Z'),
    tour('tour_finish', 'b', '2026-03-03T10:00:00Z'),
    eventOf('tour', other.id)('tour_start', 'a', '2026-03-05T00:00:00Z'),
  ]);
  const asked = { entityType: 'tour', entityId: id, ...march, trend: true } as const;
  const read = () => api.stats.widgets(asked);
  const before = await read();
  expect(before.period).toEqual({ start: '2026-03-01', end: '2026-03-10', granularity: 'day' });
  expect(before.widgets[0]?.trend?.map(({ count }) => count)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(before.widgets[0]?.trend?.[1]).toEqual({ period: '2026-03-02', count: 2 });
  await rollUpCompany(database, companyId);
  await recordEvents(ctx(), [tour('tour_start', 'c', '2026-03-04T00:00:00Z')]);
  expect((await read()).widgets[0]?.trend?.map(({ count }) => count)).toEqual([0, 2, 0, 1, 0, 0, 0, 0, 0, 0]);
  const long = await api.stats.widgets({ ...asked, startDate: '2026-01-01' });
  expect(long.period.granularity).toBe('week');
  expect(long.widgets[0]?.trend?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  expect((await refusal(api.stats.widgets({ entityType: 'tour', ...march, trend: true }))).details).toMatchObject({
    issues: [{ path: 'trend' }],
  });
});

test('changelogs and roadmaps are entities, too', async () => {
  const { api, ctx } = await openTestCaller();
  const changelog = await api.changelogs.create({ name: 'News' });
  const roadmap = await api.roadmaps.create({ name: 'Plans' });
  await recordEvents(ctx(), [
    eventOf('changelog', changelog.id)('changelog_opened', 'a', '2026-03-02T00:00:00Z'),
    eventOf('roadmap', roadmap.id)('roadmap_viewed', 'a', '2026-03-02T00:00:00Z'),
  ]);
  const read = (entityType: 'changelog' | 'roadmap') => api.stats.widgets({ entityType, ...march });
  expect((await read('changelog')).widgets).toMatchObject([
    { entityId: changelog.id, name: 'News', archivedAt: null, totalEvents: 1 },
  ]);
  expect((await read('roadmap')).widgets).toMatchObject([
    { entityId: roadmap.id, name: 'Plans', archivedAt: null, totalEvents: 1 },
  ]);
});

test('an unknown entity is not found: missing, of another type, or another company’s', async () => {
  const { api } = await openTestCaller();
  const other = await openTestCaller();
  const tour = await api.productTours.create({ name: 'Tour' });
  const theirs = await other.api.productTours.create({ name: 'Theirs' });
  for (const entityType of ENTITY_TYPES)
    expect(await refusal(api.stats.widgets({ entityType, entityId: 2_000_000_000 }))).toMatchObject({
      code: 'not_found',
    });
  expect(await refusal(api.stats.widgets({ entityType: 'checklist', entityId: tour.id }))).toMatchObject({
    code: 'not_found',
  });
  expect(await refusal(api.stats.widgets({ entityType: 'tour', entityId: theirs.id }))).toMatchObject({
    code: 'not_found',
  });
});

test('more than 366 days, or a start after the end, is refused', async () => {
  const { api } = await openTestCaller();
  for (const dates of [
    { startDate: '2025-01-01', endDate: '2026-01-02' },
    { startDate: '2026-01-02', endDate: '2026-01-01' },
    { startDate: '9999-01-01' },
    { endDate: 'yesterday' },
  ]) {
    expect(await refusal(api.stats.summary(dates))).toMatchObject({ code: 'validation_error' });
    expect(await refusal(api.stats.widgets({ entityType: 'tour', ...dates }))).toMatchObject({
      code: 'validation_error',
    });
  }
  expect((await api.stats.summary({ startDate: '2025-01-01', endDate: '2026-01-01' })).period.days).toBe(366);
});

test('another company’s events do not count', async () => {
  const [one, other] = [await openTestCaller(), await openTestCaller()];
  await recordEvents(other.ctx(), [eventOf('tour', 1)('tour_start', 'a', '2026-03-02T00:00:00Z')]);
  await rollUpCompany(other.database, other.companyId);
  expect((await one.api.stats.summary(march)).features[0]?.primary.count).toBe(0);
  expect((await other.api.stats.summary(march)).features[0]?.primary.count).toBe(1);
});

test('erasing a user changes no count, and keeps no key that contains the user id', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  await api.users.put({ userId: 'kim', metadata: {} });
  await recordEvents(ctx(), [
    eventOf('tour', 1)('tour_start', 'kim', '2026-03-02T00:00:00Z'),
    eventOf('tour', 1)('tour_start', 'lee', '2026-03-02T00:00:00Z'),
  ]);
  const figures = async () => (await api.stats.summary(march)).features[0]?.events.tour_start;
  const before = await figures();
  await api.users.erase({ userId: 'kim' });
  expect(await figures()).toEqual(before);
  await rollUpCompany(database, companyId);
  expect(await figures()).toEqual(before);
  const keys = (await ctx().db.actor.findMany()).map(({ key }) => key);
  expect(keys.filter((key) => key.includes('kim'))).toEqual([]);
  expect(keys).toContain('u:lee');
});

test('a period at the start or end of the calendar is counted, even if the previous one is not in it', async () => {
  const { api } = await openTestCaller();
  const last = await api.stats.summary({ endDate: '9999-12-30' });
  expect(last.period).toMatchObject({ start: '9999-12-01', end: '9999-12-30' });
  expect((await api.stats.summary({ endDate: '9999-12-31' })).period).toEqual((await api.stats.summary({})).period);
  const first = await api.stats.summary({ startDate: '0001-01-02', endDate: '0001-01-03' });
  expect(first.previousPeriod).toEqual({ start: '0000-12-31', end: '0001-01-01' });
  expect(first.features.map(({ primary }) => primary.previousCount)).toEqual(first.features.map(() => 0));
});

test.each(['changelog', 'roadmap'] as const)(
  'events of a deleted %s are still counted in all statistics',
  async (entityType) => {
    const { api, ctx, database, companyId } = await openTestCaller();
    const make = entityType === 'changelog' ? api.changelogs : api.roadmaps;
    const remove = (id: number) =>
      entityType === 'changelog' ? api.changelogs.delete({ changelogId: id }) : api.roadmaps.delete({ roadmapId: id });
    const [kept, gone] = [await make.create({ name: 'Kept' }), await make.create({ name: 'Gone' })];
    const [name = ''] = EVENTS[entityType].names;
    await recordEvents(ctx(), [
      eventOf(entityType, kept.id)(name, 'a', '2026-03-02T00:00:00Z'),
      eventOf(entityType, gone.id)(name, 'b', '2026-03-03T00:00:00Z'),
      eventOf(entityType, gone.id)(name, 'c', '2026-03-04T00:00:00Z'),
    ]);
    const summary = await api.stats.summary(march);
    const before = await api.stats.widgets({ entityType, ...march });
    const funnel = await api.stats.funnel({ entityType, entityId: gone.id, ...march });
    await remove(gone.id);
    expect(await api.stats.summary(march)).toEqual(summary);
    const after = await api.stats.widgets({ entityType, ...march });
    const [removed, ...others] = after.widgets;
    expect(removed).toEqual({ ...before.widgets[0], archivedAt: expect.stringMatching(/Z$/) });
    expect(others).toEqual(before.widgets.slice(1));
    expect((await api.stats.widgets({ entityType, entityId: gone.id, ...march })).widgets).toEqual([removed]);
    expect(await api.stats.funnel({ entityType, entityId: gone.id, ...march })).toEqual(funnel);
    expect((await refusal(remove(gone.id))).code).toBe('not_found');

    // The migration came before companies could be spread over nodes.
    if ((await readLayout(database)) === 'distributed') return;
    // An older release deleted an entity without recording it in `RemovedEntity`.
    await database.prisma.removedEntity.deleteMany({ where: { companyId } });
    await rollUpCompany(database, companyId);
    const [migration = ''] = readdirSync('prisma/migrations').filter((one) => one.endsWith('_removed_entities'));
    const [, backfill = ''] = readFileSync(`prisma/migrations/${migration}/migration.sql`, 'utf8').split(/\n-- .*\n/);
    await database.prisma.$executeRawUnsafe(backfill);
    const { widgets } = await api.stats.widgets({ entityType, ...march });
    const capital = entityType.charAt(0).toUpperCase() + entityType.slice(1);
    expect(widgets).toMatchObject([{ entityId: kept.id }, { name: `${capital} ${gone.id}`, totalEvents: 2 }]);
  },
);
