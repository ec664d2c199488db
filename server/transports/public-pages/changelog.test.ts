import { afterAll, describe, expect, test, vi } from 'vitest';
import { env } from '../../platform/env';
import { openPublicPages } from '../../testing/public-page';
import { WAIT_MS } from '../../testing/wait';

const { api, makeCompany, read, until } = await openPublicPages();
afterAll(() => api.stop());

async function withChangelog() {
  const own = await makeCompany();
  const changelog = await own.rest('POST', '/changelogs', { name: 'News of Acme' });
  const post = (title: string, more: object = {}) =>
    own.rest('POST', `/changelogs/${changelog.id}/posts`, { title, active: true, date: '2026-01-01', ...more });
  return { ...own, changelog, post, path: `/c/${changelog.publicId}` };
}

const HOSTILE =
  '<p onclick="x()">Hi<script>x()</script><img src=x onerror="x()"><a href="javascript:x()">a</a><iframe src="//e.example"></iframe><style>*{}</style></p>';

describe('the page of a changelog', () => {
  test('shows published posts, newest first, without drafts and posts with a future date', async () => {
    const { path, post } = await withChangelog();
    await post('Old');
    await post('Newer', { date: '2026-02-01', description: '<p>Words.</p>' });
    await post('A draft', { active: false });
    await post('Ahead', { date: new Date(Date.now() + 3_600_000).toISOString() });
    const { status, headers, text } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text.indexOf('Newer')).toBeGreaterThan(0);
    expect(text.indexOf('Newer')).toBeLessThan(text.indexOf('>Old<'));
    expect(text).not.toMatch(/A draft|Ahead/);
    expect(text).toContain(`<link rel="canonical" href="${env().APP_URL}${path}">`);
    expect(text).toContain('<meta property="og:title" content="News of Acme">');
  });

  test('shows a post from its date on', async () => {
    const { path, post } = await withChangelog();
    const date = Date.now() + 1_500;
    await post('Soon', { date: new Date(date).toISOString() });
    const { text: before } = await read(path);
    // On a busy machine, the page may arrive later.
    if (Date.now() < date) expect(before).not.toContain('Soon');
    await vi.waitUntil(() => Date.now() >= date, { timeout: WAIT_MS });
    expect(
      (
        await until(
          () => read(path),
          ({ text }) => text.includes('Soon'),
        )
      ).text,
    ).toContain('Soon');
  });

  test('is up to date within a second after any change', async () => {
    const { rest, path, post, changelog } = await withChangelog();
    const tag = await rest('POST', '/tags', { name: 'Fix' });
    const { id } = await post('First');
    const shows = async (part: RegExp) =>
      expect(
        (
          await until(
            () => read(path),
            ({ text }) => part.test(text),
          )
        ).text,
      ).toMatch(part);
    await shows(/First/);
    const at = `/changelogs/${changelog.id}/posts/${id}`;
    await rest('PATCH', at, { title: 'Second' });
    await shows(/Second/);
    await rest('PATCH', at, { tagNames: ['Fix'] });
    await shows(/>Fix</);
    await rest('PATCH', `/tags/${tag.id}`, { backgroundColor: '#123456' });
    await shows(/rgb\(18, 52, 86\)/);
    await rest('DELETE', `/tags/${tag.id}`);
    await shows(/^(?![\s\S]*>Fix<)/);
    await rest('PATCH', `/changelogs/${changelog.id}`, { name: 'Renamed' });
    await shows(/Renamed/);
    await rest('PATCH', '/company', { settings: { appearance: { accentColor: '#aa0000' } } });
    await shows(/rgb\(170, 0, 0\)/);
    await rest('PATCH', '/company', { settings: { appearance: { logoUrl: 'https://a.example/logo.svg' } } });
    await shows(/src="https:\/\/a\.example\/logo\.svg"/);
    await rest('DELETE', at);
    await shows(/No news yet/);
  });

  test('is 404 while it is inactive, after it is deleted, and for an unknown id', async () => {
    const { rest, path, changelog, post } = await withChangelog();
    const { id } = await post('One');
    expect((await read(path)).status).toBe(200);
    await rest('PATCH', `/changelogs/${changelog.id}`, { active: false });
    expect(
      (
        await until(
          () => read(path),
          ({ status }) => status === 404,
        )
      ).status,
    ).toBe(404);
    for (const below of ['', `/${id}-one`, '/rss.xml', '/feed.json', '/sitemap.xml'])
      expect((await read(path + below)).status).toBe(404);
    for (const other of ['/c', '/c/', '/c/nothing', '/c/..%2f..', '/c/%00', '/c/%ff', `/r/${changelog.publicId}`])
      expect([other, (await read(other)).status]).toEqual([other, 404]);
  });

  test('sanitizes the HTML of authors', async () => {
    const { rest, path, post } = await withChangelog();
    await rest('POST', '/tags', { name: '"><script>x()</script>', backgroundColor: '#ffffff' });
    const title = '</title><script>x()</script> & "quoted"';
    const { id } = await post(title, { description: HOSTILE, tagNames: ['"><script>x()</script>'] });
    for (const at of [path, `${path}/${id}`, `${path}/rss.xml`]) {
      const { status, headers, text } = await read(at);
      if (status === 301) continue;
      expect(text).not.toMatch(/<script|<iframe|onerror|onclick|javascript:|<style>\*/);
      if (!at.endsWith('xml'))
        expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    }
    const { items } = JSON.parse((await read(`${path}/feed.json`)).text);
    expect(items[0].content_html).not.toMatch(/<script|<iframe|onerror|onclick|javascript:/);
  });

  test('has numbered pages, a tag filter and a search', async () => {
    const { rest, path, post } = await withChangelog();
    await rest('POST', '/tags', { name: 'Fix & more' });
    for (let at = 1; at <= 12; at += 1) await post(`Post ${at}`, { date: `2026-01-${String(at).padStart(2, '0')}` });
    await post('Tagged', {
      date: '2025-01-01',
      tagNames: ['Fix & more'],
      description: '<p>A <b>Žluťoučký</b> <i>horse</i> &amp; cart</p>',
    });
    const titles = async (query: string) =>
      [...(await read(path + query)).text.matchAll(/<h2><a [^>]*>([^<]*)</g)].map(([, title]) => title);
    expect(await titles('')).toHaveLength(10);
    expect(await titles('?page=2')).toEqual(['Post 2', 'Post 1', 'Tagged']);
    expect(await titles('?tag=Fix+%26+more')).toEqual(['Tagged']);
    expect(await titles('?q=žLUŤOUČKÝ++horse+%26')).toEqual(['Tagged']);
    expect(await titles('?q=post+12')).toEqual(['Post 12']);
    expect(await titles('?q=%3Cb%3E')).toEqual([]);
    expect((await read(`${path}?q=x%00`)).status).toBe(400);
    for (const page of ['3', '0', '-1', 'x', '1e9', '99999'])
      expect([page, (await read(`${path}?page=${page}`)).status]).toEqual([page, 404]);
  });

  test('each post has a URL, for any title', async () => {
    const { path, post, rest, changelog } = await withChangelog();
    const { id } = await post('Ärger: 100 % weg!');
    const own = `${path}/${id}-${encodeURIComponent('ärger-100-weg')}`;
    expect((await read(path)).text).toContain(`href="${own}"`);
    expect((await read(own)).status).toBe(200);
    for (const other of [`${path}/${id}`, `${path}/${id}-before`]) {
      const { status, headers } = await read(other);
      expect([status, headers.get('location')]).toEqual([301, own]);
    }
    const other = await rest('POST', '/changelogs', { name: 'Other' });
    expect((await read(`/c/${other.publicId}/${id}`)).status).toBe(404);
    for (const none of ['0', '99999999999', 'x', '..', '%2e%2e', `${id}-a/b`])
      expect([none, (await read(`${path}/${none}`)).status]).not.toEqual([none, 200]);
    await rest('PATCH', `/changelogs/${changelog.id}/posts/${id}`, { active: false });
    expect(
      (
        await until(
          () => read(own),
          ({ status }) => status === 404,
        )
      ).status,
    ).toBe(404);
  });
});

describe('the response', () => {
  test('has an ETag, and is 304 if the reader has it', async () => {
    const { path, post } = await withChangelog();
    await post('One');
    const { headers } = await read(path);
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const tag = headers.get('etag') ?? '';
    const again = await read(path, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
    await post('Two');
    const changed = await until(
      () => read(path, { headers: { 'If-None-Match': tag } }),
      ({ status }) => status === 200,
    );
    expect(changed.text).toContain('Two');
  });

  test('answers HEAD without a body, and rejects methods other than GET, HEAD and POST', async () => {
    const { path } = await withChangelog();
    const { status, text } = await read(path, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
    const refused = await read(path, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('is 429 for an address with too many requests', async () => {
    const { api: narrow, makeCompany, read } = await openPublicPages({ DOCENT_CLIENT_LIMIT_ADDRESS: '3' });
    const { rest } = await makeCompany();
    const { publicId } = await rest('POST', '/changelogs', { name: 'News' });
    const statuses = [];
    for (let at = 0; at < 5; at += 1) statuses.push((await read(`/c/${publicId}?q=${at}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await narrow.stop();
  });
});

describe('feeds', () => {
  test('JSON Feed 1.1', async () => {
    const { rest, path, post } = await withChangelog();
    await rest('POST', '/tags', { name: 'Fix' });
    const { id } = await post('Title', { description: '<p>Words</p>', tagNames: ['Fix'] });
    await post('A draft', { active: false });
    const { headers, text } = await read(`${path}/feed.json`);
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const base = env().APP_URL + path;
    expect(JSON.parse(text)).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'News of Acme',
      home_page_url: base,
      feed_url: `${base}/feed.json`,
      authors: [{ name: 'Test company' }],
      items: [
        {
          id: `${base}/${id}`,
          url: `${base}/${id}-title`,
          title: 'Title',
          content_html: '<p>Words</p>',
          date_published: '2026-01-01T00:00:00.000Z',
          date_modified: expect.stringMatching(/Z$/),
          tags: ['Fix'],
        },
      ],
    });
  });

  test('RSS and the sitemap name the same posts', async () => {
    const { path, post } = await withChangelog();
    const { id } = await post('A < B & C \u0001', { description: '<p>1 &lt; 2</p>' });
    const rss = (await read(`${path}/rss.xml`)).text;
    expect(rss).toContain('<title>A &lt; B &amp; C </title>');
    expect(rss).toContain('<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<description>&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;</description>');
    expect(rss).toContain(`<guid isPermaLink="false">${env().APP_URL}${path}/${id}</guid>`);
    expect((await read(`${path}/sitemap.xml`)).text).toContain(`<loc>${env().APP_URL}${path}/${id}-a-b-c</loc>`);
  });
});
