import type { Route } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const modal = (title: string) => ({ type: 'modal', title, content: '<p>Read.</p>' });
const elsewhere = { rules: [{ type: 'url', comparisonOperator: 'contains', value: '/nowhere' }] };

test('a tour that is opened before the server has answered is shown, even on a page that its targeting excludes', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const tour = { name: 'Tour', steps: [modal('One'), modal('Two')], settings: { tourStart: 'manual' } };
  const tourId = await host.live('product-tours', { ...tour, targeting: elsewhere });
  await host.visit('/', [
    ['identifyUser', 'ann', {}],
    ['open', { type: 'tour', id: tourId }],
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('One');
  // The tour stays while the page changes and the person navigates.
  await page.evaluate(() => document.querySelector('main')?.append('more'));
  const answered = page.waitForResponse(/client\/bootstrap/);
  await page.evaluate(() => history.pushState({}, '', '/reports'));
  await answered;
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toContainText('Two');
  await page.getByRole('button', { name: 'Finish' }).click();
  await host.counted('tour_finish', 'tour', tourId);
});

test('an event that happens before the server has answered starts the survey that waits for it', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const settings = { displayTrigger: 'custom_event', displayTriggerValue: 'saved', displayDelay: 0 };
  const questions = [{ id: 'ease', type: 'rating', question: 'How easy was it?', scale: 5 }];
  await host.live('micro-surveys', { name: 'S', settings: { ...settings, questions } });
  await host.visit('/', [
    ['identifyUser', 'ann', {}],
    ['track', 'saved'],
  ]);
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeVisible();
});

test('an event of one person before the server has answered starts nothing for the next person', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  const onEvent = { displayTrigger: 'custom_event', displayTriggerValue: 'saved', displayDelay: 0 };
  const questions = [{ id: 'ease', type: 'rating', question: 'How easy was it?', scale: 5 }];
  await host.live('micro-surveys', { name: 'S', settings: { ...onEvent, questions } });
  await host.visit('/', [
    ['identifyUser', 'ann', {}],
    ['track', 'saved'],
    ['identifyUser', 'bob', {}],
  ]);
  const waits = async () => {
    const report = (await host.call('debug')) as { widgets?: { sentence: string }[] };
    return report.widgets?.[0]?.sentence;
  };
  await expect.poll(waits).toMatch(/event/);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await host.call('track', 'saved');
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeVisible();
});

test('a closed widget stays closed on the next page, even if the server does not know that it was closed', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  // No event arrives at the server.
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  await page.route(/client\/events/, (route) => route.abort());
  const id = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  await host.visit();
  await page.getByRole('button', { name: 'Close' }).click();
  const answered = page.waitForResponse(/client\/bootstrap/);
  await host.visit('/reports');
  expect(await (await answered).json()).toMatchObject({ widgets: [{ id, due: true }] });
  await host.call('track', 'anything');
  await expect(host.widget('announcement', id)).toHaveCount(0);
  // Another person on the same browser has not closed it.
  await host.call('reset');
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
});

test('rules are still checked on a page that changes all the time', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const rules = [{ type: 'element', comparisonOperator: 'present', value: '#done' }];
  const id = await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>', targeting: { rules } });
  await host.visit();
  await page.evaluate(() => {
    const tick = () => document.querySelector('main')?.append(document.createElement('i'));
    Object.assign(window, { ticking: setInterval(tick, 50) });
  });
  const answered = page.waitForResponse(/client\/bootstrap/);
  await page.evaluate(() => history.pushState({}, '', '/reports'));
  await answered;
  await expect(host.widget('announcement', id)).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector('main')?.append(Object.assign(document.createElement('b'), { id: 'done' }));
  });
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
});

test('a person without a user id stays a visitor', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  await host.visit('/', [['identifyUser', null, { plan: 'pro' }]]);
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  for (const userId of ['', Number.NaN, {}, undefined]) await host.call('identifyUser', userId);
  await host.call('identifyUser', 0);
  const users = async () => (await host.rest.get('/users')).body.data.map((one: { userId: string }) => one.userId);
  await expect.poll(users).toEqual(['0']);
});

test('a tab repeats its request if another tab has stored a different visitor id in the meantime', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'N', title: 'News', content: '<p>x</p>' });
  const answerLate = async (route: Route) => {
    const response = await route.fetch();
    await page.evaluate(() => localStorage.setItem('docent:me', '"the-other-tab-chose-this"'));
    await route.fulfill({ response });
  };
  await page.route(/client\/bootstrap/, answerLate, { times: 1 });
  await host.visit();
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
});
