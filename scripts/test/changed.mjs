// Finds the tests that a change can affect: by the import graph, and by covers.json for tests that do not import the code that they test.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Modules that list whole folders. Their importers depend on everything, so following the importers would select every test: a change is
 * not followed past these modules.
 */
export const UNFOLLOWED_MODULES = [
  /^server\/transports\/(router|operations|service|contents)\.ts$/,
  /^server\/(process|cli)\/[\w-]+\.ts$/,
  /^server\/testing\//,
  /^widgets\/generated\//,
  /^widgets\/contract\/(renderers|entities|views)\.ts$/,
  /^app\/(.*\/)?(layout|providers)\.tsx$/,
];

/** The maximum numbers of files that run; those closest to the change are chosen. */
const MAX_TEST_FILES = 30;
const MAX_SPECS = 3;

const isUnfollowed = (file) => UNFOLLOWED_MODULES.some((pattern) => pattern.test(file));
const isUnitTest = (file) => /(?<!\.(process|release|cluster))\.test\.tsx?$/.test(file);
const isProcessTest = (file) => file.endsWith('.process.test.ts');
const isSpec = (file) => file.endsWith('.spec.ts');

function git(root, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.split('\n').filter(Boolean);
}

/** The files of the working tree that differ from the commit `since`, including untracked files. */
export const changedFiles = (root, since) => [
  ...git(root, ['diff', '--name-only', since]),
  ...git(root, ['ls-files', '--others', '--exclude-standard']),
];

/**
 * For each file, the files that import it. Imports of types alone do not count: they are gone when the code runs.
 * @returns {Promise<Map<string, Set<string>>>}
 */
async function findImporters(root, files) {
  // Not imported above, where the package may not be installed yet.
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    outdir: '.build/graph',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.png': 'empty', '.svg': 'empty', '.sql': 'empty', '.md': 'empty' },
  });
  const importers = new Map();
  for (const [importer, { imports }] of Object.entries(metafile.inputs))
    for (const { path, external } of imports)
      if (!external) importers.set(path, (importers.get(path) ?? new Set()).add(importer));
  return importers;
}

/** How many imports lie between the changed files and each file that reaches them. */
function measureDistances(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (isUnfollowed(file) && distances.get(file) > 0) continue;
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distances.get(file) + 1);
      queue.push(importer);
    }
  }
  return distances;
}

const closest = (found, most) =>
  [...found]
    .sort(([a, x], [b, y]) => x - y || a.localeCompare(b))
    .slice(0, most)
    .map(([file]) => file);

/**
 * @param {string} root
 * @param {string[]} changed paths of files
 * @returns {Promise<{ tests: string[], processTests: string[], specs: string[], left: number }>} `left`: the number
 *   of test files that the change also reaches, but that are too far away to run
 */
export async function findChangedTests(root, changed) {
  const files = [...git(root, ['ls-files', '*.ts', '*.tsx', '*.mjs']), ...changed].filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts') && existsSync(join(root, file)),
  );
  const all = [...new Set(files)];
  const distances = measureDistances(changed, await findImporters(root, all));

  const tests = new Map([...distances].filter(([file]) => isUnitTest(file)));
  const processTests = new Map([...distances].filter(([file]) => isProcessTest(file)));
  // Tests of a folder call its functions through the API more often than they import them.
  const folders = new Set(changed.map(dirname));
  for (const file of all)
    if (folders.has(dirname(file)) && isUnitTest(file)) tests.set(file, Math.min(tests.get(file) ?? 1, 1));

  const covers = JSON.parse(readFileSync(join(root, 'scripts/test/covers.json'), 'utf8'));
  const specs = new Map([...distances].filter(([file]) => isSpec(file)));
  for (const [test, places] of Object.entries(covers)) {
    const reached = [...distances].filter(([file]) => places.some((place) => file.startsWith(place)));
    const nearest = Math.min(...reached.map(([, distance]) => distance + 1));
    const kind = isSpec(test) ? specs : isProcessTest(test) ? processTests : tests;
    if (reached.length) kind.set(test, Math.min(kind.get(test) ?? nearest, nearest));
  }

  const chosen = {
    tests: closest(tests, MAX_TEST_FILES),
    processTests: closest(processTests, 1),
    specs: closest(specs, MAX_SPECS),
  };
  const reached = tests.size + processTests.size + specs.size;
  return {
    ...chosen,
    left: reached - chosen.tests.length - chosen.processTests.length - chosen.specs.length,
  };
}
