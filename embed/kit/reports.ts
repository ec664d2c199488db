import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import type { Progress, RenderEnv } from './renderer';
import { targetFinder } from './target';

/** A widget that the application draws itself, as what reports for it sees it. */
export type Reporting<View> = {
  /** The widget as the server answered it last. */
  view: () => View;
  env: RenderEnv;
  /** Reports an event, unless it was reported of this widget on this page. */
  once: (name: string, props?: Record<string, unknown>) => void;
  /** Where the application is to start: set where the widget was opened by name, or goes on from a page before. */
  startAt: () => number | undefined;
  /** Hands the widget over again, with what the person has done. */
  changed: (progress: Progress) => void;
  /** Takes the widget away. @param laterHours the person wants to see it again in so many hours */
  end: (laterHours?: number) => void;
};

/** The functions by which an application that draws a widget reports what people do. What one throws becomes an `error` event. */
export type Reports<View> = (widget: Reporting<View>) => Record<string, (...args: never[]) => unknown>;

/** The entry of a list that has an id. @throws Error where none has */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): [Entry, number] {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (!entry) throw new Error(`There is no ${JSON.stringify(id)} among ${entries.map((one) => one.id).join(', ')}`);
  return [entry, index];
}

/** The hours after which a widget comes again. @throws Error where the widget does not offer that */
export function hoursOf(hours: number | null | undefined): number {
  if (!hours) throw new Error('This widget has no snoozeHours');
  return hours;
}

/** How a widget names its element. */
type Named = { selector?: string | null; snapshot?: TargetSnapshot | null; changedTarget?: string | null };

/** The element that a widget names. @param onChange is told how it reads otherwise than when it was picked */
export function findNamed(
  env: RenderEnv,
  { selector, snapshot, changedTarget }: Named,
  onChange: (change: object) => void,
): Element | null {
  if (!selector) return null;
  const { find, change } = targetFinder(env, { selector, snapshot, changedTarget });
  const element = find();
  const changed = change();
  if (changed) onChange(changed);
  return element;
}
