// npm run test:e2e [-- playwright arguments]: the dashboard and the widgets in a real browser.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../../e2e/support/chromium.mjs';
import { prepare, ROOT } from '../prepare/prepare.mjs';

const REPORT = join('.build', 'e2e.json');

function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', 'playwright', 'cli.js'), ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The counts where no browser runs. */
export const NOTHING_RUN = { passed: 0, failed: 0, names: [], unsteady: [], code: 0 };

function readCounts() {
  try {
    const { stats, errors, suites } = JSON.parse(readFileSync(REPORT, 'utf8'));
    const specs = [];
    const collect = (suite) => {
      for (const { file, title, tests } of suite.specs ?? [])
        specs.push(...tests.map(({ status }) => ({ name: `e2e/${file} > ${title}`, status })));
      for (const inner of suite.suites ?? []) collect(inner);
    };
    for (const suite of suites) collect(suite);
    const named = (wanted) => specs.filter(({ status }) => status === wanted).map(({ name }) => name);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      names: named('unexpected'),
      unsteady: named('flaky'),
    };
  } catch {
    return NOTHING_RUN;
  }
}

/**
 * Runs the browser tests over the built pages. Without a Chromium on this machine, Playwright installs one; if that fails too, says so and
 * runs nothing. A test that fails runs once more; one that passes then is `unsteady`.
 * @param {string[]} args for Playwright: files, other options
 * @param {Record<string, string>} env further variables for the tests, such as `DOCENT_TEST_ALL`
 * @returns {Promise<{ passed: number, failed: number, names: string[], unsteady: string[], code: number }>}
 */
export async function runBrowserTests(args = [], env = {}) {
  if (!findChromium() && (await run(['install', 'chromium'])) !== 0) {
    console.error('docent: no Chromium here, so nothing is tested in a browser (CHROMIUM_PATH may name one)');
    return NOTHING_RUN;
  }
  rmSync(REPORT, { force: true });
  const code = await run(
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', '--retries', '1', ...args],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, REPORT),
      NODE_ENV: 'test',
    },
  );
  return { ...readCounts(), code };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(ROOT);
  await prepare({ next: true, dev: true });
  const { passed, failed, code } = await runBrowserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed || Number(code !== 0)} failed`);
  process.exit(code);
}
