import { afterAll, expect, test } from 'vitest';
import { companyMaker } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

const NEWS = {
  name: 'News',
  title: 'News',
  content: '<p>x</p>',
  settings: { type: 'popup', frequency: { mode: 'once' } },
  targeting: { showOnAllPages: true },
  active: true,
};

test('publishing a draft resets the frequency only with `showAgain`, and statistics count both views', async () => {
  const { rest, browser } = await installed();
  const news = await rest('POST', '/announcements', NEWS);
  const one = browser();
  const due = async () => (await one.ask('/bootstrap')).body.widgets[0].due;
  const seen = async () => {
    const { widgets } = await rest('GET', `/stats/widgets/announcement?entityId=${news.id}`);
    return (widgets as { events: Record<string, { count: number }> }[])[0]?.events.announcement_shown?.count;
  };
  await one.report('announcement_shown', news, 'announcement', { at: Date.now() - 60_000 });
  expect(await due()).toBe(false);
  const draft = `/widgets/announcements/${news.id}/draft`;
  await rest('PATCH', draft, { title: 'Newer' });
  await rest('POST', `${draft}/publish`, {});
  expect(await due()).toBe(false);
  await rest('PATCH', draft, { title: 'Newest' });
  await rest('POST', `${draft}/publish`, { showAgain: true });
  expect(await due()).toBe(true);
  expect((await one.ask('/bootstrap')).body.widgets[0].again).toBeGreaterThan(Date.now() - 60_000);
  await one.report('announcement_shown', news, 'announcement', { at: Date.now() });
  expect(await due()).toBe(false);
  expect(await seen()).toBe(2);
});

test('a checklist that is shown again begins without completed items', async () => {
  const { rest, browser } = await installed();
  const items = ['one', 'two'].map((id) => ({ id, title: id, completionType: 'manual-click' }));
  const make = (name: string) =>
    rest('POST', '/checklists', { name, items, targeting: { showOnAllPages: true }, active: true });
  const [list, other] = [await make('First'), await make('Other')];
  const one = browser();
  const complete = (widget: typeof list, itemId: string, at: number) =>
    one.report('checklist_step_completed', widget, 'checklist', { at, properties: { itemId } });
  const completed = async () => {
    const { widgets } = (await one.ask('/bootstrap')).body;
    const found = (widgets as { id: number; completed?: string[] }[]).find(({ id }) => id === list.id);
    return [...(found?.completed ?? [])].sort();
  };
  for (const id of ['one', 'two']) await complete(list, id, Date.now() - 60_000);
  await complete(other, 'one', Date.now() - 60_000);
  expect(await completed()).toEqual(['one', 'two']);
  const draft = `/widgets/checklists/${list.id}/draft`;
  await rest('PATCH', draft, { name: 'Newest' });
  await rest('POST', `${draft}/publish`, { showAgain: true });
  expect(await completed()).toEqual([]);
  await complete(list, 'two', Date.now());
  expect(await completed()).toEqual(['two']);
});
