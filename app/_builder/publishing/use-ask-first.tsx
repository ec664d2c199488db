'use client';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../ui/confirm';
import { PublishWarningsDialog } from './publish-warnings-dialog';
import { type DraftWarning, keyOf } from './visible-warnings';

/** Asks before a draft with warnings goes live, unless the person has already accepted all its warnings. */
export function useConfirmWarnings(warnings: DraftWarning[]) {
  const t = useTranslations('builder');
  const unpublished = useTranslations('unpublished');
  const accepted = useRef(new Set<string>());
  return (publish: () => void) => {
    const open = warnings.filter((one) => !accepted.current.has(keyOf(one)));
    if (!open.length) return publish();
    confirm({
      title: t('publishAnywayTitle'),
      text: <PublishWarningsDialog warnings={open} />,
      yes: t('publishAnyway'),
      no: unpublished('keepEditing'),
      danger: false,
      onYes: () => {
        for (const one of open) accepted.current.add(keyOf(one));
        publish();
      },
    });
  };
}
