import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GLOSSARY = 'docs/glossary.md';

/** The words after "Retired" in the glossary. */
function retiredWords(): string[] {
  const [, list = ''] = /^Retired[^:]*: (.*)\.$/m.exec(readFileSync(GLOSSARY, 'utf8')) ?? [];
  return list.split(', ').map((word) => word.replaceAll('"', ''));
}

/** What draws, or lists what may be drawn: there, `span` is an element. */
const DRAWS =
  /^((app|ui|embed|e2e|playground|widgets\/[^/]+)\/|server\/transports\/public-pages\/|widgets\/appearance\/rich-text\.ts$)/;

/** Lines of a tracked file that use a retired word. */
function usesIn(file: string, words: string[]): string[] {
  const here = words.filter((word) => word !== 'span' || !DRAWS.test(file));
  const retired = new RegExp(`\\b(${here.join('|')})\\b`, 'i');
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (retired.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : []));
}

test('code, comments and documents keep to the glossary', () => {
  const words = retiredWords();
  expect(words.length).toBeGreaterThan(8);
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.prisma', '*.md'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => ![GLOSSARY, 'CHANGELOG.md', 'scripts/glossary.test.ts'].includes(file));
  expect(files.flatMap((file) => usesIn(file, words))).toEqual([]);
});
