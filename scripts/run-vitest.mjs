// Runs vitest and counts what it ran. A few tests that failed run once more, alone.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsToRunAgain, readVitestReport } from './again.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const REPORT = join('.build', 'tests.json');
const ERRORS = join('.build', 'errors.json');

export const NO_TESTS = { passed: 0, failed: 0, names: [], unsteady: [], causes: [], isFaulty: false };

const start = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [VITEST, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (exit) => resolve(exit ?? 1));
  });

/** Runs vitest once; what it counted, and whether something else than a test went wrong (coverage, an error outside a test). */
async function runOnce(args, env) {
  for (const file of [REPORT, ERRORS]) rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/count-errors.mjs',
    `--outputFile.json=${REPORT}`,
  ];
  const code = await start(['run', ...reporters, ...args], env);
  try {
    const counts = readVitestReport(REPORT);
    const errors = JSON.parse(readFileSync(ERRORS, 'utf8'));
    return { ...counts, isFaulty: errors > 0 || (code !== 0 && !counts.failed) };
  } catch {
    return { passed: 0, failed: 0, names: [], broken: 0, causes: [], isFaulty: true };
  }
}

/**
 * @param {string[]} args for vitest: projects, files, other options
 * @returns {Promise<{ passed: number, failed: number, names: string[], unsteady: string[], causes: string[], isFaulty: boolean }>} `unsteady`: tests that
 *   failed, and passed when they ran alone
 */
export async function runVitest(args, env) {
  const first = await runOnce(args, env);
  const again = argumentsToRunAgain(first);
  if (!again) return { ...first, unsteady: [] };
  console.log(`docent: once more, alone:\n  ${first.names.join('\n  ')}`);
  const projects = args.filter((argument, index) => argument === '--project' || args[index - 1] === '--project');
  const second = await runOnce([...projects, ...again], env);
  // A second run that met fewer tests than it should have proves nothing.
  if (second.isFaulty || second.passed + second.failed < first.failed) return { ...first, unsteady: [] };
  return {
    ...first,
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    names: second.names,
    causes: second.causes,
    unsteady: first.names.filter((name) => !second.names.includes(name)),
  };
}

/** Runs vitest until it is ended, and the tests of what changes in the meantime again. */
export const watchVitest = (args, env) => start(['watch', ...args], env);
