import type { Locator } from 'playwright/test';
import { usually } from '../support/before-release';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

type Box = { x: number; y: number; width: number; height: number };

const boxOf = async (part: Locator): Promise<Box> => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
};

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const places = [
  ...['bottom-right', 'bottom-left', 'top-right', 'top-left'].map((corner) => ({
    where: `in one corner, ${corner}`,
    positions: [corner, corner, corner],
  })),
  { where: 'at both ends of an edge', positions: ['bottom-left', 'bottom-right', 'bottom-left'] },
];

for (const [size, viewport] of Object.entries(SIZES))
  for (const { where, positions } of places)
    test(
      `launchers ${where} do not cover each other, ${size}`,
      usually(where === places[0]?.where),
      async ({ page, company, request }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const host = hostOf({ page, company, request });
        const items = [{ title: 'Create a project', type: 'custom', completionType: 'manual-click' }];
        const [one, other, third] = positions.map((position) => ({ position }));
        const long = { ...third, launcherText: 'Tell us what you think of the new reports' };
        const feedback = { name: 'Tell', optionsPreset: 'thumbs', settings: long };
        const shown = [
          ['checklist', await host.live('checklists', { name: 'Start', items, settings: one })],
          ['checklist', await host.live('checklists', { name: 'Go on from here', items, settings: other })],
          ['feedbackWidget', await host.live('feedback-widgets', feedback)],
        ] as const;
        const steps = [{ type: 'modal', title: 'Hello' }];
        const minified = { tourStart: 'minified', beaconPosition: positions[0] };
        const tour = await host.live('product-tours', { name: 'Tour', steps, settings: minified });
        await host.visit();
        const launchers = shown.map(([entityType, id]) => host.widget(entityType, id).locator('.launcher'));
        const beacon = host.widget('tour', tour).locator('.beacon');
        const misplaced = async () => {
          const boxes = await Promise.all([...launchers, beacon].map(boxOf));
          const inside = ({ x, y, width, height }: Box) =>
            x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height;
          return {
            covered: boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => overlap(one, other))),
            outside: boxes.filter((box) => !inside(box)),
          };
        };
        for (const launcher of [...launchers, beacon]) await expect(launcher).toBeVisible();
        await expect.poll(misplaced).toEqual({ covered: [], outside: [] });

        // Each launcher can be pressed, and opening it does not move the others.
        for (const launcher of launchers) {
          await launcher.click();
          await expect(launcher).toHaveAttribute('aria-expanded', 'true');
          expect(await misplaced()).toEqual({ covered: [], outside: [] });
          await page.keyboard.press('Escape');
          await expect(launcher).toHaveAttribute('aria-expanded', 'false');
        }
      },
    );

for (const position of ['bottom-right', 'top-left'])
  test(`a card that opens by itself is next to the launchers of its corner, ${position}`, async ({
    page,
    company,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const host = hostOf({ page, company, request });
    const items = [{ title: 'Create a project', type: 'custom', completionType: 'manual-click' }];
    const list = await host.live('checklists', { name: 'Start', items, settings: { position } });
    const nps = await host.live('nps-widgets', { name: 'NPS', settings: { position } });
    // This one comes after the card.
    const settings = { position, launcherText: 'Tell us' };
    const feedback = await host.live('feedback-widgets', { name: 'Tell', optionsPreset: 'thumbs', settings });
    await host.visit();
    const card = host.widget('npsWidget', nps).locator('.card');
    const launchers = [
      host.widget('checklist', list).locator('.launcher'),
      host.widget('feedbackWidget', feedback).locator('.launcher'),
    ];
    for (const one of [card, ...launchers]) await expect(one).toBeVisible();
    const covered = async () => {
      const [box, ...others] = await Promise.all([card, ...launchers].map(boxOf));
      return others.filter((other) => box && overlap(box, other));
    };
    await expect.poll(covered).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card).toHaveCount(0);
  });

/** Opens a page of this size on which an NPS card and a launcher are in the same corner. */
async function openInCorner(given: Parameters<typeof hostOf>[0], size: { width: number; height: number }) {
  await given.page.setViewportSize(size);
  await given.page.emulateMedia({ reducedMotion: 'reduce' });
  const host = hostOf(given);
  const feedback = await host.live('feedback-widgets', { name: 'Tell', optionsPreset: 'thumbs' });
  const nps = await host.live('nps-widgets', { name: 'NPS' });
  await host.visit();
  const card = host.widget('npsWidget', nps).locator('.card');
  const launcher = host.widget('feedbackWidget', feedback).locator('.launcher');
  for (const one of [card, launcher]) await expect(one).toBeVisible();
  return { card, isCovered: async () => overlap(await boxOf(card), await boxOf(launcher)) };
}

test('a card finds its place again when the window is resized', async ({ page, company, request }) => {
  const { desktop, phone } = SIZES;
  const { card, isCovered } = await openInCorner({ page, company, request }, desktop);
  const bottom = async () => {
    const { y, height } = await boxOf(card);
    return Math.round(y + height);
  };
  await expect.poll(isCovered).toBe(false);
  // On a phone, the card is a sheet at the bottom edge.
  await page.setViewportSize(phone);
  await expect.poll(bottom).toBe(phone.height);
  await page.setViewportSize(desktop);
  await expect.poll(isCovered).toBe(false);
});

test('a card that opened on a phone is above the launcher when the window becomes wider', async ({
  page,
  company,
  request,
}) => {
  const { isCovered } = await openInCorner({ page, company, request }, SIZES.phone);
  await page.setViewportSize(SIZES.desktop);
  await expect.poll(isCovered).toBe(false);
});

for (const position of ['bottom-right', 'top-right'])
  test(`an open panel fits into a low window, ${position}`, async ({ page, company, request }) => {
    await page.setViewportSize({ width: 1_000, height: 400 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const host = hostOf({ page, company, request });
    const items = Array.from({ length: 12 }, (_, index) => ({
      title: `Item ${index}`,
      type: 'custom',
      completionType: 'manual-click',
    }));
    const list = await host.live('checklists', { name: 'Start', items, settings: { position } });
    await host.visit();
    await host.widget('checklist', list).locator('.launcher').click();
    const panel = host.widget('checklist', list).locator('.card');
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
