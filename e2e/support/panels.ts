import type { Locator, Page } from 'playwright/test';
import { HOST } from './addresses';
import { type Company, expect, type restOf } from './test';

type Rest = ReturnType<typeof restOf>;

/** A changelog with posts. The first title is that of the newest post. */
export async function makeChangelog(rest: Rest, titles: readonly string[], more: object = {}): Promise<number> {
  const { body } = await rest.post('/changelogs', { name: 'What is new here' });
  for (const [index, title] of titles.entries()) {
    const date = new Date(Date.UTC(2026, 0, 60 - index)).toISOString();
    const description = `<p>All about <strong>${title}</strong>, at <a href="https://example.com/">length</a>.</p>`;
    const made = await rest.post(`/changelogs/${body.id}/posts`, { title, description, date, active: true, ...more });
    expect(made.status).toBe(201);
  }
  return body.id;
}

/** A roadmap with one section of these items. */
export async function makeRoadmap(rest: Rest, names: readonly string[]): Promise<{ id: number; itemIds: number[] }> {
  const { body: roadmap } = await rest.post('/roadmaps', { name: 'Plans', publicName: 'What comes next' });
  const { body: section } = await rest.post(`/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  const itemIds: number[] = [];
  for (const name of names) {
    const item = { name, description: `<p>Why ${name} matters.</p>` };
    itemIds.push((await rest.post(`/roadmaps/${roadmap.id}/sections/${section.id}/items`, item)).body.id);
  }
  return { id: roadmap.id, itemIds };
}

/** Opens the host application, and keeps every event that Docent emits in `window.told`. */
export async function openHost(page: Page, { clientToken }: Company, query = ''): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { told: [] }));
  await page.goto(`${HOST}/?token=${clientToken}${query}`);
  await page.waitForFunction(() => Reflect.get(window, 'Docent')?.version);
  await page.evaluate(() =>
    Reflect.get(window, 'Docent').on('*', (event: { error?: unknown }) =>
      Reflect.get(window, 'told').push({ ...event, ...(event.error ? { error: String(event.error) } : {}) }),
    ),
  );
}

/** Has the host application call `Docent.openChangelog` or `openRoadmap` whenever its button is pressed. */
export async function wireButton(page: Page, call: 'openChangelog' | 'openRoadmap', id?: number): Promise<Locator> {
  await page.evaluate(
    ([name, input]) =>
      document.getElementById('target')?.addEventListener('click', () => Reflect.get(window, 'Docent')[name](input)),
    [call, id === undefined ? {} : { id }] as const,
  );
  return page.locator('#target');
}

/** The host element of a panel. */
export const panelOf = (page: Page, name: string): Locator => page.locator(`[data-docent-widget="${name}"]`);
