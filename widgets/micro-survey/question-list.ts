import type { Views } from '../contract/views';

type Stored = NonNullable<Views['microSurvey']['settings']['questions']>[number];
export type Question = Stored & { id: string };

/** The questions, each with an id: a draft that was never saved may lack some. */
export const questionsOf = ({ settings }: Views['microSurvey']): Question[] =>
  (settings.questions ?? []).map((question, index) => ({ ...question, id: question.id ?? String(index) }));
