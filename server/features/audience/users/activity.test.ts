import { expect, test } from 'vitest';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { mergeActor, recordEvents } from '../../analytics/events/service';
import { recordFeedback } from '../../analytics/responses/feedback';
import { recordNps } from '../../analytics/responses/nps';
import { recordSurvey } from '../../analytics/responses/survey';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));

async function openWithActivity(): Promise<
  Caller & { ids: Record<'tour' | 'feedback' | 'nps' | 'survey' | 'changelog', number> }
> {
  const caller = await openTestCaller();
  const { api, ctx } = caller;
  const ids = {
    tour: (await api.productTours.create({ name: 'Tour' })).id,
    feedback: (
      await api.feedbackWidgets.create({ name: 'Feedback', options: [{ id: 'o', name: 'Idea', emoji: '💡' }] })
    ).id,
    nps: (await api.npsWidgets.create({ name: 'NPS' })).id,
    survey: (await api.microSurveys.create({ name: 'Survey' })).id,
    changelog: (await api.changelogs.create({ name: 'News' })).id,
  };
  await api.users.put({ userId: 'ada', metadata: {} });
  const event = (minute: number, entityType: string, entityId: number, name: string, who = {}) => ({
    entityType,
    entityId,
    name,
    who: { userId: 'ada', ...who },
    occurredAt: at(minute),
  });
  await recordEvents(ctx(), [
    { ...event(1, 'changelog', ids.changelog, 'changelog_opened'), who: { anonymousId: 'browser' } },
    { ...event(3, 'tour', ids.tour, 'tour_step'), properties: { stepId: 'one' } },
    event(2, 'tour', ids.tour, 'tour_start'),
    event(9, 'roadmap', 2_000_000_000, 'roadmap_viewed'),
    event(4, 'tour', ids.tour, 'tour_start', { userId: 'bob' }),
  ]);
  await mergeActor(ctx(), 'browser', 'ada');
  const own = { userId: 'ada' };
  await recordNps(ctx(), { ...own, widgetId: ids.nps, rating: 9, comment: 'Good', createdAt: at(5) });
  await recordFeedback(ctx(), { ...own, widgetId: ids.feedback, optionId: 'o', message: 'Pin it', createdAt: at(6) });
  await recordSurvey(ctx(), { ...own, widgetId: ids.survey, answers: { effort: 4 }, createdAt: at(7) });
  await recordNps(ctx(), { userId: 'bob', widgetId: ids.nps, rating: 0, createdAt: at(8) });
  return { ...caller, ids };
}

test('lists events and responses from all browsers of the user, newest first', async () => {
  const { api, ids } = await openWithActivity();
  const { data, pagination } = await api.users.activity({ userId: 'ada' });
  expect(pagination).toEqual({ total: 11, limit: 50, offset: 0 });
  const entity = (entityType: string, entityId: number, entityName: string | null) => ({
    entityType,
    entityId,
    entityName,
  });
  const tour = entity('tour', ids.tour, 'Tour');
  const id = expect.any(Number);
  expect(data).toEqual(
    [
      { kind: 'event', name: 'roadmap_viewed', ...entity('roadmap', 2_000_000_000, null), data: {} },
      { kind: 'event', name: 'micro_survey_completed', ...entity('microSurvey', ids.survey, 'Survey'), data: {} },
      {
        kind: 'event',
        name: 'micro_survey_answered',
        ...entity('microSurvey', ids.survey, 'Survey'),
        data: { questionId: 'effort' },
      },
      {
        kind: 'survey',
        name: 'survey_response',
        ...entity('microSurvey', ids.survey, 'Survey'),
        data: { id, answers: { effort: 4 }, url: null },
      },
      {
        kind: 'event',
        name: 'feedback_widget_submitted',
        ...entity('feedbackWidget', ids.feedback, 'Feedback'),
        data: {},
      },
      {
        kind: 'feedback',
        name: 'feedback_response',
        ...entity('feedbackWidget', ids.feedback, 'Feedback'),
        data: { id, type: 'other', optionName: 'Idea', emoji: '💡', message: 'Pin it', url: null },
      },
      { kind: 'event', name: 'nps_widget_answered', ...entity('npsWidget', ids.nps, 'NPS'), data: {} },
      {
        kind: 'nps',
        name: 'nps_response',
        ...entity('npsWidget', ids.nps, 'NPS'),
        data: { id, rating: '9', comment: 'Good', url: null },
      },
      { kind: 'event', name: 'tour_step', ...tour, data: { stepId: 'one' } },
      { kind: 'event', name: 'tour_start', ...tour, data: {} },
      { kind: 'event', name: 'changelog_opened', ...entity('changelog', ids.changelog, 'News'), data: {} },
    ].map((row, index) => ({ ...row, times: 1, at: at([9, 7, 7, 7, 6, 6, 5, 5, 3, 2, 1][index] ?? 0).toISOString() })),
  );
});

test('pages have no gaps, and a page past the end has only the total', async () => {
  const { api } = await openWithActivity();
  const { data: all } = await api.users.activity({ userId: 'ada' });
  const pages = await Promise.all(
    [0, 3, 6, 9].map((offset) => api.users.activity({ userId: 'ada', limit: 3, offset })),
  );
  expect(pages.flatMap(({ data }) => data)).toEqual(all);
  expect(await api.users.activity({ userId: 'ada', offset: 11 })).toEqual({
    data: [],
    pagination: { total: 11, limit: 50, offset: 11 },
  });
});

test('activity of a user without events is empty; an unknown user, or another company’s, is not found', async () => {
  const { api } = await openWithActivity();
  const { api: stranger } = await openTestCaller();
  await stranger.users.put({ userId: 'eve', metadata: {} });
  expect((await stranger.users.activity({ userId: 'eve' })).pagination.total).toBe(0);
  expect((await refusal(stranger.users.activity({ userId: 'ada' }))).code).toBe('not_found');
  expect((await refusal(api.users.activity({ userId: 'unknown' }))).code).toBe('not_found');
  await stranger.users.put({ userId: 'ada', metadata: {} });
  expect((await stranger.users.activity({ userId: 'ada' })).data).toEqual([]);
});

test('the list of users is searched by id, email and name', async () => {
  const { api } = await openTestCaller();
  await api.users.put({ userId: 'u-1', metadata: { email: 'Ada@Example.com', name: 'Ada Lovelace', plan: 'pro' } });
  await api.users.put({ userId: 'u-2', metadata: { email: 5, name: ['Ada'] } });
  await api.users.put({ userId: 'ada-3', metadata: {} });
  const found = async (query: string) => (await api.users.list({ query })).data.map(({ userId }) => userId).sort();
  expect(await found('ada@example')).toEqual(['u-1']);
  expect(await found('LOVE')).toEqual(['u-1']);
  expect(await found('U-')).toEqual(['u-1', 'u-2']);
  expect(await found('ada')).toEqual(['ada-3', 'u-1', 'u-2']);
  expect(await found('pro')).toEqual([]);
  expect(await found('%')).toEqual([]);
});
