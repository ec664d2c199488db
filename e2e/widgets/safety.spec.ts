import type { WidgetType } from '../../widgets/contract/types';
import { knownValues } from '../../widgets/generated/known-values';
import { usually } from '../support/before-release';
import { widgetsOf } from './filled';
import type { Mount } from './fixture';
import { ATTACK, expect, type Host, test } from './page';

const LINK = 'javascript:window.hacked = "link"';

/** The number of known values of the type's largest enumeration. */
const variantsOf = (type: WidgetType): number =>
  Math.max(1, ...Object.values<readonly string[]>(knownValues[type]).map((known) => known.length));

/** The card of a widget, or what it draws instead of one. */
const DRAWN = '.card, .docent:not(:has(.card)) > :not([hidden], [aria-live])';

/** Opens a widget that waits for a click or for a call of the application. */
async function open({ page, show }: Host): Promise<void> {
  for (const launcher of await page.locator('.launcher').all()) await launcher.click();
  if ((await page.locator('.card').count()) === 0) await show(0);
}

// Without a policy of the host, only what the widgets do themselves protects the page.
test.describe('hostile content', () => {
  test.use({ policy: '' });
  for (const [index, { type }] of widgetsOf(ATTACK, LINK).entries())
    test(`runs nothing: ${type}`, async ({ host }) => {
      const { page } = host;
      for (let variant = 0; variant < variantsOf(type); variant += 1) {
        await host.mount(widgetsOf(ATTACK, LINK, variant)[index] as Mount);
        await open(host);
        await expect(page.locator(DRAWN).first()).toBeVisible();
        for (const choice of await page.locator('.choice').all()) await choice.click();
        for (const link of await page.locator('.rich a').all()) {
          expect(await link.getAttribute('href')).toBeNull();
          await link.click();
        }
        const rich = await page.locator('.rich').evaluateAll((all) => all.map((one) => one.innerHTML).join(' '));
        expect(rich).not.toMatch(/script|onerror|style=|<iframe|<form|<svg|<button/);
        const act = page.locator('.button.primary').first();
        if (await act.count()) await act.click();
        await page.evaluate(() => window.widgets.destroy());
      }
      // Waits until another picture has failed: the error handlers of the widget's pictures would have run before.
      await page.evaluate(() =>
        new Promise((failed) => {
          const probe = new Image();
          probe.onerror = failed;
          probe.src = '/no-such-picture';
        }).then(() => undefined),
      );
      expect(await page.evaluate(() => window.hacked)).toBeUndefined();
      expect((await host.log()).visited).toEqual([]);
    });
});

test.describe('a strict content security policy', () => {
  for (const [index, mount] of widgetsOf('<p>Some <strong>bold</strong> text</p>', '/somewhere').entries())
    test(`is not violated, and styles apply: ${mount.type}`, usually(index % 3 === 0), async ({ host }) => {
      const { page } = host;
      await host.mount(mount);
      await open(host);
      await expect(page.locator(DRAWN).first()).toBeVisible();
      await expect(page.locator(DRAWN).first()).toHaveCSS('position', 'fixed');
      for (const card of await page.locator('.card').all())
        await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(host.violations).toEqual([]);
    });
});

test('links in rich text open in a new tab', async ({ host }) => {
  const content = '<a href="https://example.com/x">there</a>';
  await host.mount({ type: 'announcement', widget: { id: 1, name: 'N', title: 'N', content, settings: {} } });
  const link = host.page.getByRole('link', { name: 'there' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
});

for (const [index, mount] of widgetsOf('Some text', '/somewhere').entries())
  test(
    `is laid out from right to left, and removes everything when it is destroyed: ${mount.type}`,
    usually(index % 3 === 0),
    async ({ host }) => {
      const { page } = host;
      await host.mount({ ...mount, appearance: { dir: 'rtl', locale: 'ar' } });
      await open(host);
      await expect(page.locator(DRAWN).first()).toBeVisible();
      await expect(page.locator(DRAWN).first()).toHaveCSS('direction', 'rtl');
      const card = await page.locator(DRAWN).first().boundingBox();
      for (const button of await page.locator('.docent .close').all()) {
        const close = await button.boundingBox();
        expect((close?.x ?? 0) - (card?.x ?? 0)).toBeLessThan((card?.width ?? 0) / 2);
      }
      await page.evaluate(() => window.widgets.destroy());
      await expect(page.locator('.docent')).toHaveCount(0);
    },
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });
  for (const [index, mount] of widgetsOf('A rather long text that has to wrap '.repeat(6), '/somewhere').entries())
    test(`fits, with buttons that are large enough: ${mount.type}`, usually(index % 3 === 0), async ({ host }) => {
      const { page } = host;
      await host.mount({ ...mount, appearance: { reducedMotion: true } });
      await open(host);
      await expect(page.locator(DRAWN).first()).toBeVisible();
      const box = await page.locator(DRAWN).first().boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      for (const button of await page.locator('.docent button').all()) {
        const size = await button.boundingBox();
        expect(Math.min(size?.width ?? 24, size?.height ?? 24)).toBeGreaterThanOrEqual(24);
      }
    });
});
