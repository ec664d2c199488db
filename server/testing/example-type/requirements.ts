import { needs, type Publishable } from '../../../widgets/contract/definition';

/** A strip needs its message. */
export const requirements = ({ content }: Publishable) => needs(content.message, 'message', 'write what it says');
