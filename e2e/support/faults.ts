import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What depends on colors. Only these are judged again when nothing else has changed. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A tooltip belongs to what it describes and needs no landmark around it. Whether one is open depends on where the pointer was. */
const isExpected = (rule: string, html: string): boolean => rule === 'region' && html.includes('role="tooltip"');

/** Violations that axe finds in the current page, in light and dark mode. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Its other mode collects what it finds in a page of its own, which only frames need and which takes as long again.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOR_RULES)).analyze();
    for (const { id, nodes } of violations) {
      const found = nodes.map(({ html }) => html).filter((html) => !isExpected(id, html));
      const shown = found.map((html) => html.slice(0, 160)).join(' | ');
      if (found.length) faults.push(`${page.url()} ${colorScheme}: ${id}: ${shown}`);
    }
  }
  return faults;
}
