import { needs, type Publishable } from '../contract/definition';

/** A survey needs a question. */
export const requirements = ({ settings }: Publishable) =>
  needs(settings.questions, 'settings.questions', 'ask at least one question');
