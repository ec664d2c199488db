import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../widgets/targeting/dates';
import { startAnswering } from '../../testing/answering';

const { replica, withWidgets } = await startAnswering();

describe('the frequency of a widget limits how often a person can answer it', () => {
  const answered = { status: 409, body: { error: { code: 'conflict', details: { reason: 'already_answered' } } } };

  test.each([
    ['until-closed', true],
    ['until-completed', true],
    ['once', true],
    ['always', false],
    ['session', false],
  ])('with the frequency %s, a second answer is rejected: %s', async (mode, isRefused) => {
    const { browser, nps, counted, rows } = await withWidgets({ mode });
    const [phone, desk] = [browser(), browser(undefined, replica)];
    const ann = { userId: 'ann', widgetId: nps.id, isComplete: true };
    await phone.ask('/identify', { userId: 'ann' });
    await phone.report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
    expect((await phone.ask('/responses/nps', { ...ann, id: 'answer-01', rating: '9' })).status).toBe(200);
    await desk.report('nps_widget_shown', nps, 'npsWidget', {}, { userId: 'ann' });
    const second = await desk.ask('/responses/nps', { ...ann, id: 'answer-02', rating: '1' });
    expect(second).toMatchObject(isRefused ? answered : { status: 200 });
    expect(await rows()).toHaveLength(isRefused ? 1 : 2);
    expect((await counted()).nps_widget_answered).toEqual([isRefused ? 1 : 2, 1]);
    // The script does not open a widget whose answer would be rejected.
    const { widgets } = (await desk.ask('/bootstrap', { userId: 'ann' })).body;
    expect(widgets.find(({ id }: { id: number }) => id === nps.id).answered).toBe(isRefused ? true : undefined);
    expect(
      (await browser().ask('/responses/nps', { ...ann, userId: 'bob', id: 'answer-02', rating: '1' })).status,
    ).toBe(200);
  });

  test.each([
    ['until-closed', true],
    ['until-completed', false],
    ['once', true],
    ['always', false],
    ['session', false],
  ])(
    'with the frequency %s, a person who closed an unfinished survey cannot begin another: %s',
    async (mode, isRefused) => {
      const { browser, survey, surveys } = await withWidgets({ mode });
      const [phone, desk] = [browser(), browser(undefined, replica)];
      const who = { userId: 'ann' };
      const answer = (one: typeof phone, id: string, revision: number, answers: object, isComplete = false) =>
        one.ask('/responses/survey', { ...who, id, widgetId: survey.id, revision, answers, isComplete });
      await phone.report('micro_survey_shown', survey, 'microSurvey', {}, who);
      expect((await answer(phone, 'answer-01', 1, { ease: 4 })).status).toBe(200);
      await phone.report('micro_survey_dismissed', survey, 'microSurvey', {}, who);
      const { widgets } = (await desk.ask('/bootstrap', who)).body;
      expect(widgets.find(({ id }: { id: number }) => id === survey.id)?.answered).toBe(isRefused ? true : undefined);
      const second = await answer(desk, 'answer-02', 1, { ease: 1, why: 'Slow' }, true);
      expect(second).toMatchObject(isRefused ? answered : { status: 200 });
      // The first response can still be continued.
      expect((await answer(phone, 'answer-01', 2, { ease: 5 })).status).toBe(200);
      expect(await surveys()).toMatchObject([{ answers: { ease: 5 } }, ...(isRefused ? [] : [{ isComplete: true }])]);
    },
  );

  test('an interval is measured between the times at which the widget was shown', async () => {
    const { browser, nps, rows } = await withWidgets({ mode: 'interval', intervalHours: 2 });
    const { ask } = browser();
    const sentAt = Date.now();
    const answer = (id: string, hoursAgo: number) =>
      ask('/responses/nps', { id, widgetId: nps.id, rating: '9', sentAt, shownAt: sentAt - hoursAgo * HOUR_MS });
    expect((await answer('answer-01', 2.5)).status).toBe(200);
    expect(await answer('answer-02', 0.6)).toMatchObject(answered);
    // Both answers are sent now, but the widget was shown for the first one 2.1 hours before it was shown for this one.
    expect((await answer('answer-03', 0.4)).status).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  test.each(['once', 'interval', 'until-closed'])(
    'with the frequency %s, a survey that was put off after an answer is asked once more, and its answers are stored',
    async (mode) => {
      const { browser, survey, surveys } = await withWidgets({ mode, intervalHours: 999 }, { snoozeHours: 1 });
      const { ask, report } = browser();
      const sentAt = Date.now();
      const answer = (id: string, hoursAgo: number, isComplete: boolean) => {
        const times = { sentAt, shownAt: sentAt - hoursAgo * HOUR_MS };
        return ask('/responses/survey', { id, widgetId: survey.id, answers: { ease: 4 }, isComplete, ...times });
      };
      const offer = async () => {
        const { widgets } = (await ask('/bootstrap', {})).body;
        const { due, answered } = widgets.find(({ id }: { id: number }) => id === survey.id);
        return { due, answered };
      };
      const ago = (hours: number) => sentAt - hours * HOUR_MS;
      await report('micro_survey_shown', survey, 'microSurvey', { at: ago(3) });
      expect((await answer('answer-01', 3, false)).status).toBe(200);
      await report('micro_survey_snoozed', survey, 'microSurvey', { at: ago(2) });
      expect(await offer()).toEqual({ due: true, answered: undefined });
      await report('micro_survey_shown', survey, 'microSurvey', { at: ago(0.5) });
      expect((await answer('answer-02', 0.5, true)).status).toBe(200);
      expect(await surveys()).toMatchObject([{ isComplete: false }, { isComplete: true }]);
      expect(await offer()).toEqual({ due: false, answered: true });
      expect(await answer('answer-03', 0.1, true)).toMatchObject(answered);
    },
  );

  test('an incomplete survey can be answered again until it is complete', async () => {
    const { browser, survey, surveys } = await withWidgets({ mode: 'until-completed' });
    const answer = (id: string, isComplete: boolean) =>
      browser().ask('/responses/survey', { userId: 'ann', id, widgetId: survey.id, answers: { ease: 1 }, isComplete });
    expect((await answer('answer-01', false)).status).toBe(200);
    expect((await answer('answer-02', true)).status).toBe(200);
    expect(await answer('answer-03', true)).toMatchObject(answered);
    expect(await surveys()).toHaveLength(2);
  });

  test('of simultaneous answers from several tabs and browsers, before and after sign-in, one is stored', async () => {
    const { browser, nps, counted, rows } = await withWidgets();
    const [phone, desk] = [browser('the-browser-1'), browser(undefined, replica)];
    const there = browser('the-browser-1', replica);
    for (const one of [phone, desk]) await one.ask('/identify', { userId: 'ann' });
    const rate = (one: typeof phone, id: number, who: object) =>
      one.ask('/responses/nps', { id: `answer-0${id}`, widgetId: nps.id, rating: '9', ...who });
    const ann = { userId: 'ann' };
    const answers = await Promise.all([
      rate(phone, 1, ann),
      rate(there, 2, {}),
      rate(desk, 3, ann),
      rate(there, 4, ann),
      rate(phone, 5, {}),
      rate(desk, 6, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(1);
    expect(await counted()).toEqual({ nps_widget_answered: [1, 1] });
  });

  test('feedback can be sent any number of times', async () => {
    const { browser, feedback, counted } = await withWidgets();
    const { ask } = browser();
    for (const id of ['answer-01', 'answer-02'])
      expect((await ask('/responses/feedback', { id, widgetId: feedback.id, message: 'More' })).status).toBe(200);
    expect(await counted()).toEqual({ feedback_widget_submitted: [2, 1] });
  });
});
