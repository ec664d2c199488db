import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openPublicPages } from '../../testing/public-page';
import { addressOf, listFiles, READERS, repositoryUrl } from './files';
import { type LinkResolver, renderMarkdown } from './render';

const { api, origin, read } = await openPublicPages();
afterAll(() => api.stop());

/** The link targets of these tests: Markdown is served, source files are not. */
const LINKING: LinkResolver = {
  served: (file) => (file.endsWith('.md') ? addressOf(file) : undefined),
  source: () => undefined,
};

const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

test('every file of docs/ is in the navigation', () => {
  const listed = READERS.flatMap(({ files }) => files);
  const files = readdirSync('docs').filter((name) => name.endsWith('.md'));
  for (const name of files) expect(listed).toContain(`docs/${name}`);
  expect(new Set(listed).size).toBe(listed.length);
});

test('the README is the start page, with a link to every page of the navigation', async () => {
  const { status, text, headers } = await read('/docs');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h1 id="docent">Docent</h1>');
  expect(text).toContain('aria-current="page">Docent</a>');
  for (const file of READERS.flatMap(({ files }) => files)) expect(text).toContain(`href="${addressOf(file)}"`);
  expect(text).toContain('href="/docs/api-reference"');
});

test('every page, link, anchor and picture of the documentation is served', async () => {
  const addresses = listFiles().pages.map(addressOf);
  expect(addresses.length).toBeGreaterThan(50);
  const pages = new Map<string, string>();
  for (const address of [...addresses, '/docs/adr']) {
    const { status, text } = await read(address);
    expect([address, status]).toEqual([address, 200]);
    pages.set(address, text);
  }
  const broken: string[] = [];
  const images = new Set<string>();
  for (const [address, text] of pages) {
    const main = text.slice(text.indexOf('<main'));
    for (const [, href = ''] of main.matchAll(/ href="([^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      const [path = '', anchor] = href.split('#', 2);
      const target = pages.get(path || address);
      if (!target || (anchor && !idsIn(target).includes(anchor))) broken.push(`${address}: ${href}`);
    }
    for (const [, src = ''] of main.matchAll(/<(?:img|source)[^>]* src(?:set)?="([^"]+)"/g)) images.add(src);
  }
  expect(broken).toEqual([]);
  expect(images.size).toBeGreaterThan(4);
  for (const src of images) {
    const { status, headers } = await read(src);
    expect([src, status, headers.get('content-type')]).toEqual([src, 200, 'image/png']);
  }
});

test('a page runs no script and loads nothing from other hosts', async () => {
  const { text, headers } = await read('/docs/mcp');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(text).not.toMatch(/<script| style="| on\w+="| src="https?:/);
});

test('caches revalidate a page and a picture by their ETag; HEAD has only the headers', async () => {
  for (const path of ['/docs/deploy', '/docs/images/home.png']) {
    const first = await read(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(etag).toMatch(/^(W\/)?"[\w-]{27}"$/);
    const again = await read(path, { headers: { 'If-None-Match': etag } });
    expect([path, again.status, again.text]).toEqual([path, 304, '']);
    const head = await read(path, { method: 'HEAD' });
    expect([path, head.status, head.text, head.headers.get('etag')]).toEqual([path, 200, '', etag]);
  }
});

test('other methods and other paths get an error page', async () => {
  const posted = await read('/docs', { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  // `request` sends the path unchanged; `fetch` would normalize it.
  const raw = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      request(origin, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  const paths = [
    '/docs/nothing',
    '/docs/package',
    '/docs/%2e%2e/package.json',
    '/docs/../package.json',
    '/docs/images',
  ];
  for (const path of [...paths, '/docs/deploy.md']) expect([path, await raw(path)]).toEqual([path, 404]);
  const missing = await read('/docs/nothing');
  expect(missing.text).toContain('<h1>There is no such page</h1>');
  expect(missing.text).toContain('role="search"');
  expect(missing.headers.get('cache-control')).toBe('no-store');
  const slash = await read('/docs/deploy/?x=1');
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/docs/deploy?x=1']);
});

test('the search finds sections by their words, and marks the words', async () => {
  const { status, text } = await read('/docs?q=DOCENT_STOP_DELAY');
  expect(status).toBe(200);
  expect(text).toMatch(/<h2><a href="\/docs\/[\w-]+(#[\w-]+)?">/);
  expect(text).toContain('<mark>DOCENT_STOP_DELAY</mark>');
  const byHeading = await read('/docs?q=how+to+upgrade');
  expect(/<h2><a href="([^"]+)"/.exec(byHeading.text)?.[1]).toBe('/docs/upgrading#how-to-upgrade');
  const misspelled = await read('/docs?q=idempotancy');
  expect(misspelled.text).toMatch(/<mark>idempotency<\/mark>/i);
});

test('the query is escaped', async () => {
  const { text } = await read(`/docs?q=${encodeURIComponent('<zzqx>"')}`);
  expect(text).toContain('Nothing was found');
  expect(text).toContain('value="&lt;zzqx&gt;&quot;"');
  expect(text).not.toContain('<zzqx');
  for (const query of ['%00', '%', '%F0%9F%98%80', 'a'.repeat(5_000), '*', '~2', '+'])
    expect([query, (await read(`/docs?q=${query}`)).status]).toEqual([query, 200]);
});

test('unsafe markup is removed, and text is escaped', () => {
  const evil = '# A `<b>` & "c"\n\n<script>x()</script><img src="a.md" onerror="x()">\n\n[x](javascript:x) `<i>` **b**';
  const { html, title, sections } = renderMarkdown('docs/x.md', evil, LINKING);
  expect(html).not.toMatch(/script|onerror|x\(\)/);
  expect(html).toContain('<code>&lt;i&gt;</code> <strong>b</strong>');
  expect([title, sections[0]?.anchor]).toEqual(['A <b> & "c"', 'a-b--c']);
});

test('links lead to served pages or to the repository; without a known repository they are rendered as code', () => {
  const text =
    '# T\n\n[a](api.md#x) [b](../server.json) [`c`](../Dockerfile) [d](#t) [e](https://example.com/) [f](adr/1.md)';
  const { html } = renderMarkdown('docs/x.md', text, LINKING);
  expect(html).toContain(
    '<p><a href="/docs/api#x">a</a> <code>b</code> <code>c</code> <a href="/docs/x#t">d</a> <a href="https://example.com/">e</a> <a href="/docs/adr/1">f</a></p>',
  );
  const source = (file: string) => `https://example.com/docent/blob/HEAD/${file}`;
  expect(renderMarkdown('docs/x.md', text, { ...LINKING, source }).html).toContain(
    '<a href="https://example.com/docent/blob/HEAD/server.json">b</a> <a href="https://example.com/docent/blob/HEAD/Dockerfile"><code>c</code></a>',
  );
});

test.each([
  [{}, undefined],
  [{ repository: 'github:owner/name' }, undefined],
  [{ repository: { url: 'git+https://example.com/owner/name.git' } }, 'https://example.com/owner/name'],
  [{ repository: 'https://example.com/owner/name/' }, 'https://example.com/owner/name'],
])('reads the repository of %j', (given, wanted) => {
  expect(repositoryUrl(given)).toBe(wanted);
});

test('headings with the same text have unique anchors, as on GitHub', async () => {
  const { sections } = renderMarkdown('docs/x.md', '# A\n\n## Notes, `x`\n\n## Notes, `x`', LINKING);
  expect(sections.map(({ anchor }) => anchor)).toEqual(['a', 'notes-x', 'notes-x-1']);
  const changelog = (await read('/docs/changelog')).text;
  expect(new Set(idsIn(changelog)).size).toBe(idsIn(changelog).length);
  expect(readFileSync('CHANGELOG.md', 'utf8').startsWith('# Changelog')).toBe(true);
});
