import type { Page, Route } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const storedIn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('docent')),
  );

test('nothing is stored or sent before consent, and earlier calls run after it', async ({
  page,
  company,
  request,
  context,
}) => {
  const host = hostOf({ page, company, request });
  const questions = [{ id: 'q', type: 'text', question: 'Why?' }];
  const settings = { questions, displayTrigger: 'custom_event', displayTriggerValue: 'bought' };
  await host.live('micro-surveys', { name: 'Survey', settings });
  await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'banner' } });
  const asked: string[] = [];
  page.on('request', (one) => /\/api\//.test(one.url()) && asked.push(one.url()));
  await page.goto(
    `${host.address('/')}&consent=wait&before=${encodeURIComponent('[["identifyUser","kim",{"plan":"pro"}]]')}`,
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'Docent').version)).toBe('1');
  await host.call('on', 'shown');
  await host.call('track', 'bought');
  const report = (await host.call('debug')) as { off: string };
  expect(report.off).toBe('It waits for Docent.consent(true): nothing is stored or sent before.');
  await page.evaluate(() => history.pushState({}, '', `/reports${location.search}`));
  expect(asked).toEqual([]);
  expect(await storedIn(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await host.call('consent', true);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await expect.poll(async () => (await host.rest.get('/users/kim')).body?.metadata).toEqual({ plan: 'pro' });
  expect(await storedIn(page)).not.toEqual([]);

  await host.call('consent', false);
  await expect(page.locator('docent-widget[data-docent-widget^="announcement"]')).toHaveCount(0);
  expect(await storedIn(page)).toEqual([]);
  const before = asked.length;
  await host.call('track', 'again');
  await page.reload();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'Docent').version)).toBe('1');
  expect(asked.length).toBe(before);
  expect(await storedIn(page)).toEqual([]);
  await host.call('consent', true);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
});

test('a consent in the queue starts Docent, and a shutdown before consent ends the waiting', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'banner' } });
  const queue = (calls: unknown[][]) => `&consent=wait&before=${encodeURIComponent(JSON.stringify(calls))}`;
  await page.goto(`${host.address('/')}${queue([['consent', true]])}`);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await page.goto(`${host.address('/')}${queue([])}`);
  await host.call('shutdown');
  expect(await page.evaluate(() => Reflect.get(window, 'Docent').version)).toBe('');
});

test('failed requests that end after consent was withdrawn store nothing and are not retried', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'banner' } });
  await page.clock.install();
  await host.visit('/', [['identifyUser', 'kim']]);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  await page.clock.runFor(5_000);
  const held: Route[] = [];
  await page.route(/\/api\/client\//, (route) => void held.push(route));
  await host.call('track', 'bought');
  await page.evaluate(() => history.pushState({}, '', `/reports${location.search}`));
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return held.map((route) => new URL(route.request().url()).pathname).sort();
    })
    .toEqual(['/api/client/bootstrap', '/api/client/events']);
  await host.call('consent', false);
  for (const route of held)
    await route.fulfill({ status: 500, body: '{}', headers: { 'Access-Control-Allow-Origin': '*' } });
  await page.clock.runFor(120_000);
  expect(held.length).toBe(2);
  expect(await storedIn(page)).toEqual([]);
});
