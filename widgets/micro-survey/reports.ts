import { enteredText, entryOf, type Reporting, requireSnoozeHours } from '../../embed/kit/reports';
import { MAX_CHOSEN } from '../contract/answer-limits';
import type { Views } from '../contract/views';
import { answersToStore } from './asked';
import { questionsOf } from './question-list';

type Answers = Record<string, unknown>;

/** @throws Error if the server does not accept the answer */
function requireAnswer(id: string, answer: unknown): void {
  if (typeof answer === 'string') enteredText(`answer to ${JSON.stringify(id)}`, answer);
  if (Array.isArray(answer) && answer.length > MAX_CHOSEN)
    throw new Error(`The answer to ${JSON.stringify(id)} has more than ${MAX_CHOSEN} values`);
}

/** The report functions for an application that draws micro surveys itself. */
export const reports = ({ view, env, once, end }: Reporting<Views['microSurvey']>) => {
  let answers: Answers = { ...env.progress?.given?.answers };
  let index = 0;
  let isSent = false;
  /** The ids of the questions whose answers were reported. */
  const reported = new Set(Object.keys(answers));
  const questions = () => questionsOf(view());
  /** Adds `given` to the answers. @returns the answers to store */
  const collect = (given: Answers) => {
    for (const [id, answer] of Object.entries(given)) requireAnswer(entryOf(questions(), id)[0].id, answer);
    answers = { ...answers, ...given };
    return answersToStore(questions(), answers);
  };
  const reportNew = (collected: Answers) => {
    for (const questionId of Object.keys(collected).filter((id) => !reported.has(id))) {
      const at = entryOf(questions(), questionId)[1];
      env.emit({ name: 'micro_survey_answered', props: { questionId, index: at }, fromResponse: true });
      reported.add(questionId);
    }
  };
  const finish = (hours?: number) => {
    const name = hours ? 'micro_survey_snoozed' : 'micro_survey_dismissed';
    if (!isSent) env.emit({ name, props: { index, hours } });
    end(hours);
  };
  return {
    shown: () => once('micro_survey_shown'),
    step: (questionId: string) => {
      index = entryOf(questions(), questionId)[1];
      env.keep({ at: index });
    },
    answered: (given: Answers) => {
      if (isSent) return;
      const collected = collect(given);
      void env.submit({ kind: 'survey', answers: collected, isComplete: false });
      reportNew(collected);
    },
    completed: (given: Answers = {}) => {
      if (isSent) return;
      const collected = collect(given);
      isSent = true;
      reportNew(collected);
      void env.submit({ kind: 'survey', answers: collected });
      env.emit({ name: 'micro_survey_completed', fromResponse: true });
    },
    closed: () => finish(),
    snoozed: () => finish(requireSnoozeHours(view().settings.snoozeHours)),
  };
};
