import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import { buildBrowserPackage } from '../../scripts/publish/browser-package.mjs';
import { ORIGIN } from '../support/addresses';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';

/** No nonce and no other origin for scripts: only code that is bundled with the application runs. */
const CSP = `default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self' ${ORIGIN}`;

/** An application that starts the package with the token in its address. Tests control it through `app`. */
const APPLICATION = `
import { docent, init } from '@docent/browser';
const clientToken = new URLSearchParams(location.search).get('token');
const start = (more) => init({ clientToken, apiHost: '${ORIGIN}', ...more });
window.app = { docent, start, heard: [] };
docent.on('shown', (event) => app.heard.push(event.type + ' ' + event.entityType));
start();
start();`;

const documentOf = (token: string, tag: boolean) => `<!doctype html><html lang="en"><title>Bundled</title>
<body><main><h1>Bundled</h1></main><script type="module" src="/app.js"></script>
${tag ? `<script async src="/main.js" id="docentScript" data-client-token="${token}" data-api-host="${ORIGIN}"></script>` : ''}
</body></html>`;

/** Serves the bundled application and, for a page that has the tag as well, the tag's script, all on one origin. */
async function serve(): Promise<{ server: Server; files: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'docent-package-'));
  await buildBrowserPackage(process.cwd(), join(folder, 'node_modules/@docent/browser'));
  const { outputFiles } = await build({
    stdin: { contents: APPLICATION, resolveDir: folder, sourcefile: 'app.js' },
    outdir: join(folder, 'out'),
    ...{ entryNames: 'app', bundle: true, splitting: true, format: 'esm', minify: true, write: false },
  });
  rmSync(folder, { recursive: true });
  const files = new Map(outputFiles.map(({ path, text }) => [path.slice(join(folder, 'out').length), text]));
  for (const name of readdirSync('.build/js').filter((file) => file.endsWith('.js')))
    files.set(`/${name}`, readFileSync(join('.build/js', name), 'utf8'));
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const text = files.get(pathname);
    const type = `text/${text ? 'javascript' : 'html'}; charset=utf-8`;
    res.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': CSP });
    res.end(text ?? documentOf(String(searchParams.get('token')).replace(/\W/g, ''), searchParams.has('tag')));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, files: outputFiles.length };
}

let served: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  served = await serve();
});
test.afterAll(() => {
  served.server.close();
  served.server.closeAllConnections();
});

/** Opens the application. @returns the scripts that the page loads */
async function open(page: Page, query: string): Promise<string[]> {
  const { port } = served.server.address() as AddressInfo;
  const loaded: string[] = [];
  page.on('requestfinished', (one) => one.resourceType() === 'script' && loaded.push(new URL(one.url()).pathname));
  await page.goto(`http://localhost:${port}/?${query}`);
  return loaded;
}

const nineOf = (page: Page) => page.getByRole('radio', { name: '9', exact: true });
const NPS = { name: 'NPS', settings: { question: 'How likely?' } };

test('the package shows a widget, emits its event, and loads only the code that it needs', async ({
  page,
  company,
  request,
}) => {
  const faults = faultsOf(page);
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', NPS);
  const loaded = await open(page, `token=${company.clientToken}`);
  await expect(nineOf(page)).toBeVisible();
  await host.counted('nps_widget_shown', 'npsWidget', id);
  expect(await page.evaluate('app.heard')).toEqual(['shown npsWidget']);
  expect(loaded.length).toBeLessThan(served.files / 2);
  expect(faults).toEqual([]);
});

test('only one Docent runs, even if it is started twice, or by the tag as well', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', NPS);
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/client/bootstrap') && asked.push(one.url()));
  const loaded = await open(page, `token=${company.clientToken}&tag`);
  await expect(nineOf(page)).toBeVisible();
  await expect.poll(() => loaded).toContain('/main.js');
  await host.counted('nps_widget_shown', 'npsWidget', id);
  await expect(host.widget('npsWidget', id)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('after a shutdown, calls wait until init starts Docent again', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const id = await host.live('nps-widgets', { ...NPS, settings: { ...NPS.settings, frequency: { mode: 'always' } } });
  await open(page, `token=${company.clientToken}`);
  await expect(nineOf(page)).toBeVisible();
  await page.evaluate('app.docent.shutdown(); app.docent.shutdown(); app.start({ disabled: true })');
  await expect(host.widget('npsWidget', id)).toHaveCount(0);
  const identified = page.waitForRequest(`${ORIGIN}/api/client/identify`);
  await page.evaluate(
    `app.docent.shutdown(); app.docent.identifyUser('ann', { plan: 'pro' }); app.start({ zIndex: 5000 })`,
  );
  await expect(nineOf(page)).toBeVisible();
  expect(await page.locator('.card').evaluate((element) => getComputedStyle(element).zIndex)).toBe('5002');
  expect((await identified).postDataJSON()).toMatchObject({ userId: 'ann', metadata: { plan: 'pro' } });
});
