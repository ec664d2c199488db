import MiniSearch from 'minisearch';
import type { Section } from './render';

/** A found section. `excerpt` is a list of parts, of which the matching ones are marked. */
export type Hit = { address: string; page: string; title: string; excerpt: { text: string; isMatch: boolean }[] };

export type Search = (query: string) => Hit[];

export const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 12;
const MAX_HITS = 20;
const MAX_EXCERPT_LENGTH = 240;

const WORD = /[\p{L}\p{N}_]+/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Begins an excerpt a few words before the first match. */
function excerptOf(text: string, isMatch: (word: string) => boolean): Hit['excerpt'] {
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word))?.index ?? 0;
  const from = first < 80 ? 0 : text.indexOf(' ', first - 80) + 1;
  const end = from + MAX_EXCERPT_LENGTH;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), first + 1);
  const parts: Hit['excerpt'] = [];
  const add = (part: string, matches: boolean) => part && parts.push({ text: part, isMatch: matches });
  let at = from;
  if (from > 0) add('… ', false);
  for (const { 0: word, index } of text.slice(0, to).matchAll(WORD)) {
    if (index < from || !isMatch(word)) continue;
    add(text.slice(at, index), false);
    add(word, true);
    at = index + word.length;
  }
  add(text.slice(at, to), false);
  if (to < text.length) add(' …', false);
  return parts;
}

/** A full-text search of the sections of all pages. Words match by prefix; from five letters on, also with about one typo per five letters. */
export function openSearch(pages: { address: string; title: string; sections: Section[] }[]): Search {
  const sections = pages.flatMap(({ address, title: page, sections: own }) =>
    own.map(({ title, anchor, text, level }) => ({
      ...{ page, title, text },
      address: level === 1 ? address : `${address}#${anchor}`,
    })),
  );
  const index = new MiniSearch<{ id: number; page: string; title: string; text: string }>({
    fields: ['title', 'page', 'text'],
    tokenize: wordsOf,
  });
  index.addAll(sections.map(({ page, title, text }, id) => ({ id, page, title, text })));
  return (query) => {
    const words = wordsOf(query.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS);
    const options = { boost: { title: 4, page: 2 }, prefix: true, fuzzy: (word: string) => word.length > 4 && 0.2 };
    const all = index.search(words.join(' '), { ...options, combineWith: 'AND' });
    const found = all.length ? all : index.search(words.join(' '), options);
    return found.slice(0, MAX_HITS).flatMap(({ id, terms }) => {
      const section = sections[id];
      const isMatch = (word: string) => terms.includes(word.toLowerCase());
      return section ? [{ ...section, excerpt: excerptOf(section.text, isMatch) }] : [];
    });
  };
}
