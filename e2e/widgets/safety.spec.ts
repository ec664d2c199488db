import type { Mount } from './fixture';
import { ATTACK, expect, test } from './page';

const LINK = 'javascript:window.hacked = "link"';

/** One widget of each type, with `text` wherever authors write and `link` wherever they link. */
const widgetsOf = (text: string, link: string): Mount[] => [
  {
    type: 'tour',
    widget: {
      id: 1,
      name: text,
      settings: { tourStart: 'immediate', nextBtnText: text },
      steps: [
        { id: 'a', type: 'modal', title: text, content: text, redirectToUrl: link, imageUrl: link, videoUrl: link },
      ],
    },
  },
  {
    type: 'checklist',
    widget: {
      id: 2,
      name: text,
      settings: {},
      items: [{ id: 'a', title: text, content: text, type: 'open-url', redirectToUrl: link }],
    },
  },
  {
    type: 'smartTip',
    widget: { id: 3, name: text, title: text, content: text, settings: { cssSelector: '#first', displayOn: 'always' } },
  },
  {
    type: 'announcement',
    widget: {
      id: 4,
      name: text,
      title: text,
      content: text,
      settings: { imageUrl: link, buttons: [{ text, action: 'open-url', url: link }] },
    },
  },
  {
    type: 'microSurvey',
    widget: {
      id: 5,
      name: text,
      settings: { questions: [{ id: 'a', question: text, type: 'single-choice', options: [text] }] },
    },
  },
  {
    type: 'feedbackWidget',
    widget: { id: 6, name: text, settings: {}, options: [{ id: 'a', name: text, emoji: text, type: 'bug' }] },
  },
  {
    type: 'npsWidget',
    widget: { id: 7, name: text, settings: { question: text, followUpQuestion: text, thankYouMessage: text } },
  },
];

// Without a policy of the host, only what the widgets do themselves protects the page.
test.describe('hostile content', () => {
  test.use({ policy: undefined });
  for (const mount of widgetsOf(ATTACK, LINK))
    test(`runs nothing: ${mount.type}`, async ({ host }) => {
      const { page } = host;
      await host.mount(mount);
      for (const launcher of await page.locator('.launcher').all()) await launcher.click();
      for (const choice of await page.locator('.choice').all()) await choice.click();
      for (const link of await page.locator('.rich a').all()) {
        expect(await link.getAttribute('href')).toBeNull();
        await link.click();
      }
      const rich = await page.locator('.rich').evaluateAll((all) => all.map((one) => one.innerHTML).join(' '));
      expect(rich).not.toMatch(/script|onerror|style=|<iframe|<form|<svg|<button/);
      const act = page.locator('.button.primary').first();
      if (await act.count()) await act.click();
      // A picture that fails after all of theirs: what theirs would have run has run by now.
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
  for (const mount of widgetsOf('<p>Some <strong>bold</strong> text</p>', '/somewhere'))
    test(`is met, with styles: ${mount.type}`, async ({ host }) => {
      const { page } = host;
      await host.mount(mount);
      for (const launcher of await page.locator('.launcher').all()) await launcher.click();
      await expect(page.locator('.card')).toBeVisible();
      expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).position)).toBe('fixed');
      expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect(host.violations).toEqual([]);
    });
});

test('links in rich text open beside the application', async ({ host }) => {
  const content = '<a href="https://example.com/x">there</a>';
  await host.mount({ type: 'announcement', widget: { id: 1, name: 'N', title: 'N', content, settings: {} } });
  const link = host.page.getByRole('link', { name: 'there' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
});

for (const mount of widgetsOf('Some text', '/somewhere'))
  test(`is at home from right to left, and takes everything away again: ${mount.type}`, async ({ host }) => {
    const { page } = host;
    await host.mount({ ...mount, appearance: { dir: 'rtl', locale: 'ar' } });
    for (const launcher of await page.locator('.launcher').all()) await launcher.click();
    await expect(page.locator('.card')).toBeVisible();
    expect(await page.locator('.card').evaluate((card) => getComputedStyle(card).direction)).toBe('rtl');
    const [card, close] = await Promise.all([
      page.locator('.card').boundingBox(),
      page.locator('.card .close').first().boundingBox(),
    ]);
    expect((close?.x ?? 0) - (card?.x ?? 0)).toBeLessThan((card?.width ?? 0) / 2);
    await page.evaluate(() => window.widgets.destroy());
    await expect(page.locator('.docent')).toHaveCount(0);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true });
  for (const mount of widgetsOf('A rather long text that has to wrap '.repeat(6), '/somewhere'))
    test(`fits, with targets large enough: ${mount.type}`, async ({ host }) => {
      const { page } = host;
      await host.mount({ ...mount, appearance: { reducedMotion: true } });
      for (const launcher of await page.locator('.launcher').all()) await launcher.click();
      const box = await page.locator('.card').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      for (const button of await page.locator('.docent button').all()) {
        const size = await button.boundingBox();
        expect(Math.min(size?.width ?? 24, size?.height ?? 24)).toBeGreaterThanOrEqual(24);
      }
    });
});
