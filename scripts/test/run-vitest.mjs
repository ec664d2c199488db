// Runs vitest and counts what it ran. A few tests that failed run once more, alone.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsToRunAgain, readVitestReport } from './again.mjs';

const VITEST = join('node_modules', 'vitest', 'vitest.mjs');

export const NO_TESTS = { passed: 0, failed: 0, names: [], unsteady: [], causes: [], isFaulty: false };

/** Starts vitest and resolves to its exit code. With `isHeldBack`, its output is printed when it has ended. */
const start = (args, env, isHeldBack = false) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [VITEST, ...args], {
      stdio: isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });

const asArguments = (projects) => projects.flatMap((name) => ['--project', name]);

/**
 * Runs the tests of some projects once. Resolves to the counts, and to whether something other than a test failed (coverage, an error
 * outside a test).
 */
async function runOnce({ projects, args, isHeldBack = false }, env) {
  const name = projects.join('-');
  const report = join('.build', `tests-${name}.json`);
  const errors = join('.build', `errors-${name}.json`);
  for (const file of [report, errors]) rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/test/count-errors.mjs',
    `--outputFile.json=${report}`,
  ];
  const code = await start(
    ['run', ...reporters, ...asArguments(projects), ...args],
    { ...env, DOCENT_TEST_ERRORS: errors },
    isHeldBack,
  );
  try {
    const counts = readVitestReport(report);
    const others = JSON.parse(readFileSync(errors, 'utf8'));
    return { ...counts, isFaulty: others > 0 || (code !== 0 && !counts.failed) };
  } catch {
    return { passed: 0, failed: 0, names: [], broken: 0, causes: [], isFaulty: true };
  }
}

/** Runs failed tests once more, alone, if they are few, and counts the results of the second run for them. */
async function runAgain(projects, first, env) {
  const again = argumentsToRunAgain(first);
  if (!again) return { ...first, unsteady: [] };
  console.log(`docent: once more, alone:\n  ${first.names.join('\n  ')}`);
  const second = await runOnce({ projects, args: again }, env);
  // A second run of fewer tests than it should have run proves nothing.
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

/**
 * @param {string[][]} groups projects of vitest; the groups run at the same time, and the output of all but the first is held back
 * @param {string[]} args for vitest: files, other options
 * @returns {Promise<{ passed: number, failed: number, names: string[], unsteady: string[], causes: string[], isFaulty: boolean }>}
 *   `unsteady`: tests that failed, and passed when they ran alone
 */
export async function runVitest(groups, args, env) {
  const firsts = await Promise.all(
    groups.map((projects, index) => runOnce({ projects, args, isHeldBack: index > 0 }, env)),
  );
  let sum = NO_TESTS;
  for (const [index, first] of firsts.entries()) {
    const one = await runAgain(groups[index], first, env);
    sum = {
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      names: [...sum.names, ...one.names],
      unsteady: [...sum.unsteady, ...one.unsteady],
      causes: [...sum.causes, ...one.causes],
      isFaulty: sum.isFaulty || one.isFaulty,
    };
  }
  return sum;
}

/** Runs vitest in watch mode: a change runs the tests that it affects. */
export const watchVitest = (projects, args, env) => start(['watch', ...asArguments(projects), ...args], env);
