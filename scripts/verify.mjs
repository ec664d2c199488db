// npm run verify: everything that can be judged without running Docent. All checks run, at once, even after one has failed.
import { spawn } from 'node:child_process';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true });

const CHECKS = [
  ['style', 'node_modules/.bin/biome', ['check']],
  ['types', 'node_modules/typescript-7/bin/tsc', ['--noEmit', '-p', '.']],
  ['import rules', 'node_modules/.bin/depcruise', ['app', 'embed', 'server', 'ui', 'widgets']],
  ['unused code', 'node_modules/.bin/knip', []],
  ['client types (npm run client renews them)', 'node_modules/.bin/tsx', ['scripts/typescript-client.ts', '--check']],
  ['migrations', 'node_modules/.bin/tsx', ['scripts/check-migrations.ts']],
  ['icons (npm run icons renews them)', 'node', ['scripts/icons.mjs', '--check']],
  ['lock file', 'npm', ['ci', '--dry-run', '--silent']],
];

/** Prints what a check says in one piece, once it has ended. */
function run([name, command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      console.error(`docent: ${name} ${code === 0 ? 'in order' : 'not in order'}`);
      if (code !== 0) process.stderr.write(Buffer.concat(output));
      resolve({ name, code });
    });
  });
}

const failed = (await Promise.all(CHECKS.map(run))).filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length) console.error(`docent: not in order: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
