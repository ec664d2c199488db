'use client';
import { useMemo, useReducer } from 'react';
import * as steps from '../history/history';
import { changesOf } from './changes';
import type { Draft } from './draft';

type Step = (history: steps.History) => steps.History;

/** The edited state of a widget, with undo and redo. */
export function useDraft(initial: Draft) {
  const [history, take] = useReducer((now: steps.History, step: Step) => step(now), initial, steps.startHistory);
  const actions = useMemo(
    () => ({
      /** Puts fields into the draft, as one step of undo. */
      change: (patch: Partial<Draft>) => {
        const at = Date.now();
        take((now) => steps.edit(now, patch, at));
      },
      undo: () => take(steps.undo),
      redo: () => take(steps.redo),
      /** Makes `saved` the stored draft. Edits made during the save are kept. */
      rebase: (saved: Draft, sent: Draft) => take((now) => steps.rebase(now, saved, sent)),
      /** Makes `stored` the stored draft and continues with it, or with `next` if given. */
      replace: (stored: Draft, next?: Draft) => take((now) => steps.replace(now, stored, next)),
    }),
    [],
  );
  const { base, draft, past, future } = history;
  const changes = useMemo(() => changesOf(base, draft), [base, draft]);
  return {
    ...actions,
    base,
    draft,
    changes,
    dirty: Object.keys(changes).length > 0,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
