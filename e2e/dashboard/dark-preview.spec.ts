import type { Page } from 'playwright/test';
import { usually } from '../support/before-release';
import { preview, toast } from '../support/builder';
import { hold } from '../support/hold';
import { expect, restOf, ownerTest as test } from '../support/test';

type Seen = { where: 'frame' | 'page in the frame'; color: string };

const FRAME = 'iframe[title="The widget as users will see it"]';
/** The maximum brightness of a dark background, on a scale from 0 to 255. */
const DARK = 60;

/** Checks the background color of each document in every animation frame, and records each color once. */
async function watchBackgrounds(page: Page): Promise<{ seen: Seen[] }> {
  const watched = { seen: [] as Seen[] };
  await page.exposeBinding('reportBackground', (_source, seen: Seen) => void watched.seen.push(seen));
  await page.addInitScript((frame) => {
    const reported = new Set<string>();
    const report = (where: Seen['where'], color: string) => {
      if (reported.has(color)) return;
      reported.add(color);
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
        if (element) report('frame', backgroundOf(element));
      } else if (document.documentElement) {
        const drawn = document.querySelector('.mock');
        report('page in the frame', drawn ? backgroundOf(drawn) : canvas());
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

const widgets = {
  'a tour': ['/product-tours', { name: 'Dusk', steps: [{ type: 'welcome', title: 'Good evening' }] }],
  'an announcement': ['/announcements', { name: 'Dusk', title: 'Good evening', content: '<p>Late news.</p>' }],
} as const;

const schemes = {
  'because the system is dark': { system: 'dark', chosen: undefined },
  'because the person chose dark': { system: 'light', chosen: 'dark' },
} as const;

for (const [kind, [path, body]] of Object.entries(widgets))
  for (const [way, { system, chosen }] of Object.entries(schemes))
    test(
      `the preview of ${kind} is dark from the start, ${way}`,
      usually(kind === 'a tour'),
      async ({ page, company, request }) => {
        const rest = restOf(request, company.key);
        const { body: made } = await rest.post(path, body);
        await page.emulateMedia({ colorScheme: system });
        if (chosen)
          await page.addInitScript((scheme) => localStorage.setItem('mantine-color-scheme-value', scheme), chosen);
        const watched = await watchBackgrounds(page);
        const bright = () => watched.seen.filter(({ color }) => brightness(color) > DARK);

        const [releasePage, releaseScript] = [
          await hold(page, '**/preview/frame?*'),
          await hold(page, '**/preview.js'),
        ];
        await page.goto(made.dashboardUrl, { waitUntil: 'commit' });
        await expect(page.locator(FRAME)).toBeVisible();
        expect(await brightestOf(page), 'before its page has loaded').toBeLessThan(DARK);
        const script = page.waitForRequest('**/preview.js');
        releasePage();
        await script;
        await expect.poll(() => watched.seen.some(({ where }) => where === 'page in the frame')).toBe(true);
        expect(await brightestOf(page), 'before its script has loaded').toBeLessThan(DARK);
        releaseScript();
        const dialog = preview(page).getByRole('dialog', { name: 'Good evening' });
        await expect(dialog).toBeVisible();

        const title = page.getByLabel('Title', { exact: true });
        await title.fill('Good night');
        await page.getByRole('button', { name: 'Save draft' }).click();
        await toast(page, 'Saved');
        await expect(preview(page).getByRole('dialog', { name: 'Good night' })).toBeVisible();
        await page.reload();
        await expect(preview(page).getByRole('dialog', { name: 'Good night' })).toBeVisible();
        expect(watched.seen.map(({ where }) => where)).toEqual(expect.arrayContaining(['frame', 'page in the frame']));
        expect(bright()).toEqual([]);
      },
    );
