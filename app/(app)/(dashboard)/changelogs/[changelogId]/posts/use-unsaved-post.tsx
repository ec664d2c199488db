'use client';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useCallback, useMemo } from 'react';
import { LocalCopyNotice, useLocalCopy } from '../../../../../_ui/forms/local-copy';
import { changesOf, type PostDraft } from './post-draft';

/** Keeps the unsaved changes of a post in this browser. @returns a notice that offers to restore those of an earlier visit */
export function useUnsavedPost(name: string, form: UseFormReturnType<PostDraft>, base: PostDraft): ReactNode {
  const { values } = form;
  const copy = useMemo(() => {
    const changes = changesOf(values, base);
    return Object.keys(changes).length ? changes : undefined;
  }, [values, base]);
  const differs = useCallback(
    (changes: Partial<PostDraft>) => Object.keys(changesOf({ ...base, ...changes }, base)).length > 0,
    [base],
  );
  const { found, settle } = useLocalCopy<Partial<PostDraft>>(name, copy, differs);
  if (!found) return null;
  return (
    <LocalCopyNotice
      at={found.at}
      onRestore={() => {
        form.setValues(found.copy);
        settle();
      }}
      onDiscard={settle}
    />
  );
}
