import { expect, test } from 'vitest';
import type { WidgetResponse } from '../../embed/kit/renderer';
import type { Reporting, Reports } from '../../embed/kit/reports';
import { reports as feedback } from '../feedback-widget/reports';
import { reports as survey } from '../micro-survey/reports';
import { reports as nps } from '../nps-widget/reports';

const LONGEST = 'x'.repeat(20_000);
const ADDRESS = `${'x'.repeat(243)}@example.com`;
const VIEW = { options: [], settings: { questions: [{ id: 'why', type: 'text', question: 'Why?' }] } };

/** The report functions of a widget, and the responses that they have sent. */
function reporting<View>(reportsOf: Reports<View>) {
  const sent: WidgetResponse[] = [];
  const env = { emit: () => undefined, keep: () => undefined, submit: async (one: WidgetResponse) => sent.push(one) };
  const widget = { view: () => VIEW, env, once: () => undefined, end: () => undefined } as unknown as Reporting<View>;
  const { completed } = reportsOf(widget) as Record<string, (given: object) => void>;
  return { completed: completed as (given: object) => void, sent };
}

test.each([
  ['feedback', reporting(feedback), { message: LONGEST, email: ADDRESS }],
  ['NPS', reporting(nps), { rating: 9, comment: LONGEST, email: ADDRESS }],
  ['a survey', reporting(survey), { why: LONGEST }],
] as const)('%s in headless mode: texts that the server refuses throw an error', (_, { completed, sent }, longest) => {
  const tooLong = Object.entries(longest).filter(([, value]) => typeof value === 'string');
  for (const [name, value] of tooLong)
    expect(() => completed({ ...longest, [name]: `${value}x` })).toThrow(/more than/);
  expect(sent).toEqual([]);
  completed(longest);
  expect(JSON.stringify(sent)).toContain(LONGEST);
});

test.each(['', ' 9', '09', '11', true, null])('a rating of %j in headless mode throws an error', (rating) => {
  const { completed, sent } = reporting(nps);
  expect(() => completed({ rating })).toThrow('whole number from 0 to 10');
  expect(sent).toEqual([]);
});
