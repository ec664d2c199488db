'use client';
import { useTranslations } from 'use-intl';
import type { Texts } from './types';
import { valueTexts } from './value-text';

/** Says both values of a field in words. @param shownOf the value of a field as people read it */
export function useFieldTexts(shownOf: (field: string, value: unknown) => unknown) {
  const t = useTranslations('unpublished');
  const common = useTranslations('common');
  const words = {
    nothing: t('nothing'),
    yes: common('yes'),
    no: common('no'),
    rules: JSON.stringify,
    frequency: JSON.stringify,
  };
  return ({ path, from, to }: { path: string; from: unknown; to: unknown }): Texts =>
    valueTexts([shownOf(path, from), shownOf(path, to)], words);
}
