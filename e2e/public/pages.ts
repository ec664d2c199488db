import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright/test';
import { makeCompany, restOf } from '../support/test';

type Rest = ReturnType<typeof restOf>;

/** Creates a company with three tags, an empty changelog and an empty roadmap. `news` and `plans` are the paths of their public pages. */
export async function makePublicPages(request: Parameters<typeof restOf>[0]) {
  const company = await makeCompany(['owner'], 'Acme & Sons');
  const rest = restOf(request, company.key);
  for (const [name, backgroundColor] of [
    ['New', '#dcfce7'],
    ['Fixed', '#333333'],
    ['Plain', undefined],
  ] as const)
    await rest.post('/tags', { name, ...(backgroundColor ? { backgroundColor } : {}) });
  await rest.patch('/company', { settings: { appearance: { accentColor: '#ffe600' } } });
  const changelog = (await rest.post('/changelogs', { name: 'What’s new' })).body;
  const post = async (title: string, more: object = {}) =>
    (await rest.post(`/changelogs/${changelog.id}/posts`, { title, active: true, date: '2026-01-01', ...more })).body;
  const roadmap = (await rest.post('/roadmaps', { name: 'Plans' })).body;
  return { company, rest, changelog, roadmap, post, news: `/c/${changelog.publicId}`, plans: `/r/${roadmap.publicId}` };
}

/** Adds a section with items of these names to a roadmap. @returns the ids of the items */
export async function addItems(rest: Rest, roadmapId: number, section: string, names: string[]): Promise<number[]> {
  const { id } = (await rest.post(`/roadmaps/${roadmapId}/sections`, { name: section })).body;
  const ids: number[] = [];
  for (const name of names)
    ids.push(
      (
        await rest.post(`/roadmaps/${roadmapId}/sections/${id}/items`, {
          name,
          description: '<p>Why.</p>',
          tagNames: undefined,
        })
      ).body.id,
    );
  return ids;
}

/** A page in a new browser context in which no script runs. */
export const withoutScripts = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** Faults that axe finds in a page in light and dark, at the width of a desktop and of a phone; and whether it is too wide. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      for (const { id, nodes } of violations)
        faults.push(
          `${page.url()} ${colorScheme} ${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        );
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) faults.push(`${page.url()} ${width}: ${over} pixels too wide`);
    }
  return faults;
}
