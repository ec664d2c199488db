/** The fields of a question that determine whether it is asked. */
export type Conditional = {
  id: string;
  showIf?: { questionId: string; answers?: readonly (string | number)[] | undefined } | undefined;
};

/**
 * The questions that are asked, given the answers so far. A question with a condition is asked if the question that the condition names
 * comes before it, is asked, and was answered with one of `answers`, or with anything if `answers` is undefined. The first question is
 * always asked, so that no survey is empty.
 */
export function questionsToAsk<Q extends Conditional>(
  questions: readonly Q[],
  answers: Readonly<Record<string, unknown>>,
): Q[] {
  const asked: Q[] = [];
  for (const question of questions) {
    const { showIf } = question;
    // Answers are compared as text: a condition may contain "4" where the answer is 4.
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

/**
 * The answers to store: those that are not empty, to questions that are asked and to questions that were removed since they were answered.
 * Answers to questions that are no longer asked because of another answer are left out.
 */
export function answersToStore(
  questions: readonly Conditional[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const asked = new Set(questionsToAsk(questions, answers).map(({ id }) => id));
  const isRemoved = (id: string) => !questions.some((question) => question.id === id);
  return Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) => isAnswered(answer) && (asked.has(id) || isRemoved(id))),
  );
}
