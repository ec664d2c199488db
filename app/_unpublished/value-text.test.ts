import { expect, test } from 'vitest';
import { spanOf, valueTexts } from './value-text';

const words = {
  nothing: '(nothing)',
  yes: 'Yes',
  no: 'No',
  rules: () => 'Everybody',
  frequency: ({ mode, intervalHours }: Readonly<Record<string, unknown>>) => {
    const { unit, count } = spanOf(Number(intervalHours));
    return `${mode} ${count} ${unit}`;
  },
};

test('values are formatted as readable texts', () => {
  expect(valueTexts(['<p>Hello <b>Kim</b></p>', ''], words)).toEqual(['Hello Kim', '(nothing)']);
  expect(valueTexts([true, undefined], words)).toEqual(['Yes', '(nothing)']);
  expect(
    valueTexts(
      [
        { mode: 'interval', intervalHours: 2_160 },
        { mode: 'interval', intervalHours: 30 },
      ],
      words,
    ),
  ).toEqual(['interval 90 days', 'interval 30 hours']);
  expect(valueTexts([7, { rules: [] }], words)).toEqual(['7', 'Everybody']);
  expect(valueTexts([[{ id: 'a', title: 'One' }], [{ text: '<p>Go</p>' }, 'x']], words)).toEqual([
    '1. One',
    '1. Go\n2. x',
  ]);
});

test('values whose texts are the same are shown as they are stored', () => {
  expect(valueTexts(['<p>Same</p>', '<h2>Same</h2>'], words)).toEqual(['<p>Same</p>', '<h2>Same</h2>']);
  const [one, other] = valueTexts([[{ title: 'A', domQuery: '#a' }], [{ title: 'A', domQuery: '#b' }]], words);
  expect([one, other]).toEqual(['[{"title":"A","domQuery":"#a"}]', '[{"title":"A","domQuery":"#b"}]']);
});
