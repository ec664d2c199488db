// npm run verify: everything that can be judged without running Docent. All checks run, even after one has failed.
import { spawnSync } from 'node:child_process';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true });

const CHECKS = [
  ['style', 'node_modules/.bin/biome', ['check']],
  ['types', 'node_modules/.bin/tsc', ['--noEmit', '-p', '.']],
  ['import rules', 'node_modules/.bin/depcruise', ['app', 'embed', 'server', 'ui', 'widgets']],
  ['unused code', 'node_modules/.bin/knip', []],
  ['lock file', 'npm', ['ci', '--dry-run', '--silent']],
];

const failed = CHECKS.filter(([name, command, args]) => {
  process.stderr.write(`docent: checking ${name}\n`);
  return spawnSync(command, args, { stdio: 'inherit' }).status !== 0;
}).map(([name]) => name);

if (failed.length) console.error(`docent: not in order: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
