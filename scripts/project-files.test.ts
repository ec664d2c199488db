import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../package.json';

const WORKFLOWS = '.github/workflows';
const workflows = readdirSync(WORKFLOWS).map((name) => readFileSync(join(WORKFLOWS, name), 'utf8'));
const all = workflows.join('\n');

/** The projects and folders of each `npm test` in a text, sorted: what a run covers. */
const testRuns = (text: string): string[] =>
  [...text.matchAll(/npm test( -- [^\n"]+)?/g)].map(([, args = '']) => args.replace(/^ -- /, '').trim()).sort();

test('the workflow runs what .ci/run runs', () => {
  const local = testRuns(readFileSync('.ci/run', 'utf8').replace(/^#.*$/gm, ''));
  expect(local).toHaveLength(4);
  for (const run of local) expect(testRuns(all)).toContain(run);
});

test('workflows call only scripts that package.json has', () => {
  const called = [...all.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(Object.keys(scripts)).toContain(name);
});

test('a fork finds what it needs to take part', () => {
  const files = ['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'LICENSE', 'CHANGELOG.md', '.editorconfig'];
  for (const file of [...files, '.github/pull_request_template.md']) expect(existsSync(file), file).toBe(true);
});
