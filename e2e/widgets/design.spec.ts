import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, type Host, test } from './page';

// These tests style their own page, so the page has no content security policy.
test.use({ policy: '' });

/** Elements that are animated cannot be measured. */
const appearance = { reducedMotion: true };
const announcement = (settings: object) => ({
  type: 'announcement' as const,
  appearance,
  widget: { id: 1, name: 'News', title: 'New reports', content: '<p>They are faster.</p>', settings },
});
const BUTTONS = [
  { text: 'Read more', action: 'close' },
  { text: 'Not now', action: 'close' },
];

async function fill({ page }: { page: Page }, html: string): Promise<void> {
  await page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is nowhere`);
  return box;
};
const HEADER = '<header style="height: 60px; background: gray">Header</header><div style="height: 3000px"></div>';

const mountBanner = async (host: Host, settings = {}) => {
  await host.mount(announcement({ type: 'banner', buttons: BUTTONS, ...settings }));
  await expect(host.page.getByRole('region', { name: 'New reports' })).toBeVisible();
};

test('a banner pushes the page down until it is closed', async ({ host, page }) => {
  await fill({ page }, HEADER);
  const before = await boxOf(page, 'header');
  await mountBanner(host);
  const banner = await boxOf(page, '.banner');
  const header = await boxOf(page, 'header');
  expect(banner.y).toBe(0);
  expect(Math.round(header.y)).toBe(Math.round(before.y + banner.height));
  // The banner scrolls with the page, so that it never covers an element that sticks to the top.
  await page.mouse.wheel(0, 900);
  await expect(page.locator('.banner')).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page }).include('docent-widget').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await boxOf(page, 'header')).y).toBe(before.y);
});

test.describe('a banner is at the bottom if it would hide something at the top', () => {
  const pages = {
    'a header that is fixed': `<header style="position: fixed; inset: 0 0 auto; height: 60px; background: gray">Header</header>`,
    'an application that fills the window': `<style>html, body { height: 100vh; margin: 0; overflow: hidden }</style><div style="height: 100vh; background: gray">Application</div>`,
  };
  for (const [name, html] of Object.entries(pages))
    test(name, async ({ host, page }) => {
      await fill({ page }, html);
      await mountBanner(host);
      const { y, height } = await boxOf(page, '.banner');
      expect(Math.round(y + height)).toBe(page.viewportSize()?.height);
      expect(await page.evaluate(() => document.documentElement.style.paddingTop)).toBe('');
    });
});

test('an application that is as high as the window shrinks by the height of the banner', async ({ host, page }) => {
  await fill(
    { page },
    '<style>html, body, #app { height: 100%; margin: 0; overflow: hidden }</style><div id="app" style="background: gray"></div>',
  );
  await mountBanner(host);
  const banner = await boxOf(page, '.banner');
  const app = await boxOf(page, '#app');
  expect(Math.round(app.y)).toBe(Math.round(banner.height));
  expect(Math.round(app.y + app.height)).toBe(page.viewportSize()?.height);
});

test('in popups, toasts and slide-outs, the first button is at the right end of its row', async ({ host, page }) => {
  for (const type of ['popup', 'toast', 'slideout']) {
    await host.mount(announcement({ type, buttons: BUTTONS }));
    const first = await page.getByRole('button', { name: 'Read more' }).boundingBox();
    const second = await page.getByRole('button', { name: 'Not now' }).boundingBox();
    expect(first?.x, type).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY);
    await page.evaluate(() => window.widgets.destroy());
  }
});

test('a slide-out is as high as its content', async ({ host, page }) => {
  await host.mount(announcement({ type: 'slideout', buttons: BUTTONS }));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await boxOf(page, '.slideout')).height).toBeLessThan(300);
});

test('a sender is shown with a picture, or else with a letter', async ({ host, page }) => {
  await host.mount(announcement({ sender: { name: 'Ann from Acme', imageUrl: '/none.png' } }));
  await expect(page.getByText('Ann from Acme')).toBeVisible();
  // The picture does not exist, so the letter is shown.
  await expect(page.locator('.byline').getByText('A', { exact: true })).toBeVisible();
  await page.evaluate(() => window.widgets.destroy());
  await host.mount({
    type: 'microSurvey',
    widget: {
      id: 2,
      name: 'Survey',
      settings: { sender: { name: 'Ben' }, questions: [{ id: 'q', type: 'text', question: 'How was it?' }] },
    },
  });
  await expect(page.locator('.byline').getByText('Ben', { exact: true })).toBeVisible();
});

test('the spotlight has the corner radius of its target, and is at least 32 pixels wide', async ({ host, page }) => {
  await fill(
    { page },
    '<button id="a" style="position: absolute; top: 200px; left: 200px; width: 120px; height: 40px; border-radius: 20px">Round</button><input type="radio" id="b" style="position: absolute; top: 400px; left: 200px; width: 13px; height: 13px; margin: 0">',
  );
  await host.mount({
    type: 'tour',
    appearance,
    widget: {
      id: 1,
      name: 'Tour',
      steps: [
        { id: 'a', type: 'highlight', title: 'A', domQuery: '#a' },
        { id: 'b', type: 'highlight', title: 'B', domQuery: '#b' },
      ],
      settings: { tourStart: 'immediate' },
    },
  });
  await expect(page.getByRole('dialog', { name: 'A' })).toBeVisible();
  await expect(page.locator('.ring')).toHaveCSS('border-radius', '26px');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'B' })).toBeVisible();
  await expect.poll(async () => Math.round((await boxOf(page, '.ring')).width)).toBe(32);
  const ring = await boxOf(page, '.ring');
  expect(Math.round(ring.x + ring.width / 2)).toBeGreaterThanOrEqual(206);
});
