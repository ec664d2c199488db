// What is run once more when a test failed: the same tests alone, on a machine that has nothing else to do.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** More failures than this are no accident, and are not run again. */
const MOST = 5;

const asPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a run of vitest counted, from its JSON report.
 * @param {string} report path of the report
 * @returns {{ passed: number, failed: number, names: string[], broken: number }} `names` of the tests that failed, each as
 *   "file > test"; `broken` files did not even load, and are counted in `failed`
 */
export function readVitestReport(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length);
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)} > ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    names: [...names, ...broken.map(({ name }) => relative(process.cwd(), name))],
    broken: broken.length,
  };
}

/**
 * The arguments by which vitest runs those tests alone, or undefined where they are too many, or files did not load.
 * @param {{ names: string[], broken: number }} counts
 * @returns {string[] | undefined}
 */
export function argumentsToRunAgain({ names, broken }) {
  if (!names.length || names.length > MOST || broken) return undefined;
  const parts = names.map((name) => name.split(' > '));
  const files = new Set(parts.map(([file]) => file));
  const tests = new Set(parts.map(([, ...test]) => asPattern(test.join(' > '))));
  return [...files, '-t', `^ ?(?:${[...tests].join('|')})$`];
}
