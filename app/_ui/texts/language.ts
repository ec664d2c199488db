import Negotiator from 'negotiator';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { type Messages, messages } from '../../../messages';
import { languages } from '../../../messages/languages';
import { translatedAreas } from '../../../messages/translated';
import { LANGUAGE_COOKIE } from './language-cookie';

const ENGLISH = 'en';
/** BCP 47 tags of the languages in which the dashboard is available. */
export const LANGUAGES = [ENGLISH, ...Object.keys(languages)];

/** The language of a page: the one that the person chose, or else the best of those that the browser accepts. */
export const pageLanguage = cache(async (): Promise<string> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value;
  if (chosen && LANGUAGES.includes(chosen)) return chosen;
  const accepted = (await headers()).get('accept-language') ?? undefined;
  return new Negotiator({ headers: { 'accept-language': accepted } }).language(LANGUAGES) ?? ENGLISH;
});

const loaded = new Map<string, Promise<Partial<Messages>>>();

/** The areas that are translated, for pages in `language`; none in English. Read once for each process. */
export function translationIn(language: string): Promise<Partial<Messages>> {
  const load = languages[language];
  if (!load) return Promise.resolve({});
  const areas = loaded.get(language) ?? load().then((texts) => translatedAreas(messages, texts.default));
  loaded.set(language, areas);
  return areas;
}

/** All texts in the language of the page. */
export async function pageMessages(): Promise<Messages> {
  return { ...messages, ...(await translationIn(await pageLanguage())) };
}

/** `generateMetadata` of a page: its title in the language of the page. */
export const titled =
  (title: (messages: Messages) => string, more: Metadata = {}) =>
  async (): Promise<Metadata> => ({ ...more, title: title(await pageMessages()) });
