// npm run bench:waiting: measures what the browser script costs a page whose 3,000 elements change an attribute every 50 ms, with nothing
// to show and with a tour that waits for its target. Measures each case ROUNDS times for SECONDS; prints medians of main-thread time.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { startServer } from '../e2e/support/server';
import { makeCompany, restOf } from '../e2e/support/test';
import { medianOf } from './timing';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SECONDS = Number(process.env.SECONDS ?? 6);
const NODES = 3_000;
const EVERY_MS = 50;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Busy</title><body><div id="busy"></div><script>
const busy = document.getElementById('busy');
const nodes = Array.from({ length: ${NODES} }, () => busy.appendChild(document.createElement('i')));
let turn = 0;
setInterval(() => { turn += 1; for (const node of nodes) node.setAttribute('data-turn', turn); }, ${EVERY_MS});
</script></body></html>`;

const PICKED = 'main > i:nth-of-type(2)';
/** The target that a tour waits for, by the name of the case; undefined if there is no tour. */
const WAITS = {
  'nothing to show': undefined,
  'a tour that waits for CSS': { domQuery: '#never' },
  'a tour that waits for a role and name': { domQuery: 'role=button[name="Never"]' },
  'a tour that waits for a text': { domQuery: 'i:text-is("Never")' },
  'a tour that waits for a picked element': {
    domQuery: PICKED,
    targetSnapshot: { selector: PICKED, tag: 'i', name: 'Never', alike: 1, alikeInPlace: 1, language: 'en' },
  },
};
const ALONE = 'the page alone';
type Cost = Record<'script' | 'task', number>;

const server = await startServer();
const host = createServer((_, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE));
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
const url = `http://localhost:${(host.address() as AddressInfo).port}/`;
const api = await request.newContext();
const tokens = new Map<string, string>();
for (const [kind, target] of Object.entries(WAITS)) {
  const { key, clientToken } = await makeCompany();
  tokens.set(kind, clientToken);
  if (!target) continue;
  const { status } = await restOf(api, key).post('/product-tours', {
    name: 'Waits',
    active: true,
    targeting: { showOnAllPages: true },
    steps: [{ type: 'highlight', title: 'Here', missingTarget: 'wait', ...target }],
    settings: { tourStart: 'immediate', timeout: 1 },
  });
  if (status !== 201) throw new Error(`The tour of ${kind} was not made: ${status}`);
}
const browser = await chromium.launch(launchOptions);

/** Adds the script, and returns once it has answers from the server and a tour waits for its target. */
async function install(page: Page, token: string, hasTour: boolean): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/client/bootstrap'));
  await page.evaluate(
    ([src, clientToken]) => {
      const script = Object.assign(document.createElement('script'), { src, id: 'docentScript' });
      script.dataset.clientToken = clientToken;
      document.head.append(script);
    },
    [`${ORIGIN}/js/main.js`, token] as const,
  );
  await answered;
  if (hasTour) await page.locator('docent-widget').waitFor({ state: 'attached' });
  // Loading is not what is measured here.
  await sleep(2_000);
}

async function read(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { script: of('ScriptDuration'), task: of('TaskDuration') };
}

/** The fraction of the main thread's time that scripts take, and the fraction that all tasks take. */
async function measure(token: string | undefined, hasTour: boolean): Promise<Cost> {
  const page = await browser.newPage();
  await page.goto(url);
  if (token) await install(page, token, hasTour);
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, which does not count what else runs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await read(session);
  await sleep(SECONDS * 1_000);
  const after = await read(session);
  await page.close();
  return { script: (after.script - before.script) / SECONDS, task: (after.task - before.task) / SECONDS };
}

const kinds = Object.entries({ [ALONE]: undefined, ...WAITS });
const costs = new Map<string, Cost[]>(kinds.map(([kind]) => [kind, []]));
for (let round = 0; round < ROUNDS; round += 1)
  for (const [kind, target] of kinds) costs.get(kind)?.push(await measure(tokens.get(kind), target !== undefined));

const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
for (const [kind, measured] of costs) {
  const of = (what: keyof Cost) => percent(medianOf(measured.map((cost) => cost[what])));
  // Each case is compared with the page alone in the same round, because other load on the machine affects both.
  const added = (what: keyof Cost) =>
    percent(medianOf(measured.map((cost, round) => cost[what] - (costs.get(ALONE)?.[round]?.[what] ?? 0))));
  console.log(
    `${kind}: scripts ${of('script')}, main thread ${of('task')}; beyond the page alone: ${added('script')}, ${added('task')}`,
  );
}
await browser.close();
await api.dispose();
host.close();
server.kill('SIGTERM');
