'use client';
import { useTranslations } from 'use-intl';
import { KNOWN, type KnownGroup } from '../../../widgets/known-values';

type Key = Parameters<ReturnType<typeof useTranslations<'forms'>>>[0];

/** Whether the forms know `value`. Others are stored as they are: enumerations are open. */
export const isKnown = (group: KnownGroup, value: unknown): boolean =>
  (KNOWN[group] as readonly unknown[]).includes(value);

/** What a value of an open enumeration is called; an unknown one says so. */
export function useValueLabel(): (group: KnownGroup, value: string) => string {
  const t = useTranslations('forms');
  return (group, value) => (isKnown(group, value) ? t(`values.${group}.${value}` as Key) : t('unknown', { value }));
}

/** One sentence on a value, for the groups that explain theirs. */
export function useValueAbout(): (group: keyof Messages['about'], value: string) => string {
  const t = useTranslations('forms');
  return (group, value) => (isKnown(group, value) ? t(`about.${group}.${value}` as Key) : '');
}

type Messages = typeof import('../../../messages/en/forms.json');
