import { expect, test } from 'vitest';
import { type Conditional, questionsToAsk } from '../micro-survey/asked';

const QUESTIONS: Conditional[] = [
  { id: 'ease' },
  { id: 'why', showIf: { questionId: 'ease', answers: [1, 2] } },
  { id: 'which', showIf: { questionId: 'why' } },
  { id: 'end' },
];
const asked = (answers: Record<string, unknown>, questions = QUESTIONS) =>
  questionsToAsk(questions, answers)
    .map(({ id }) => id)
    .join(' ');

test.each([
  [{}, 'ease end'],
  [{ ease: 3 }, 'ease end'],
  [{ ease: 2 }, 'ease why end'],
  [{ ease: '2' }, 'ease why end'],
  [{ ease: 2, why: ' ' }, 'ease why end'],
  [{ ease: 2, why: 'Slow' }, 'ease why which end'],
  // Answers to questions that are no longer asked are ignored.
  [{ ease: 3, why: 'Slow' }, 'ease end'],
])('after %j: %s', (answers, expected) => expect(asked(answers)).toBe(expected));

test('one matching choice is enough, and no choice is not an answer', () => {
  const questions = [{ id: 'a' }, { id: 'b', showIf: { questionId: 'a', answers: ['x', 'y'] } }];
  expect(asked({ a: ['z', 'y'] }, questions)).toBe('a b');
  expect(asked({ a: ['z'] }, questions)).toBe('a');
  expect(asked({ a: [] }, [{ id: 'a' }, { id: 'b', showIf: { questionId: 'a' } }])).toBe('a');
});

test('the first question is always asked; a question with a condition on itself, a later or a missing question is never asked', () => {
  const first = { id: 'a', showIf: { questionId: 'b' } };
  expect(asked({ b: 1 }, [first, { id: 'b' }])).toBe('a b');
  for (const questionId of ['b', 'c', 'gone'])
    expect(asked({ b: 1, c: 1, gone: 1 }, [{ id: 'a' }, { id: 'b', showIf: { questionId } }, { id: 'c' }])).toBe('a c');
});
