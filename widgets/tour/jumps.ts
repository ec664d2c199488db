import {
  entriesIn,
  isBlank,
  linkOnly,
  needed,
  type PendingWarning,
  warnIf,
  warnIfUnknown,
} from '../validation/warning';
import { knownValues } from './known-values';

type Step = Record<string, unknown>;
type Entry = { entry: Step; at: string };

const recordOf = (value: unknown): Step => (typeof value === 'object' && value !== null ? (value as Step) : {});

/** The indexes of the steps that a step leads to; one past the last step is the end of the tour. */
function waysFrom({ entry }: Entry, index: number, placeOf: (id: unknown) => number, end: number): number[] {
  const named = placeOf(entry.nextStepId);
  const next = named < 0 ? index + 1 : named;
  const { text, action, stepId } = recordOf(entry.secondButton);
  if (isBlank(text)) return [next];
  if (action === 'finish' || action === 'close') return [next, end];
  return action === 'go-to-step' && placeOf(stepId) >= 0 ? [next, placeOf(stepId)] : [next];
}

/** The indexes that can be reached from `start`, including itself. `ways` are the indexes that each step leads to. */
function reachedFrom(start: number, ways: readonly (readonly number[])[]): Set<number> {
  const found = new Set([start]);
  for (const place of found) for (const to of ways[place] ?? []) found.add(to);
  return found;
}

function buttonWarnings({ entry, at }: Entry, index: number, isStep: (id: unknown) => boolean): PendingWarning[] {
  if (entry.secondButton === undefined || entry.secondButton === null) return [];
  const { text, action, stepId, url } = recordOf(entry.secondButton);
  const path = `${at}.secondButton`;
  const jumps = action === 'go-to-step';
  return [
    ...warnIf(isBlank(text), `${path}.text`, 'missing_button_text', 'The button has no text, so it is not shown.'),
    ...warnIfUnknown(`${path}.action`, action, knownValues.secondAction),
    ...needed(action === 'open-url', `${path}.url`, url, 'missing_target', 'The button has no address to lead to.'),
    ...linkOnly(`${path}.url`, url),
    ...needed(
      jumps,
      `${path}.stepId`,
      stepId,
      'missing_target',
      'The button has no step to lead to: send its `stepId`.',
    ),
    ...warnIf(
      jumps && !isBlank(stepId) && !isStep(stepId),
      `${path}.stepId`,
      'missing_target',
      'There is no such step, so the button leads to the next one.',
    ),
    ...warnIf(
      action === 'back' && index === 0,
      `${path}.action`,
      'never_met',
      'No step comes before the first one, so the button is not shown.',
    ),
  ];
}

/** Buttons that lead to no step, and steps that lead round in a circle or that nothing leads to. */
export function jumpWarnings(steps: unknown): PendingWarning[] {
  const all = entriesIn(steps, 'steps');
  const placeOf = (id: unknown) => (isBlank(id) ? -1 : all.findIndex(({ entry }) => entry.id === id));
  const ways = all.map((step, index) => waysFrom(step, index, placeOf, all.length));
  const reached = reachedFrom(0, ways);
  return all.flatMap((step, index) => {
    const { entry, at } = step;
    const named = placeOf(entry.nextStepId);
    return [
      ...warnIf(
        !isBlank(entry.nextStepId) && named < 0,
        `${at}.nextStepId`,
        'missing_target',
        'There is no such step, so its button leads to the next one.',
      ),
      ...warnIf(
        named >= 0 && named <= index && !reachedFrom(index, ways).has(all.length),
        `${at}.nextStepId`,
        'circle',
        'It leads round in a circle, from which no button leads to the end of the tour.',
      ),
      ...warnIf(!reached.has(index), at, 'never_shown', 'No step leads to this one, so it is never shown.'),
      ...buttonWarnings(step, index, (id) => placeOf(id) >= 0),
    ];
  });
}
