import { expect, test } from 'vitest';
import { addedLines, findingsIn, joinProse } from './check-wording.mjs';

const textsOf = (file: string, ...lines: string[]) =>
  joinProse(lines.map((line, index) => ({ file, number: index + 1, line }))).map(({ text }) => text);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('words that the style advises against are found in comments and texts, and not in code', () => {
  expect(textsOf('server/a.ts', '  const nobody = 1;')).toEqual([]);
  const texts = [
    ...textsOf('server/a.ts', '  // Nobody reads this.', '  const count = 1; // stands for one'),
    ...textsOf('messages/en/home.json', '  "empty": "Whoever comes first",'),
  ];
  expect(texts.flatMap(findingsIn)).toEqual(['Nobody', 'stands', 'Whoever'].map((word) => `"${word}" (docs/style.md)`));
});

test('the words of a sentence are counted over its lines', () => {
  expect(textsOf('server/a.ts', `// ${words(20)}`, `// ${words(20)}.`).flatMap(findingsIn)).toEqual([
    '40 words in the sentence "word word word word word word …"',
  ]);
  expect(
    textsOf('docs/a.md', `${words(29)}. ${words(29)}.`, `- ${words(29)}`, `- ${words(29)}`).flatMap(findingsIn),
  ).toEqual([]);
});

test('added lines have the numbers that they have in the file', () => {
  const diff = ['+++ b/docs/a.md', '@@ -1,0 +5,2 @@', '+one', '+two', '@@ -9 +12 @@', '-old', '+three'].join('\n');
  expect(addedLines(diff)).toEqual([
    { file: 'docs/a.md', number: 5, line: 'one' },
    { file: 'docs/a.md', number: 6, line: 'two' },
    { file: 'docs/a.md', number: 12, line: 'three' },
  ]);
});
