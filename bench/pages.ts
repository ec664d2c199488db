// npm run bench:pages: how much JavaScript a browser that was never here before loads for each page of the built dashboard until nothing
// moves any more: the preview's frame and what comes later by itself included. Compressed, as it came. Prints a Markdown table.
// PAGES=part,part takes the pages whose path has one of these; PAGES_FILES=1 lists the files of each.
import { chromium, type Request } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { pagesOf } from '../e2e/support/pages';
import { startServer } from '../e2e/support/server';
import { makeDemo, restOf, signInAs } from '../e2e/support/test';

const KIB = 1_024;
const LIST_KIB = 250;
const BUILDER_KIB = 350;

const isBuilder = (path: string): boolean => /^\/builder\/|\/posts\//.test(path);
const parts = process.env.PAGES?.split(',');

const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const demo = await makeDemo();
  const paths = await pagesOf(restOf(await request.newContext(), demo.key));
  console.log('| page | scripts | KiB gzip | of these in frames |\n|---|---|---|---|');
  for (const path of ['/sign-in', ...paths.filter((one) => !one.includes('tab='))]) {
    if (parts && !parts.some((part) => path.includes(part))) continue;
    const context = await browser.newContext({ baseURL: ORIGIN });
    if (path !== '/sign-in') await signInAs(await context.newPage(), demo);
    const page = await context.newPage();
    const loaded: Promise<{ url: string; size: number; framed: boolean }>[] = [];
    page.on('requestfinished', (one: Request) => {
      if (one.resourceType() !== 'script') return;
      const framed = one.frame() !== page.mainFrame();
      loaded.push(one.sizes().then(({ responseBodySize: size }) => ({ url: one.url(), size, framed })));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await Promise.all(loaded);
    const kib = (some: typeof files) => Math.round(some.reduce((sum, { size }) => sum + size, 0) / KIB);
    const all = kib(files);
    const over = all > (isBuilder(path) ? BUILDER_KIB : LIST_KIB) ? ' (!)' : '';
    console.log(`| ${path} | ${files.length} | ${all}${over} | ${kib(files.filter(({ framed }) => framed))} |`);
    if (process.env.PAGES_FILES)
      for (const { url, size, framed } of files.sort((a, b) => b.size - a.size))
        console.log(`    ${(size / KIB).toFixed(1)} ${framed ? 'frame ' : ''}${new URL(url).pathname}`);
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
