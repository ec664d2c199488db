import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import type { DomainProof } from '../../features/content/public-pages/domains';
import { env } from '../../platform/env';
import { openPublicPages } from '../../testing/public-page';
import { publishTextRecord, serveTextRecords } from '../../testing/text-records';

const { api, origin, makeCompany, until } = await openPublicPages();
afterAll(() => api.stop());

/** Requests a path with a `Host` header, which `fetch` does not allow. */
const ask = (host: string, path: string, method = 'GET', body = '', headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers: { ...headers, Host: host } }, async (response) => {
      const text = (await response.setEncoding('utf8').toArray()).join('');
      resolve({ status: response.statusCode, location: response.headers.location, text });
    });
    sent.on('error', reject).end(body);
  });

serveTextRecords();

test('a domain shows its page at the root, and hides neither the API, the script nor sign-in', async () => {
  const { rest, companyId, key } = await makeCompany();
  const host = `news-${companyId}.example.com`;
  const changelog = await rest('POST', '/changelogs', { name: 'News of Acme' });
  await rest('POST', `/changelogs/${changelog.id}/posts`, { title: 'Post', active: true, date: '2026-01-01' });
  expect((await ask(host, '/')).text).not.toContain('News of Acme');
  const claimed = await rest('PATCH', `/changelogs/${changelog.id}`, { customDomain: host });
  expect((await ask(host, '/api/v1/tags', 'GET', '', { Authorization: `Bearer ${key}` })).status).toBe(200);
  expect((await ask(host, '/')).text).not.toContain('News of Acme');
  publishTextRecord((claimed.domainProof as DomainProof).record);
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
  for (const path of [`/c/${changelog.publicId}`, '/docs', '/settings', '/builder/product-tours/1'])
    expect([path, (await ask(host, path)).status]).toEqual([path, 404]);
  const expectServiceReachable = async () => {
    expect((await ask(host, '/api/v1/tags', 'GET', '', { Authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await ask(host, '/api/v1/openapi.json')).status).toBe(200);
    expect((await ask(host, '/api/client/bootstrap', 'POST', '{}')).status).toBe(400);
    // MCP checks the origin of browsers; other clients send none.
    expect((await ask(host, '/api/mcp', 'POST', '{}')).status).not.toBe(404);
    expect(await ask(host, '/sign-in')).toMatchObject({ status: 307, location: `${env().APP_URL}/sign-in` });
  };
  await expectServiceReachable();
  const canonical = (await ask(new URL(origin).host, `/c/${changelog.publicId}`)).text;
  expect(canonical).toContain(`<link rel="canonical" href="http://${host}">`);
  await rest('PATCH', `/changelogs/${changelog.id}`, { active: false });
  await until(
    () => ask(host, '/'),
    ({ text }) => !text.includes('Acme'),
  );
  expect((await ask(host, '/')).status).toBe(404);
  await expectServiceReachable();
});

test('forms of a roadmap work under its domain', async () => {
  const { rest, companyId } = await makeCompany();
  const host = `plans-${companyId}.example.com`;
  const { id, domainProof } = await rest('POST', '/roadmaps', { name: 'Plans', customDomain: host });
  publishTextRecord((domainProof as DomainProof).record);
  await rest('PATCH', `/roadmaps/${id}`, { customDomain: host });
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
  '%j is not a custom domain',
  async (host) => {
    expect((await ask(host, '/readyz')).status).not.toBe(500);
    expect([200, 400]).toContain((await ask(host, '/api/v1/openapi.json')).status);
  },
);
