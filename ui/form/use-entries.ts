'use client';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { newEntryId } from '../../widgets/contract/entry-id';
import type { Entry, Fields } from './draft';
import { createEntryKeys } from './entry-keys';
import { hideUndo, offerUndo } from './undo-toast';

type Options = {
  entries: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** The text of the toast after the entry at `index` was deleted. */
  deleted: (index: number) => string;
  focus: number;
  setFocus: (index: number) => void;
};

/** Changes a list of entries: add, change, move, duplicate, and delete with an undo toast. */
export function useEntries({ entries, onChange, deleted, focus, setFocus }: Options) {
  const [entryKeys] = useState(createEntryKeys);
  const keys = useMemo(() => entryKeys.of(entries), [entryKeys, entries]);
  const latest = useRef({ entries, onChange, setFocus });
  useEffect(() => {
    latest.current = { entries, onChange, setFocus };
  });
  const toast = useId();
  useEffect(() => () => hideUndo(toast), [toast]);

  const show = (next: Entry[], at: number) => {
    onChange(next);
    if (at !== focus && at >= 0) setFocus(at);
  };
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= entries.length) return;
    const next = [...entries];
    next.splice(to, 0, ...next.splice(from, 1));
    const shown = entries[focus];
    show(next, shown ? next.indexOf(shown) : focus);
  };
  const insert = (at: number, entry: Entry) => show([...entries.slice(0, at), entry, ...entries.slice(at)], at);
  const remove = (index: number) => {
    const gone = entries[index];
    if (!gone) return;
    const next = entries.filter((_, at) => at !== index);
    show(next, Math.max(0, Math.min(index < focus ? focus - 1 : focus, next.length - 1)));
    offerUndo(toast, deleted(index), () => {
      const { entries: now, onChange: changeNow, setFocus: focusNow } = latest.current;
      if (now.includes(gone)) return;
      const at = Math.min(index, now.length);
      changeNow([...now.slice(0, at), gone, ...now.slice(at)]);
      focusNow(at);
    });
  };
  const duplicate = (index: number) => {
    const copy = structuredClone(entries[index]) as Entry;
    // An `id` that is a number belongs to a button: it is the id of the tour or changelog that the button opens.
    insert(index + 1, typeof copy.id === 'string' ? { ...copy, id: newEntryId() } : copy);
  };
  /** Changes fields of one entry; `undefined` removes a field. */
  const change = (index: number, patch: Fields) => {
    const entry = entries[index];
    if (!entry) return;
    const changed = Object.fromEntries(
      Object.entries({ ...entry, ...patch }).filter(([, value]) => value !== undefined),
    ) as Entry;
    onChange(entries.map((one, at) => (at === index ? entryKeys.carry(one, changed) : one)));
  };
  return { keys, add: (entry: Entry) => insert(entries.length, entry), move, remove, duplicate, change };
}
