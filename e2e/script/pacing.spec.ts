import { type Gate, hostOf } from '../support/host';
import { expect, test } from '../support/test';

const announcement = (name: string, settings: object = {}) => ({
  name,
  title: name,
  content: '<p>Read.</p>',
  settings: { type: 'toast', ...settings },
});

test('after a widget was closed, the next automatic widget waits for the pause, also on the next page', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await page.clock.install();
  expect((await host.rest.patch('/company', { settings: { widgetPauseSeconds: 60 } })).status).toBe(200);
  await host.live('announcements', announcement('First', { priority: 90 }));
  await host.live('announcements', announcement('Second'));
  await host.visit();
  await page.clock.runFor(5_000);
  const [first, second] = [page.getByRole('dialog', { name: 'First' }), page.getByRole('dialog', { name: 'Second' })];
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const report = (await host.call('debug')) as { widgets: { name: string; sentence: string }[] };
  expect(report.widgets.find(({ name }) => name === 'Second')?.sentence).toMatch(
    /^Held back by pause: Another one was closed just before: it waits \d+ s more\.$/,
  );
  await host.visit();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expect(second).toBeVisible();
});

test('a widget waits while the person types, and shows when they have stopped', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('main')?.append(Object.assign(document.createElement('input'), { id: 'field' })),
    ),
  );
  await host.live('announcements', announcement('News', { delaySeconds: 2 }));
  const asked = page.waitForResponse(/client\/bootstrap/);
  await host.visit();
  const field = page.locator('#field');
  await page.clock.runFor(500);
  await asked;
  for (let key = 0; key < 6; key += 1) {
    await field.press('a');
    await page.clock.runFor(1_000);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await host.gatesOf('News')).find(({ passed }) => !passed)).toMatchObject({
    gate: 'start',
    sentence: 'The person is typing: it waits until they have stopped.',
  });
  await page.clock.runFor(6_000);
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  await expect(field).toBeFocused();
});

test('a widget that the application opens, or that its event starts, does not wait for the pause', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.rest.patch('/company', { settings: { widgetPauseSeconds: 600 } });
  await host.live('announcements', announcement('First'));
  const questions = [{ id: 'q', type: 'text', question: 'How was it?' }];
  const settings = { questions, displayTrigger: 'custom_event', displayTriggerValue: 'saved' };
  await host.live('micro-surveys', { name: 'Survey', settings });
  const steps = [{ type: 'modal', title: 'Welcome' }];
  const tourId = await host.live('product-tours', { name: 'Tour', steps, settings: { tourStart: 'manual' } });
  await host.visit();
  await page.getByRole('dialog', { name: 'First' }).getByRole('button', { name: 'Close' }).click();
  await host.call('track', 'saved');
  const survey = page.getByRole('dialog', { name: 'How was it?' });
  await expect(survey).toBeVisible();
  await survey.getByRole('button', { name: 'Close' }).click();
  await host.call('startTour', { tourId });
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
});

const SNOOZED = [
  {
    path: 'product-tours',
    entityType: 'tour',
    event: 'tour_snoozed',
    body: {
      name: 'Snoozed',
      steps: [
        { type: 'modal', title: 'Snoozed' },
        { type: 'modal', title: 'Second' },
      ],
    },
    settings: { tourStart: 'immediate' },
  },
  {
    path: 'announcements',
    entityType: 'announcement',
    event: 'announcement_snoozed',
    body: { name: 'Snoozed', title: 'Snoozed', content: '<p>x</p>' },
    settings: { type: 'popup' },
  },
  {
    path: 'micro-surveys',
    entityType: 'microSurvey',
    event: 'micro_survey_snoozed',
    body: { name: 'Snoozed' },
    settings: { questions: ['Snoozed', 'Second'].map((question) => ({ id: question, type: 'text', question })) },
  },
];

for (const { path, entityType, event, body, settings } of SNOOZED)
  test(`${entityType}: “Later” closes it and is counted, and the next page does not show it`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    await page.clock.install();
    const frequency = { mode: 'once' };
    const id = await host.live(path, { ...body, settings: { ...settings, frequency, snoozeHours: 2 } });
    await host.visit();
    await page.clock.runFor(3_000);
    const dialog = page.getByRole('dialog', { name: 'Snoozed' });
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(5_000);
    expect((await host.gatesOf('Snoozed')).find(({ passed }) => !passed)).toMatchObject({ gate: 'snooze' });
    await host.counted(event, entityType, id);
    await host.visit();
    await page.clock.runFor(5_000);
    await expect(dialog).toHaveCount(0);
    // The frequency `once` would also keep the widget closed, so the event shows that it was snoozed.
    const { body: stats } = await host.rest.get(`/stats/widgets/${entityType}?entityId=${id}`);
    expect(stats.widgets[0].events[event].count).toBe(1);
  });

test('another browser of the person says that the widget was snoozed, and until when', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const identify = [['identifyUser', 'ann']];
  const id = await host.live('announcements', announcement('News', { type: 'popup', snoozeHours: 2 }));
  await host.visit('/', identify);
  await page.getByRole('button', { name: 'Later' }).click();
  await host.counted('announcement_snoozed', 'announcement', id);
  await page.evaluate(() => localStorage.clear());
  await host.visit('/', identify);
  const held = async () => (await host.gatesOf('News')).find(({ passed }) => !passed);
  await expect.poll(held).toMatchObject({ gate: 'snooze', seen: expect.stringMatching(/^20.+Z$/) });
  const { seen, sentence } = (await held()) as Gate;
  expect(sentence).toBe(`This person pressed “Later”: it comes back at ${seen}.`);
  const { body } = await host.rest.get(`/widgets/${id}/diagnose?userId=ann&url=${encodeURIComponent(page.url())}`);
  expect(body.sentence).toBe(`Held back by snooze: ${sentence}`);
});

test('the report names the dialog of the application that a widget waits for', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const dialog = Object.assign(document.createElement('dialog'), { textContent: 'Of the application' });
      document.body.append(dialog);
      dialog.showModal();
    }),
  );
  await host.live('announcements', announcement('News'));
  await host.visit();
  await expect
    .poll(async () => (await host.gatesOf('News')).find(({ passed }) => !passed))
    .toMatchObject({ gate: 'start', sentence: 'A dialog of the application is open: it waits until that is closed.' });
});

test('only the first step of a tour has the button “Later”', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const steps = ['One', 'Two'].map((title) => ({ type: 'modal', title }));
  await host.live('product-tours', { name: 'T', steps, settings: { tourStart: 'immediate', snoozeHours: 1 } });
  await host.visit();
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);
});
