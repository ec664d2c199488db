import { expect, it } from 'vitest';
import { isPositional, isSelector } from './selector';

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
  'role=button',
  'role=button[name="New invoice"]',
  "role=link[name='Say \\'hello\\'' i]",
  'button:text("New invoice")',
  ':text-is("Save")',
  'li:has-text("Atlas"):text("x") >> button.primary',
  'app-shell >>> role=button[name="a >> b"] || #x',
])('%s is a valid selector', (text) => expect(isSelector(text)).toBe(true));

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
  'role=',
  'role=button[name=""]',
  'role=button[title="x"]',
  'button:text(New)',
  'button:text("")',
  'button:text("a") b',
  'a >> ',
])('%s is not a valid selector', (text) => expect(isSelector(text)).toBe(false));

it.each([
  'button:nth-of-type(1)',
  'main > button:nth-of-type(2) || .toolbar > :first-child',
  'li:nth-child(3) > svg',
  'app-shell >>> div:last-child',
  '.toolbar > button.primary:nth-of-type(2)',
])('%s is positional', (text) => expect(isPositional(text)).toBe(true));

it.each([
  '#new',
  'main > button',
  'li:nth-child(3) [data-tour="x"]',
  'button:nth-of-type(1) || #new',
  'li:nth-child(2) >> role=button[name="Edit"]',
  'button:nth-of-type(1):text("New")',
])('%s is not positional', (text) => expect(isPositional(text)).toBe(false));
