import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** What depends on colors. Only these are judged again when nothing else has changed. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds in the current page, in light and dark mode. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Its other mode collects what it finds in a page of its own, which only frames need and which takes as long again.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOR_RULES)).analyze();
    for (const { id, nodes } of violations)
      faults.push(`${page.url()} ${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }
  return faults;
}
