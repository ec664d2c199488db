import { expect, it } from 'vitest';
import { isSelector } from './selector';

it.each([
  '#new-project',
  'nav > a[href^="/reports"]:not(.off)',
  '[data-tour="a b"], .x ~ .y + z',
  'li:nth-child(2n + 1)',
  ':is(h1, h2):has(> a)',
  'app-shell >>> button',
  '.sm\\:flex',
  'a::before',
  '#export || [data-tour="export"] || app-shell >>> button',
  '[title="this || that"]',
])('%s is one', (text) => expect(isSelector(text)).toBe(true));

it.each([
  '###bad[',
  '>>',
  '>',
  'a >',
  '> a',
  'a >>> ',
  'button:contains("Save")',
  'a:visible',
  ':not(:eq(0))',
  '',
  'a,',
  'a[b!="c"]',
  '$("#x")',
  'a || ',
  '|| a',
  'a || ###bad[',
])('%s is none', (text) => expect(isSelector(text)).toBe(false));
