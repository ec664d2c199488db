import { threeWayMerge } from '../../../widgets/merge/three-way-merge';
import { changesIn, draftOf, fieldsOf } from '../unpublished/fields';
import { type Draft, withPatch } from './draft';

/** Edits of one place that follow each other this fast are one step of undo. */
const TOGETHER_MS = 1_200;
const MAX_STEPS = 100;

/** An edited widget: as it was stored, as it is now, and the steps for undo and redo. */
export type History = {
  base: Draft;
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
  /** The place that was edited last, and when (milliseconds). */
  last?: { place: string; at: number } | undefined;
};

export const startHistory = (stored: Draft): History => ({ base: stored, draft: stored, past: [], future: [] });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The path of the one value that differs, such as `content.steps.0.title`; undefined if several differ or a list changed its length. */
export function editedPlace(before: unknown, after: unknown, path: readonly string[] = []): string | undefined {
  if (!isObject(before) || !isObject(after)) return path.join('.');
  if (Array.isArray(before) && before.length !== after.length) return undefined;
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [key, another] = keys.filter((one) => !same(before[one], after[one]));
  return key === undefined || another !== undefined ? undefined : editedPlace(before[key], after[key], [...path, key]);
}

/** Puts `patch` into the draft, at the moment `at` (milliseconds). */
export function edit(history: History, patch: Partial<Draft>, at: number): History {
  const { draft, past, last } = history;
  const edited = withPatch(draft, patch);
  if (same(draft, edited)) return history;
  const place = editedPlace(draft, edited);
  const together = place !== undefined && place === last?.place && at - last.at < TOGETHER_MS && past.length > 0;
  return {
    ...history,
    draft: edited,
    past: together ? past : [...past.slice(1 - MAX_STEPS), draft],
    future: [],
    last: place === undefined ? undefined : { place, at },
  };
}

/** Goes one step back. */
export function undo(history: History): History {
  const before = history.past.at(-1);
  if (!before) return history;
  const { draft, past, future } = history;
  return { ...history, draft: before, past: past.slice(0, -1), future: [draft, ...future], last: undefined };
}

/** Restores the step that was undone last. */
export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  const { draft, past } = history;
  return { ...history, draft: next, past: [...past, draft], future, last: undefined };
}

/** `draft`, with what changed between `from` and `stored` at the places where `draft` does not differ from `from`. */
const ontoOf =
  (from: Draft, stored: Draft) =>
  (draft: Draft): Draft =>
    draftOf(threeWayMerge(fieldsOf(from), fieldsOf(stored), fieldsOf(draft)).fields);

/**
 * Makes `saved` the stored draft. Edits made since `sent` was sent are kept; other places take the value of `saved`. The steps for undo
 * and redo do too, so that undo reverts edits of this person alone.
 */
export function rebase(history: History, saved: Draft, sent: Draft): History {
  const onto = ontoOf(sent, saved);
  const { draft, past, future } = history;
  return { ...history, base: saved, draft: onto(draft), past: past.map(onto), future: future.map(onto) };
}

/**
 * Continues with the draft `next`, based on `stored`; undo restores the edits.
 * @param from where `stored` has what other people changed since this draft, the steps for undo take their changes over
 */
export function replace({ draft, past }: History, stored: Draft, next = stored, from?: Draft): History {
  const [before = draft, ...earlier] = from ? [draft, ...past].map(ontoOf(from, stored)) : [draft, ...past];
  // After a merge, undo has to revert an edit, not the merge.
  const isNew = changesIn(before, next).length > 0;
  return { base: stored, draft: next, past: isNew ? [...earlier, before] : earlier, future: [] };
}
