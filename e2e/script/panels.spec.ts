import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from 'playwright/test';
import { usually } from '../support/before-release';
import { makeChangelog, makeRoadmap, openHost, panelOf, wireButton } from '../support/panels';
import { expect, restOf, test } from '../support/test';

/** Errors of the page and violations of its policy, without failed requests, which tests cause on purpose. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}

type Rest = ReturnType<typeof restOf>;

/** How often each event of the only entity of a type was counted. */
const countsOf = async (rest: Rest, entityType: string): Promise<Record<string, number>> => {
  const { body } = await rest.get(`/stats/widgets/${entityType}`);
  const events: Record<string, { count: number }> = body.widgets[0]?.events ?? {};
  return Object.fromEntries(Object.entries(events).map(([name, { count }]) => [name, count]));
};

test('a changelog opens over the page, is read, and closes', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const rest = restOf(request, company.key);
  const id = await makeChangelog(rest, ['Dark mode', 'Faster boards']);
  await openHost(page, company);
  await (await wireButton(page, 'openChangelog', id)).click();
  const dialog = page.getByRole('dialog', { name: 'What is new here' });
  await expect(dialog.getByRole('article')).toHaveText([
    /March 1, 2026.*Dark mode/,
    /February 28, 2026.*Faster boards/,
  ]);
  await expect(dialog.getByRole('link', { name: 'length' }).first()).toHaveAttribute('target', '_blank');
  const host = panelOf(page, `changelog/${id}`);
  expect(await host.evaluate((element) => element.parentElement?.lastElementChild === element)).toBe(true);
  expect(await host.evaluate((element) => element.shadowRoot?.mode)).toBe('open');
  await expect.poll(() => countsOf(rest, 'changelog')).toEqual({ changelog_opened: 1, changelog_post_viewed: 2 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(host).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toMatchObject([
    { type: 'shown', name: 'changelog_opened', entityType: 'changelog', id },
    { type: 'step', name: 'changelog_post_viewed' },
    { type: 'step', name: 'changelog_post_viewed' },
  ]);
  expect(faults).toEqual([]);
});

test('a post shows pictures, and the alternative text of a picture that cannot be loaded', async ({
  page,
  company,
  request,
}) => {
  const html =
    '<p>See</p><img src="/board.svg" alt="A board"><img src="/missing.png" alt="A chart"><img src="/gone.png">';
  const id = await makeChangelog(restOf(request, company.key), ['Dark mode'], { description: html });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>';
  await page.route('**/board.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
  await page.route('**/*.png', (route) => route.abort());
  await openHost(page, company);
  await (await wireButton(page, 'openChangelog', id)).click();
  const pictures = page.getByRole('dialog').locator('img');
  await expect(pictures).toHaveCount(2);
  const board = page.getByRole('img', { name: 'A board' });
  await expect.poll(() => board.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(800);
  expect((await board.boundingBox())?.width).toBeLessThanOrEqual(480);
  await expect(page.getByRole('img', { name: 'A chart' })).toBeVisible();
});

test('a post is not viewed until it is scrolled into view', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const tall = `<p>${'Much to read. '.repeat(400)}</p>`;
  const id = await makeChangelog(rest, titles, { description: tall });
  await openHost(page, company);
  await (await wireButton(page, 'openChangelog', id)).click();
  await expect(page.getByRole('heading', { name: 'One' })).toBeVisible();
  await expect.poll(() => countsOf(rest, 'changelog')).toEqual({ changelog_opened: 1, changelog_post_viewed: 1 });
  await page.getByRole('heading', { name: 'Six' }).scrollIntoViewIfNeeded();
  await expect.poll(() => countsOf(rest, 'changelog')).toEqual({ changelog_opened: 1, changelog_post_viewed: 2 });
});

test('a changelog by keyboard alone: open, load more, follow, close, and the focus is back', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const titles = Array.from({ length: 12 }, (_, index) => `Post ${index + 1}`);
  await makeChangelog(rest, titles);
  await openHost(page, company);
  const button = await wireButton(page, 'openChangelog');
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('article')).toHaveCount(10);
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  }).toPass();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Load more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('article')).toHaveCount(12);
  await expect(dialog.getByRole('article').nth(10)).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'length' }).nth(10)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the button of an announcement opens a changelog', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const id = await makeChangelog(rest, ['Dark mode']);
  await rest.post('/announcements', {
    name: 'News',
    title: 'There is news',
    content: '<p>Look.</p>',
    active: true,
    targeting: { showOnAllPages: true },
    settings: { buttons: [{ text: 'Show me', action: 'open-changelog', id }] },
  });
  await openHost(page, company);
  await page.getByRole('button', { name: 'Show me' }).press('Enter');
  await expect(panelOf(page, `changelog/${id}`).getByRole('heading', { name: 'Dark mode' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('docent-widget')).toHaveCount(0);
});

test('a roadmap by mouse: a vote is counted, kept and withdrawn', async ({ page, company, request }) => {
  const faults = faultsOf(page);
  const rest = restOf(request, company.key);
  const { id } = await makeRoadmap(rest, ['Dark mode', 'Offline']);
  const counts = async (): Promise<number[]> =>
    (await rest.get(`/roadmaps/${id}`)).body.sections[0].items.map((item: { votesCount: number }) => item.votesCount);
  await openHost(page, company);
  const open = await wireButton(page, 'openRoadmap', id);
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'What comes next' });
  const vote = dialog.getByRole('button', { name: /Vote for Offline/ });
  await expect(vote).toHaveAttribute('aria-pressed', 'false');
  await vote.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expect(vote).toHaveText('1');
  await expect(dialog.locator('..').getByRole('status')).toHaveText('You voted for Offline. Votes: 1');
  await expect.poll(counts).toEqual([0, 1]);
  await expect.poll(() => countsOf(rest, 'roadmap')).toEqual({ roadmap_viewed: 1, roadmap_item_voted: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await vote.click();
  await expect(vote).toHaveText('0');
  await expect.poll(counts).toEqual([0, 0]);
  expect(faults).toEqual([]);
});

test('a roadmap by keyboard alone', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const { id } = await makeRoadmap(rest, ['Dark mode', 'Offline']);
  await openHost(page, company);
  const button = await wireButton(page, 'openRoadmap');
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const vote = dialog.getByRole('button', { name: /Vote for Dark mode/ });
  await expect(vote).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(vote).toBeFocused();
  await page.keyboard.press('Space');
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  const count = async () => (await rest.get(`/roadmaps/${id}`)).body.sections[0].items[0].votesCount;
  await expect.poll(count).toBe(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'answers 500': (route) => route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' } }),
  'cannot be reached': (route) => route.abort(),
};

for (const [how, fail] of Object.entries(failures)) {
  test(
    `when the server ${how}, a panel says so, and trying again loads it`,
    usually(how === 'answers 500'),
    async ({ page, company, request }) => {
      const rest = restOf(request, company.key);
      const id = await makeChangelog(rest, ['Dark mode']);
      await page.route('**/api/client/changelog', fail);
      await openHost(page, company);
      await (await wireButton(page, 'openChangelog', id)).click();
      const dialog = page.getByRole('dialog');
      const again = dialog.getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'told'))).toMatchObject([{ type: 'error' }]);
      await again.press('Enter');
      await expect(again).toHaveCount(0);
      await expect(dialog).toBeFocused();
      await expect(again).toBeVisible();
      await page.unroute('**/api/client/changelog');
      await again.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Dark mode' })).toBeVisible();
      await expect.poll(() => countsOf(rest, 'changelog')).toEqual({ changelog_opened: 1, changelog_post_viewed: 1 });
    },
  );

  test(
    `when the server ${how}, a vote is undone`,
    usually(how === 'answers 500'),
    async ({ page, company, request }) => {
      const rest = restOf(request, company.key);
      const { id } = await makeRoadmap(rest, ['Dark mode']);
      await page.route('**/api/client/roadmap-votes', fail);
      await openHost(page, company);
      await (await wireButton(page, 'openRoadmap', id)).click();
      const dialog = page.getByRole('dialog');
      const vote = dialog.getByRole('button', { name: /Vote for Dark mode/ });
      await vote.click();
      await expect(dialog.getByText('Your vote could not be saved.')).toBeVisible();
      await expect(vote).toHaveAttribute('aria-pressed', 'false');
      await expect(vote).toHaveText('0');
      await expect(dialog.locator('..').getByRole('status')).toHaveText(/could not be saved/);
      await page.unroute('**/api/client/roadmap-votes');
      await vote.click();
      await expect(dialog.getByText('Your vote could not be saved.')).toHaveCount(0);
      const counts = () => countsOf(rest, 'roadmap');
      await expect.poll(counts).toEqual({ roadmap_viewed: 1, roadmap_item_voted: 1 });
    },
  );
}

test('when more posts cannot be loaded, people can try again', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const id = await makeChangelog(
    rest,
    Array.from({ length: 11 }, (_, index) => `Post ${index + 1}`),
  );
  await openHost(page, company);
  await (await wireButton(page, 'openChangelog', id)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toHaveCount(10);
  await page.route('**/api/client/changelog', (route) => route.abort());
  const more = dialog.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(dialog.getByRole('alert')).toHaveText('This could not be loaded.');
  await page.unroute('**/api/client/changelog');
  await more.click();
  await expect(dialog.getByRole('article')).toHaveCount(11);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a panel without entries, and one whose content is no longer public, say so', async ({
  page,
  company,
  request,
}) => {
  const rest = restOf(request, company.key);
  const id = await makeChangelog(rest, []);
  const { id: roadmapId } = await makeRoadmap(rest, []);
  await openHost(page, company);
  const open = (name: string, input: object) =>
    page.evaluate(([call, given]) => Reflect.get(window, 'Docent')[call](given), [name, input] as const);
  await open('openChangelog', { id });
  await expect(page.getByRole('dialog')).toContainText('No news yet');
  // Only one panel is open at a time: the second replaces the first.
  await open('openRoadmap', { id: roadmapId });
  await expect(page.getByRole('dialog')).toContainText('Nothing planned yet');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await rest.patch(`/changelogs/${id}`, { active: false });
  await open('openChangelog', { id });
  await expect(page.getByRole('dialog')).toContainText('There is nothing here any more.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('while a panel is open, a blocking widget waits until it is closed', async ({ page, company, request }) => {
  const rest = restOf(request, company.key);
  const id = await makeChangelog(rest, ['Dark mode']);
  await openHost(page, company);
  await (await wireButton(page, 'openChangelog', id)).click();
  await expect(page.getByRole('heading', { name: 'Dark mode' })).toBeVisible();
  const { body } = await rest.post('/announcements', {
    name: 'News',
    title: 'There is news',
    content: '<p>Look.</p>',
    active: true,
    targeting: { showOnAllPages: true },
  });
  const answered = page.waitForResponse(/client\/bootstrap/);
  await page.evaluate(() => history.pushState({}, '', `/projects${location.search}`));
  expect((await (await answered).json()).widgets).toMatchObject([{ id: body.id }]);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'There is news' })).toBeVisible();
});

test('a framework that replaces the body does not take a panel with it, and styles of the page do not reach it', async ({
  page,
  company,
  request,
}) => {
  const id = await makeChangelog(restOf(request, company.key), ['Dark mode']);
  await openHost(page, company, '&hostile=1');
  await page.evaluate((given) => Reflect.get(window, 'Docent').openChangelog({ id: given }), id);
  const title = page.getByRole('heading', { name: 'Dark mode' });
  await expect(title).toBeVisible();
  await expect(title).toHaveCSS('font-size', '17px');
  await page.evaluate(() => document.body.replaceChildren(document.createElement('main')));
  await expect(title).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds nothing in the panels, ${colorScheme}`,
    usually(colorScheme === 'light'),
    async ({ page, company, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rest = restOf(request, company.key);
      await rest.post('/tags', { name: 'New', backgroundColor: '#dcfce7', textColor: '#16a34a' });
      const titles = Array.from({ length: 11 }, (_, index) => `Post ${index + 1}`);
      const id = await makeChangelog(rest, titles, { tagNames: ['New'] });
      const { id: roadmapId } = await makeRoadmap(rest, ['Dark mode', 'Offline']);
      await openHost(page, company);
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
        return violations.map(
          ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        );
      };
      await page.evaluate((given) => Reflect.get(window, 'Docent').openChangelog({ id: given }), id);
      await expect(page.getByRole('heading', { name: 'Post 1', exact: true })).toBeVisible();
      expect(await faults()).toEqual([]);
      await page.evaluate((given) => Reflect.get(window, 'Docent').openRoadmap({ id: given }), roadmapId);
      await page.getByRole('button', { name: /Vote for Offline/ }).click();
      expect(await faults()).toEqual([]);
      await page.route('**/api/client/changelog', (route) => route.abort());
      await page.evaluate((given) => Reflect.get(window, 'Docent').openChangelog({ id: given }), id);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(await faults()).toEqual([]);
    },
  );
