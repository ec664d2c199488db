'use client';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { Messages } from '../../../messages';
import { shared } from '../../../messages/shared';
import { setCommonTexts } from './common-texts';

/** The language of the page, the languages to choose from, and the translated areas. */
export type Language = { tag: string; choices: readonly string[]; translation: Partial<Messages> };

const LanguageContext = createContext<Language>({ tag: 'en', choices: ['en'], translation: {} });
export const useLanguage = (): Language => useContext(LanguageContext);

/** The areas of `english`, each replaced by its translation if there is one. */
function inLanguage<Areas extends Partial<Messages>>(english: Areas, translation: Partial<Messages>): Areas {
  const translated = Object.entries(translation).filter(([area]) => area in english);
  return { ...english, ...Object.fromEntries(translated) };
}

type RootProps = { language: Language; timeZone: string; children: ReactNode };

/** The language of all pages, and the texts that every page has. */
export function LanguageProvider({ language, timeZone, children }: RootProps) {
  const messages = useMemo(() => inLanguage(shared, language.translation), [language]);
  useEffect(() => setCommonTexts(messages.common), [messages]);
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={language.tag} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** Adds texts to the inherited ones, so that other pages do not load them. `of`: the English texts, in an object that stays the same. */
export function Texts({ of, children }: { of: Partial<Messages>; children: ReactNode }) {
  const around = useMessages();
  const { translation } = useLanguage();
  const messages = useMemo(() => ({ ...around, ...inLanguage(of, translation) }), [around, of, translation]);
  return (
    <IntlProvider locale={useLocale()} messages={messages}>
      {children}
    </IntlProvider>
  );
}
