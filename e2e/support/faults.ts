import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Besides the default rules: the name of a control contains its visible label, so that people can say what they see. */
export const AXE_OPTIONS = { rules: { 'label-content-name-mismatch': { enabled: true } } };

/** The rules that depend on colors: only these are checked again in dark mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** A tooltip belongs to what it describes and needs no landmark around it. Whether one is open depends on where the pointer was. */
const isExpected = (rule: string, html: string): boolean => rule === 'region' && html.includes('role="tooltip"');

/** Violations that axe finds in the current page, in light and dark mode. */
export async function axeViolationsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Without legacy mode, axe collects its findings in a separate page. Only pages with frames need that, and it takes twice as long.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    const { violations } = await (colorScheme === 'light'
      ? axe.options(AXE_OPTIONS)
      : axe.withRules(COLOR_RULES)
    ).analyze();
    for (const { id, nodes } of violations) {
      const found = nodes.map(({ html }) => html).filter((html) => !isExpected(id, html));
      const shown = found.map((html) => html.slice(0, 160)).join(' | ');
      if (found.length) faults.push(`${page.url()} ${colorScheme}: ${id}: ${shown}`);
    }
  }
  return faults;
}
