import { markup, needs, type Publishable } from '../contract/definition';

/** The types that show their content and so cannot go live without it. */
const NEEDS_CONTENT = ['popup', 'toast'];

/** An announcement needs a title, and where it shows its content, that too. */
export const requirements = ({ content, settings }: Publishable) => [
  ...needs(content.title, 'title', 'give it a title'),
  ...(NEEDS_CONTENT.includes(String(settings.type ?? 'popup'))
    ? needs(markup(content.content), 'content', 'write what it says; popups and toasts need it')
    : []),
];
