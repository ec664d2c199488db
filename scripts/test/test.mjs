// npm test: all tests on PostgreSQL, those that concern the embedded database also on that database, and the browser tests. It leaves out
// browser tests that only repeat a rule for more pages, types or hosts.
//   npm test -- server/features/content/tags e2e/dashboard/list.spec.ts   only these: on PostgreSQL, and specs in a browser
//   npm test -- e2e/dashboard/list.spec.ts -g 'archived'  of the specs, only the tests with such titles
//   npm test -- --changed [--since main]                 the tests that the change reaches, closest first
//   npm test -- --watch server/features/content/tags                      these, and again whenever a file changes
//   npm run test:all                                     before a release: all on both databases, coverage, third-party programs, chaos
// Other arguments go to vitest. The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepare, ROOT } from '../prepare/prepare.mjs';
import { countCauses } from './again.mjs';
import { changedFiles, findChangedTests } from './changed.mjs';
import { NOTHING_RUN, runBrowserTests } from './e2e.mjs';
import { NO_TESTS, runVitest, watchVitest } from './run-vitest.mjs';

process.chdir(ROOT);
const startedAt = Date.now();

const { values: options, tokens } = parseArgs({
  strict: false,
  allowPositionals: true,
  tokens: true,
  options: {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    since: { type: 'string' },
    watch: { type: 'boolean' },
    project: { type: 'string', multiple: true },
    grep: { type: 'string', short: 'g' },
  },
});
/** The options of this script; vitest gets all others unchanged. */
const OWN = new Set(['all', 'changed', 'since', 'watch', 'project', 'grep']);
const given = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [token.value];
  if (token.kind !== 'option' || OWN.has(token.name)) return [];
  return token.value === undefined ? [token.rawName] : [`${token.rawName}=${token.value}`];
});
const isSpec = (argument) => argument.endsWith('.spec.ts');
const specs = given.filter(isSpec);
const rest = given.filter((argument) => !isSpec(argument));

/** The PostgreSQL of `DATABASE_URL_TEST`, or one that is started here; undefined where neither is available. */
async function findPostgres() {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: async () => {} };
  const { tsImport } = await import('tsx/esm/api');
  const { startMigratedPostgres } = await tsImport('../../server/testing/postgres.ts', import.meta.url);
  try {
    return await startMigratedPostgres();
  } catch (error) {
    console.error(`docent: no PostgreSQL here, so only the embedded database is tested (${error.message})`);
    return undefined;
  }
}

/** What to run: the projects and arguments of vitest, and the specs. An empty list means all, undefined means none. */
async function plan() {
  const { project: projects } = options;
  if (options.changed) {
    const changed = changedFiles(ROOT, options.since ?? 'HEAD');
    const { tests, processTests, specs: reached, left } = await findChangedTests(ROOT, changed);
    console.log(`docent: ${changed.length} changed files reach ${tests.length + processTests.length} test files here`);
    for (const spec of reached) console.log(`docent: and in a browser ${spec}`);
    if (left) console.log(`docent: ${left} more are reached from farther away: npm test runs them`);
    return {
      vitest: tests.length + processTests.length ? [...tests, ...processTests] : undefined,
      projects: ['postgres', 'embedded', ...(processTests.length ? ['process'] : [])],
      specs: reached.length ? reached : undefined,
    };
  }
  if (specs.length && !rest.length && !projects) return { specs };
  if (rest.length || projects) {
    const isProcess = rest.some((argument) => /process/.test(argument));
    const isRelease = rest.some((argument) => /\.release\b/.test(argument));
    const chosen = isRelease ? ['release'] : isProcess ? ['postgres', 'process'] : ['postgres'];
    return { vitest: rest, projects: projects ?? chosen, specs: specs.length ? specs : undefined };
  }
  const whole = ['postgres', 'embedded', 'process'];
  if (!options.all) return { vitest: [], projects: whole, specs: [] };
  const cluster = process.env.DATABASE_URL_CITUS ? ['citus'] : [];
  return { vitest: ['--coverage'], projects: [...whole, 'release', ...cluster], specs: [] };
}

if (options.grep !== undefined && rest.length && !specs.length) {
  console.error('docent: -g selects tests of specs by title; for other tests, use -t');
  process.exit(2);
}

// Reading the import graph needs a package.
if (options.changed) await prepare({ dev: true });
const planned = await plan();
// Pages are built only for tests that may need them.
const needsPages = Boolean(planned.specs) || planned.projects?.some((name) => name === 'process' || name === 'release');
// A run of all tests compiles the examples of the documentation with the types of the client.
await prepare({ next: needsPages, dev: true, clientTypes: planned.vitest?.length === 0 || options.all });
mkdirSync('.build', { recursive: true });

const isOnCluster = planned.projects?.every((name) => name === 'citus') ?? false;
const postgres = planned.vitest && !isOnCluster ? await findPostgres() : undefined;
const env = {
  ...(postgres ? { DATABASE_URL_TEST: postgres.url } : {}),
  // Without PostgreSQL, every file runs on the embedded database.
  ...(options.all || (planned.vitest && !isOnCluster && !postgres) ? { DOCENT_TEST_ALL: '1' } : {}),
};
const projects = postgres || isOnCluster ? (planned.projects ?? []) : ['embedded'];
/**
 * Without arguments for vitest, the tests of whole processes run in parallel with the others, because they mostly wait. With coverage, all
 * tests run in one group.
 */
const isApart = (name) => name === 'process' && planned.vitest?.length === 0;
const groups = [projects.filter((name) => !isApart(name)), projects.filter(isApart)].filter(({ length }) => length);

if (options.watch) {
  const code = await watchVitest(projects, planned.vitest ?? [], env);
  await postgres?.stop();
  process.exit(code);
}

const tests = planned.vitest ? await runVitest(groups, planned.vitest, env) : NO_TESTS;
await postgres?.stop();
const titles = options.grep === undefined ? [] : ['--grep', options.grep];
// A spec that is named runs whole; a run of all specs leaves out what only a release needs.
const isUsual = planned.specs?.length === 0 && !titles.length && !options.all;
const leftOut = isUsual ? ['--grep-invert', '@release'] : [];
const browser = planned.specs ? await runBrowserTests([...planned.specs, ...titles, ...leftOut], env) : NOTHING_RUN;
const chaos = options.all
  ? spawnSync('npm', ['run', 'chaos'], { stdio: 'inherit', env: { ...process.env, CHAOS_KILLS: '2' } }).status
  : 0;

const unsteady = [...tests.unsteady, ...browser.unsteady];
if (unsteady.length) console.log(`docent: unsteady, passed when run alone:\n  ${unsteady.join('\n  ')}`);
const failed = [...tests.names, ...browser.names, ...(chaos === 0 ? [] : ['npm run chaos'])];
const causes = countCauses(tests.causes);
if (failed.length) console.log(`docent: failed:\n  ${failed.join('\n  ')}`);
if (causes.length) console.log(`docent: errors:\n  ${causes.join('\n  ')}`);
const failures =
  tests.failed + Number(tests.isFaulty) + (browser.failed || Number(browser.code !== 0)) + Number(chaos !== 0);
console.log(`docent: took ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${tests.passed + browser.passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
