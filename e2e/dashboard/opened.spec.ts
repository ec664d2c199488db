import AxeBuilder from '@axe-core/playwright';
import type { Page, Request } from 'playwright/test';
import { BEFORE_RELEASE } from '../support/before-release';
import { AXE_OPTIONS } from '../support/faults';
import { pagesOf } from '../support/pages';
import { test as base, type Demo, expect, makeDemo, restOf, signInAs } from '../support/test';

/** The pages are walked in parts, which run in parallel. Pages of a part share many menus and dialogs, which are opened once. */
const PARTS: Record<string, (path: string) => boolean> = {
  builders: (path) => path.startsWith('/builder/'),
  lists: (path) => /^\/(widgets|statistics|responses|$)/.test(path),
  others: (path) => !/^\/(builder|widgets|statistics|responses|$)/.test(path),
};

const test = base.extend<object, { demo: Demo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  demo: [async ({}, use) => use(await makeDemo()), { scope: 'worker' }],
});

/** Each part opens at least this many menus and dialogs. */
const MIN_OPENED = 15;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What buttons open: menus, dialogs, and lists of choices. */
const OPENED = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]';

const BUTTONS = 'button:visible:not(:disabled, [aria-disabled=true]), [role=button]:visible:not([aria-disabled=true])';

/** The buttons of the frame around every page, by kind. Only the part `lists` presses them. */
const FRAME_BUTTONS = ['Your account', 'Search⌘K', 'Switch company'];

/** Buttons that always open something; the test waits until it has loaded. Other buttons may open something as well. */
const OPENERS = /^(New |Folders$|Schedule$|Search|On your page$|Pick on your page$|Why doesn’t |Delete$)/;

/** Menu items that always open something: “Publish” does because the first widget of a list has unmet requirements. */
const OPENING_ITEMS = /^(New |Publish$|Why doesn’t |Delete$)/;

/** The menu buttons of the entries of a form. Their item “Delete” opens no dialog. */
const IN_THE_FORM = /^Actions for /;

type Opener = { at: number; kind: string; hasPopup: boolean };

/** The menu buttons of rows. Their menus have different items on each page, and for each kind of row of a page. */
const ROW_MENU = /^More actions/;

/** The name of a button without the parts that differ between the rows of a list; for the menu of a row, also the element of the row. */
function kindOf(name: string, row: string): string {
  const kind = name.replace(/: .*/, '').replace(/\d+/g, '#').trim();
  return ROW_MENU.test(kind) && row ? `${kind} (${row})` : kind;
}

/** What makes openers the same, so that only one is pressed: their kind, and for menus of rows also the page. All lists of widgets are one page. */
const keyOf = (kind: string, path: string): string =>
  ROW_MENU.test(kind) ? `${path.replace(/^\/widgets\/.*/, '/widgets').replace(/\?.*/, '')} ${kind}` : kind;

/** The buttons of a page that may open something, the first of each kind. Of similar rows, only the first one counts. */
async function openersOf(page: Page): Promise<Opener[]> {
  const found = await page.locator(BUTTONS).evaluateAll((buttons) =>
    buttons.map((one, at) => {
      const row = one.closest('tr, li');
      const first = row?.parentElement?.firstElementChild;
      const isRepeated =
        row &&
        first &&
        first !== row &&
        first.querySelectorAll('button').length >= row.querySelectorAll('button').length;
      const isOther = isRepeated || one.getAttribute('type') === 'submit' || one.getAttribute('role') === 'tab';
      const name = isOther ? '' : (one.getAttribute('aria-label') ?? one.textContent ?? '');
      const popup = one.getAttribute('aria-haspopup');
      return { at, name, row: row?.tagName.toLowerCase() ?? '', hasPopup: popup === 'menu' || popup === 'dialog' };
    }),
  );
  const openers = found
    .map(({ name, row, ...opener }) => ({ ...opener, kind: kindOf(name, row) }))
    .filter(({ kind }) => kind);
  return openers.filter(({ kind }, place) => openers.findIndex((one) => one.kind === kind) === place);
}

/** Faults that axe finds in open menus and dialogs; none if they have closed meanwhile, such as a menu that led to another page. */
async function faultsIn(page: Page, where: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options(AXE_OPTIONS)
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

/** Loads a page and waits until its data has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** @returns a function that waits until all requests are answered and drawn: menus and dialogs are loaded when they are opened */
function watchRequests(page: Page): () => Promise<void> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => inFlight.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => inFlight.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && inFlight.clear());
  const draw = () =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    do {
      await expect.poll(() => inFlight.size).toBe(0);
      await draw();
    } while (inFlight.size);
  };
}

/**
 * Refuses writes, so that pressing buttons changes no data. Runs in the page, because a browser whose requests are intercepted caches no
 * scripts and would compile all of them again for each page.
 */
const refuseWrites = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const { method, url } = new Request(input, init);
      const isWrite = method === 'POST' && /\/api\/(trpc|auth)\//.test(url);
      return isWrite ? Promise.reject(new TypeError('The test refuses writes.')) : send(input, init);
    };
  });

type Walk = { page: Page; settled: () => Promise<void>; opened: string[]; faults: string[] };

/** Presses the first button of a kind. @returns whether something opened */
async function press({ page, settled }: Walk, kind: string): Promise<boolean> {
  const find = async () => (await openersOf(page)).find((opener) => opener.kind === kind);
  // Some buttons appear only after the server has answered.
  await expect.poll(find, kind).toBeDefined();
  const opener = await find();
  const count = () => page.locator(OPENED).count();
  const before = await count();
  await page
    .locator(BUTTONS)
    .nth(opener?.at ?? 0)
    .click();
  await settled();
  // A button that announces a popup has to open one.
  if (opener?.hasPopup || OPENERS.test(kind)) await expect.poll(count, `What ${kind} opens`).toBeGreaterThan(before);
  return (await count()) > before;
}

/** Makes the button of this kind reachable again: closes menus and dialogs, or loads the page again if that is not enough. */
async function reset({ page }: Walk, path: string, kind: string): Promise<void> {
  const isOpen = () => page.locator(OPENED).count();
  if (await isOpen()) await page.keyboard.press('Escape');
  const isSame = page.url().endsWith(path) && !(await isOpen());
  if (!isSame || !(await openersOf(page)).some((opener) => opener.kind === kind)) await open(page, path);
}

/** Opens every menu and dialog of a page, and every dialog that a menu leads to. */
async function walkPage(walk: Walk, path: string, seen: Set<string>): Promise<void> {
  const { page, settled } = walk;
  const look = async (where: string) => {
    walk.opened.push(where);
    walk.faults.push(...(await faultsIn(page, where)));
  };
  await open(page, path);
  for (const { kind } of await openersOf(page)) {
    const key = keyOf(kind, path);
    if (seen.has(key)) continue;
    seen.add(key);
    await reset(walk, path, kind);
    if (!(await press(walk, kind))) continue;
    await look(`${path} › ${kind}`);
    const names = await page.getByRole('menuitem').allTextContents();
    for (const [index, name] of names.entries()) {
      if (name === 'Sign out') continue;
      await reset(walk, path, kind);
      await press(walk, kind);
      const item = page.getByRole('menuitem').nth(index);
      await expect(item).toBeVisible();
      if (await item.isDisabled()) continue;
      await item.click();
      await settled();
      const isOpen = () => page.locator(OPENED).count();
      if (OPENING_ITEMS.test(name) && !IN_THE_FORM.test(kind))
        await expect.poll(isOpen, `What ${name} opens`).toBeGreaterThan(0);
      if (await isOpen()) await look(`${path} › ${kind} › ${name}`);
    }
  }
}

for (const [part, isPart] of Object.entries(PARTS))
  test(
    `no open menu and no open dialog has a fault that axe finds: ${part}`,
    BEFORE_RELEASE,
    async ({ page, request, demo }) => {
      const rest = restOf(request, demo.key);
      const hasCalendar = isPart('/calendar');
      // Only entries of the calendar that can be moved have a menu, and the demo has none.
      if (hasCalendar) {
        const tour = (await rest.get('/product-tours?limit=1&active=true')).body.data[0].id;
        const at = new Date(Date.now() + 3_600_000).toISOString();
        const made = await rest.post(`/widgets/product-tours/${tour}/schedule`, { action: 'take-down', at });
        expect(made.status).toBe(201);
      }
      const walk: Walk = { page, settled: watchRequests(page), opened: [], faults: [] };
      await signInAs(page, demo);
      await refuseWrites(page);
      const seen = new Set(part === 'lists' ? [] : FRAME_BUTTONS);
      for (const path of (await pagesOf(rest)).filter(isPart)) await walkPage(walk, path, seen);
      expect(walk.opened.length).toBeGreaterThanOrEqual(MIN_OPENED);
      if (hasCalendar) expect(walk.opened.filter((where) => where.startsWith('/calendar › More'))).not.toEqual([]);
      expect(walk.faults).toEqual([]);
    },
  );
