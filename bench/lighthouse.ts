// npm run bench:lighthouse: the scores of the built dashboard and of the public pages, desktop and mobile (a slower network and CPU, both
// simulated), median of RUNS. Lighthouse is not a dependency of Docent: npm install --no-save lighthouse@12, or set LIGHTHOUSE to its
// folder. PAGES=part,part measures only pages whose path contains one of the parts; AUDITS=1 lists the audits that cost a page points.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { request } from 'playwright/test';
import { ORIGIN } from '../e2e/support/addresses';
import { launchOptions } from '../e2e/support/chromium.mjs';
import { pagesOf } from '../e2e/support/pages';
import { startServer } from '../e2e/support/server';
import { makeDemo, restOf, signInAs } from '../e2e/support/test';
import { medianOf } from './timing';

const PORT = 9_339;
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof CATEGORIES)[number], { score: number | null }>;
type Audit = { score: number | null; displayValue?: string; title: string };
type Lighthouse = (
  url: string,
  flags: object,
  config?: object,
) => Promise<{ lhr: { categories: Scores; audits: Record<string, Audit>; runtimeError?: { message: string } } }>;

async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; desktop: object }> {
  const from = createRequire(process.env.LIGHTHOUSE ? join(process.env.LIGHTHOUSE, 'package.json') : import.meta.url);
  const load = (path: string) => import(pathToFileURL(from.resolve(path)).href);
  try {
    const [{ default: lighthouse }, { default: desktop }] = await Promise.all([
      load('lighthouse'),
      load('lighthouse/core/config/desktop-config.js'),
    ]);
    return { lighthouse, desktop };
  } catch {
    throw new Error('Lighthouse is not installed: npm install --no-save lighthouse@12');
  }
}

const { lighthouse, desktop } = await loadLighthouse();
const parts = process.env.PAGES?.split(',');
const isWanted = (path: string) => !path.includes('tab=') && (!parts || parts.some((part) => path.includes(part)));

const server = await startServer();
const profile = await mkdtemp(join(tmpdir(), 'docent-lighthouse-'));
const options = { ...launchOptions, args: [...launchOptions.args, `--remote-debugging-port=${PORT}`], baseURL: ORIGIN };
const context = await chromium.launchPersistentContext(profile, options);

async function scoresOf(url: string, config: object | undefined): Promise<string> {
  const found: Record<string, number[]> = {};
  let audits: Record<string, Audit> = {};
  for (let run = 0; run < RUNS; run += 1) {
    // Lighthouse empties the cache before each run, but keeps the session cookie.
    const flags = { port: PORT, onlyCategories: CATEGORIES, logLevel: 'error' };
    const { lhr } = await lighthouse(url, flags, config);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    audits = lhr.audits;
    for (const name of CATEGORIES) {
      found[name] ??= [];
      found[name].push(Math.round((lhr.categories[name].score ?? 0) * 100));
    }
  }
  if (process.env.AUDITS)
    for (const [id, { score, displayValue }] of Object.entries(audits))
      if (score !== null && score < 0.95) console.log(`    ${id} ${score} ${displayValue ?? ''}`);
  return CATEGORIES.map((name) => medianOf(found[name] ?? [])).join(' / ');
}

try {
  const demo = await makeDemo();
  await signInAs(await context.newPage(), demo);
  const rest = restOf(await request.newContext(), demo.key);
  const open = async (path: string, at: string) => {
    const { data } = (await rest.get(path)).body;
    return `/${at}/${data.find((one: { active: boolean }) => one.active).publicId}`;
  };
  const paths = [...(await pagesOf(rest)), await open('/changelogs', 'c'), await open('/roadmaps', 'r')];
  console.log('Performance / accessibility / best practices / search engines\n');
  console.log('| page | desktop | mobile |\n|---|---|---|');
  for (const path of paths.filter(isWanted))
    console.log(
      `| ${path} | ${await scoresOf(ORIGIN + path, desktop)} | ${await scoresOf(ORIGIN + path, undefined)} |`,
    );
} finally {
  await context.close();
  await rm(profile, { recursive: true, force: true });
  server.kill('SIGTERM');
}
