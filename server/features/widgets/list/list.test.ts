import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { mistyped } from '../../../testing/mistyped';
import { rollUpCompany } from '../../analytics/events/rollup';
import { recordEvents } from '../../analytics/events/service';
import { listLibrary } from './list';
import { listInput } from './schema';

const targeting = { showOnAllPages: true };

/** Creates one widget of each type, in this order; only the NPS widget is live. */
async function fill({ api }: Caller) {
  return {
    tour: (await api.productTours.create({ name: 'Tour' })).id,
    checklist: (await api.checklists.create({ name: 'Checklist' })).id,
    smartTip: (await api.smartTips.create({ name: 'Tip' })).id,
    announcement: (await api.announcements.create({ name: 'Announcement' })).id,
    microSurvey: (await api.microSurveys.create({ name: 'Survey' })).id,
    feedbackWidget: (await api.feedbackWidgets.create({ name: 'Feedback' })).id,
    npsWidget: (await api.npsWidgets.create({ name: 'NPS', targeting, active: true })).id,
  };
}

test('lists every type, last saved first, with path and link', async () => {
  const caller = await openTestCaller();
  const ids = await fill(caller);
  const kim = caller.as({ kind: 'person', id: 'p1', name: 'Kim Park' });
  await kim.api.checklists.update({ id: ids.checklist, name: 'Changed' });
  const { data, pagination, counts } = await caller.api.widgets.list({});
  expect(pagination).toEqual({ total: 7, limit: 50, offset: 0 });
  expect(counts).toEqual({ live: 1, draft: 6, archived: 0 });
  expect(data.map(({ id }) => id)).toEqual([
    ids.checklist,
    ...Object.values(ids)
      .filter((id) => id !== ids.checklist)
      .reverse(),
  ]);
  const detail = await caller.api.checklists.get({ id: ids.checklist });
  expect(data[0]).toEqual({
    id: ids.checklist,
    entityType: 'checklist',
    type: 'checklist',
    path: 'checklists',
    name: 'Changed',
    active: false,
    archivedAt: null,
    folderId: detail.folderId,
    version: 2,
    createdAt: detail.createdAt,
    updatedAt: detail.updatedAt,
    updatedBy: 'Kim Park',
    updatedByKind: 'person',
    dashboardUrl: detail.dashboardUrl,
    last30Days: { shown: 0, completed: 0 },
    draft: null,
    schedule: [],
  });
  expect(data[1]?.updatedBy).toBe('Test key');
});

test('counts the widgets of every status that match the other filters', async () => {
  const caller = await openTestCaller();
  const { api } = caller;
  const ids = await fill(caller);
  const folder = await api.folders.create({ name: 'Apart' });
  await api.productTours.update({ id: ids.tour, folderId: folder.id });
  await api.checklists.archive({ id: ids.checklist });
  const listed = async (input: Parameters<typeof api.widgets.list>[0]) => {
    const { data, pagination, counts } = await api.widgets.list(input);
    return { types: data.map(({ type }) => type).sort(), total: pagination.total, counts };
  };
  const counts = { live: 1, draft: 5, archived: 1 };
  expect(await listed({ status: 'live' })).toEqual({ types: ['npsWidget'], total: 1, counts });
  expect(await listed({ status: 'archived' })).toEqual({ types: ['checklist'], total: 1, counts });
  expect((await listed({ status: 'draft' })).total).toBe(5);
  expect((await listed({ status: 'all' })).total).toBe(7);
  expect((await listed({})).types).not.toContain('checklist');
  expect(await listed({ folderId: folder.id })).toEqual({
    types: ['tour'],
    total: 1,
    counts: { live: 0, draft: 1, archived: 0 },
  });
  expect(await listed({ query: 'T', status: 'all', type: 'checklist' })).toEqual({
    types: ['checklist'],
    total: 1,
    counts: { live: 0, draft: 0, archived: 1 },
  });
  expect((await listed({ query: 'TIP' })).types).toEqual(['smartTip']);
  expect(await listed({ query: '%' })).toEqual({ types: [], total: 0, counts: { live: 0, draft: 0, archived: 0 } });
  expect((await api.widgets.list({ status: 'archived' })).data[0]?.archivedAt).toMatch(/Z$/);
});

test('sorts in both orders, and every page has the counts', async () => {
  const caller = await openTestCaller();
  const { api, ctx } = caller;
  const ids = await fill(caller);
  const event = (entityType: 'tour' | 'checklist', name: string, userId: string) => ({
    entityType,
    entityId: ids[entityType],
    name,
    who: { userId },
  });
  await recordEvents(ctx(), [
    event('tour', 'tour_start', 'a'),
    event('tour', 'tour_auto_start', 'b'),
    event('checklist', 'checklist_shown', 'a'),
    event('checklist', 'checklist_finished', 'a'),
  ]);
  const first = async (sort: 'name' | 'created' | 'updated' | 'shown' | 'completed', order: 'asc' | 'desc') =>
    (await api.widgets.list({ sort, order, limit: 2 })).data.map(({ type }) => type);
  expect(await first('name', 'asc')).toEqual(['announcement', 'checklist']);
  expect(await first('name', 'desc')).toEqual(['tour', 'smartTip']);
  expect(await first('created', 'asc')).toEqual(['tour', 'checklist']);
  expect(await first('updated', 'desc')).toEqual(['npsWidget', 'feedbackWidget']);
  expect(await first('shown', 'desc')).toEqual(['tour', 'checklist']);
  expect((await first('completed', 'desc'))[0]).toBe('checklist');
  const beyond = await api.widgets.list({ offset: 7 });
  expect([beyond.data, beyond.pagination.total, beyond.counts.draft]).toEqual([[], 7, 6]);
});

test('counts the last thirty days alike before and after a rollup, each type by its own events', async () => {
  const caller = await openTestCaller();
  const { ctx, database, companyId } = caller;
  const ids = await fill(caller);
  const now = new Date('2026-03-30T12:00:00Z');
  const happened = (entityType: keyof typeof ids, name: string, ...days: string[]) =>
    days.map((day) => ({
      entityType,
      entityId: ids[entityType],
      name,
      who: { userId: 'a' },
      occurredAt: new Date(day),
    }));
  await recordEvents(ctx(), [
    ...happened('tour', 'tour_start', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z', '2026-03-30T23:59:59Z'),
    ...happened('tour', 'tour_auto_start', '2026-03-17', '2026-03-31'),
    ...happened('tour', 'tour_available', '2026-03-17'),
    ...happened('tour', 'tour_finish', '2026-03-18'),
    ...happened('smartTip', 'smart_tip_available', '2026-03-18', '2026-03-19'),
    ...happened('smartTip', 'smart_tip_open', '2026-03-18'),
    ...happened('announcement', 'announcement_shown', '2026-03-18'),
    ...happened('announcement', 'announcement_closed', '2026-03-18'),
    ...happened('microSurvey', 'micro_survey_shown', '2026-03-18'),
    ...happened('microSurvey', 'micro_survey_answered', '2026-03-18', '2026-03-18'),
    ...happened('microSurvey', 'micro_survey_completed', '2026-03-18'),
    ...happened('feedbackWidget', 'feedback_widget_opened', '2026-03-02', '2026-03-03'),
    ...happened('feedbackWidget', 'feedback_widget_submitted', '2026-03-03'),
    ...happened('npsWidget', 'nps_widget_shown', '2026-03-02'),
    ...happened('npsWidget', 'nps_widget_answered', '2026-03-02'),
  ]);
  const figures = async () => {
    const { data } = await listLibrary(ctx(), listInput.parse({}), now);
    return Object.fromEntries(data.map(({ type, last30Days: { shown, completed } }) => [type, [shown, completed]]));
  };
  const expected = {
    tour: [3, 1],
    checklist: [0, 0],
    smartTip: [2, 1],
    announcement: [1, 0],
    microSurvey: [1, 1],
    feedbackWidget: [2, 1],
    npsWidget: [1, 1],
  };
  expect(await figures()).toEqual(expected);
  await rollUpCompany(database, companyId);
  expect(await figures()).toEqual(expected);
});

test('shows nothing of another company', async () => {
  const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  await fill(other);
  expect(await mine.api.widgets.list({ status: 'all' })).toEqual({
    data: [],
    pagination: { total: 0, limit: 50, offset: 0 },
    counts: { live: 0, draft: 0, archived: 0 },
  });
});

test.each([
  { type: 'changelog' },
  { status: 'gone' },
  { sort: 'id' },
  { order: 'up' },
  { limit: 101 },
  { folderId: 0 },
])('refuses %j', async (input) => {
  const { api } = await openTestCaller();
  expect((await refusal(api.widgets.list(mistyped(input)))).code).toBe('validation_error');
});
