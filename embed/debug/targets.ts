import type { TargetChange, TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { isVisible } from '../kit/wait';
import { findTarget } from '../script/find';

/** An element that a widget points at. `change`: how it differs from when it was picked. */
export type Target = {
  selector: string;
  found: boolean;
  visible: boolean;
  change: TargetChange | null;
  sentence: string;
};

const KEYS = new Set(['domQuery', 'cssSelector', 'pageEventElementSelector']);

type Named = { selector: string; snapshot?: TargetSnapshot };

/** Every selector in a widget, with the snapshot of the element that was picked for it. */
function selectorsIn(value: unknown): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  const { targetSnapshot: snapshot } = value as { targetSnapshot?: TargetSnapshot };
  return Object.entries(value).flatMap(([key, own]) => {
    if (key === 'targetSnapshot') return [];
    if (!KEYS.has(key) || typeof own !== 'string' || !own) return selectorsIn(own);
    return [{ selector: own, ...(snapshot && { snapshot }) }];
  });
}

/** The elements that a widget points at, and whether they are on the page. */
export const targetsOf = (view: object): Target[] =>
  [...new Map(selectorsIn(view).map((named) => [named.selector, named])).values()].map(({ selector, snapshot }) => {
    const { element, change = null } = findTarget(selector, snapshot) ?? {};
    const visible = !!element && isVisible(element);
    const how = visible ? 'is on the page' : element ? 'is on the page but hidden' : 'is not on this page';
    const difference = change ? `, and has changed: it was ${change.expected}, and is ${change.found}` : '';
    return { selector, found: !!element, visible, change, sentence: `${selector} ${how}${difference}.` };
  });
