import { describe, expect, test } from 'vitest';
import type { PreviewOf } from '../../../embed/kit/renderer';
import { definitions } from '../../../widgets/generated/definitions';
import { previews } from '../../../widgets/generated/previews';
import { type Drawn, entryOfField, type FieldTab, searchTabs } from './jump';

const FORMS: Record<FieldTab, readonly string[]> = {
  content: ['title', 'steps', 'settings.imageUrl', 'settings.buttons'],
  behaviour: ['settings.position', 'settings.frequency.mode', 'placement', 'folderId', 'themeId'],
  targeting: ['targeting'],
};

/** A builder that draws the form of the open tab if `loads` returns true for it. */
function pageAt(first: FieldTab, loads: (tab: FieldTab) => boolean = () => true) {
  const page = { tab: first, opened: [] as FieldTab[] };
  const drawn: Drawn = {
    form: (tab) => tab === page.tab && loads(tab),
    field: (path) => path === 'name' || (loads(page.tab) && FORMS[page.tab].includes(path)),
  };
  const open = (tab: FieldTab) => {
    page.tab = tab;
    page.opened.push(tab);
  };
  return { page, drawn, open };
}

function search(field: string, from: FieldTab): FieldTab[] {
  const { page, drawn, open } = pageAt(from);
  const next = searchTabs(field, drawn);
  for (let tab = next(); tab; tab = next()) open(tab);
  return page.opened;
}

describe('the tab of a field is the one whose form draws it', () => {
  test.each<[string, FieldTab, FieldTab[]]>([
    ['name', 'behaviour', []],
    ['targeting', 'content', ['targeting']],
    ['targeting.rules[0].value', 'content', ['targeting']],
    ['targeting', 'targeting', []],
    ['folderId', 'content', ['behaviour']],
    ['title', 'content', []],
    ['title', 'behaviour', ['content']],
    ['steps[2].domQuery', 'behaviour', ['content']],
    ['settings.imageUrl', 'behaviour', ['content']],
    ['settings.buttons[1].text', 'behaviour', ['content']],
    ['settings.position', 'targeting', ['content', 'behaviour']],
    ['settings.frequency.mode', 'behaviour', []],
    ['placement', 'targeting', ['content', 'behaviour']],
  ])('%s, from the tab %s', (field, from, opened) => {
    expect(search(field, from)).toEqual(opened);
  });

  test.each<[string, FieldTab]>([
    ['settings.unheardOf', 'behaviour'],
    ['settings.imageUrls', 'behaviour'],
    ['unheardOf', 'content'],
  ])('%s, which no form draws, is searched for on the tab %s last', (field, tab) => {
    expect(search(field, 'targeting').at(-1)).toBe(tab);
  });

  test('a form that is still loading is waited for', () => {
    const loaded = new Set<FieldTab>(['targeting']);
    const { page, drawn, open } = pageAt('targeting', (tab) => loaded.has(tab));
    const next = searchTabs('settings.position', drawn);
    open(next() as FieldTab);
    expect([page.tab, next(), next()]).toEqual(['content', undefined, undefined]);
    loaded.add('content');
    open(next() as FieldTab);
    expect([page.tab, next()]).toEqual(['behaviour', undefined]);
  });
});

test.each([
  ['steps[0]', 'steps', 0],
  ['steps[12].title', 'steps', 12],
  ['settings.questions[3].options[1]', 'settings.questions', 3],
  ['settings.buttons[1].text', 'settings.questions', undefined],
  ['steps', 'steps', undefined],
  ['items[1].content', undefined, undefined],
])('the field %s belongs to an entry of %s at %s', (field, entries, entry) => {
  expect(entryOfField(field, entries)).toBe(entry);
});

test.each(Object.entries(definitions))('`entries` in the preview of a %s is the path of an array', (type, one) => {
  const { entries }: PreviewOf<never> = previews[type as keyof typeof previews];
  const example: Record<string, unknown> = one.example;
  const settings = (example.settings ?? {}) as Record<string, unknown>;
  if (entries)
    expect(entries.startsWith('settings.') ? settings[entries.slice(9)] : example[entries]).toBeInstanceOf(Array);
});
