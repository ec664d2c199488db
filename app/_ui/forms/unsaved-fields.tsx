'use client';
import { type ReactNode, useCallback, useMemo } from 'react';
import { LocalCopyNotice, useLocalCopy } from './local-copy';

/** The fields of `values` that differ from `before`. */
export const changedFields = <V extends object>(values: V, before: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof V]),
    ),
  ) as Partial<V>;

type Options<V> = {
  /** The name of the record, such as `post/12`. */
  name: string;
  values: V;
  /** The stored values. Both must be the same objects while nothing changes. */
  base: V;
  changesOf?: (values: V, base: V) => Partial<V>;
  /** Puts values into the form. */
  onRestore: (changes: Partial<V>) => void;
};

/** The changed fields, and their stored values when the copy was written. */
type Copy<V> = { changes: Partial<V>; before: Partial<V> };

/** Copies of earlier releases contain only the changed fields. */
const changesIn = <V,>(copy: Copy<V> | Partial<V>): Partial<V> =>
  ('changes' in copy ? copy.changes : copy) as Partial<V>;

/** The number of changed fields that were stored with another value since the copy was written. */
function replacedBy<V extends object>(copy: Copy<V> | Partial<V>, base: V): number {
  if (!('before' in copy)) return 0;
  const since = changedFields(base, copy.before as V);
  const fields = Object.keys(copy.changes as object) as (keyof V)[];
  const differs = changedFields(base, { ...base, ...copy.changes });
  return fields.filter((field) => field in since && field in differs).length;
}

/** Keeps the unsaved changes of a form in this browser. @returns a notice that offers to restore those of an earlier visit */
export function useUnsavedFields<V extends object>(options: Options<V>): ReactNode {
  const { name, values, base, changesOf = changedFields, onRestore } = options;
  const copy = useMemo(() => {
    const changes = changesOf(values, base);
    const fields = Object.keys(changes) as (keyof V)[];
    if (!fields.length) return undefined;
    return { changes, before: Object.fromEntries(fields.map((field) => [field, base[field]])) as Partial<V> };
  }, [values, base, changesOf]);
  const differs = useCallback(
    (one: Copy<V>) => Object.keys(changesOf({ ...base, ...changesIn<V>(one) }, base)).length > 0,
    [base, changesOf],
  );
  const { found, settle } = useLocalCopy<Copy<V>>(name, copy, differs);
  if (!found) return null;
  return (
    <LocalCopyNotice
      at={found.at}
      replaced={replacedBy<V>(found.copy, base)}
      onRestore={() => {
        onRestore(changesIn<V>(found.copy));
        settle();
      }}
      onDiscard={settle}
    />
  );
}
