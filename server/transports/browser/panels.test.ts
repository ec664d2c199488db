import { afterAll, describe, expect, test } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';

const database = await openTestDatabase();
const api = await startApi(database, { DOCENT_CLIENT_LIMIT_ADDRESS: '1000000', DOCENT_CLIENT_LIMIT: '1000000' });
afterAll(() => api.stop());

/** A new company: its REST API, and a browser with its token. */
async function installed() {
  const { companyId, key } = await createTestCompany(database);
  const { clientToken } = await database.prisma.company.findUniqueOrThrow({ where: { id: companyId } });
  const rest = async (method: string, path: string, body?: object) => {
    const answer = await api.call(method, path, { key, body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body as { id: number } & Record<string, unknown>;
  };
  const ask = async (path: string, body: object = {}) => {
    const response = await fetch(api.url.replace('/v1', '/client') + path, {
      method: 'POST',
      body: JSON.stringify({ clientToken, anonymousId: 'browser-0001', ...body }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return { rest, ask };
}

describe('a changelog', () => {
  async function withChangelog() {
    const own = await installed();
    const { id } = await own.rest('POST', '/changelogs', { name: 'News' });
    const post = (title: string, more: object = {}) =>
      own.rest('POST', `/changelogs/${id}/posts`, { title, active: true, ...more });
    return { ...own, id, post };
  }

  test('shows published posts, newest first, with sanitized HTML', async () => {
    const { rest, ask, id, post } = await withChangelog();
    await rest('POST', '/tags', { name: 'New', backgroundColor: '#dcfce7', textColor: '#166534' });
    const description = '<p onclick="x()">Hi <script>x()</script><img src="https://a.example/i.png" onerror="x()"></p>';
    const old = await post('Old', { date: '2026-01-01' });
    const newer = await post('Newer', { date: '2026-02-01', description, tagNames: ['New'] });
    await post('Draft', { active: false });
    await post('Ahead', { date: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await ask('/changelog', { changelogId: id })).toEqual({
      status: 200,
      body: {
        id,
        name: 'News',
        posts: [
          {
            id: newer.id,
            title: 'Newer',
            description: '<p>Hi <img src="https://a.example/i.png" /></p>',
            date: '2026-02-01T00:00:00.000Z',
            tags: [{ name: 'New', color: '#dcfce7', textColor: 'rgb(22, 101, 52)' }],
          },
          { id: old.id, title: 'Old', description: '', date: '2026-01-01T00:00:00.000Z', tags: [] },
        ],
      },
    });
  });

  test('`next` returns each post once, even if posts have the same date', async () => {
    const { ask, post } = await withChangelog();
    const ids: number[] = [];
    for (let at = 0; at < 23; at += 1) ids.push((await post(`Post ${at}`, { date: '2026-03-01T09:00:00.123Z' })).id);
    const read: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await ask('/changelog', after ? { after } : {});
      expect(body.posts.length).toBeLessThanOrEqual(10);
      read.push(...body.posts.map((one: { id: number }) => one.id));
      after = body.next;
    } while (after);
    expect(read).toEqual(ids.reverse());
  });

  test.each(['x', '1.', '9999999999999999.1', '1700000000000.99999999999', '-99999999999999.1', '1e3.1', '1.2.3'])(
    'an `after` that no response contained is rejected: %s',
    async (after) => {
      const { ask } = await withChangelog();
      expect(await ask('/changelog', { after })).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_error' } },
      });
    },
  );

  test('needs no id if it is the only one; an unknown or inactive changelog is not found', async () => {
    const { rest, ask, id } = await withChangelog();
    expect((await ask('/changelog')).body).toMatchObject({ id, posts: [] });
    const { id: other } = await rest('POST', '/changelogs', { name: 'Second' });
    expect((await ask('/changelog')).status).toBe(404);
    await rest('PATCH', `/changelogs/${id}`, { active: false });
    expect((await ask('/changelog')).body).toMatchObject({ id: other });
    expect((await ask('/changelog', { changelogId: id })).status).toBe(404);
    expect((await ask('/changelog', { changelogId: other + 1_000_000 })).status).toBe(404);
    for (const changelogId of [0, -1, 1.5, '1', null, 2 ** 31])
      expect((await ask('/changelog', { changelogId })).status).toBe(400);
  });
});

describe('a roadmap', () => {
  test('shows sections and items in order, with their votes and whether the person voted', async () => {
    const { rest, ask } = await installed();
    const { id } = await rest('POST', '/roadmaps', { name: 'Internal', publicName: 'Plans' });
    const section = async (name: string) => rest('POST', `/roadmaps/${id}/sections`, { name });
    const [planned, shipped] = [await section('Planned'), await section('Shipped')];
    await rest('POST', '/tags', { name: 'New', backgroundColor: null });
    const add = (name: string, more: object = {}) =>
      rest('POST', `/roadmaps/${id}/sections/${planned.id}/items`, { name, ...more });
    const first = await add('Dark mode', { description: '<p onclick="x()">For the night</p>', tagName: 'New' });
    const second = await add('Offline');
    expect((await ask('/roadmap-votes', { itemId: second.id, voted: true })).status).toBe(200);
    const other = { anonymousId: 'browser-0002' };
    for (const itemId of [first.id, second.id]) await ask('/roadmap-votes', { ...other, itemId, voted: true });
    const named = { id: planned.id, name: 'Planned' };
    expect(await ask('/roadmap', { roadmapId: id })).toEqual({
      status: 200,
      body: {
        id,
        name: 'Plans',
        sections: [
          {
            ...named,
            items: [
              {
                id: first.id,
                name: 'Dark mode',
                description: '<p>For the night</p>',
                votes: 1,
                voted: false,
                tag: { name: 'New', color: null, textColor: null },
              },
              { id: second.id, name: 'Offline', description: '', votes: 2, voted: true, tag: null },
            ],
          },
          { id: shipped.id, name: 'Shipped', items: [] },
        ],
      },
    });
    await ask('/roadmap-votes', { itemId: second.id, voted: false });
    const { sections } = (await ask('/roadmap', { roadmapId: id })).body;
    expect(sections[0].items[1]).toMatchObject({ votes: 1, voted: false });
  });

  test('counts one vote per person, including votes in several browsers before sign-in', async () => {
    const { rest, ask } = await installed();
    const { id } = await rest('POST', '/roadmaps', { name: 'Plans' });
    const { id: sectionId } = await rest('POST', `/roadmaps/${id}/sections`, { name: 'Planned' });
    const { id: itemId } = await rest('POST', `/roadmaps/${id}/sections/${sectionId}/items`, { name: 'Offline' });
    const browsers = [{ anonymousId: 'browser-0001' }, { anonymousId: 'browser-0002' }];
    for (const browser of browsers) await ask('/roadmap-votes', { ...browser, itemId, voted: true });
    const seen = async (who: object) => (await ask('/roadmap', { ...who, roadmapId: id })).body.sections[0].items[0];
    expect(await seen({ anonymousId: 'browser-0003' })).toMatchObject({ votes: 2, voted: false });
    for (const browser of browsers) await ask('/identify', { ...browser, userId: 'ann' });
    expect(await seen({ ...browsers[0], userId: 'ann' })).toMatchObject({ votes: 1, voted: true });
    await ask('/roadmap-votes', { ...browsers[1], userId: 'ann', itemId, voted: false });
    expect(await seen({ ...browsers[0], userId: 'ann' })).toMatchObject({ votes: 0, voted: false });
  });

  test('needs no id if it is the only one; an unknown or inactive roadmap is not found', async () => {
    const { rest, ask } = await installed();
    expect((await ask('/roadmap')).status).toBe(404);
    const { id } = await rest('POST', '/roadmaps', { name: 'Plans' });
    expect((await ask('/roadmap')).body).toEqual({ id, name: 'Plans', sections: [] });
    await rest('PATCH', `/roadmaps/${id}`, { active: false });
    expect((await ask('/roadmap', { roadmapId: id })).status).toBe(404);
    expect((await ask('/roadmap', { roadmapId: '1' })).status).toBe(400);
  });
});
