/** A question, as far as it depends on others. */
export type Conditional = {
  id: string;
  showIf?: { questionId: string; answers?: readonly (string | number)[] | undefined } | undefined;
};

/**
 * The questions that are asked, given the answers so far. One with a condition is, if the question it names comes before it, is asked
 * itself, and was answered so; the first is always asked, so that there is no survey without any.
 */
export function askedOf<Q extends Conditional>(
  questions: readonly Q[],
  answers: Readonly<Record<string, unknown>>,
): Q[] {
  const asked: Q[] = [];
  for (const question of questions) {
    const { showIf } = question;
    // What is a choice in one place is text in another: 4 and "4" are the same.
    const given = showIf && asked.some(({ id }) => id === showIf.questionId) ? [answers[showIf.questionId]].flat() : [];
    const isMet = given.some(
      (one) => showIf?.answers?.some((other) => String(other) === String(one)) ?? isAnswered(one),
    );
    if (!showIf || !asked.length || isMet) asked.push(question);
  }
  return asked;
}

/** True unless an answer is empty. */
export const isAnswered = (answer: unknown): boolean =>
  Array.isArray(answer) ? answer.length > 0 : typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined;
