'use client';
import { useTranslations } from 'use-intl';
import type { AuthFailure } from './sign-in';

/** Describes why the session library refused a request. `wrong`: the text for a refused request, in the words of the page. */
export function useAuthFailure(wrong?: string): (failure: AuthFailure) => string {
  const t = useTranslations();
  const texts = {
    wrong: wrong ?? t('errors.internal_error'),
    common: t('access.commonPassword'),
    network: t('errors.network'),
  };
  return (failure) =>
    typeof failure === 'object'
      ? t('access.tooMany', { minutes: Math.ceil(failure.waitSeconds / 60) })
      : texts[failure];
}
