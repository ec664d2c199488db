import { expect, test } from './page';

const nps = {
  type: 'npsWidget' as const,
  widget: { id: 2, name: 'NPS', settings: { question: 'Recommend us?', thankYouMessage: 'Merci' } },
};
const feedback = {
  type: 'feedbackWidget' as const,
  widget: {
    id: 3,
    name: 'Feedback',
    settings: {},
    options: [
      { id: 'bug', name: 'Bug', emoji: '🐞', type: 'bug' },
      { id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' },
    ],
  },
};
const survey = (questions: object[]) => ({
  type: 'microSurvey' as const,
  widget: { id: 4, name: 'Survey', settings: { questions } },
});
const QUESTIONS = [
  { id: 'r', question: 'How easy?', type: 'rating', scale: 5, required: true, lowLabel: 'Hard', highLabel: 'Easy' },
  { id: 's', question: 'How often?', type: 'single-choice', options: ['Daily', 'Weekly'] },
  { id: 'm', question: 'Which?', type: 'multiple-choice', options: ['CSV', 'Excel', 'JSON'] },
  { id: 'y', question: 'Again?', type: 'yes-no' },
  { id: 'e', question: 'Feeling?', type: 'emoji' },
  { id: 't', question: 'Why?', type: 'text' },
];

test.describe('NPS', () => {
  test('sends the rating with the comment and email address', async ({ host }) => {
    const { page } = host;
    await host.mount(nps);
    await expect(page.getByRole('radio')).toHaveCount(11);
    await expect.poll(host.events).toEqual(['nps_widget_shown']);
    await page.getByRole('radio', { name: '9' }).click();
    await page.getByLabel(/main reason/).fill('Saves time');
    await page.getByLabel(/email/i).fill('nonsense');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('email');
    await page.getByLabel(/email/i).fill('ada@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
    const log = await host.log();
    expect(log.responses).toEqual([
      { kind: 'nps', rating: '9', isComplete: false },
      { kind: 'nps', rating: '9', comment: 'Saves time', email: 'ada@example.com' },
    ]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(log.events).toEqual([
      { name: 'nps_widget_shown' },
      { name: 'nps_widget_answered', props: { rating: '9' }, fromResponse: true },
    ]);
    expect(await host.events()).toHaveLength(2);
  });

  test('in a right-to-left language, the scale and its arrow keys are mirrored', async ({ host }) => {
    const { page } = host;
    await host.mount({ ...nps, appearance: { dir: 'rtl', locale: 'he' } });
    await page.getByRole('radio', { name: '5' }).click();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '6' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('radio', { name: '6' })).toBeFocused();
    const [zero, ten] = await Promise.all(
      ['0', '10'].map((name) => page.getByRole('radio', { name, exact: true }).boundingBox()),
    );
    expect(zero?.x).toBeGreaterThan(ten?.x ?? 0);
  });

  test('lets people try again, and takes no focus by itself', async ({ host }) => {
    const { page } = host;
    await page.locator('#field').focus();
    await host.mount({ ...nps, failures: 1 });
    await expect(page.locator('#field')).toBeFocused();
    await page.getByRole('radio', { name: '3' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('try again');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
    expect((await host.log()).responses).toEqual([
      { kind: 'nps', rating: '3', isComplete: false },
      { kind: 'nps', rating: '3' },
    ]);
  });

  test('Escape dismisses it', async ({ host }) => {
    await host.mount(nps);
    await host.page.keyboard.press('Escape');
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    expect(await host.events()).toContain('nps_widget_dismissed');
  });

  test('a rating is an answer: closing does not count as dismissed, and the next page shows the rating', async ({
    host,
  }) => {
    const { page } = host;
    await host.mount(nps);
    for (const rating of ['4', '6']) await page.getByRole('radio', { name: rating }).click();
    await page.keyboard.press('Escape');
    const { responses } = await host.log();
    expect(responses).toEqual(['4', '6'].map((rating) => ({ kind: 'nps', rating, isComplete: false })));
    expect(await host.events()).toEqual(['nps_widget_shown', 'nps_widget_answered']);
    await host.mount({ ...nps, progress: { given: { rating: '6' } } });
    await expect(page.getByRole('radio', { name: '6' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByLabel(/main reason/)).toBeVisible();
  });

  test('an update keeps rating and comment', async ({ host }) => {
    await host.mount(nps);
    await host.page.getByRole('radio', { name: '7' }).click();
    await host.page.getByLabel(/main reason/).fill('Half a thou');
    await host.update({ ...nps.widget, settings: { question: 'Really?' } }, { colorScheme: 'dark' });
    await expect(host.page.getByRole('heading', { name: 'Really?' })).toBeVisible();
    await expect(host.page.getByRole('radio', { name: '7' })).toHaveAttribute('aria-checked', 'true');
    await expect(host.page.getByLabel(/main reason/)).toHaveValue('Half a thou');
    await expect(host.page.getByLabel(/main reason/)).toBeFocused();
  });
});

test.describe('feedback', () => {
  test('opens from its launcher, sends, and returns the focus', async ({ host }) => {
    const { page } = host;
    await host.mount(feedback);
    const launcher = page.getByRole('button', { name: 'Feedback' });
    await launcher.click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('answer');
    await page.getByRole('radio', { name: 'Idea' }).click();
    await page.getByLabel(/Tell us more/).fill('Pin charts');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect((await host.log()).responses).toEqual([{ kind: 'feedback', optionId: 'idea', message: 'Pin charts' }]);
    expect(await host.events()).toEqual(['feedback_widget_opened', 'feedback_widget_submitted']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(launcher).toBeFocused();
  });

  test('an update keeps the choice and the text', async ({ host }) => {
    await host.mount(feedback);
    await host.page.getByRole('button', { name: 'Feedback' }).click();
    await host.page.getByRole('radio', { name: 'Bug' }).click();
    await host.page.getByLabel(/Tell us more/).fill('It breaks');
    await host.update({ ...feedback.widget, options: [{ id: 'bug', name: 'Fault', type: 'bug' }] });
    await expect(host.page.getByRole('radio', { name: 'Fault' })).toHaveAttribute('aria-checked', 'true');
    await expect(host.page.getByLabel(/Tell us more/)).toHaveValue('It breaks');
  });
});

test.describe('micro survey', () => {
  test('asks every kind of question', async ({ host }) => {
    const { page } = host;
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    await host.mount(survey(QUESTIONS));
    await next();
    await expect(page.getByRole('alert')).toContainText('answer');
    await page.getByRole('radio', { name: '4' }).click();
    await next();
    await page.getByRole('radio', { name: 'Weekly' }).click();
    await next();
    await page.getByText('JSON').click();
    await page.getByText('CSV').click();
    await next();
    await page.getByRole('radio', { name: 'No', exact: true }).click();
    await next();
    await page.getByRole('radio', { name: '5' }).click();
    await next();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: '5' })).toHaveAttribute('aria-checked', 'true');
    await next();
    await page.getByRole('textbox', { name: 'Why?' }).fill('  Because  ');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    const { responses, events } = await host.log();
    const choices = { r: 4, s: 'Weekly', m: ['CSV', 'JSON'], y: 'no', e: 5 };
    expect(responses.slice(0, 4)).toEqual(
      [
        { r: 4 },
        { r: 4, s: 'Weekly' },
        { r: 4, s: 'Weekly', m: ['JSON'] },
        { r: 4, s: 'Weekly', m: ['CSV', 'JSON'] },
      ].map((answers) => ({ kind: 'survey', answers, isComplete: false })),
    );
    expect(responses.slice(-2)).toEqual([
      { kind: 'survey', answers: choices, isComplete: false },
      { kind: 'survey', answers: { ...choices, t: '  Because  ' } },
    ]);
    const names = events.map(({ name }) => name);
    expect(names).toContain('micro_survey_completed');
    expect(names.filter((name) => name === 'micro_survey_answered')).toHaveLength(6);
  });

  test('lets people skip optional questions; questions of unknown types are drawn as ratings', async ({ host }) => {
    await host.mount(
      survey([
        { id: 'a', question: 'One?', type: 'text' },
        { id: 'b', question: 'Two?', type: 'slider' },
      ]),
    );
    await host.page.getByRole('button', { name: 'Skip' }).click();
    await expect(host.page.getByRole('radio')).toHaveCount(5);
    await host.page.getByRole('button', { name: 'Send' }).click();
    await expect(host.page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
    expect((await host.log()).responses).toEqual([{ kind: 'survey', answers: {} }]);
  });

  test('an update keeps question and answers', async ({ host }) => {
    await host.mount(survey(QUESTIONS));
    await host.page.getByRole('radio', { name: '2' }).click();
    await host.page.getByRole('button', { name: 'Next' }).click();
    await host.update(survey(QUESTIONS.slice(0, 2).reverse()).widget);
    await expect(host.page.getByRole('heading', { name: 'How often?' })).toBeVisible();
    await host.page.keyboard.press('Escape');
    expect(await host.events()).toContain('micro_survey_dismissed');
  });
});
