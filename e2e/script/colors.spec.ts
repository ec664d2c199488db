import type { Page } from 'playwright/test';
import { usually } from '../support/before-release';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const schemeOf = (page: Page) =>
  page
    .locator('docent-widget')
    .evaluate((host) => host.shadowRoot?.querySelector<HTMLElement>('.docent')?.dataset.scheme);

/** Styles of host pages, and the scheme of the widgets if the system prefers dark, and if it prefers light. */
const PAGES: { name: string; css: string; attribute?: string; dark: string; light: string }[] = [
  { name: 'a page without colors is white', css: '', dark: 'light', light: 'light' },
  { name: 'a dark body', css: 'body { background: #14161a; color: #eee; }', dark: 'dark', light: 'dark' },
  { name: 'a dark body in oklch', css: 'body { background: oklch(0.21 0.03 264); }', dark: 'dark', light: 'dark' },
  { name: 'a dark body in lab', css: 'body { background: lab(15 2 -10); }', dark: 'dark', light: 'dark' },
  {
    name: 'a light body in display-p3',
    css: 'body { background: color(display-p3 .9 .9 1); }',
    dark: 'light',
    light: 'light',
  },
  { name: 'dark html', css: 'html { background: #000; }', dark: 'dark', light: 'dark' },
  { name: 'color-scheme dark', css: ':root { color-scheme: dark; }', dark: 'dark', light: 'dark' },
  { name: 'color-scheme light dark', css: ':root { color-scheme: light dark; }', dark: 'dark', light: 'light' },
  {
    name: 'a media query',
    css: '@media (prefers-color-scheme: dark) { body { background: #111; } }',
    dark: 'dark',
    light: 'light',
  },
  { name: 'a nearly transparent body', css: 'body { background: rgb(0 0 0 / 10%); }', dark: 'light', light: 'light' },
  { name: 'data-color-scheme', css: '', attribute: '&scheme=dark', dark: 'dark', light: 'dark' },
];

for (const [index, { name, css, attribute = '', ...expected }] of PAGES.entries())
  test(`auto follows the page: ${name}`, usually(index % 2 === 0), async ({ page, company, request }) => {
    const host = hostOf({ page, company, request });
    await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'toast' } });
    // A constructed style sheet, which the page's content security policy does not block.
    await page.addInitScript((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const system of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.goto(`${host.address('/')}${attribute}`);
      await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
      expect(await schemeOf(page), system).toBe(expected[system]);
    }
  });

test('colors change with a class, with a fade, with the system and by setColorScheme', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'toast' } });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { background: #fff; transition: background-color .6s linear; }
      .night body { background: #111; } .system body { background: transparent; } html.system { color-scheme: light dark; }`);
    document.adoptedStyleSheets = [sheet];
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  const setClass = (name: string) =>
    page.evaluate((value) => {
      document.documentElement.className = value;
    }, name);
  const scheme = expect.poll(() => schemeOf(page));
  expect(await schemeOf(page)).toBe('light');
  await setClass('night');
  await scheme.toBe('dark');
  await setClass('system');
  await expect.poll(() => schemeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await host.call('setColorScheme', 'light');
  await expect.poll(() => schemeOf(page)).toBe('light');
  await host.call('setColorScheme', 'auto');
  await expect.poll(() => schemeOf(page)).toBe('dark');
  // The company's setting takes precedence.
  await host.rest.patch('/company', { settings: { appearance: { colorScheme: 'light' } } });
  await host.visit();
  await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  expect(await schemeOf(page)).toBe('light');
});
