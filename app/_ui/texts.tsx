'use client';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Messages } from '../../messages';

/** Adds the texts of an area to those around it, so that other pages do not load them. `of` must be a stable object. */
export function Texts({ of, children }: { of: Partial<Messages>; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...of }), [around, of]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
