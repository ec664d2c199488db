import { expect, test } from 'vitest';
import { entryOfField, tabOfField } from './jump';

test.each([
  ['name', undefined],
  ['targeting', 'targeting'],
  ['targeting.rules[0].value', 'targeting'],
  ['folderId', 'general'],
  ['themeId', 'general'],
  ['steps[2].domQuery', 'content'],
  ['title', 'content'],
  ['settings.cssSelector', 'content'],
  ['settings.questions[0].question', 'content'],
  ['settings.typeface', 'behaviour'],
  ['settings.frequency.mode', 'behaviour'],
] as const)('the field %s is on the tab %s', (field, tab) => {
  expect(tabOfField(field)).toBe(tab);
});

test.each([
  ['steps[0]', 0],
  ['steps[12].title', 12],
  ['items[1].content', 1],
  ['settings.questions[3].options[1]', 3],
  ['settings.buttons[1].text', undefined],
  ['title', undefined],
])('the field %s belongs to entry %s', (field, entry) => {
  expect(entryOfField(field)).toBe(entry);
});
