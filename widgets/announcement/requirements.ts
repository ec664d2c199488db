import { needs, type Publishable, stripEmptyMarkup } from '../contract/definition';

/** The types that show their content, so publishing requires it. */
const NEEDS_CONTENT = ['popup', 'toast'];

/** Publishing an announcement requires a title, and content for the types that show it. */
export const requirements = ({ content, settings }: Publishable) => [
  ...needs(content.title, 'title', 'give it a title'),
  ...(NEEDS_CONTENT.includes(String(settings.type ?? 'popup'))
    ? needs(stripEmptyMarkup(content.content), 'content', 'write what it says; popups and toasts need it')
    : []),
];
