import AxeBuilder from '@axe-core/playwright';
import { usually } from '../support/before-release';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type Hosts, startHosts } from './server';
import { card, tabTo } from './walking';

let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

/** Dialogs, popovers and menus of real applications: the button that opens each, and an element in it. */
const CASES = [
  { app: 'native', opener: 'Open dialog', inside: '#inside' },
  { app: 'native', opener: 'Open popover', inside: '#in-popover' },
  { app: 'radix', opener: 'Open dialog', inside: '#inside' },
  { app: 'radix', opener: 'Open popover', inside: '#in-popover' },
  { app: 'radix', opener: 'Open menu', inside: '#in-menu' },
  { app: 'mui', opener: 'Open dialog', inside: '#inside' },
  { app: 'mui', opener: 'Open menu', inside: '#in-menu' },
  { app: 'antd', opener: 'Open modal', inside: '#inside' },
  { app: 'antd', opener: 'Open drawer', inside: '#in-drawer' },
  { app: 'element-plus', opener: 'Open dialog', inside: '#inside' },
  { app: 'element-plus', opener: 'Open drawer', inside: '#in-drawer' },
  { app: 'headless', opener: 'Open dialog', inside: '#inside' },
  { app: 'bootstrap', opener: 'Open modal', inside: '#inside' },
  { app: 'bootstrap', opener: 'Open offcanvas', inside: '#in-offcanvas' },
];

/** The steps of a tour: two in the dialog, popover or menu, and one after it. */
const stepsOf = (inside: string) => [
  { id: 'in', type: 'highlight', title: 'This adds a line', content: '<p>Try it.</p>', domQuery: inside },
  { id: 'on', type: 'tooltip', title: 'And again', domQuery: inside },
  { id: 'end', type: 'modal', title: 'That is all', content: '<p>Close this when you are done.</p>' },
];

/** True for the first case of an application. */
const isFirstOf = (app: string, opener: string) => CASES.find((one) => one.app === app)?.opener === opener;
/** The applications whose first case is usually tried by keyboard, too: without a library, and with one that traps the focus. */
const BY_KEYBOARD = ['native', 'radix'];

for (const { app, opener, inside } of CASES)
  test(
    `${app}, ${opener}: a tour works inside it by mouse`,
    usually(isFirstOf(app, opener)),
    async ({ page, company, request }) => {
      const { live } = hostOf({ page, company, request });
      const faults = faultsOf(page);
      await live('product-tours', {
        name: 'Invoices',
        steps: stepsOf(inside),
        settings: { tourStart: 'immediate', timeout: 60 },
      });
      await page.goto(hosts.urlOf(app, company.clientToken));
      await page.getByRole('button', { name: opener }).click();
      const target = page.locator(inside);
      await expect(card(page, 'This adds a line')).toBeVisible();
      await expect(target).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('docent-widget').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await card(page, 'This adds a line').getByRole('button', { name: 'Next' }).click();
      await expect(card(page, 'And again')).toBeVisible();
      // The target is still visible, and so is the dialog, popover or menu around it.
      await expect(target).toBeVisible();
      await card(page, 'And again').getByRole('button', { name: 'Next' }).click();
      await expect(target).toBeVisible();
      await card(page, 'That is all').getByRole('button', { name: 'Finish' }).click();
      await expect(card(page, 'That is all')).toHaveCount(0);
      await expect(target).toBeVisible();
      expect(faults).toEqual([]);
    },
  );

for (const { app, opener, inside } of CASES)
  test(
    `${app}, ${opener}: a tour works inside it by keyboard, and Esc closes the tour first`,
    usually(isFirstOf(app, opener) && BY_KEYBOARD.includes(app)),
    async ({ page, company, request }) => {
      const { live } = hostOf({ page, company, request });
      await live('product-tours', {
        name: 'Invoices',
        steps: stepsOf(inside),
        settings: { tourStart: 'immediate', timeout: 60 },
      });
      await page.goto(hosts.urlOf(app, company.clientToken));
      const button = page.getByRole('button', { name: opener });
      await button.focus();
      await page.keyboard.press('Enter');
      const target = page.locator(inside);
      await expect(card(page, 'This adds a line')).toBeVisible();
      // Libraries hide everything outside of their dialogs from screen readers. The snapshot shows that the step is not hidden.
      await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "This adds a line":
        - button "Close"
        - heading "This adds a line" [level=2]
        - paragraph: Try it.
        - button "Next"
    `);
      await tabTo(page, 'Next');
      await page.keyboard.press('Enter');
      await expect(card(page, 'And again')).toBeVisible();
      await tabTo(page, 'Back');
      await page.keyboard.press('Enter');
      await expect(card(page, 'This adds a line')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('docent-widget')).toHaveCount(0);
      await expect(target).toBeVisible();
      // Some libraries ignore the key until their dialog has stopped moving.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(target).toBeHidden({ timeout: 2_000 });
      }).toPass();
    },
  );
