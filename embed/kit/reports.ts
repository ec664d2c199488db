import { MAX_TEXT } from '../../widgets/contract/answer-limits';
import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import type { Progress, RenderEnv } from './renderer';
import { targetFinder } from './target';

/** A widget that the application draws itself, in the form that its report functions get. */
export type Reporting<View> = {
  /** The widget as in the server's last answer. */
  view: () => View;
  env: RenderEnv;
  /** Reports an event, unless it was already reported for this widget on this page. */
  once: (name: string, props?: Record<string, unknown>) => void;
  /** The index to start at: set if the widget was opened by name, or continues from a previous page. */
  startAt: () => number | undefined;
  /** Offers the widget to the application again, with the person's progress. */
  changed: (progress: Progress) => void;
  /** Withdraws the widget. @param laterHours the hours after which the person wants to see it again */
  end: (laterHours?: number) => void;
};

/** The functions by which an application that draws a widget reports what people do. An exception in one becomes an `error` event. */
export type Reports<View> = (widget: Reporting<View>) => Record<string, (...args: never[]) => unknown>;

/** The entry with an id in a list, and its index. @throws Error if no entry has that id */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): [Entry, number] {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (!entry) throw new Error(`There is no ${JSON.stringify(id)} among ${entries.map((one) => one.id).join(', ')}`);
  return [entry, index];
}

/** The hours after which a snoozed widget is shown again. @throws Error if people cannot snooze the widget */
export function requireSnoozeHours(hours: number | null | undefined): number {
  if (!hours) throw new Error('This widget has no snoozeHours');
  return hours;
}

/** A text that a person entered, trimmed; undefined if nothing is left. @throws Error if it is longer than the server accepts */
export function enteredText(name: string, given: string | undefined, max = MAX_TEXT): string | undefined {
  const text = given?.trim() || undefined;
  if (text && text.length > max) throw new Error(`The ${name} has more than ${max} characters`);
  return text;
}

/** The fields by which a widget names an element. */
type Named = { selector?: string | null; snapshot?: TargetSnapshot | null; changedTarget?: string | null };

/** The element that a widget names. @param onChange gets the differences since it was picked */
export function findReportedTarget(
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
