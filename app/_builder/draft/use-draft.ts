'use client';
import { useMemo, useReducer } from 'react';
import { changesOf } from './changes';
import type { Draft } from './draft';
import { edit, type History, rebase, redo, replace, startHistory, undo } from './history';

type Update = (history: History) => History;

/** The edited state of a widget, with undo and redo. */
export function useDraft(initial: Draft) {
  const [history, apply] = useReducer((now: History, update: Update) => update(now), initial, startHistory);
  const actions = useMemo(
    () => ({
      /** Puts fields into the draft. Fast edits of the same place are one step of undo. */
      change: (patch: Partial<Draft>) => {
        const at = Date.now();
        apply((now) => edit(now, patch, at));
      },
      undo: () => apply(undo),
      redo: () => apply(redo),
      /** Makes `saved` the stored draft. Edits made during the save are kept. */
      rebase: (saved: Draft, sent: Draft) => apply((now) => rebase(now, saved, sent)),
      /** Makes `stored` the stored draft and continues with it, or with `next`; see `replace` of the history. */
      replace: (stored: Draft, next?: Draft, from?: Draft) => apply((now) => replace(now, stored, next, from)),
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
