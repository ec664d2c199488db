import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildBrowserScript } from '../../scripts/build/browser-script.mjs';
import { writeWidgetTypes } from '../../scripts/build/widget-types.mjs';
import { copyTreeWithExample } from '../../server/testing/example-tree';
import { DATA_DIR, ORIGIN } from '../support/addresses';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

type Pinned = { pinnedUrl: string; integrity: string };
const NEWS = { name: 'News', title: 'News', content: '<p>x</p>', settings: { type: 'banner' } };

/** The address of a page of the host application whose tag is pinned. */
const pinnedTo = ({ pinnedUrl, integrity }: Pinned, address: string) =>
  `${address}&script=${pinnedUrl.slice(`${ORIGIN}/js/`.length)}&integrity=${encodeURIComponent(integrity)}`;

test('a page that pins the script shows widgets, and one whose integrity differs runs nothing', async ({
  page,
  company,
  request,
}) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', NEWS);
  const { script } = (await host.rest.get('/company')).body;
  expect(script).toEqual({
    url: `${ORIGIN}/js/main.js`,
    pinnedUrl: expect.stringMatching(new RegExp(`^${ORIGIN}/js/main\\.[\\w-]{16}\\.js$`)),
    integrity: expect.stringMatching(/^sha384-/),
  });
  const answer = await request.get(script.pinnedUrl);
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await answer.body()).toEqual(await (await request.get(script.url)).body());
  expect(script.integrity).toBe(
    `sha384-${createHash('sha384')
      .update(await answer.body())
      .digest('base64')}`,
  );

  await page.goto(pinnedTo(script, host.address('/')));
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();

  const blocked = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const integrity = script.integrity.replace(/.{8}$/, 'AAAAAAAA');
  await page.goto(pinnedTo({ ...script, integrity }, host.address('/')));
  await blocked;
  expect(await page.evaluate(() => 'Docent' in window)).toBe(false);
});

test('a page that pins an earlier release goes on working after an upgrade', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  await host.live('announcements', NEWS);
  expect((await request.get(`${ORIGIN}/js/main.AAAAAAAAAAAAAAAA.js`)).status()).toBe(404);
  // Another release: the current one with one more widget type.
  const root = copyTreeWithExample();
  let earlier: Pinned & { file: string };
  try {
    writeWidgetTypes(root);
    await buildBrowserScript(root);
    const { pinned } = JSON.parse(readFileSync(join(root, '.build/js/files.json'), 'utf8'));
    earlier = { ...pinned, pinnedUrl: `${ORIGIN}/js/${pinned.file}` };
    // The server of that release did this when it started.
    const keep = `import('./server/platform/browser-script.ts').then(({ keepScript }) => keepScript(${JSON.stringify(resolve(DATA_DIR))}))`;
    execFileSync(process.execPath, ['--import', 'tsx', '-e', keep], { cwd: root, stdio: 'pipe' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  const current = (await host.rest.get('/company')).body.script;
  expect(earlier.pinnedUrl).not.toBe(current.pinnedUrl);
  const asked: string[] = [];
  page.on('request', (one) => one.url().startsWith(`${ORIGIN}/js/`) && asked.push(new URL(one.url()).pathname));
  await page.goto(pinnedTo(earlier, host.address('/')));
  await expect(page.getByRole('region', { name: 'News' })).toBeVisible();
  expect(asked).toContain(`/js/${earlier.file}`);
  // It loads its own chunks, and none of the current release.
  const { files } = JSON.parse(readFileSync('.build/js/files.json', 'utf8')) as { files: Record<string, string> };
  expect(asked.filter((path) => path.slice('/js/'.length) in files)).toEqual([]);
  expect(asked.some((path) => path.startsWith('/js/announcement-'))).toBe(true);
});
