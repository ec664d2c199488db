// npm run test:e2e [-- playwright arguments]: the dashboard and the widgets in a real browser.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../e2e/support/chromium.mjs';
import { prepare, ROOT } from './prepare.mjs';

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

function readCounts() {
  try {
    const { stats, errors } = JSON.parse(readFileSync(REPORT, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + errors.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * Runs the browser tests over the built pages. Without a Chromium here, one is asked of Playwright; where that cannot be had either,
 * says so and runs nothing.
 * @returns {Promise<{ passed: number, failed: number, code: number }>}
 */
export async function runBrowserTests(args = []) {
  if (!findChromium() && (await run(['install', 'chromium'])) !== 0) {
    console.error('docent: no Chromium here, so nothing is tested in a browser (CHROMIUM_PATH may name one)');
    return { passed: 0, failed: 0, code: 0 };
  }
  rmSync(REPORT, { force: true });
  const code = await run(['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, REPORT),
    NODE_ENV: 'test',
  });
  return { ...readCounts(), code };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.chdir(ROOT);
  await prepare({ next: true, dev: true });
  const { passed, failed, code } = await runBrowserTests(process.argv.slice(2));
  console.log(`${passed} passed, ${failed || Number(code !== 0)} failed`);
  process.exit(code);
}
