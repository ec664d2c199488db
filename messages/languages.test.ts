import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { messages } from '.';
import { languages } from './languages';
import { translatedAreas } from './translated';

type Texts = { [key: string]: string | Texts };

/** The arguments and tags of a text, by name. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...branches.flatMap(({ value }) => argumentsOf(value))];
  });
}

const argumentNames = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(', ');

/** The problems of a translation, each with its path: a key that English does not have, or different arguments. */
function problemsOf(english: Texts, translation: Texts, path = ''): string[] {
  return Object.entries(translation).flatMap(([key, text]) => {
    const at = path ? `${path}.${key}` : key;
    const source = english[key];
    if (source === undefined) return [`${at}: not in English`];
    if (typeof source !== 'string' && typeof text !== 'string') return problemsOf(source, text, at);
    if (typeof source !== 'string' || typeof text !== 'string') return [`${at}: a text in only one of the languages`];
    const [wanted, given] = [argumentNames(source), argumentNames(text)];
    return given === wanted ? [] : [`${at}: takes "${given}" instead of "${wanted}"`];
  });
}

const problems = (translation: unknown) => problemsOf(messages as unknown as Texts, translation as Texts);

test('each language has only texts that English has, with the same arguments', async () => {
  for (const [tag, load] of Object.entries(languages)) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(problems((await load()).default), tag).toEqual([]);
  }
});

test('keys and arguments that differ from English are reported', () => {
  const translation = {
    nav: { home: 'Start', hime: 'Start' },
    common: { product: { name: 'Docent' } },
    settings: { profile: { passwordLength: '{min} bis {maximum} Zeichen.' } },
  };
  expect(problems(translation)).toEqual([
    'nav.hime: not in English',
    'common.product: a text in only one of the languages',
    'settings.profile.passwordLength: takes "maximum, min" instead of "max, min"',
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
