'use client';
import { useState } from 'react';

type Ids = ReadonlySet<number>;

const NONE: Ids = new Set();

/**
 * The selected rows, limited to those that the list shows, so that an action never affects a row that is out of sight.
 * A change of the list's query clears the selection.
 */
export function useSelection(query: unknown, rows: readonly { id: number }[]): [Ids, (ids: Ids) => void] {
  const queryKey = JSON.stringify(query);
  const [selection, setSelection] = useState({ queryKey, ids: NONE });
  const isCurrent = selection.queryKey === queryKey;
  const selected = new Set(rows.flatMap(({ id }) => (isCurrent && selection.ids.has(id) ? [id] : [])));
  return [selected, (ids) => setSelection({ queryKey, ids })];
}
