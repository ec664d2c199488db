'use client';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useTimeZone } from 'use-intl';
import { useSession } from '../session/session';

/** Shows times in the company's zone, if it has one; otherwise they are in the zone of the browser. */
export function CompanyZone({ children }: { children: ReactNode }) {
  const { company } = useSession();
  const timeZone = company?.timeZone;
  return (
    <IntlProvider locale={useLocale()} {...(timeZone ? { timeZone } : {})}>
      {children}
    </IntlProvider>
  );
}

/** The zone in which times are shown and chosen, and whose it is. */
export function useZone(): { zone: string; of: 'company' | 'person' } {
  const { company } = useSession();
  return { zone: useTimeZone() ?? 'UTC', of: company?.timeZone ? 'company' : 'person' };
}
