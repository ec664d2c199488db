'use client';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../ui/confirm';
import { OddQuestion } from './odd-question';
import { type DraftWarning, keyOf } from './told-warnings';

/** Asks before something odd goes live, once for each warning. */
export function useAskFirst(warnings: DraftWarning[]) {
  const t = useTranslations('builder');
  const unpublished = useTranslations('unpublished');
  const accepted = useRef(new Set<string>());
  return (publish: () => void) => {
    const odd = warnings.filter((one) => !accepted.current.has(keyOf(one)));
    if (!odd.length) return publish();
    confirm({
      title: t('oddAskTitle'),
      text: <OddQuestion odd={odd} />,
      yes: t('oddAskYes'),
      no: unpublished('keepEditing'),
      danger: false,
      onYes: () => {
        for (const one of odd) accepted.current.add(keyOf(one));
        publish();
      },
    });
  };
}
