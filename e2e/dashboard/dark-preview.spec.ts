import type { Page } from 'playwright/test';
import { preview, toast } from '../support/builder';
import { expect, restOf, ownerTest as test } from '../support/test';

type Seen = { where: 'frame' | 'page in it'; color: string };

const FRAME = 'iframe[title="The widget as users will see it"]';
/** The maximum brightness of a dark background, of 255. */
const DARK = 60;

/** Makes each document report its background color in every animation frame. */
async function watchBackgrounds(page: Page): Promise<{ seen: Seen[] }> {
  const watched = { seen: [] as Seen[] };
  await page.exposeBinding('reportBackground', (_source, told: Seen) => void watched.seen.push(told));
  await page.addInitScript((frame) => {
    const told = new Set<string>();
    const tell = (where: Seen['where'], color: string) => {
      if (told.has(color)) return;
      told.add(color);
      (window as unknown as { reportBackground: (seen: Seen) => void }).reportBackground({ where, color });
    };
    const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
    /** The color of the canvas, which shows wherever nothing is drawn. */
    const canvas = () => {
      const probe = document.createElement('span');
      probe.style.background = 'Canvas';
      document.documentElement.append(probe);
      const color = backgroundOf(probe);
      probe.remove();
      return color;
    };
    const look = () => {
      if (parent === window) {
        const element = document.querySelector(frame);
        if (element) tell('frame', backgroundOf(element));
      } else if (document.documentElement) {
        const drawn = document.querySelector('.mock');
        tell('page in it', drawn ? backgroundOf(drawn) : canvas());
      }
      requestAnimationFrame(look);
    };
    look();
  }, FRAME);
  return watched;
}

const brightness = (color: string): number => Math.max(...(color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number));

/** The brightness of the brightest pixel in the screenshot of the iframe, without its edges. */
async function brightestOf(page: Page): Promise<number> {
  const picture = (await page.locator(FRAME).screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const brightest = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const inner = context?.getImageData(width * 0.1, height * 0.1, width * 0.8, height * 0.8);
    return (inner?.data ?? Uint8ClampedArray.of(255)).reduce(
      (most, value, at) => (at % 4 < 3 ? Math.max(most, value) : most),
      0,
    );
  }, picture);
  await reader.close();
  return brightest;
}

/** Holds requests for an address. @returns a function that lets them and all later requests through */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const widgets = {
  'a tour': ['/product-tours', { name: 'Dusk', steps: [{ type: 'welcome', title: 'Good evening' }] }],
  'an announcement': ['/announcements', { name: 'Dusk', title: 'Good evening', content: '<p>Late news.</p>' }],
} as const;

const schemes = {
  'as the system is': { system: 'dark', chosen: undefined },
  'as the person chose': { system: 'light', chosen: 'dark' },
} as const;

for (const [kind, [path, body]] of Object.entries(widgets))
  for (const [way, { system, chosen }] of Object.entries(schemes))
    test(`the preview of ${kind} is dark from the start, ${way}`, async ({ page, company, request }) => {
      const rest = restOf(request, company.key);
      const { body: made } = await rest.post(path, body);
      await page.emulateMedia({ colorScheme: system });
      if (chosen)
        await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), chosen);
      const watched = await watchBackgrounds(page);
      const bright = () => watched.seen.filter(({ color }) => brightness(color) > DARK);

      const [showPage, showScript] = [await hold(page, '**/preview/frame?*'), await hold(page, '**/preview.js')];
      await page.goto(made.dashboardUrl, { waitUntil: 'commit' });
      await expect(page.locator(FRAME)).toBeVisible();
      expect(await brightestOf(page), 'before its page has loaded').toBeLessThan(DARK);
      const script = page.waitForRequest('**/preview.js');
      showPage();
      await script;
      await expect.poll(() => watched.seen.some(({ where }) => where === 'page in it')).toBe(true);
      expect(await brightestOf(page), 'before its script has loaded').toBeLessThan(DARK);
      showScript();
      const dialog = preview(page).getByRole('dialog', { name: 'Good evening' });
      await expect(dialog).toBeVisible();

      const title = page.getByLabel('Title', { exact: true });
      await title.fill('Good night');
      await page.getByRole('button', { name: 'Save draft' }).click();
      await toast(page, 'Saved');
      await expect(preview(page).getByRole('dialog', { name: 'Good night' })).toBeVisible();
      await page.reload();
      await expect(preview(page).getByRole('dialog', { name: 'Good night' })).toBeVisible();
      expect(watched.seen.map(({ where }) => where)).toEqual(expect.arrayContaining(['frame', 'page in it']));
      expect(bright()).toEqual([]);
    });
