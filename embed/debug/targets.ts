import { isVisible } from '../kit/wait';

/** An element that a widget points at. */
export type Target = { selector: string; found: boolean; visible: boolean; sentence: string };

const KEYS = new Set(['domQuery', 'cssSelector', 'pageEventElementSelector']);

/** Every selector in a widget. */
function selectorsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) =>
    KEYS.has(key) && typeof own === 'string' && own ? [own] : selectorsIn(own),
  );
}

/** The elements that a widget points at, and whether they are on the page. */
export const targetsOf = (view: object, find: (selector: string) => Element | null): Target[] =>
  [...new Set(selectorsIn(view))].map((selector) => {
    const element = find(selector);
    const visible = !!element && isVisible(element);
    const how = visible ? 'is on the page' : element ? 'is on the page but hidden' : 'is not on this page';
    return { selector, found: !!element, visible, sentence: `${selector} ${how}.` };
  });
