import { needs, type Publishable } from '../contract/definition';

/** A tour needs a step. */
export const requirements = ({ content }: Publishable) => needs(content.steps, 'steps', 'add at least one step');
