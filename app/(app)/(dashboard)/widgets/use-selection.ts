'use client';
import { useState } from 'react';

type Ids = ReadonlySet<number>;

const NONE: Ids = new Set();

/**
 * The rows of a list that are selected, among those that it shows: what is done to the selection is done to nothing out of sight.
 * None are once something else is asked of the list.
 */
export function useSelection(asked: unknown, rows: readonly { id: number }[]): [Ids, (ids: Ids) => void] {
  const question = JSON.stringify(asked);
  const [selection, setSelection] = useState({ question, ids: NONE });
  const isOfThese = selection.question === question;
  const selected = new Set(rows.flatMap(({ id }) => (isOfThese && selection.ids.has(id) ? [id] : [])));
  return [selected, (ids) => setSelection({ question, ids })];
}
