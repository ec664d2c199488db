import type { Page } from 'playwright/test';

/** The maximum sum of layout shift scores while a page loads. A score is the share of the screen that moves, times how far it moves. */
const MAX_SHIFT = 0.02;

/** Pages whose parts load one after the other. Their layout shifts are not limited. */
const LOADS_IN_PARTS = /^\/(builder\/|statistics\/tour\/|segments\/\d)/;

type Shifts = { sum: number; shifts: string[] };

/** From now on, records layout shifts without user input on every page that loads. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Object.assign(window, { shifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        sum += value;
        for (const { node, previousRect, currentRect } of sources.slice(0, 2))
          shifts.push(`${node?.className ?? node?.nodeName} ${previousRect.y}→${currentRect.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts while this page loaded, if they exceed the maximum. Needs {@link watchShifts} before the page was opened. */
export async function findShifts(page: Page, path: string): Promise<string[]> {
  if (LOADS_IN_PARTS.test(path)) return [];
  const { sum, shifts } = await page.evaluate(() => (window as unknown as { shifts: () => Shifts }).shifts());
  return sum < MAX_SHIFT ? [] : [`${path} moved by ${sum.toFixed(3)}: ${shifts.join(' | ')}`];
}
