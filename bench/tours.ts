// npm run bench:tours: a tour of three steps, drawn by Docent and by libraries that only draw tours: how much a page loads for it with
// gzip, and how long the main thread runs scripts until the first step is visible. The libraries are not dependencies of Docent:
// npm install --no-save driver.js@1.8.0 shepherd.js@15.3.0, or set TOUR_LIBRARIES to a folder whose node_modules has them.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type CDPSession, chromium } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { startServer } from '../e2e/support/server';
import { makeCompany, restOf } from '../e2e/support/test';
import { medianOf } from './timing';

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const LINES = 300;
const STEPS = [3, 9, 15].map((line, index) => ({
  element: `#line-${line}`,
  title: `Step ${index + 1}`,
  text: 'Look.',
}));
const KB = 1_000;

/** A page to measure: the size and tags of its scripts, and the selector of the element that shows the first step. */
type Case = { bytes: number; tags: string; shown: string };

const LIBRARIES = {
  'driver.js': {
    shown: '.driver-popover',
    source: `import { driver } from 'driver.js'; import 'driver.js/dist/driver.css';
      const steps = ${JSON.stringify(STEPS)}.map(({ element, title, text }) => ({ element, popover: { title, description: text } }));
      driver({ steps }).drive();`,
  },
  'shepherd.js': {
    shown: '.shepherd-element',
    source: `import Shepherd from 'shepherd.js'; import 'shepherd.js/dist/css/shepherd.css';
      const tour = new Shepherd.Tour({ useModalOverlay: true });
      for (const { element, title, text } of ${JSON.stringify(STEPS)})
        tour.addStep({ title, text, attachTo: { element, on: 'bottom' }, buttons: [{ text: 'Next', action: tour.next }] });
      tour.start();`,
  },
};

/** Bundles a library as an application would: one file, with its styles in it. */
async function bundle(name: string, contents: string): Promise<string> {
  const resolveDir = process.env.TOUR_LIBRARIES ?? process.cwd();
  const options = {
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'error',
    format: 'iife',
    target: 'es2022',
  } as const;
  try {
    const { outputFiles } = await build({
      ...options,
      stdin: { contents, resolveDir, sourcefile: `${name}.js` },
      outfile: 'out.js',
    });
    const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    const addStyles = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${JSON.stringify(textOf('.css'))} }));`;
    return addStyles + textOf('.js');
  } catch {
    throw new Error(`${name} is not installed: npm install --no-save driver.js@1.8.0 shepherd.js@15.3.0`);
  }
}

/** Creates a company with or without a tour. @returns a page with its script */
async function docentCase(hasTour: boolean): Promise<Case> {
  const { key, clientToken } = await makeCompany();
  if (hasTour) {
    const { status } = await restOf(api, key).post('/product-tours', {
      name: 'Three steps',
      active: true,
      targeting: { showOnAllPages: true },
      steps: STEPS.map(({ element, title, text }) => ({ type: 'highlight', title, content: text, domQuery: element })),
      settings: { tourStart: 'immediate' },
    });
    if (status !== 201) throw new Error(`The tour was not made: ${status}`);
  }
  const { loaded } = JSON.parse(readFileSync('.build/js/files.json', 'utf8')) as { loaded: Record<string, string[]> };
  const files = ['main.js', ...(hasTour ? (loaded.tour ?? []) : [])];
  return {
    bytes: files.reduce((sum, file) => sum + statSync(`.build/js/${file}.gz`).size, 0),
    tags: `<script async src="${ORIGIN}/js/main.js" id="docentScript" data-client-token="${clientToken}"></script>`,
    shown: hasTour ? '[data-docent-widget] .card' : '',
  };
}

const cases = new Map<string, Case>();
const bundles = new Map<string, string>();
for (const [name, { source, shown }] of Object.entries(LIBRARIES)) {
  const script = await bundle(name, source);
  bundles.set(`/${name}`, script);
  cases.set(name, {
    bytes: gzipSync(script, { level: 9 }).length,
    tags: `<script async src="/${name}"></script>`,
    shown,
  });
}
const server = await startServer();
const api = await request.newContext();
cases.set('Docent with the tour', await docentCase(true));
cases.set('Docent with nothing to show', await docentCase(false));

const lines = Array.from({ length: LINES }, (_, line) => `<p id="line-${line}">Line ${line}</p>`).join('');
const host = createServer(({ url = '' }, res) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const script = bundles.get(pathname);
  const tags = cases.get(searchParams.get('case') ?? '')?.tags ?? '';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lines</title>${tags}<body>${lines}</body></html>`;
  res.writeHead(200, { 'Content-Type': script ? 'text/javascript' : 'text/html' }).end(script ?? page);
});
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const origin = `http://localhost:${(host.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions);

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}

/** Loads a page with an empty cache. @returns milliseconds of script work until the first step is visible or the server has answered */
async function load(name: string, { shown }: Case): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Measures the CPU time of the thread, which does not depend on what else runs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const answered = shown
    ? undefined
    : page.waitForResponse((response) => response.url().endsWith('/api/client/bootstrap'));
  await page.goto(`${origin}/?case=${encodeURIComponent(name)}`);
  if (answered) await (await answered).finished();
  else await page.locator(shown).first().waitFor();
  const time = await scriptMs(session);
  await context.close();
  return time;
}

const times = new Map([...cases.keys()].map((name) => [name, [] as number[]]));
// The first load of each warms the server up and does not count.
for (let round = -1; round < ROUNDS; round += 1)
  for (const [name, one] of cases) {
    const time = await load(name, one);
    if (round >= 0) times.get(name)?.push(time);
  }
for (const [name, { bytes }] of cases)
  console.log(
    `${name}: ${(bytes / KB).toFixed(1)} KB with gzip, ${medianOf(times.get(name) ?? []).toFixed(1)} ms of script work`,
  );
await browser.close();
await api.dispose();
host.close();
server.kill('SIGTERM');
