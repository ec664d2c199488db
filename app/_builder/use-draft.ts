'use client';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Draft } from './draft';
import { changesOf } from './fields';

const MAX_STEPS = 100;
/** Changes with one label that follow each other this fast are one step of undo. */
const TOGETHER_MS = 1_200;

type History = { base: Draft; draft: Draft; past: Draft[]; future: Draft[] };

/** The edited state of a widget, with undo and redo. `rebase` takes what was saved as the new start. */
export function useDraft(initial: Draft) {
  const [history, setHistory] = useState<History>({ base: initial, draft: initial, past: [], future: [] });
  const last = useRef<{ label: string | undefined; at: number }>({ label: undefined, at: 0 });

  const change = useCallback((patch: Partial<Draft>, label?: string) => {
    const now = Date.now();
    const together = label !== undefined && label === last.current.label && now - last.current.at < TOGETHER_MS;
    last.current = { label, at: now };
    setHistory(({ base, draft, past }) => ({
      base,
      draft: { ...draft, ...patch },
      past: together && past.length ? past : [...past.slice(-MAX_STEPS), draft],
      future: [],
    }));
  }, []);

  const set = useCallback((key: string, value: unknown) => {
    const now = Date.now();
    const label = `settings.${key}`;
    const together = label === last.current.label && now - last.current.at < TOGETHER_MS;
    last.current = { label, at: now };
    setHistory(({ base, draft, past }) => ({
      base,
      draft: { ...draft, settings: { ...draft.settings, [key]: value === undefined || value === '' ? null : value } },
      past: together && past.length ? past : [...past.slice(-MAX_STEPS), draft],
      future: [],
    }));
  }, []);

  const undo = useCallback(() => {
    last.current = { label: undefined, at: 0 };
    setHistory(({ base, draft, past, future }) => {
      const before = past.at(-1);
      return before
        ? { base, draft: before, past: past.slice(0, -1), future: [draft, ...future] }
        : { base, draft, past, future };
    });
  }, []);

  const redo = useCallback(() => {
    last.current = { label: undefined, at: 0 };
    setHistory(({ base, draft, past, future }) => {
      const [next, ...rest] = future;
      return next ? { base, draft: next, past: [...past, draft], future: rest } : { base, draft, past, future };
    });
  }, []);

  /** `saved` is stored now. What was typed while it was being saved stays. */
  const rebase = useCallback((saved: Draft, sent: Draft) => {
    setHistory(({ draft, past, future }) => ({ base: saved, draft: draft === sent ? saved : draft, past, future }));
  }, []);

  /** Starts over from what is stored. */
  const replace = useCallback((stored: Draft) => {
    setHistory(({ draft, past }) => ({ base: stored, draft: stored, past: [...past, draft], future: [] }));
  }, []);

  const { base, draft, past, future } = history;
  const changes = useMemo(() => changesOf(base, draft), [base, draft]);
  return {
    base,
    draft,
    changes,
    dirty: Object.keys(changes).length > 0,
    change,
    set,
    undo,
    redo,
    rebase,
    replace,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
