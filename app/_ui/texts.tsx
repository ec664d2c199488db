'use client';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Messages } from '../../messages';

/** Texts of an area, beside those of all that it stands in. Who is never there does not load them. `of` is the same object each time. */
export function Texts({ of, children }: { of: Partial<Messages>; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...of }), [around, of]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
