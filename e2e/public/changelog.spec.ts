import { expect, test } from '../support/test';
import { faultsOf, makePublicPages, withoutScripts } from './pages';

test('people read, filter, search and turn pages without a script', async ({ browser, request }) => {
  const { news, post } = await makePublicPages(request);
  for (let at = 1; at <= 11; at += 1) await post(`Post ${at}`, { date: `2026-01-${String(at).padStart(2, '0')}` });
  await post('Faster export', {
    date: '2026-02-01',
    description: '<p>Ten <strong>times</strong></p>',
    tagNames: ['New'],
  });
  const page = await withoutScripts(browser);
  await page.goto(news);
  await expect(page.getByRole('heading', { level: 1, name: 'What’s new' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Newer' }).click();
  await page.getByRole('navigation', { name: 'Filter by tag' }).getByRole('link', { name: 'New' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('TEN TIMES');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Faster export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faster export' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${news}/\\d+-faster-export$`));
  await page.getByRole('link', { name: '← All posts' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  // The tests' server is not configured to send mail.
  await expect(page.getByRole('heading', { name: 'News by mail' })).toHaveCount(0);
});

test('feeds are well-formed and have what feed readers need', async ({ page, request }) => {
  const { news, post } = await makePublicPages(request);
  await post('A < B & "C" ]]> \u0007', {
    description: '<p>1 &lt; 2 <img src="https://a.example/?a=1&amp;b=2"></p>',
    tagNames: ['New'],
  });
  await page.goto(news);
  const read = async (path: string) => (await request.get(news + path)).text();
  const parsed = await page.evaluate(
    ([rss = '', map = '']) => {
      const [feed, sitemap] = [rss, map].map((text) => new DOMParser().parseFromString(text, 'application/xml'));
      const text = (selector: string) => feed?.querySelector(selector)?.textContent;
      return {
        faults: [feed, sitemap].map((one) => one?.querySelector('parsererror')?.textContent),
        version: feed?.documentElement.getAttribute('version'),
        channel: ['channel > title', 'channel > link', 'channel > description'].map(text),
        self: feed?.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
        item: ['title', 'link', 'guid', 'pubDate', 'category', 'description'].map((name) => text(`item > ${name}`)),
        locations: [...(sitemap?.querySelectorAll('loc') ?? [])].map((one) => one.textContent),
      };
    },
    [await read('/rss.xml'), await read('/sitemap.xml')],
  );
  const base = new URL(news, page.url()).href;
  const [title, link, guid, date, tag, description] = parsed.item;
  expect(parsed).toMatchObject({ faults: [undefined, undefined], version: '2.0', self: `${base}/rss.xml` });
  expect(parsed.channel).toEqual(['What’s new', base, 'What’s new – Acme & Sons']);
  expect([title, tag]).toEqual(['A < B & "C" ]]> ', 'New']);
  expect(description).toBe('<p>1 &lt; 2 <img src="https://a.example/?a=1&amp;b=2" /></p>');
  expect(Number.isNaN(Date.parse(date ?? ''))).toBe(false);
  expect(guid).toMatch(/^http/);
  expect(parsed.locations).toEqual([base, link]);
  expect((await request.get(link ?? '')).status()).toBe(200);
  const feed = JSON.parse(await read('/feed.json'));
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  for (const item of feed.items) {
    expect(typeof item.id).toBe('string');
    expect(item).toMatchObject({ url: link, content_html: description, tags: ['New'] });
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
  const linked = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('type')));
  expect(linked).toEqual(['application/rss+xml', 'application/feed+json']);
});

test('what authors wrote does no harm, and nothing is loaded but pictures', async ({ page, request }) => {
  const { news, post } = await makePublicPages(request);
  const evil =
    '<script>window.hit=1</script><img src=x onerror="window.hit=1"><svg onload="window.hit=1"></svg><a href="javascript:window.hit=1">go</a><iframe srcdoc="<script>parent.hit=1</script>"></iframe><form action="https://evil.example"><button>x</button></form><style>body{display:none}</style><math><mtext></table><mglyph><style><img src=x onerror="window.hit=1">';
  const { id } = await post(`</title><script>window.hit=1</script>`, { description: `<p>Seen</p>${evil}` });
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  for (const path of [news, `${news}/${id}`]) {
    await page.goto(path);
    await expect(page.getByText('Seen')).toBeVisible();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await expect(
      page.locator('script, iframe, svg, form[action^=http], [onerror], [onload], a[href^="javascript:"]'),
    ).toHaveCount(0);
  }
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
});

test('what is not public returns 404 and a page that says so', async ({ page, request }) => {
  const { news, rest, changelog, post } = await makePublicPages(request);
  const draft = await post('A draft', { active: false });
  for (const path of [
    `${news}/${draft.id}`,
    `${news}/nothing`,
    `${news}/999999`,
    `${news}?page=9`,
    '/c/nothing',
    '/r/nothing',
    '/c',
    '/r',
  ]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  }
  await rest.patch(`/changelogs/${changelog.id}`, { active: false });
  await expect.poll(async () => (await request.get(news)).status(), { intervals: [100] }).toBe(404);
});

test('axe finds no fault in the pages of a changelog, even with colors of low contrast', async ({ page, request }) => {
  const { news, post } = await makePublicPages(request);
  const rich =
    '<h1>Big</h1><h3>Small</h3><p>Text with a <a href="https://a.example">link</a> and <code>code</code>, <mark>marked</mark></p><blockquote>Quoted</blockquote><img src="https://a.example/x.png"><table><tr><th>A</th><td>B</td></tr></table>' +
    `<pre>${'long '.repeat(80)}</pre>`;
  const { id } = await post(`${'Donaudampfschifffahrt'.repeat(8)}`, {
    description: rich,
    tagNames: ['New', 'Fixed', 'Plain'],
  });
  const faults: string[] = [];
  for (const path of [news, `${news}/${id}`, `${news}?q=nothing`, `${news}?tag=Fixed`, '/c/nothing']) {
    await page.goto(path);
    faults.push(...(await faultsOf(page)));
  }
  expect(faults).toEqual([]);
});
