import { afterAll, describe, expect, test } from 'vitest';
import { openPublicPages } from '../../testing/public-page';

const { api, database, origin, makeCompany, read, until } = await openPublicPages({ DOCENT_TRUST_PROXY: 'false' });
afterAll(() => api.stop());

async function withRoadmap() {
  const own = await makeCompany();
  const roadmap = await own.rest('POST', '/roadmaps', { name: 'Internal', publicName: 'What is next' });
  const section = await own.rest('POST', `/roadmaps/${roadmap.id}/sections`, { name: 'Planned' });
  const addItem = (name: string, more: object = {}) =>
    own.rest('POST', `/roadmaps/${roadmap.id}/sections/${section.id}/items`, { name, ...more });
  const path = `/r/${roadmap.publicId}`;
  const votesOf = async (itemId: number) =>
    (await database.prisma.roadmapVote.findMany({ where: { companyId: own.companyId, itemId } })).length;
  return { ...own, roadmap, section, addItem, path, votesOf };
}

/** A browser that keeps its cookies and sends the `Origin` of a form. */
function browserAt(path: string, headers: Record<string, string> = {}) {
  let cookie = '';
  const send = async (action: string, fields: Record<string, string>, more: Record<string, string> = {}) => {
    const answer = await read(`${path}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Origin: origin, ...(cookie ? { Cookie: cookie } : {}), ...headers, ...more },
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return {
    send,
    vote: (item: number, voted = true, more: Record<string, string> = {}) =>
      send('vote', { item: String(item), voted: String(voted) }, more),
    read: () => read(path, { headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) } }),
    cookie: () => cookie,
    clear: () => {
      cookie = '';
    },
  };
}

describe('the page of a roadmap', () => {
  test('shows sections and items with their votes, and items in the order of their positions', async () => {
    const { rest, roadmap, section, addItem, path } = await withRoadmap();
    const first = await addItem('First <b>', { description: '<p>Why<script>x()</script></p>' });
    const second = await addItem('Second');
    const { status, text } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>What is next</h1>');
    expect(text).toContain('First &lt;b&gt;');
    expect(text).not.toContain('<script');
    expect(text.indexOf(`item-${first.id}"`)).toBeLessThan(text.indexOf(`item-${second.id}"`));
    await rest('PATCH', `/roadmaps/${roadmap.id}/items/${second.id}`, { position: 0 });
    const isMoved = ({ text }: { text: string }) =>
      text.indexOf(`item-${second.id}"`) < text.indexOf(`item-${first.id}"`);
    expect(isMoved(await until(() => read(path), isMoved))).toBe(true);
    await rest('PATCH', `/roadmaps/${roadmap.id}/sections/${section.id}`, { name: 'Shipped' });
    expect(
      (
        await until(
          () => read(path),
          (one) => one.text.includes('Shipped'),
        )
      ).text,
    ).toContain('Shipped');
    await rest('PATCH', `/roadmaps/${roadmap.id}`, { active: false });
    expect(
      (
        await until(
          () => read(path),
          (one) => one.status === 404,
        )
      ).status,
    ).toBe(404);
    expect((await browserAt(path).vote(first.id)).status).toBe(404);
  });

  test('shows sections in a new order', async () => {
    const { rest, roadmap, section, path } = await withRoadmap();
    const at = `/roadmaps/${roadmap.id}/sections`;
    const [second, third] = [await rest('POST', at, { name: 'B' }), await rest('POST', at, { name: 'C' })];
    const order = (text: string) => [...text.matchAll(/id="section-(\d+)"/g)].map(([, id]) => Number(id));
    const shows = async (...ids: number[]) => {
      const holds = ({ text }: { text: string }) => order(text).join() === ids.join();
      expect(order((await until(() => read(path), holds)).text)).toEqual(ids);
    };
    await rest('PATCH', `${at}/${second.id}`, { position: 2 });
    await shows(section.id, third.id, second.id);
    await rest('PATCH', `${at}/${second.id}`, { position: 0 });
    await shows(second.id, section.id, third.id);
  });

  test('shows a limited number of items per section, and all of them on the page of the section', async () => {
    const { companyId, section, path } = await withRoadmap();
    const rows = Array.from({ length: 130 }, (_, at) => ({
      companyId,
      sectionId: section.id,
      name: `Item ${at}`,
      position: at,
    }));
    await database.prisma.roadmapItem.createMany({ data: rows });
    const count = async (query: string) => ((await read(path + query)).text.match(/<li class="item"/g) ?? []).length;
    expect(await count('')).toBe(50);
    expect((await read(path)).text).toContain('Show all 130');
    expect([await count(`?section=${section.id}`), await count(`?section=${section.id}&page=2`)]).toEqual([100, 30]);
    for (const query of [
      `?section=${section.id}&page=3`,
      '?section=0',
      '?section=x',
      '?section=99999999',
      '?page=2',
      '?section=99999999999999',
    ])
      expect([query, (await read(path + query)).status]).toEqual([query, 404]);
  });
});

describe('a vote', () => {
  test('counts together with votes from the browser script, is shown, and can be withdrawn', async () => {
    const { rest, roadmap, addItem, path, votesOf } = await withRoadmap();
    const { id } = await addItem('Dark mode');
    const ann = browserAt(path);
    const { status, headers } = await ann.vote(id);
    expect([status, headers.get('location')]).toEqual([303, `${path}#item-${id}`]);
    expect(headers.get('set-cookie')).toMatch(new RegExp(`; Path=${path}; Max-Age=\\d+; HttpOnly; SameSite=Lax$`));
    const seen = await ann.read();
    expect(seen.text).toContain('Take back your vote for Dark mode, votes: 1');
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    const others = await read(path);
    expect(others.text).toContain('Vote for Dark mode, votes: 1');
    expect([others.headers.get('cache-control'), others.headers.get('vary')]).toEqual([
      'public, no-cache',
      'Accept-Encoding, Cookie',
    ]);
    const { sections } = await rest('GET', `/roadmaps/${roadmap.id}`);
    expect((sections as { items: { votesCount: number }[] }[])[0]?.items[0]?.votesCount).toBe(1);
    await ann.vote(id, false);
    expect((await ann.read()).text).toContain('Vote for Dark mode, votes: 0');
    expect(await votesOf(id)).toBe(0);
  });

  test('counts once per browser, also simultaneously, with cleared cookies, and with a forged address', async () => {
    const { addItem, path, votesOf } = await withRoadmap();
    const { id } = await addItem('Dark mode');
    const ann = browserAt(path, { 'User-Agent': 'Ann' });
    await Promise.all(Array.from({ length: 8 }, () => ann.vote(id)));
    await ann.vote(id);
    expect(await votesOf(id)).toBe(1);
    ann.clear();
    await ann.vote(id);
    expect(await votesOf(id)).toBe(1);
    for (const header of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP', 'True-Client-IP']) {
      ann.clear();
      await ann.vote(id, true, { [header]: `203.0.113.${header.length}` });
    }
    expect(await votesOf(id)).toBe(1);
    await browserAt(path, { 'User-Agent': 'Ben' }).vote(id);
    expect(await votesOf(id)).toBe(2);
  });

  test('belongs to the voter in the cookie, even if the browser changes, but a forged cookie is ignored', async () => {
    const { addItem, path, votesOf } = await withRoadmap();
    const { id } = await addItem('Dark mode');
    const ann = browserAt(path, { 'User-Agent': 'Ann' });
    await ann.vote(id);
    await ann.vote(id, true, { 'User-Agent': 'Ann, updated' });
    expect(await votesOf(id)).toBe(1);
    const [, network = '', , seal = ''] = /=([^.]+)\.([^.]+)\.([^.]+)$/.exec(ann.cookie()) ?? [];
    const forged = `docent_voter=${network}.${'A'.repeat(22)}.${seal}`;
    await read(`${path}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ item: String(id), voted: 'true' }),
      headers: { Origin: origin, Cookie: forged, 'User-Agent': 'Ann' },
    });
    expect(await votesOf(id)).toBe(1);
    const other = await withRoadmap();
    const theirs = await other.addItem('Theirs');
    await read(`${other.path}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ item: String(theirs.id) }),
      headers: { Origin: origin, Cookie: ann.cookie(), 'User-Agent': 'Ann' },
    });
    expect((await read(other.path, { headers: { Cookie: ann.cookie() } })).headers.get('cache-control')).toBe(
      'public, no-cache',
    );
  });

  test('is limited per address, for any number of claimed browsers', async () => {
    const { addItem, path, votesOf } = await withRoadmap();
    const { id } = await addItem('Dark mode');
    const statuses = [];
    for (let at = 0; at < 14; at += 1)
      statuses.push((await browserAt(path, { 'User-Agent': `Robot ${at}` }).vote(id)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await votesOf(id)).toBe(10);
  });

  test('is accepted only for items of this roadmap, from its own page', async () => {
    const { addItem, path, votesOf } = await withRoadmap();
    const other = await withRoadmap();
    const [mine, theirs] = [await addItem('Mine'), await other.addItem('Theirs')];
    const ann = browserAt(path);
    for (const item of [theirs.id, 0, -1, 1.5, 99_999_999_999]) expect((await ann.vote(item)).status).toBe(404);
    for (const from of ['https://evil.example', 'null', origin.replace('127', '128')])
      expect((await ann.vote(mine.id, true, { Origin: from })).status).toBe(403);
    const body = new URLSearchParams({ item: String(mine.id) });
    expect((await read(`${path}/vote`, { method: 'POST', body })).status).toBe(403);
    const headers = { Origin: origin, 'Content-Type': 'application/json' };
    expect((await read(`${path}/vote`, { method: 'POST', body: '{}', headers })).status).toBe(415);
    expect((await read(`${path}/nothing`, { method: 'POST', body, headers: { Origin: origin } })).status).toBe(404);
    expect([await votesOf(mine.id), await votesOf(theirs.id)]).toEqual([0, 0]);
  });

  test('is limited per minute for every voter', async () => {
    const narrow = await openPublicPages();
    const { rest } = await narrow.makeCompany();
    const { publicId } = await rest('POST', '/roadmaps', { name: 'Plans' });
    const statuses = new Set<number>();
    for (let at = 0; at < 62; at += 1) {
      const body = new URLSearchParams({ item: '1' });
      const init = { method: 'POST', body, headers: { Origin: narrow.origin } };
      statuses.add((await narrow.read(`/r/${publicId}/vote`, init)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    await narrow.api.stop();
  });
});

describe('an idea', () => {
  test('becomes a feedback response of the type idea, in a draft widget that the first idea creates', async () => {
    const { rest, roadmap, path } = await withRoadmap();
    const ann = browserAt(path);
    const idea = { title: ' Export to PDF ', details: 'Two lines\nof <b>text</b>', email: 'ann@example.com' };
    const { status, headers } = await ann.send('ideas', idea);
    expect([status, headers.get('location')]).toEqual([303, `${path}?sent=idea#idea`]);
    expect((await read(`${path}?sent=idea`)).text).toContain('role="status"');
    const { ideasWidgetId } = await rest('GET', `/roadmaps/${roadmap.id}`);
    const at = `/feedback-widgets/${ideasWidgetId}`;
    expect(await rest('GET', at)).toMatchObject({ name: 'Ideas: Internal', active: false });
    const list = async () => (await rest('GET', `${at}/responses`)).data as unknown[];
    expect(await list()).toEqual([
      expect.objectContaining({
        type: 'idea',
        optionName: 'Idea',
        message: 'Export to PDF\n\nTwo lines\nof <b>text</b>',
        email: 'ann@example.com',
        fromUrl: expect.stringMatching(new RegExp(`${path}$`)),
      }),
    ]);
    await ann.send('ideas', idea);
    expect(await list()).toHaveLength(1);
    await ann.send('ideas', { title: 'Another' });
    expect(await list()).toHaveLength(2);
    await rest('DELETE', at);
    await ann.send('ideas', { title: 'After it was archived' });
    expect((await rest('GET', `/roadmaps/${roadmap.id}`)).ideasWidgetId).not.toBe(ideasWidgetId);
  });

  test('simultaneous first ideas are all stored, in one widget', async () => {
    const { rest, path, companyId } = await withRoadmap();
    const sent = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
      browserAt(path, { 'User-Agent': title }).send('ideas', { title }),
    );
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect((await rest('GET', '/feedback-widgets')).data).toHaveLength(1);
    expect(await database.prisma.feedbackResponse.count({ where: { companyId } })).toBe(5);
  });

  test('without a text shows the form again with its values; an idea from a bot is ignored', async () => {
    const { rest, path } = await withRoadmap();
    const ann = browserAt(path);
    const { status, text } = await ann.send('ideas', {
      title: '  ',
      details: '"><script>x()</script>',
      email: 'not-an-email',
    });
    expect(status).toBe(400);
    expect(text).toContain('Say in a few words what it is about.');
    expect(text).toContain('This is no email address.');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect((await ann.send('ideas', { title: 'x'.repeat(201) })).status).toBe(400);
    expect((await ann.send('ideas', { title: 'a\u0000b' })).status).toBe(400);
    expect((await ann.send('ideas', { title: 'Buy this', website: 'https://spam.example' })).status).toBe(303);
    expect((await rest('GET', '/feedback-widgets')).data).toEqual([]);
    expect((await ann.send('ideas', { title: 'From elsewhere' }, { Origin: 'https://evil.example' })).status).toBe(403);
  });

  test('without a text also counts against the rate limit', async () => {
    const narrow = await openPublicPages({ DOCENT_CLIENT_LIMIT_ADDRESS: '3' });
    const { publicId } = await (await narrow.makeCompany()).rest('POST', '/roadmaps', { name: 'Plans' });
    const statuses = [];
    for (let at = 0; at < 5; at += 1) {
      const init = { method: 'POST', body: new URLSearchParams({ title: '' }), headers: { Origin: narrow.origin } };
      statuses.push((await narrow.read(`/r/${publicId}/ideas`, init)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await narrow.api.stop();
  });

  test('beyond the limit shows the form again with its values, and when to retry', async () => {
    const { path } = await withRoadmap();
    const ann = browserAt(path);
    for (let sent = 0; sent < 5; sent += 1) await ann.send('ideas', { title: `Idea ${sent}` });
    const idea = { title: 'The <sixth>', details: 'Ten minutes of work', email: 'ann@example.com' };
    const { status, text, headers } = await ann.send('ideas', idea);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
    for (const kept of ['value="The &lt;sixth&gt;"', '>Ten minutes of work</textarea>', 'value="ann@example.com"'])
      expect(text).toContain(kept);
    expect(text).toMatch(/role="alert">[^<]*Try again in \d+ seconds/);
    expect(text).toContain(`action="${path}/ideas"`);
  });

  test('is limited per minute, and accepted only if ideas are enabled', async () => {
    const narrow = await openPublicPages();
    const { rest } = await narrow.makeCompany();
    const { id, publicId } = await rest('POST', '/roadmaps', { name: 'Plans' });
    const send = async (title: string) => {
      const init = { method: 'POST', body: new URLSearchParams({ title }), headers: { Origin: narrow.origin } };
      return (await narrow.read(`/r/${publicId}/ideas`, init)).status;
    };
    const statuses = [];
    for (let at = 0; at < 7; at += 1) statuses.push(await send(`Idea ${at}`));
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
    await rest('PATCH', `/roadmaps/${id}`, { takesIdeas: false });
    const page = () => narrow.read(`/r/${publicId}`);
    expect((await until(page, ({ text }) => !text.includes('idea-title'))).text).not.toContain('idea-title');
    expect(await send('Late')).toBe(404);
    await narrow.api.stop();
  });
});
