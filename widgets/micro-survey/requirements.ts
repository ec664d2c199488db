import { needs, type Publishable } from '../definition';

/** A survey needs a question. */
export const unmetMicroSurvey = ({ settings }: Publishable) =>
  needs(settings.questions, 'settings.questions', 'ask at least one question');
