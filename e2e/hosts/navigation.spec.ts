import type { Page } from 'playwright/test';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type Hosts, startHosts } from './server';

let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

const FIRST = { type: 'tooltip', domQuery: '#new-invoice', title: 'Invoices' };
const SECOND = { type: 'tooltip', domQuery: '#new-order', title: 'Orders' };
/** The first step's button leads to the page of the second. */
const tour = () => ({
  name: 'Tour',
  steps: [{ ...FIRST, redirectToUrl: '/router/orders' }, SECOND],
  settings: { tourStart: 'immediate', multiPageEnabled: true },
});

/** Marks the page. A page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('react-router: a step leads to the next page by the router of the application', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('product-tours', tour());
  await page.goto(hosts.urlOf('router', company.clientToken));
  await expect(page.getByRole('dialog', { name: 'Invoices' })).toBeVisible();
  await mark(page);
  await page.evaluate(() => {
    const { Docent, navigateInHost } = window as never as {
      Docent: { on: (name: string, listener: (event: { url: string; preventDefault: () => void }) => void) => void };
      navigateInHost: (url: string) => void;
    };
    Docent.on('navigate', (event) => {
      event.preventDefault();
      navigateInHost(event.url);
    });
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Orders' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/router/orders');
  expect(await isMarked(page)).toBe(true);
});

for (const isIntercepted of [true, false])
  test(`a step leads to the next page ${isIntercepted ? 'by the Navigation API where the application intercepts it' : 'by a page load where the application does nothing'}`, async ({
    page,
    company,
    request,
  }) => {
    const host = hostOf({ page, company, request });
    const redirectToUrl = `/router/orders?token=${company.clientToken}`;
    await host.live('product-tours', { ...tour(), steps: [{ ...FIRST, redirectToUrl }, SECOND] });
    await page.goto(hosts.urlOf('router', company.clientToken));
    await expect(page.getByRole('dialog', { name: 'Invoices' })).toBeVisible();
    await mark(page);
    if (isIntercepted)
      await page.evaluate(() => {
        const { navigation, navigateInHost } = window as never as {
          navigation: EventTarget;
          navigateInHost: (url: string, options: object) => void;
        };
        navigation.addEventListener('navigate', (event) => {
          const { intercept, destination, navigationType } = event as never as {
            intercept: (options: object) => void;
            destination: { url: string };
            navigationType: string;
          };
          if (navigationType !== 'push') return;
          const { pathname, search } = new URL(destination.url);
          intercept.call(event, { handler: async () => navigateInHost(pathname + search, { replace: true }) });
        });
      });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog', { name: 'Orders' })).toBeVisible();
    expect(await isMarked(page)).toBe(isIntercepted);
  });

test('on() returns a function that removes the listener', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'toast' } });
  await page.goto(hosts.urlOf('router', company.clientToken));
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  const heard = await page.evaluate(() => {
    const { Docent } = window as never as {
      Docent: { on: (name: string, listener: () => void) => () => void; track: (name: string) => void };
    };
    const names: string[] = [];
    const end = Docent.on('*', () => names.push('first'));
    Docent.on('*', () => names.push('second'));
    end();
    document.querySelector('docent-widget')?.shadowRoot?.querySelector<HTMLElement>('[data-key=close]')?.click();
    return names;
  });
  expect(heard).toEqual(['second']);
});
