'use client';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../ui/confirm';

/** Asks before something is deleted for good. */
export function useConfirmDelete() {
  const t = useTranslations('common');
  return (question: { title: string; text: ReactNode; onYes: () => void }) =>
    confirm({ ...question, yes: t('delete'), no: t('cancel') });
}
