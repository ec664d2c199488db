import type { Page } from 'playwright/test';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';

type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The corner of the window that contains an element. */
async function cornerOf(page: Page, selector: string): Promise<Corner> {
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error(`${selector} is not visible`);
  const vertical = box.y + box.height / 2 < size.height / 2 ? 'top' : 'bottom';
  return `${vertical}-${box.x + box.width / 2 < size.width / 2 ? 'left' : 'right'}`;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

// `e2e/widgets` tests each type without a server. These tests go all the way: from the API through the script into the host page.
test.describe('the fields of each widget type take effect in the host page', () => {
  let faults: string[];
  test.beforeEach(async ({ page }) => {
    faults = faultsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  test.afterEach(() => expect(faults).toEqual([]));

  test('a checklist: title, introduction, launcher, position, celebration', async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live('checklists', {
      name: 'Internal name',
      items: [{ id: 'one', title: 'Look around', completionType: 'manual-click' }],
      settings: {
        title: 'Your first week',
        intro: '<p>It takes an hour.</p>',
        launcherText: 'Begin',
        position: 'top-left',
        celebration: { title: 'You made it', content: '<p>Off you go.</p>', effect: 'confetti' },
      },
    });
    await host.visit();
    await expect(host.widget('checklist', id)).toBeAttached();
    expect(await cornerOf(page, 'docent-widget .launcher')).toBe('top-left');
    await press(page, 'Begin');
    await expect(page.getByRole('dialog', { name: 'Your first week' })).toBeVisible();
    await expect(page.getByText('It takes an hour.')).toBeVisible();
    await press(page, 'Mark as done');
    await expect(heading(page, 'You made it')).toBeVisible();
    await expect(page.getByText('Off you go.')).toBeVisible();
    await host.counted('checklist_finished', 'checklist', id);
  });

  test('a survey: introduction, thanks, position, questions that depend on an answer', async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const id = await host.live('micro-surveys', {
      name: 'Survey',
      settings: {
        displayTrigger: 'immediate',
        intro: 'Half a minute.',
        thankYouMessage: 'That helps.',
        position: 'bottom-left',
        questions: [
          { id: 'ease', question: 'How easy?', type: 'rating', scale: 5, required: true },
          { id: 'why', question: 'What was hard?', type: 'text', showIf: { questionId: 'ease', answers: [1, 2] } },
          { id: 'again', question: 'Again?', type: 'yes-no' },
        ],
      },
    });
    await host.visit();
    await expect(page.getByText('Half a minute.', { exact: true })).toBeVisible();
    expect(await cornerOf(page, 'docent-widget .survey')).toBe('bottom-left');
    await page.getByRole('radio', { name: '5' }).click();
    await press(page, 'Next');
    await expect(heading(page, 'Again?')).toBeVisible();
    await press(page, 'Back');
    await page.getByRole('radio', { name: '2' }).click();
    await press(page, 'Next');
    await page.getByRole('textbox', { name: 'What was hard?' }).fill('The import.');
    await press(page, 'Next');
    await press(page, 'Send');
    await expect(heading(page, 'That helps.')).toBeVisible();
    const responses = async () => (await host.rest.get(`/micro-surveys/${id}/responses`)).body.data;
    await expect.poll(responses).toMatchObject([{ answers: { ease: 2, why: 'The import.' } }]);
  });

  test('NPS: position and the labels of the lowest and highest rating', async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const settings = { question: 'How likely?', lowLabel: 'Never', highLabel: 'At once', position: 'top-right' };
    await host.live('nps-widgets', { name: 'NPS', settings });
    await host.visit();
    await expect(page.locator('docent-widget .ends')).toHaveText('NeverAt once');
    expect(await cornerOf(page, 'docent-widget .nps')).toBe('top-right');
  });

  for (const [askEmail, stranger, known] of [
    ['always', 1, 1],
    ['unknown', 1, 0],
    ['never', 0, 0],
  ] as const)
    test(`feedback: heading, launcher, position, and whether it asks for an email address (${askEmail})`, async ({
      page,
      company,
      request,
    }) => {
      const host = hostOf({ page, company, request });
      await host.live('feedback-widgets', {
        name: 'Feedback',
        options: [{ id: 'idea', name: 'Idea', emoji: '💡', type: 'idea' }],
        settings: { heading: 'What is missing?', launcherText: 'Ideas', position: 'bottom-left', askEmail },
      });
      const email = page.getByRole('textbox', { name: /email/i });
      for (const [calls, count] of [
        [[], stranger],
        [[['identifyUser', 'ann', {}]], known],
      ] as const) {
        await host.visit('/', calls as unknown as unknown[][]);
        await press(page, 'Ideas');
        await expect(page.getByRole('dialog', { name: 'What is missing?' })).toBeVisible();
        expect(await cornerOf(page, 'docent-widget .feedback')).toBe('bottom-left');
        await expect(email).toHaveCount(count);
      }
    });

  test('a tour: a second button, and a jump to a step', async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    const second = { text: 'Skip ahead', action: 'go-to-step', stepId: 'c' };
    const id = await host.live('product-tours', {
      name: 'Tour',
      steps: [
        { id: 'a', type: 'modal', title: 'Step A', content: '<p>A.</p>', secondButton: second },
        { id: 'b', type: 'modal', title: 'Step B', content: '<p>B.</p>', nextStepId: 'd' },
        {
          id: 'c',
          type: 'modal',
          title: 'Step C',
          content: '<p>C.</p>',
          secondButton: { text: 'Leave', action: 'close' },
        },
        { id: 'd', type: 'modal', title: 'Step D', content: '<p>D.</p>' },
      ],
      settings: { tourStart: 'immediate' },
    });
    await host.visit();
    await press(page, 'Skip ahead');
    await expect(page.getByRole('dialog', { name: 'Step C' })).toBeFocused();
    await press(page, 'Back');
    await press(page, 'Next');
    await expect(page.getByRole('dialog', { name: 'Step B' })).toBeVisible();
    await press(page, 'Next');
    await expect(page.getByRole('dialog', { name: 'Step D' })).toBeVisible();
    await press(page, 'Finish');
    await host.counted('tour_finish', 'tour', id);
  });
});
