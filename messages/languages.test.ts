import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messages } from '.';
import { languages } from './languages';
import { translatedAreas } from './translated';

type Texts = { [key: string]: string | Texts };

/** What a text takes: the names of its arguments and of its tags. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...branches.flatMap(({ value }) => argumentsOf(value))];
  });
}

const taken = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(', ');

/** Why texts cannot replace those of English, by their path: a name that English has not, or other arguments. */
function problemsOf(english: Texts, translation: Texts, path = ''): string[] {
  return Object.entries(translation).flatMap(([key, text]) => {
    const at = path ? `${path}.${key}` : key;
    const source = english[key];
    if (source === undefined) return [`${at}: not in English`];
    if (typeof source !== 'string' && typeof text !== 'string') return problemsOf(source, text, at);
    if (typeof source !== 'string' || typeof text !== 'string') return [`${at}: a text in one language alone`];
    return taken(source) === taken(text) ? [] : [`${at}: takes "${taken(text)}" in place of "${taken(source)}"`];
  });
}

const problems = (translation: unknown) => problemsOf(messages as unknown as Texts, translation as Texts);

test('each language has only texts that English has, with the same arguments', async () => {
  for (const [tag, load] of Object.entries(languages)) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(problems((await load()).default), tag).toEqual([]);
  }
});

test('a text that does not fit is found', () => {
  const translation = {
    nav: { home: 'Start', hime: 'Start' },
    common: { product: { name: 'Docent' } },
    settings: { profile: { passwordLength: '{min} bis {maximum} Zeichen.' } },
  };
  expect(problems(translation)).toEqual([
    'nav.hime: not in English',
    'common.product: a text in one language alone',
    'settings.profile.passwordLength: takes "maximum, min" in place of "max, min"',
  ]);
});

test('texts that a translation leaves out stay English', () => {
  const built = ['one', ['count', 0]] as unknown as string;
  const areas = translatedAreas(
    { ...messages, nav: { ...messages.nav, tags: ['two', ['count', 0]] as unknown as string } },
    { nav: { home: 'Start', tags: built } },
  );
  expect(Object.keys(areas)).toEqual(['nav']);
  expect(areas.nav).toMatchObject({ home: 'Start', users: messages.nav.users, tags: built });
});
