import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../e2e/support/chromium.mjs';
import { addExampleLanguage } from '../../e2e/support/example-language';
import { copyTreeWithExample, EXAMPLE_FOLDER } from '../../server/testing/example-tree';
import { freePort } from '../../server/testing/free-port';
import { buildBrowserScript } from './browser-script.mjs';
import { writeWidgetTypes } from './widget-types.mjs';

const MINUTES = 60_000;

let root: string;
beforeAll(() => {
  root = copyTreeWithExample();
  addExampleLanguage(root);
  writeWidgetTypes(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a package's program in the copied tree until it exits. */
function run(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ status: number; output: string }> {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, ...passedOn } = process.env;
  const child = spawn(process.execPath, [join('node_modules', program), ...args], {
    cwd: root,
    env: { ...passedOn, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ status: code ?? 1, output })));
}

test(
  'a type and a language that are added as a folder and a line compile',
  async () => {
    const { output } = await run('typescript-7/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', '.']);
    expect(output.split('\n').filter((line) => /^\S.*error TS/.test(line))).toEqual([]);
  },
  5 * MINUTES,
);

test(
  'a type and a language that are added as a folder and a line are complete',
  async () => {
    const files = [
      `widgets/${EXAMPLE_FOLDER}/proof.test.ts`,
      'server/features/widgets/lifecycle.test.ts',
      'server/transports/mcp/toolsets.test.ts',
      'server/transports/mcp/host-schemas.test.ts',
      'messages/languages.test.ts',
    ];
    const names =
      "a folder and a line|the demo company|'example strip'|the limit grows with the widget types|the schemas of arguments|each language";
    const { status, output } = await run('vitest/vitest.mjs', ['run', '--project', 'embedded', '-t', names, ...files], {
      DOCENT_TEST_ALL: '1',
    });
    expect(status, output).toBe(0);
    expect(output).toMatch(/Test Files .*5 passed/);
  },
  5 * MINUTES,
);

test(
  'the builder, the browser script and the safety tests work with the added type, and the dashboard with the added language',
  async (context) => {
    if (!findChromium() && !existsSync(chromium.executablePath())) {
      console.error(
        'docent: no Chromium here, so the builder of a new type is not tested (CHROMIUM_PATH may name one)',
      );
      context.skip();
    }
    // The preview's frame has the script of every type.
    await buildBrowserScript(root);
    const build = await run('next/dist/bin/next', ['build'], { NODE_ENV: 'production' });
    expect(build.status, build.output).toBe(0);
    const specs = [
      'lifecycle',
      'safety',
      'script/shows',
      'example-language',
      '-g',
      'example',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter',
      'list',
    ];
    const browser = await run('playwright/cli.js', ['test', ...specs], { E2E_PORT: String(await freePort()) });
    expect(browser.status, browser.output).toBe(0);
    expect(browser.output).toMatch(/\b9 passed/);
  },
  10 * MINUTES,
);

test('a missing file of a type is reported by its path', () => {
  const folder = join(root, 'widgets', EXAMPLE_FOLDER);
  const own = new Set(['styles.ts', 'proof.test.ts']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.\w+$/.test(name) && !own.has(name))) {
    renameSync(join(folder, file), join(root, 'aside'));
    expect(() => writeWidgetTypes(root), file).toThrow(`widgets/${EXAMPLE_FOLDER}/${file} is missing`);
    renameSync(join(root, 'aside'), join(folder, file));
  }
});
