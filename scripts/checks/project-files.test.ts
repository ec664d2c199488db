import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';

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

test('the files that contributors need exist', () => {
  const files = ['CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'LICENSE', 'CHANGELOG.md', '.editorconfig'];
  for (const file of [...files, '.github/pull_request_template.md']) expect(existsSync(file), file).toBe(true);
});

/** The Markdown files whose links are checked. */
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...markdownIn('docs')];

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test.each(documents)('every relative link of %s leads to a file and a heading', (file) => {
  const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g), ...text.matchAll(/(?:src|srcset)="([^"]+)"/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
  const broken = targets.filter((target) => {
    const [path = '', anchor] = target.split('#');
    const place = path ? join(dirname(file), path) : file;
    return !existsSync(place) || (anchor !== undefined && !anchorsIn(place).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test('the README is short enough to read', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(200);
});

test('the README repeats measurements of docs/performance.md unchanged', () => {
  const section = readFileSync('README.md', 'utf8').split('## How fast it is')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  const measured = readFileSync('docs/performance.md', 'utf8').split('\n');
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.filter((row) => !measured.includes(row))).toEqual([]);
});
