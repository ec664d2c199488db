// npm test [-- arguments]: every test on the embedded database and on PostgreSQL, then in a browser. Files of tests run alone: on the
// embedded database unless DATABASE_URL_TEST names another, in a browser where they are specs. Other arguments go to vitest. The last
// line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runBrowserTests } from './e2e.mjs';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
const REPORT = join('.build', 'tests.json');

/** The PostgreSQL that was given, or one of our own; undefined where none can be had. */
async function findPostgres() {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: async () => {} };
  const { tsImport } = await import('tsx/esm/api');
  const { startPostgres } = await tsImport('../server/testing/postgres.ts', import.meta.url);
  try {
    return await startPostgres();
  } catch (error) {
    console.error(`docent: no PostgreSQL here, so only the embedded database is tested (${error.message})`);
    return undefined;
  }
}

function runVitest(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readCounts() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
    // A file that does not even load has failed without a test of its own.
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const given = process.argv.slice(2);
const isSpec = (argument) => argument.endsWith('.spec.ts');
// Neither pages nor PostgreSQL are waited for where no test can need them.
const isAlone =
  given.length > 0 &&
  !process.env.DATABASE_URL_TEST &&
  given.every((argument) => /\.test\.tsx?$/.test(argument) && !argument.includes('.process.'));

if (given.length && given.every(isSpec)) {
  await prepare({ next: true, dev: true });
  const { passed, failed, code } = await runBrowserTests(given);
  console.log(`${passed} passed, ${failed || Number(code !== 0)} failed`);
  process.exit(code);
}

await prepare({ next: !isAlone, dev: true });
mkdirSync('.build', { recursive: true });
rmSync(REPORT, { force: true });
const postgres = isAlone ? undefined : await findPostgres();
// Coverage says something about whole runs only.
const coverage = given.length || !postgres ? [] : ['--coverage'];
const projects = postgres ? [] : ['--project', 'embedded'];
const code = await runVitest(
  ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...coverage, ...projects, ...given],
  postgres ? { DATABASE_URL_TEST: postgres.url } : {},
);
await postgres?.stop();
const tests = readCounts();
const browser = given.length ? { passed: 0, failed: 0, code: 0 } : await runBrowserTests();
// Unmet coverage and errors outside a test count as one failure each.
const failuresOf = (exit, { failed }) => failed || Number(exit !== 0);
const failures = failuresOf(code, tests) + failuresOf(browser.code, browser);
console.log(`${tests.passed + browser.passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
