'use client';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';

type Reverted = Outputs['changes']['revert'];

/** Reverts changes, and says how many records were reverted and kept. */
export function useRevert() {
  const t = useTranslations('changes');
  const api = useApi();
  const textOf = ({ data }: Reverted): string => {
    const kept = data.filter(({ state }) => state === 'kept').length;
    return t('reverted', { reverted: data.length - kept, kept });
  };
  return useChange(api.changes.revert.mutationOptions(), { done: textOf, refresh: [api.changes.list.queryKey()] });
}

export type Revert = ReturnType<typeof useRevert>;
