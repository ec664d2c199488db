import { afterAll, describe, expect, test } from 'vitest';
import { companyMaker, forUsers, NPS } from '../../../testing/browser';
import { openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());
const installed = companyMaker(database, api);

type Json = Record<string, unknown>;
type Competing = { data: { id: number; isFirst: boolean; users: number; visitors: boolean }[]; total: number };

const ANNOUNCEMENT = { title: 'New', content: '<p>Boards are faster.</p>' };
const onPage = (value: string) => ({ rules: [{ type: 'url', comparisonOperator: 'equals', value }] });

/** Four users, two of them on a paid plan, with functions that create widgets and list their competitors. */
async function withUsers() {
  const made = await installed();
  for (const [at, plan] of ['pro', 'free', 'pro', 'free'].entries())
    await made.rest('PUT', `/users/user-${at}`, { metadata: { plan } });
  const nps = async (more: Json = {}) => Number((await made.rest('POST', '/nps-widgets', { ...NPS, ...more })).id);
  const competing = async (id: number, body: Json = {}, path = 'nps-widgets') =>
    (await made.rest('POST', `/widgets/${path}/${id}/competing`, body)) as unknown as Competing;
  return { ...made, nps, competing };
}

describe('the widgets that a widget competes with', () => {
  test('are live, open by themselves, and can show on the same page to the same users', async () => {
    const { rest, nps, competing } = await withUsers();
    const draft = await nps({ active: false, targeting: onPage('/billing') });
    const everywhere = await nps();
    const forPro = await nps({ targeting: forUsers('pro') });
    await nps({ targeting: onPage('/settings') });
    await nps({ active: false });
    await rest('DELETE', `/nps-widgets/${await nps()}`);
    await rest('POST', '/smart-tips', {
      name: 'Tip',
      active: true,
      settings: { cssSelector: '#a', content: '<p>Here</p>' },
      targeting: { showOnAllPages: true },
    });
    const { data, total } = await competing(draft);
    expect(total).toBe(4);
    expect(data).toMatchObject([
      { id: everywhere, users: 4, visitors: true, name: 'NPS', path: 'nps-widgets', entityType: 'npsWidget' },
      { id: forPro, users: 2, visitors: false },
    ]);
    expect((await competing(forPro)).data).toMatchObject([{ id: everywhere, users: 2, visitors: false }, {}]);
  });

  test('share only users who match the rules of both', async () => {
    const { nps, competing } = await withUsers();
    const forPro = await nps({ targeting: forUsers('pro') });
    const forFree = await nps({ targeting: forUsers('free') });
    expect((await competing(forPro)).data).toEqual([]);
    expect((await competing(forPro, { rules: forUsers('free').rules })).data).toMatchObject([
      { id: forFree, users: 2 },
    ]);
  });

  test('go first by priority, then by age', async () => {
    const { nps, competing } = await withUsers();
    const [first, second, third] = [
      await nps(),
      await nps(),
      await nps({ settings: { ...NPS.settings, priority: 5 } }),
    ];
    const order = async (body: Json = {}) =>
      (await competing(second, body)).data.map(({ id, isFirst }) => [id, isFirst]);
    expect(await order()).toEqual([
      [third, true],
      [first, true],
    ]);
    expect(await order({ priority: 5 })).toEqual([
      [third, false],
      [first, false],
    ]);
  });

  test('do not exist for a widget that shows next to others', async () => {
    const { rest, nps, competing } = await withUsers();
    await nps();
    const { id } = await rest('POST', '/checklists', {
      name: 'Start',
      items: [{ title: 'First' }],
      targeting: { showOnAllPages: true },
    });
    expect((await competing(Number(id), {}, 'checklists')).data).toEqual([]);
  });

  test('belong to the company, and the widget must have the given type', async () => {
    const made = await withUsers();
    const { nps, competing } = made;
    const other = await withUsers();
    await other.nps();
    const own = await nps();
    expect((await competing(own)).data).toEqual([]);
    for (const [path, key] of [
      ['nps-widgets', other.key],
      ['announcements', made.key],
    ] as const) {
      const { status } = await api.call('POST', `/widgets/${path}/${own}/competing`, { key, body: {} });
      expect(status).toBe(404);
    }
  });

  test('come before an announcement in the browser if the list says so', async () => {
    const { rest, nps, competing, browser } = await withUsers();
    const { id } = await rest('POST', '/announcements', {
      ...ANNOUNCEMENT,
      name: 'New',
      active: true,
      targeting: { showOnAllPages: true },
    });
    const survey = await nps({ settings: { ...NPS.settings, priority: 9 } });
    const offered = await browser().shown({ userId: 'user-0' });
    expect(offered).toEqual([`npsWidget/${survey}`, `announcement/${id}`]);
    expect((await competing(Number(id), {}, 'announcements')).data).toMatchObject([
      { id: survey, isFirst: true, users: 4 },
    ]);
  });
});
