import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { argumentsToRunAgain, countCauses, readVitestReport } from './again.mjs';

const folder = mkdtempSync(join(tmpdir(), 'docent-again-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(failed: string[], broken = 0) {
  const path = join(folder, 'tests.json');
  const fileOf = (name: string) => join(process.cwd(), name);
  const results = failed.map((fullName) => ({
    name: fileOf('server/a.test.ts'),
    status: 'failed',
    assertionResults: [{ status: 'failed', fullName, failureMessages: ['\nError: refused\n    at a.ts:1'] }],
  }));
  const unloaded = Array.from({ length: broken }, () => ({
    name: fileOf('server/b.test.ts'),
    status: 'failed',
    assertionResults: [],
  }));
  const testResults = [...results, ...unloaded];
  writeFileSync(path, JSON.stringify({ numPassedTests: 10, numFailedTests: failed.length, testResults }));
  return readVitestReport(path);
}

test('a failed test is named, and runs again alone, whatever characters its name has', () => {
  const counts = report(['lists > (all) of them?']);
  expect(counts).toEqual({
    passed: 10,
    failed: 1,
    broken: 0,
    names: ['server/a.test.ts > lists > (all) of them?'],
    causes: ['Error: refused'],
  });
  const [file, option, pattern] = argumentsToRunAgain(counts) as string[];
  expect([file, option]).toEqual(['server/a.test.ts', '-t']);
  expect('lists > (all) of them?').toMatch(new RegExp(pattern as string));
  expect('lists > (all) of them? no').not.toMatch(new RegExp(pattern as string));
});

test('nothing runs again when all passed, when many failed, or when a file did not load', () => {
  expect(argumentsToRunAgain(report([]))).toBeUndefined();
  expect(argumentsToRunAgain(report(['a', 'b', 'c', 'd', 'e', 'f']))).toBeUndefined();
  const broken = report(['a'], 1);
  expect(broken.failed).toBe(2);
  expect(argumentsToRunAgain(broken)).toBeUndefined();
});

test('errors are counted, and the most frequent comes first', () => {
  const { causes } = report(['a', 'b'], 1);
  expect(countCauses(causes)).toEqual(['2 x Error: refused', '1 x no message']);
  expect(countCauses([])).toEqual([]);
});
