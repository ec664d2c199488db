import { describe, expect, test } from 'vitest';
import { openTestCaller } from '../../../testing/caller';
import { rollUpCompany } from '../events/rollup';
import { mergeActor, recordEvents } from '../events/service';
import { recordSurvey } from './survey';

const FIRST = Date.UTC(2026, 0, 1);
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating' },
  { id: 'why', question: 'Why?', type: 'text' },
];

describe('a response whose parts came from different people', () => {
  const period = { startDate: '2026-01-01', endDate: '2026-01-02' };
  const give = async (isRolledUp: boolean) => {
    const one = await openTestCaller();
    const { id: widgetId } = await one.api.microSurveys.create({ name: 'Survey', settings: { questions: QUESTIONS } });
    // The browser of another user, who is not signed in.
    await recordEvents(one.ctx(), [
      { entityType: 'tour', entityId: 1, name: 'tour_start', who: { anonymousId: 'visitor-1' } },
    ]);
    await mergeActor(one.ctx(), 'visitor-1', 'bob');
    const copy = async (revision: number, answers: Record<string, unknown>, isComplete = false) => {
      const who = revision === 1 ? { anonymousId: 'visitor-1' } : { userId: 'carl' };
      const { id = 0 } = await recordSurvey(one.ctx(), {
        widgetId,
        who,
        userId: revision === 1 ? undefined : 'carl',
        clientId: 'client-1',
        answers,
        isComplete,
        revision,
        createdAt: new Date(FIRST + revision * 9_000),
      });
      if (isRolledUp) await rollUpCompany(one.database, one.companyId);
      return id;
    };
    const counts = async () => {
      const { widgets } = await one.api.stats.widgets({ entityType: 'microSurvey', entityId: widgetId, ...period });
      const { micro_survey_answered: answered, micro_survey_completed: completed } = widgets[0]?.events ?? {};
      return [answered?.count ?? 0, completed?.count ?? 0];
    };
    return { ...one, widgetId, copy, counts };
  };

  test.each([false, true])('is deleted with all of its events (rolled up: %s)', async (isRolledUp) => {
    const { api, widgetId, copy, counts } = await give(isRolledUp);
    await copy(1, { ease: 4 });
    const responseId = await copy(2, { ease: 4, why: 'Quick' }, true);
    expect(await counts()).toEqual([2, 1]);
    await api.response.deleteSurvey({ id: widgetId, responseId });
    expect(await counts()).toEqual([0, 0]);
  });

  test.each([false, true])('counts each answer once if one is taken back (rolled up: %s)', async (isRolledUp) => {
    const { copy, counts } = await give(isRolledUp);
    await copy(1, { ease: 4 });
    await copy(2, { ease: 4, why: 'Quick' });
    await copy(3, { ease: 4 });
    expect(await counts()).toEqual([1, 0]);
    await copy(4, { ease: 4, why: 'Short' });
    expect(await counts()).toEqual([2, 0]);
  });
});
