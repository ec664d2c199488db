import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { pagesOf } from '../support/pages';
import { test as base, type Demo, expect, makeDemo, restOf, signInAs } from '../support/test';

/** The pages are walked in parts, which the workers share among them. */
const PARTS = [1, 2, 3];

const test = base.extend<object, { demo: Demo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: [async ({}, use) => use(await makeDemo()), { scope: 'worker' }],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What buttons open: menus, dialogs, and lists of choices. */
const OPENED = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

const BUTTONS = 'button:visible:not(:disabled, [aria-disabled=true]), [role=button]:visible:not([aria-disabled=true])';

const FRAME = ['Your account', 'Search⌘K', 'Switch company'];

type Opener = { at: number; kind: string };

/** What a button is called; in a list, the button of every row is of one kind. */
const kindOf = (name: string) => name.replace(/: .*/, '').replace(/\d+/g, '#').trim();

/** The buttons of a page that may open something, the first of each kind. */
async function openersOf(page: Page): Promise<Opener[]> {
  const names = await page.locator(BUTTONS).evaluateAll((buttons) =>
    buttons.map((one) => {
      const isOther = one.getAttribute('type') === 'submit' || one.getAttribute('role') === 'tab';
      return isOther ? '' : (one.getAttribute('aria-label') ?? one.textContent ?? '');
    }),
  );
  const found = names.map((name, at) => ({ at, kind: kindOf(name) })).filter(({ kind }) => kind);
  return found.filter(({ kind }, place) => found.findIndex((one) => one.kind === kind) === place);
}

/** Faults that axe finds in what is open; none where it was a menu that has closed meanwhile, such as one whose item leads to another page. */
async function faultsIn(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(OPENED)
    .analyze()
    .catch(async (error) => {
      if (await page.locator(OPENED).count()) throw error;
      return { violations: [] };
    });
  return violations.map(
    ({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Opens a page as it is before the first input. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Presses the first button of a kind, and tells whether something opened. */
async function press(page: Page, kind: string): Promise<boolean> {
  const find = async () => (await openersOf(page)).find((opener) => opener.kind === kind)?.at;
  // Some come once the page has asked the server.
  await expect.poll(find, kind).toBeDefined();
  const before = await page.locator(OPENED).count();
  await page
    .locator(BUTTONS)
    .nth((await find()) ?? 0)
    .click();
  await page.waitForLoadState('networkidle');
  return (await page.locator(OPENED).count()) > before;
}

/** Opens every menu and dialog of a page, and every dialog that a menu leads to. */
async function walk(page: Page, path: string, seen: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  await open(page, path);
  for (const { kind } of await openersOf(page)) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    const isOpen = await press(page, kind);
    if (isOpen) faults.push(...(await faultsIn(page, `${path} › ${kind}`)));
    const names = await page.getByRole('menuitem').allTextContents();
    await open(page, path);
    for (const [index, name] of names.entries()) {
      if (name === 'Sign out') continue;
      await open(page, path);
      await press(page, kind);
      const item = page.getByRole('menuitem').nth(index);
      await expect(item).toBeVisible();
      if (await item.isDisabled()) continue;
      await item.click();
      await page.waitForLoadState('networkidle');
      if (await page.locator(OPENED).count()) faults.push(...(await faultsIn(page, `${path} › ${kind} › ${name}`)));
    }
    if (names.length) await open(page, path);
  }
  return faults;
}

for (const part of PARTS)
  test(`no open menu and no open dialog has a fault that axe finds, part ${part} of ${PARTS.length}`, async ({
    page,
    request,
    demo,
  }) => {
    test.setTimeout(600_000);
    await signInAs(page, demo);
    // What is pressed changes nothing, so that each page is as it was.
    await page.route('**/api/{trpc,auth}/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const paths = await pagesOf(restOf(request, demo.key));
    // The frame is the same around every page.
    const seen = new Set(part === 1 ? [] : FRAME);
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % PARTS.length === part - 1))
      faults.push(...(await walk(page, path, seen)));
    expect(faults).toEqual([]);
  });
