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

/** Keeps the unsaved changes of a form in this browser. @returns a notice that offers to restore those of an earlier visit */
export function useUnsavedFields<V extends object>(options: Options<V>): ReactNode {
  const { name, values, base, changesOf = changedFields, onRestore } = options;
  const copy = useMemo(() => {
    const changes = changesOf(values, base);
    return Object.keys(changes).length ? changes : undefined;
  }, [values, base, changesOf]);
  const differs = useCallback(
    (changes: Partial<V>) => Object.keys(changesOf({ ...base, ...changes }, base)).length > 0,
    [base, changesOf],
  );
  const { found, settle } = useLocalCopy<Partial<V>>(name, copy, differs);
  if (!found) return null;
  return (
    <LocalCopyNotice
      at={found.at}
      onRestore={() => {
        onRestore(found.copy);
        settle();
      }}
      onDiscard={settle}
    />
  );
}
