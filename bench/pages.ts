// npm run bench:pages: how much JavaScript each route of the built dashboard loads first, compressed. Prints a Markdown table.
import { chromium } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { pagesOf } from '../e2e/support/pages';
import { startServer } from '../e2e/support/server';
import { makeDemo, restOf, signInAs } from '../e2e/support/test';

const LIMIT_KIB = 350;

const server = await startServer();
const browser = await chromium.launch(launchOptions);
try {
  const demo = await makeDemo();
  const paths = await pagesOf(restOf(await request.newContext(), demo.key));
  console.log('| page | scripts | KiB gzip |\n|---|---|---|');
  for (const path of ['/sign-in', ...paths.filter((one) => !one.includes('tab='))]) {
    const context = await browser.newContext({ baseURL: ORIGIN });
    const page = await context.newPage();
    if (path !== '/sign-in') await signInAs(page, demo);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (one) => {
      // What the preview loads inside its frame is no script of the page.
      if (one.resourceType() === 'script' && one.frame() === page.mainFrame())
        sizes.push(one.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: 'load' });
    const scripts = await page.evaluate(
      () => [...document.scripts].filter(({ src, noModule }) => src && !noModule).length,
    );
    const all = await Promise.all(sizes);
    const kib = Math.round(all.reduce((sum, size) => sum + size, 0) / 1_024);
    console.log(`| ${path} | ${scripts} | ${kib}${kib > LIMIT_KIB ? ' (!)' : ''} |`);
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
