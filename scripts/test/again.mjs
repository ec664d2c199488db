// Reads the report of a test run, and chooses the failed tests that run once more, alone, when nothing else runs.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** If more tests than this failed, it was not by chance, and none of them runs again. */
const MAX_FAILURES_TO_RUN_AGAIN = 5;

const MAX_CAUSES = 10;

const MAX_CAUSE_LENGTH = 300;

const firstLine = (message) =>
  (message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean)
    ?.slice(0, MAX_CAUSE_LENGTH) ?? 'no message';

const asPattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a run of vitest counted, from its JSON report.
 * @param {string} report path of the report
 * @returns {{ passed: number, failed: number, names: string[], broken: number, causes: string[] }} `names` of the tests that failed, each as
 *   "file > test"; `broken` files did not even load, and are counted in `failed`; `causes` are the first lines of all errors
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
    causes: [
      ...testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ failureMessages }) => firstLine(failureMessages?.[0])),
      ),
      ...broken.map(({ message }) => firstLine(message)),
    ],
  };
}

/**
 * Errors as they are printed at the end: each one once, the most frequent first.
 * @param {string[]} causes
 * @returns {string[]} at most ten lines such as "12 x Error: connect ECONNREFUSED"
 */
export function countCauses(causes) {
  const counts = new Map();
  for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_CAUSES)
    .map(([cause, count]) => `${count} x ${cause}`);
}

/**
 * The arguments by which vitest runs only the failed tests; undefined if too many failed, or if files did not load.
 * @param {{ names: string[], broken: number }} counts
 * @returns {string[] | undefined}
 */
export function argumentsToRunAgain({ names, broken }) {
  if (!names.length || names.length > MAX_FAILURES_TO_RUN_AGAIN || broken) return undefined;
  const parts = names.map((name) => name.split(' > '));
  const files = new Set(parts.map(([file]) => file));
  const tests = new Set(parts.map(([, ...test]) => asPattern(test.join(' > '))));
  return [...files, '-t', `^ ?(?:${[...tests].join('|')})$`];
}
