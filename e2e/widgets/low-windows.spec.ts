import type { Page } from 'playwright/test';
import { expect, type Host, test } from './page';

// These tests style their own page, so the page has no content security policy.
test.use({ policy: '' });

const BUTTON = '<button id="target" style="width: 120px; height: 40px">Target</button>';
const TALL = '<div style="height: 1500px"></div>';
const at = (top: number) => `<div style="position: absolute; top: ${top}px; left: 20px">${BUTTON}</div>`;
const LONG = `<p>${'A project holds everything that belongs together: tasks, files and people. '.repeat(8)}</p>`;

/** Fills the page, and shows a tour step that points at `#target`. */
async function pointAt({ host, page }: { host: Host; page: Page }, html: string, step: object = {}): Promise<void> {
  await page.evaluate((text) => {
    document.body.innerHTML = text;
  }, html);
  const steps = [{ id: 'a', type: 'highlight', title: 'Here', content: LONG, domQuery: '#target', ...step }];
  await host.mount({
    type: 'tour',
    appearance: { reducedMotion: true },
    widget: { id: 1, name: 'Tour', steps, settings: { tourStart: 'immediate' } },
  });
}

const card = (page: Page) => page.getByRole('dialog', { name: 'Here' });

/** The boxes of the card and of the target, once the card is visible. */
async function boxes(page: Page) {
  await expect(card(page)).toBeVisible();
  const [box, target] = await Promise.all([card(page).boundingBox(), page.locator('#target').boundingBox()]);
  if (!box || !target) throw new Error('The card or the target is not visible');
  return { box, target };
}

const PAGES: Record<string, string> = {
  'in the middle of a long page': TALL + BUTTON + TALL,
  'at the end of a page': TALL + BUTTON,
  'at the start of a page': BUTTON + TALL,
  'as wide as the page': `${TALL}<div id="target" style="height: 40px; background: gray"></div>${TALL}`,
  'in an application that scrolls by itself': `<style>html, body { height: 100%; margin: 0; overflow: hidden } #app { height: 100%; overflow: auto }</style><div id="app">${TALL}${BUTTON}${TALL}</div>`,
};
const SIZES: Record<string, { width: number; height: number }> = {
  'a page at 400 %': { width: 320, height: 256 },
  'a phone in landscape': { width: 667, height: 375 },
  'a phone': { width: 390, height: 844 },
};

for (const [size, viewport] of Object.entries(SIZES))
  for (const [place, html] of Object.entries(PAGES))
    test(`${size}: target ${place} and card are both visible`, async ({ host, page }) => {
      await page.setViewportSize(viewport);
      await pointAt({ host, page }, html);
      await expect(card(page)).toBeVisible();
      await expect(page.locator('#target')).toBeInViewport({ ratio: 1 });
      await expect(card(page)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const { box, target } = await boxes(page);
          const isAside = box.x >= target.x + target.width || box.x + box.width <= target.x;
          return isAside || box.y >= target.y + target.height || box.y + box.height <= target.y;
        }, 'the card does not cover the target')
        .toBe(true);
      await card(page).getByRole('button', { name: 'Finish' }).click();
      await expect(card(page)).toHaveCount(0);
    });

test('where a page cannot be scrolled, the card takes the room that its target leaves', async ({ host, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const top of [10, 90, 130, 200]) {
    await pointAt({ host, page }, `<style>body { margin: 0; height: 256px; overflow: hidden }</style>${at(top)}`);
    const { box, target } = await boxes(page);
    expect(box.y >= target.y + target.height || box.y + box.height <= target.y, `at ${top}`).toBe(true);
    expect(box.height).toBeGreaterThanOrEqual(90);
    await card(page).getByRole('button', { name: 'Finish' }).click();
    await expect(card(page)).toHaveCount(0);
  }
});

test('cards keep 16 pixels away from the edges of the window', async ({ host, page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  const corners = { 'top: 0; left: 0': 'left', 'top: 300px; right: 0': 'right', 'bottom: 0; left: 0': 'left' };
  for (const [corner, side] of Object.entries(corners)) {
    await pointAt({ host, page }, `<div style="position: fixed; ${corner}">${BUTTON}</div>`, {
      direction: 'bottom',
      content: '<p>Short.</p>',
    });
    const { box } = await boxes(page);
    expect(Math.round(side === 'left' ? box.x : 900 - box.x - box.width), corner).toBe(16);
    expect(box.y).toBeGreaterThanOrEqual(16);
    expect(700 - box.y - box.height).toBeGreaterThanOrEqual(16);
    await card(page).getByRole('button', { name: 'Finish' }).click();
    await expect(card(page)).toHaveCount(0);
  }
});

test('a text that does not fit shows that it scrolls, until it is scrolled to its end', async ({ host, page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await pointAt({ host, page }, BUTTON, { content: LONG.repeat(3) });
  await expect(card(page)).toBeVisible();
  const body = card(page).locator('.body');
  const lowest = async () => {
    const box = await body.boundingBox();
    if (!box) throw new Error('The text is nowhere');
    const clip = { x: box.x + 4, y: box.y + box.height - 3, width: 2, height: 2 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const cut = await lowest();
  await body.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(lowest).not.toBe(cut);
});

test.describe('on a page that is wider than the phone', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the sheet is inside the visual viewport', async ({ host, page }) => {
    await pointAt({ host, page }, `<div style="width: 520px; height: 20px; background: gray"></div>${BUTTON}${TALL}`);
    await expect(card(page)).toBeVisible();
    const inside = () =>
      page.evaluate(() => {
        const view = window.visualViewport;
        const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector('.step'));
        const box = host?.shadowRoot?.querySelector('.step')?.getBoundingClientRect();
        if (!view || !box) return undefined;
        return {
          left: box.left >= view.offsetLeft - 1,
          right: box.right <= view.offsetLeft + view.width + 1,
          bottom: box.bottom <= view.offsetTop + view.height + 1,
        };
      });
    await expect.poll(inside).toEqual({ left: true, right: true, bottom: true });
  });
});
