import type { Completions, Trigger } from '../targeting/trigger';
import { events } from './events';

/** The fields of an item that determine how it is completed. */
export type Item = {
  id: string;
  title?: string | undefined;
  completionType?: string | undefined;
  pageEventElementSelector?: string | undefined;
  redirectToUrl?: string | undefined;
  tourId?: number | undefined;
  completionEvent?: string | undefined;
};

/** The trigger that completes an item; undefined if people tick it off themselves, or if it does not name what to wait for. */
function triggerOf({ id, completionType, ...item }: Item): Trigger | undefined {
  const triggers: Record<string, Trigger> = {
    'page-event': { on: 'click', value: item.pageEventElementSelector ?? '' },
    'url-visited': { on: 'url', value: item.redirectToUrl ?? '' },
    'tour-finished': { on: 'finished', value: `tour ${item.tourId ?? ''}` },
    'custom-event': { on: 'event', value: item.completionEvent ?? id },
  };
  const trigger = Object.hasOwn(triggers, completionType ?? '') ? triggers[completionType ?? ''] : undefined;
  return trigger?.value === '' ? undefined : trigger;
}

/** How the items of a checklist are completed. */
export function completionsOf(items: readonly Item[]): Completions {
  const [, , itemCompleted, allCompleted] = events.names;
  const entries = items.map((item) => {
    const by = triggerOf(item);
    return by ? { id: item.id, by } : { id: item.id };
  });
  return { event: itemCompleted, property: 'itemId', finished: allCompleted, entries };
}
