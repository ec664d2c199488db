// npm run bench:pages: how much JavaScript a browser with an empty cache loads for each page of the built dashboard until the network is
// idle, including the frame of the preview and scripts that load later by themselves. Prints a Markdown table of the sizes as transferred
// (Brotli) and with gzip, to which the limits apply; then the size with gzip after the mouse has moved over the page, which loads scripts
// that wait for interaction.
// PAGES=part,part measures only pages whose path contains one of the parts; PAGES_FILES=1 lists the files of each page.
import { gzipSync } from 'node:zlib';
import { chromium, type Request } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { pagesOf } from '../e2e/support/pages';
import { startServer } from '../e2e/support/server';
import { makeDemo, restOf, signInAs } from '../e2e/support/test';

const KIB = 1_024;
/** The limits of a page before and after the mouse first moves. */
const LIST_KIB = [250, 260] as const;
const BUILDER_KIB = [350, 420] as const;
/** Where the mouse goes: from a corner into the middle of what people work on. */
const MOVES = [
  [9, 9],
  [300, 300],
] as const;

/** How long the page is observed after the mouse moved. Part of the measurement: modules that load on intent are requested at once. */
const SETTLED_MS = 700;

const isBuilder = (path: string): boolean => /^\/builder\/|\/posts\//.test(path);
const parts = process.env.PAGES?.split(',');

type File = { url: string; size: number; gzip: number; framed: boolean };

async function measure(one: Request, framed: boolean): Promise<File> {
  const { responseBodySize: size } = await one.sizes();
  const response = await one.response();
  return { url: one.url(), size, gzip: gzipSync((await response?.body()) ?? '').length, framed };
}

const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const demo = await makeDemo();
  const paths = await pagesOf(restOf(await request.newContext(), demo.key));
  console.log(
    '| page | scripts | KiB as they come | KiB gzip | of these in frames | KiB gzip after the mouse moved |\n|---|---|---|---|---|---|',
  );
  for (const path of ['/sign-in', ...paths.filter((one) => !one.includes('tab='))]) {
    if (parts && !parts.some((part) => path.includes(part))) continue;
    const context = await browser.newContext({ baseURL: ORIGIN });
    if (path !== '/sign-in') await signInAs(await context.newPage(), demo);
    const page = await context.newPage();
    const loaded: Promise<File>[] = [];
    const note = (one: Request) => {
      if (one.resourceType() !== 'script') return;
      const framed = one.frame() !== page.mainFrame();
      loaded.push(measure(one, framed));
    };
    page.on('requestfinished', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await Promise.all(loaded);
    for (const [x, y] of MOVES) await page.mouse.move(x, y);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    // The size of a request that finishes while the page closes could not be read.
    page.off('requestfinished', note);
    const later = (await Promise.all(loaded)).slice(files.length);
    const kib = (some: File[], of: 'size' | 'gzip') => Math.round(some.reduce((sum, one) => sum + one[of], 0) / KIB);
    const all = kib(files, 'gzip');
    const moved = all + kib(later, 'gzip');
    const [most, mostMoved] = isBuilder(path) ? BUILDER_KIB : LIST_KIB;
    const mark = (size: number, limit: number) => `${size}${size > limit ? ' (!)' : ''}`;
    console.log(
      `| ${path} | ${files.length} | ${kib(files, 'size')} | ${mark(all, most)} | ${kib(
        files.filter(({ framed }) => framed),
        'gzip',
      )} | ${mark(moved, mostMoved)} |`,
    );
    if (process.env.PAGES_FILES)
      for (const { url, size, framed } of [...files.sort((a, b) => b.size - a.size), ...later])
        console.log(
          `    ${(size / KIB).toFixed(1)} ${framed ? 'frame ' : ''}${later.some((one) => one.url === url) ? 'moved ' : ''}${new URL(url).pathname}`,
        );
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
