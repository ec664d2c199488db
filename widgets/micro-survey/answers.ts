import type { RenderEnv } from '../../embed/kit/renderer';
import { answersToStore, questionsToAsk } from './asked';
import type { Question } from './question-list';

/** The answers of one person: they decide which questions are asked, and they are stored and reported. */
export function createAnswers(env: RenderEnv, questions: () => Question[]) {
  const answers: Record<string, unknown> = { ...env.progress?.given?.answers };
  /** The ids of the questions whose answers were reported. */
  const reported = new Set(Object.keys(answers));

  const collected = () => answersToStore(questions(), answers);
  const report = (questionId: string, index: number) => {
    if (!reported.has(questionId))
      env.emit({ name: 'micro_survey_answered', props: { questionId, index }, fromResponse: true });
    reported.add(questionId);
  };
  /** The indexes of the questions that are asked, given the answers so far. */
  const places = () => {
    const all = questions();
    return questionsToAsk(all, answers).map((question) => all.indexOf(question));
  };
  return {
    answers,
    collected,
    report,
    /** Stores the answers so far. */
    store: (questionId: string, index: number) => {
      env.submit({ kind: 'survey', answers: collected(), isComplete: false }).catch(() => {});
      report(questionId, index);
    },
    places,
    /** The index of the question that comes after another one, if it is not the last. */
    following: (index: number) => places().find((place) => place > index),
  };
}
