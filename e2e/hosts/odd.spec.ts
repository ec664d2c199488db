import type { Page } from 'playwright/test';
import { usually } from '../support/before-release';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type OddHost, startOddHost } from './odd-host';
import { ODD_PAGES } from './odd-pages';
import { card } from './walking';

let oddHost: OddHost;
test.beforeAll(async () => {
  oddHost = await startOddHost();
});
test.afterAll(() => oddHost.stop());

/** How far the edges of the ring are from those of the target; the padding is 6. */
const ringAround = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#frame');
    const ring = document.querySelector('docent-widget')?.shadowRoot?.querySelector('.ring')?.getBoundingClientRect();
    const element = (frame?.contentDocument ?? document).querySelector('#target');
    // For a link around a block, this is the rectangle of the link, which is wider than the block. The ring is around the link.
    const target = element?.getBoundingClientRect();
    if (!ring || !target) return undefined;
    const outer = frame?.getBoundingClientRect();
    const [x, y] = outer && frame ? [outer.left + frame.clientLeft, outer.top + frame.clientTop] : [0, 0];
    return [
      target.left + x - ring.left,
      target.top + y - ring.top,
      ring.right - target.right - x,
      ring.bottom - target.bottom - y,
    ].map(Math.round);
  });

for (const [index, [name, odd]] of Object.entries(ODD_PAGES).entries())
  test(
    `${name}: a step points at the target to the pixel${odd.reveal ? ', once it appears' : ''}`,
    usually(index % 3 === 0),
    async ({ page, company, request }) => {
      const faults = faultsOf(page);
      const host = hostOf({ page, company, request });
      const step = {
        type: 'highlight',
        title: 'Here',
        content: '<p>Press it.</p>',
        domQuery: odd.selector ?? '#target',
      };
      const id = await host.live('product-tours', {
        name: 'Tour',
        steps: [step],
        settings: { tourStart: 'immediate', timeout: odd.reveal ? 1 : 60 },
      });
      await oddHost.open(page, company.clientToken, odd);
      if (odd.reveal) {
        await host.counted('tour_step_target_missing', 'tour', id);
        await expect(card(page, 'Here')).toBeHidden();
        await page.evaluate(odd.reveal);
      }
      await expect(card(page, 'Here')).toBeVisible();
      await expect.poll(() => ringAround(page)).toEqual([6, 6, 6, 6]);
      await card(page, 'Here').getByRole('button', { name: 'Finish' }).click();
      await expect(page.locator('docent-widget')).toHaveCount(0);
      await host.counted('tour_finish', 'tour', id);
      expect(faults).toEqual([]);
    },
  );
