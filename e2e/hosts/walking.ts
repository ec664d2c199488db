import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { expect } from '../support/test';

const MAX_TABS = 20;

/** A script that defines the functions of `picking.ts` in a page, as the global `picking`. */
export async function pickingScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['e2e/hosts/picking.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'picking',
  });
  return outputFiles[0]?.text ?? '';
}

/** The card of a widget by its title. */
export const card = (page: Page, name: string) =>
  page.locator('docent-widget').getByRole('dialog', { name, exact: true });

/** Presses Tab until an element with this text has the focus, which may be inside a widget. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focusedText = () =>
    page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.textContent ?? '';
    });
  for (let presses = 0; (await focusedText()) !== name; presses += 1) {
    expect(presses, `Tab does not reach ${name}`).toBeLessThan(MAX_TABS);
    await page.keyboard.press('Tab');
  }
}
