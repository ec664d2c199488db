import { hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type Hosts, startHosts } from './server';

let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

const survey = (name: string, settings: object) => ({
  name,
  settings: {
    questions: [{ id: 'q', type: 'text', question: name }],
    displayTrigger: 'custom_event',
    displayTriggerValue: 'saved',
    ...settings,
  },
});

/** Applications whose dialogs are made modal in different ways. */
const CASES = [
  { app: 'native', opener: 'Open dialog', close: 'Save' },
  { app: 'radix', opener: 'Open dialog', close: 'Save' },
  { app: 'mui', opener: 'Open dialog', close: 'Save' },
  { app: 'headless', opener: 'Open dialog', close: 'Save' },
  { app: 'bootstrap', opener: 'Open modal', close: 'Save' },
];

for (const { app, opener, close } of CASES)
  test(`${app}: a widget waits until the dialog is closed, unless it may show during dialogs`, async ({
    page,
    company,
    request,
  }) => {
    const { live, widget, call } = hostOf({ page, company, request });
    const waiting = await live('micro-surveys', survey('How was it?', { priority: 90 }));
    const during = await live('micro-surveys', survey('Is it clear?', { duringDialogs: 'show' }));
    await page.goto(hosts.urlOf(app, company.clientToken));
    const opens = page.getByRole('button', { name: opener });
    await opens.click();
    await expect(page.locator('#inside')).toBeVisible();
    // Before the script has loaded, no widget listens for the event.
    await expect
      .poll(async () => {
        await call('track', 'saved');
        return widget('microSurvey', during).count();
      })
      .toBe(1);
    await expect(widget('microSurvey', during).getByRole('heading', { name: 'Is it clear?' })).toBeVisible();
    // The widget can be used: it is not behind the dialog.
    await widget('microSurvey', during).getByRole('textbox').fill('Yes');
    await expect(widget('microSurvey', waiting)).toHaveCount(0);
    await call('shutdown');
    await page.reload();
    await opens.click();
    await expect(page.locator('#inside')).toBeVisible();
    await page.getByRole('button', { name: close, exact: true }).click();
    await expect(page.locator('#inside')).toBeHidden();
    await expect
      .poll(async () => {
        await call('track', 'saved');
        return widget('microSurvey', waiting).count();
      })
      .toBe(1);
  });

for (const { app, opener } of CASES.filter(({ app }) => app === 'mui' || app === 'bootstrap'))
  test(`${app}: a dialog counts as open from the start of its fade`, async ({ page, company, request }) => {
    const { live, widget } = hostOf({ page, company, request });
    const waiting = await live('micro-surveys', survey('How was it?', { priority: 90 }));
    const during = await live('micro-surveys', survey('Is it clear?', { duringDialogs: 'show' }));
    const feedback = await live('feedback-widgets', { name: 'Feedback', optionsPreset: 'thumbs' });
    await page.goto(hosts.urlOf(app, company.clientToken));
    // The script has loaded the widgets.
    await expect(widget('feedbackWidget', feedback).getByRole('button')).toBeVisible();
    // Tracks the event as soon as the dialog is in the document, before its first frame is drawn.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const dialog = document.querySelector('[aria-modal=true]');
        if (!dialog?.getClientRects().length) return;
        observer.disconnect();
        Reflect.get(window, 'Docent').track('saved');
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.getByRole('button', { name: opener }).click();
    await widget('microSurvey', during).getByRole('textbox').fill('Yes');
    await expect(widget('microSurvey', waiting)).toHaveCount(0);
  });

test('a widget that waited for a dialog shows as soon as the dialog is closed', async ({ page, company, request }) => {
  const { live, widget, call } = hostOf({ page, company, request });
  const id = await live('micro-surveys', survey('How was it?', {}));
  await live('micro-surveys', survey('Is it clear?', { duringDialogs: 'show' }));
  await page.goto(hosts.urlOf('native', company.clientToken));
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const other = page.getByRole('heading', { name: 'Is it clear?' });
  await expect
    .poll(async () => {
      await call('track', 'saved');
      return other.count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#inside')).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(widget('microSurvey', id).getByRole('heading', { name: 'How was it?' })).toBeVisible();
});
