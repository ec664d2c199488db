import type { Page } from 'playwright/test';
import { usually } from '../support/before-release';
import { ATTACK, expect, test } from './page';

const ITEMS = [
  { id: 'a', title: 'Create a project', type: 'custom', completionType: 'manual-click' },
  { id: 'b', title: 'Invite a teammate', type: 'custom', completionType: 'manual-click' },
];
const checklist = (settings: object) => ({
  type: 'checklist' as const,
  widget: { id: 1, name: 'Internal name', items: ITEMS, settings },
});
const survey = (settings: object) => ({
  type: 'microSurvey' as const,
  widget: { id: 4, name: 'Survey', settings },
});
/** A rating, a follow-up question to low ratings, and a question that is always asked. */
const QUESTIONS = [
  { id: 'ease', question: 'How easy?', type: 'rating', scale: 5, required: true },
  {
    id: 'why',
    question: 'What was hard?',
    type: 'text',
    required: true,
    showIf: { questionId: 'ease', answers: [1, 2] },
  },
  { id: 'again', question: 'Again?', type: 'yes-no' },
];
const STEPS = [
  { id: 'a', type: 'modal', title: 'Step A', secondButton: { text: 'Skip ahead', action: 'go-to-step', stepId: 'c' } },
  { id: 'b', type: 'modal', title: 'Step B', nextStepId: 'd' },
  { id: 'c', type: 'modal', title: 'Step C', secondButton: { text: 'Read more', action: 'open-url', url: '/help' } },
  { id: 'd', type: 'modal', title: 'Step D', secondButton: { text: 'Leave', action: 'close' } },
];
const tour = (steps: object[] = STEPS) => ({
  type: 'tour' as const,
  widget: { id: 5, name: 'Tour', steps, settings: { tourStart: 'immediate', allowClosingTour: false } },
});
const shown = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The corner of the window that contains the center of an element. */
async function cornerOf(page: Page, selector: string): Promise<string> {
  const box = await page.locator(selector).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${selector} is not visible`);
  const vertical = box.y + box.height / 2 < size.height / 2 ? 'top' : 'bottom';
  return `${vertical}-${box.x + box.width / 2 < size.width / 2 ? 'left' : 'right'}`;
}
const FEEDBACK = { id: 3, name: 'Feedback', options: [{ id: 'bug', name: 'Bug', type: 'bug' }] };
/** Widgets that show in a corner: the type, the selectors of the launcher and the card, and more fields. */
const CORNER_WIDGETS = [
  ['checklist', '.launcher', '.panel', { items: ITEMS }],
  ['feedbackWidget', '.launcher', '.feedback', { options: FEEDBACK.options }],
  ['microSurvey', undefined, '.survey', {}],
  ['npsWidget', undefined, '.nps', {}],
] as const;

for (const [type, launcher, card, more] of CORNER_WIDGETS)
  for (const position of [undefined, 'bottom-right', 'bottom-left', 'top-right', 'top-left', 'nowhere'])
    test(
      `${type} shows at ${position ?? 'its default position'}`,
      usually(type === 'checklist' || position === undefined),
      async ({ host }) => {
        const settings = { ...(type === 'microSurvey' ? { questions: QUESTIONS } : {}), position };
        await host.mount({
          type,
          widget: { id: 9, name: 'N', ...more, settings },
          appearance: { reducedMotion: true },
        });
        const expected = position && position !== 'nowhere' ? position : 'bottom-right';
        if (launcher) {
          expect(await cornerOf(host.page, launcher)).toBe(expected);
          await host.page.locator(launcher).click();
        }
        expect(await cornerOf(host.page, card)).toBe(expected);
        if (launcher) {
          const [one, other] = await Promise.all([launcher, card].map((at) => host.page.locator(at).boundingBox()));
          const isApart = one && other && (one.y >= other.y + other.height || other.y >= one.y + one.height);
          expect(isApart).toBe(true);
        }
        await host.page.setViewportSize({ width: 390, height: 760 });
        const box = await host.page.locator(card).boundingBox();
        expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 760]);
        expect(host.violations).toEqual([]);
      },
    );

test.describe('a checklist', () => {
  test('shows its own title, introduction and launcher text', async ({ host }) => {
    const settings = { title: 'Your first week', intro: `<p>Welcome</p>${ATTACK}`, launcherText: 'Begin' };
    await host.mount(checklist(settings));
    await press(host.page, 'Begin');
    await expect(host.page.getByRole('dialog', { name: 'Your first week' })).toBeFocused();
    await expect(host.page.getByText('Welcome', { exact: true })).toBeVisible();
    expect(await host.page.evaluate(() => window.hacked)).toBeUndefined();
    await host.update({ ...checklist({ ...settings, launcherText: null }).widget });
    await expect(host.page.locator('.launcher')).toContainText('Your first week');
  });

  test('celebrates once, in its own words, and announces it', async ({ host }) => {
    const celebration = { title: 'You made it', content: '<p>Off you go.</p>', effect: 'confetti' };
    await host.mount(checklist({ celebration }));
    const { page } = host;
    await page.locator('.launcher').click();
    await press(page, 'Mark as done');
    await expect(page.locator('.confetti')).toHaveCount(0);
    await press(page, 'Mark as done');
    await expect(page.locator('.confetti')).toHaveCount(1);
    await shown(page, 'You made it');
    await expect(page.getByText('Off you go.')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/2 of 2 done You made it/);
    await expect(page.locator('.confetti')).toHaveCount(0);
    await press(page, 'Close');
    await page.locator('.launcher').click();
    await shown(page, 'You made it');
    await expect(page.locator('.confetti')).toHaveCount(0);
    expect(host.violations).toEqual([]);
  });

  test('shows no animation to people who prefer reduced motion', async ({ host }) => {
    const celebration = { effect: 'confetti' };
    await host.mount({ ...checklist({ celebration }), appearance: { reducedMotion: true } });
    await host.page.locator('.launcher').click();
    for (const _ of ITEMS) await press(host.page, 'Mark as done');
    await shown(host.page, 'All done');
    await expect(host.page.getByText('You have completed every step.')).toBeVisible();
    await expect(host.page.locator('.confetti')).toHaveCount(0);
  });

  test('shows its celebration in a preview, although no item is completed', async ({ host }) => {
    await host.mount(checklist({ celebration: { title: 'You made it' } }));
    await host.show(2);
    await shown(host.page, 'You made it');
    await host.show(0);
    await expect(host.page.getByRole('heading', { name: 'You made it' })).toBeHidden();
    expect(await host.events()).not.toContain('checklist_finished');
  });
});

test.describe('feedback', () => {
  const feedback = (settings: object, asksEmail: boolean) =>
    ({ type: 'feedbackWidget', widget: { ...FEEDBACK, settings }, appearance: { asksEmail } }) as never;

  test('shows its own heading and launcher text', async ({ host }) => {
    await host.mount(feedback({ heading: 'What is missing?', launcherText: 'Ideas' }, true));
    await press(host.page, 'Ideas');
    await expect(host.page.getByRole('dialog', { name: 'What is missing?' })).toBeVisible();
    await expect(host.page.getByRole('radiogroup', { name: 'What is missing?' })).toBeVisible();
  });

  for (const [askEmail, isUnknown, count] of [
    [undefined, true, 1],
    [undefined, false, 0],
    ['unknown', false, 0],
    ['always', false, 1],
    ['never', true, 0],
    ['sometimes', true, 1],
  ] as const)
    test(`asks ${isUnknown ? 'unknown' : 'known'} people for an email address ${count} times: ${askEmail}`, async ({
      host,
    }) => {
      await host.mount(feedback({ askEmail }, isUnknown));
      await press(host.page, 'Feedback');
      await expect(host.page.getByLabel(/email/i)).toHaveCount(count);
    });
});

test('NPS labels the ends of its scale', async ({ host }) => {
  await host.mount({
    type: 'npsWidget',
    widget: { id: 2, name: 'NPS', settings: { lowLabel: 'Never', highLabel: 'Now' } },
  });
  await expect(host.page.locator('.ends')).toHaveText('NeverNow');
  await host.update({ id: 2, name: 'NPS', settings: { lowLabel: null } });
  await expect(host.page.locator('.ends')).toHaveText('Not at all likelyExtremely likely');
});

test.describe('a survey', () => {
  test('introduces itself above the first question, and thanks in its own words', async ({ host }) => {
    const settings = { intro: 'Two questions.', thankYouMessage: 'That helps.', questions: QUESTIONS.slice(2) };
    await host.mount(survey(settings));
    await expect(host.page.getByText('Two questions.', { exact: true })).toBeVisible();
    await expect(host.page.getByRole('status')).toHaveText('Two questions. Again?');
    await press(host.page, 'Send');
    await shown(host.page, 'That helps.');
    await expect(host.page.getByText('Your answer helps us improve.')).toBeHidden();
  });

  test('asks a follow-up question only if an answer calls for it', async ({ host }) => {
    const { page } = host;
    await host.mount(survey({ questions: QUESTIONS }));
    await expect(page.getByText('1 of 2')).toBeVisible();
    await page.getByRole('radio', { name: '2' }).click();
    await press(page, 'Next');
    await shown(page, 'What was hard?');
    await expect(page.getByText('2 of 3')).toBeVisible();
    await page.getByRole('textbox', { name: 'What was hard?' }).fill('The import');
    await press(page, 'Back');
    await page.getByRole('radio', { name: '5' }).click();
    await press(page, 'Next');
    await shown(page, 'Again?');
    await press(page, 'Back');
    await shown(page, 'How easy?');
    await press(page, 'Next');
    await press(page, 'Send');
    await shown(page, 'Thank you!');
    // The answer to the follow-up question, which is no longer asked, is neither sent nor required.
    expect((await host.log()).responses.at(-1)).toEqual({ kind: 'survey', answers: { ease: 5 } });
  });

  test('labels the button Send or Next, depending on the answer', async ({ host }) => {
    const { page } = host;
    await host.mount(survey({ questions: QUESTIONS.slice(0, 2) }));
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await page.getByRole('radio', { name: '1' }).click();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  });
});

test.describe('a tour', () => {
  test('jumps, and goes back the way it came', async ({ host }) => {
    const { page } = host;
    await host.mount(tour());
    await press(page, 'Skip ahead');
    await shown(page, 'Step C');
    await expect(page.getByRole('dialog', { name: 'Step C' })).toBeFocused();
    await press(page, 'Back');
    await shown(page, 'Step A');
    await press(page, 'Next');
    await shown(page, 'Step B');
    await press(page, 'Next');
    await shown(page, 'Step D');
    await press(page, 'Back');
    await shown(page, 'Step B');
    await press(page, 'Back');
    await shown(page, 'Step A');
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await expect
      .poll(async () =>
        (await host.log()).events.flatMap(({ name, props }) => (name === 'tour_step' ? [props?.stepId] : [])),
      )
      .toEqual(['a', 'c', 'a', 'b', 'd', 'b', 'a']);
  });

  test('opens a page, and is left by a button though it has no other way out', async ({ host }) => {
    const { page } = host;
    await host.mount(tour());
    await press(page, 'Skip ahead');
    await press(page, 'Read more');
    expect((await host.log()).visited).toEqual(['/help']);
    await shown(page, 'Step C');
    await press(page, 'Next');
    await press(page, 'Leave');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await host.events()).toContain('tour_closed');
    expect(await host.events()).not.toContain('tour_finish');
  });

  for (const [action, event] of [
    ['finish', 'tour_finish'],
    ['next', 'tour_step'],
    ['unknown', 'tour_step'],
  ] as const)
    test(`a second button with the action ${action}`, async ({ host }) => {
      const [first, ...rest] = STEPS;
      await host.mount(tour([{ ...first, secondButton: { text: 'Other', action } }, ...rest]));
      await press(host.page, 'Other');
      if (action !== 'finish') await shown(host.page, 'Step B');
      await expect.poll(host.events).toContain(event);
    });

  test('a second button that goes back replaces the Back button, and is left out of the first step', async ({
    host,
  }) => {
    const back = { secondButton: { text: 'Return', action: 'back' } };
    await host.mount(
      tour([
        { id: 'a', type: 'modal', title: 'Step A', ...back },
        { id: 'b', type: 'modal', title: 'Step B', ...back },
      ]),
    );
    await expect(host.page.getByRole('button', { name: 'Return' })).toHaveCount(0);
    await press(host.page, 'Next');
    await expect(host.page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await press(host.page, 'Return');
    await shown(host.page, 'Step A');
  });

  test('follows no link that runs code, and draws no button without a text', async ({ host }) => {
    const step = { id: 'a', type: 'modal', title: 'Step A' };
    const evil = { ...step, secondButton: { text: 'Run', action: 'open-url', url: 'javascript:window.hacked = 1' } };
    await host.mount(tour([evil, { ...step, id: 'b', title: 'Step B', secondButton: { text: ' ', action: 'close' } }]));
    await press(host.page, 'Run');
    expect((await host.log()).visited).toEqual([]);
    await press(host.page, 'Next');
    await shown(host.page, 'Step B');
    await expect(host.page.locator('.foot').getByRole('button')).toHaveCount(2);
  });
});
