// npm test [-- arguments]: every test on the embedded database and on PostgreSQL, then in a browser. Files of tests run alone: on the
// embedded database unless DATABASE_URL_TEST names another, in a browser where they are specs. Other arguments go to vitest. A few
// failed tests run once more, alone: one that passes then is named as unsteady. The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsToRunAgain, readVitestReport } from './again.mjs';
import { NOTHING_RUN, runBrowserTests } from './e2e.mjs';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
const REPORT = join('.build', 'tests.json');
const ERRORS = join('.build', 'errors.json');

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

/** Runs vitest; what it counted, and whether something else than a test went wrong (coverage, an error outside a test). */
async function runVitest(args, env) {
  for (const file of [REPORT, ERRORS]) rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/count-errors.mjs',
    `--outputFile.json=${REPORT}`,
  ];
  const code = await new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...args],
      {
        stdio: 'inherit',
        env: { ...process.env, ...env },
      },
    );
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  try {
    const counts = readVitestReport(REPORT);
    const errors = JSON.parse(readFileSync(ERRORS, 'utf8'));
    return { ...counts, isFaulty: errors > 0 || (code !== 0 && !counts.failed) };
  } catch {
    return { passed: 0, failed: 0, names: [], broken: 0, isFaulty: true };
  }
}

/** As {@link runVitest}; a few failed tests run once more, without the others beside them. */
async function runVitestTwice(args, env) {
  const first = await runVitest(args, env);
  const again = argumentsToRunAgain(first);
  if (!again) return { ...first, unsteady: [] };
  console.log(`docent: once more, alone:\n  ${first.names.join('\n  ')}`);
  const second = await runVitest(again, env);
  // A second run that met fewer tests than it should have proves nothing.
  if (second.isFaulty || second.passed + second.failed < first.failed) return { ...first, unsteady: [] };
  return {
    ...first,
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    names: second.names,
    unsteady: first.names.filter((name) => !second.names.includes(name)),
  };
}

const given = process.argv.slice(2);
const isSpec = (argument) => argument.endsWith('.spec.ts');
// Neither pages nor PostgreSQL are waited for where no test can need them.
const isAlone =
  given.length > 0 &&
  !process.env.DATABASE_URL_TEST &&
  given.every((argument) => /\.test\.tsx?$/.test(argument) && !argument.includes('.process.'));
// The cluster is a server of its own.
const isOnCluster = given.join(' ').includes('--project citus');

if (given.length && given.every(isSpec)) {
  await prepare({ next: true, dev: true });
  const { passed, failed, code } = await runBrowserTests(given);
  console.log(`${passed} passed, ${failed || Number(code !== 0)} failed`);
  process.exit(code);
}

await prepare({ next: !isAlone, dev: true });
mkdirSync('.build', { recursive: true });
const postgres = isAlone || isOnCluster ? undefined : await findPostgres();
if (!given.length && !process.env.DATABASE_URL_CITUS)
  console.error('docent: DATABASE_URL_CITUS names no cluster of Citus, so nothing is tested on one');
// Coverage says something about whole runs only.
const coverage = given.length || !postgres ? [] : ['--coverage'];
const projects = postgres || isOnCluster ? [] : ['--project', 'embedded'];
const args = [...coverage, ...projects, ...given];
const tests = await runVitestTwice(args, postgres ? { DATABASE_URL_TEST: postgres.url } : {});
await postgres?.stop();
const browser = given.length ? NOTHING_RUN : await runBrowserTests();
const unsteady = [...tests.unsteady, ...browser.unsteady];
if (unsteady.length) console.log(`docent: unsteady, passed when run alone:\n  ${unsteady.join('\n  ')}`);
const failed = [...tests.names, ...browser.names];
if (failed.length) console.log(`docent: failed:\n  ${failed.join('\n  ')}`);
const failures = tests.failed + Number(tests.isFaulty) + (browser.failed || Number(browser.code !== 0));
console.log(`${tests.passed + browser.passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
