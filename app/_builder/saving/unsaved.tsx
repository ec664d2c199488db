'use client';
import { useCallback, useMemo } from 'react';
import type { WidgetType } from '../../../widgets/contract/types';
import { LocalCopyNotice, useLocalCopy } from '../../_ui/forms/local-copy';
import { changesOf } from '../draft/changes';
import type { Draft } from '../draft/draft';
import type { useDraft } from '../draft/use-draft';
import { differencesOf, withMine } from './merge';

type Copy = { base: Draft; draft: Draft };
type Props = { type: WidgetType; id: number; state: ReturnType<typeof useDraft> };

/** Applies the edits of a copy to the draft `now`. */
const restoredOf = ({ base, draft }: Copy, now: Draft): Draft =>
  withMine(now, differencesOf(base, draft, now), ({ by }) => by !== 'them');

/** Offers to restore edits that were made earlier in this browser and not saved. */
export function Unsaved({ type, id, state }: Props) {
  const { base, draft, dirty, replace } = state;
  const copy = useMemo(() => (dirty ? { base, draft } : undefined), [dirty, base, draft]);
  const differs = useCallback((one: Copy) => Object.keys(changesOf(base, restoredOf(one, base))).length > 0, [base]);
  const { found, settle } = useLocalCopy<Copy>(`${type}/${id}`, copy, differs);
  if (!found) return null;
  return (
    <LocalCopyNotice
      at={found.at}
      replaced={differencesOf(found.copy.base, found.copy.draft, base).filter(({ by }) => by === 'both').length}
      onRestore={() => {
        replace(base, restoredOf(found.copy, draft));
        settle();
      }}
      onDiscard={settle}
    />
  );
}
