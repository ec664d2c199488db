// npm run verify: all checks that do not run Docent. They run at the same time, even after one has failed. A check whose files have not
// changed since it last passed is not repeated.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hashFiles, readStamps, writeStamp } from '../prepare/inputs.mjs';
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true, clientTypes: true });
const BUILD = join(ROOT, '.build');
const CODE = ['app', 'embed', 'messages', 'server', 'ui', 'widgets', 'package-lock.json', 'tsconfig.json'];

/** Each check with the files that it reads; a check without them runs every time. */
const CHECKS = [
  ['style (npm run format mends most of it)', 'node_modules/.bin/biome', ['check']],
  ['types', 'node_modules/typescript-7/bin/tsc', ['--noEmit', '-p', '.']],
  [
    'import rules',
    'node_modules/.bin/depcruise',
    ['app', 'embed', 'server', 'ui', 'widgets'],
    [...CODE, '.dependency-cruiser.cjs'],
  ],
  ['unused code', 'node_modules/.bin/knip', ['--cache', '--cache-location', '.build/knip']],
  [
    'public surface (npm run surface renews it)',
    'node_modules/.bin/tsx',
    ['scripts/checks/public-surface.ts', '--check'],
    [...CODE, 'docs/surface', 'scripts/checks/public-surface.ts'],
  ],
  ['migrations', 'node_modules/.bin/tsx', ['scripts/migrations/check-migrations.ts'], ['prisma', 'scripts']],
  ['icons (npm run icons renews them)', 'node', ['scripts/build/icons.mjs', '--check']],
  ['wording (warnings only)', 'node', ['scripts/checks/check-wording.mjs']],
  [
    'licenses',
    'node',
    ['scripts/checks/licenses.mjs', '--check'],
    ['package-lock.json', 'scripts/checks/licenses.mjs'],
  ],
  ['lock file', 'npm', ['ci', '--dry-run', '--silent'], ['package.json', 'package-lock.json']],
];

/** Runs a check, and prints its output in one piece when it has ended. */
function run([name, command, args, inputs]) {
  const stamp = `verify ${name}`;
  const hash = inputs && hashFiles(ROOT, inputs, { tests: true });
  if (hash && readStamps(BUILD)[stamp] === hash) {
    console.error(`docent: ${name} unchanged since it last passed`);
    return { name, code: 0 };
  }
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      console.error(`docent: ${name} ${code === 0 ? 'passed' : 'failed'}`);
      // The output of a check that passed is a warning.
      if (code !== 0 || name.startsWith('wording')) process.stderr.write(Buffer.concat(output));
      if (code === 0 && hash) writeStamp(BUILD, stamp, hash);
      resolve({ name, code });
    });
  });
}

const failed = (await Promise.all(CHECKS.map(run))).filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length) console.error(`docent: failed: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
