'use client';
import { useTranslations } from 'use-intl';
import type { Texts } from './types';
import { valueTexts } from './value-text';

/** Returns a function that formats both values of a change as texts. @param shownOf turns a value into the form that people know */
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
