import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openPublicPages } from '../../testing/public-page';

const { api, origin, makeCompany, until } = await openPublicPages();
afterAll(() => api.stop());

/** Asks for a path of some host, which `fetch` does not let one choose. */
const ask = (host: string, path: string, method = 'GET', body = '', headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers: { ...headers, Host: host } }, async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode, location: response.headers.location, text });
    });
    sent.on('error', reject).end(body);
  });

test('a domain shows its page at the root, and nothing else of Docent', async () => {
  const { rest, companyId, key } = await makeCompany();
  const host = `news-${companyId}.example.com`;
  const changelog = await rest('POST', '/changelogs', { name: 'News of Acme' });
  await rest('POST', `/changelogs/${changelog.id}/posts`, { title: 'Post', active: true, date: '2026-01-01' });
  expect((await ask(host, '/')).text).not.toContain('News of Acme');
  await rest('PATCH', `/changelogs/${changelog.id}`, { customDomain: host });
  const page = await until(
    () => ask(host, '/'),
    ({ status }) => status === 200,
  );
  expect(page.text).toContain(`<link rel="canonical" href="http://${host}">`);
  const [, post = ''] = /<h2><a href="([^"]+)"/.exec(page.text) ?? [];
  expect(post).toMatch(/^\/\d+-post$/);
  expect((await ask(`${host.toUpperCase()}:443`, post)).status).toBe(200);
  expect((await ask(host, '/rss.xml')).text).toContain(`<link>http://${host}</link>`);
  expect((await ask(host, '/robots.txt')).text).toContain(`Sitemap: http://${host}/sitemap.xml`);
  for (const path of [
    '/sign-in',
    '/api/v1/openapi.json',
    `/c/${changelog.publicId}`,
    '/js/main.js',
    '/api/client/bootstrap',
    '/docs',
  ])
    expect([path, (await ask(host, path)).status]).toEqual([path, 404]);
  expect((await ask(host, '/api/v1/tags', 'GET', '', { Authorization: `Bearer ${key}` })).status).toBe(404);
  const canonical = (await ask(new URL(origin).host, `/c/${changelog.publicId}`)).text;
  expect(canonical).toContain(`<link rel="canonical" href="http://${host}">`);
  await rest('PATCH', `/changelogs/${changelog.id}`, { active: false });
  await until(
    () => ask(host, '/'),
    ({ text }) => !text.includes('Acme'),
  );
  for (const path of ['/', '/sign-in', '/api/v1/openapi.json']) expect((await ask(host, path)).status).toBe(404);
  await rest('DELETE', `/changelogs/${changelog.id}`);
  expect(
    (
      await until(
        () => ask(host, '/api/v1/openapi.json'),
        ({ status }) => status === 200,
      )
    ).status,
  ).toBe(200);
});

test('forms of a roadmap work under its domain', async () => {
  const { rest, companyId } = await makeCompany();
  const host = `plans-${companyId}.example.com`;
  const { id } = await rest('POST', '/roadmaps', { name: 'Plans', customDomain: host });
  const section = await rest('POST', `/roadmaps/${id}/sections`, { name: 'Next' });
  const item = await rest('POST', `/roadmaps/${id}/sections/${section.id}/items`, { name: 'Dark mode' });
  await until(
    () => ask(host, '/'),
    ({ status }) => status === 200,
  );
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://${host}` };
  const { status, location } = await ask(host, '/vote', 'POST', `item=${item.id}&voted=true`, headers);
  expect([status, location]).toEqual([303, `/#item-${item.id}`]);
  expect((await ask(host, '/')).text).toContain('votes: 1');
  const fromElsewhere = { ...headers, Origin: origin };
  expect((await ask(host, '/vote', 'POST', `item=${item.id}`, fromElsewhere)).status).toBe(403);
});

test.each(['', 'localhost', '127.0.0.1', '[::1]', 'docent', '..', 'a..b.example', 'x'.repeat(300)])(
  '%j is nobody’s domain',
  async (host) => {
    expect((await ask(host, '/readyz')).status).not.toBe(500);
    expect([200, 400]).toContain((await ask(host, '/api/v1/openapi.json')).status);
  },
);
