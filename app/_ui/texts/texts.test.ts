import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../../messages';
import { shared } from '../../../messages/shared';

const AREAS = Object.keys(messages);
const EXTENSIONS = ['', '.ts', '.tsx', '.json', '/index.ts', '/index.tsx'];
const LOADED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const TYPES_ALONE = /^import type .*$/gm;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const read = (path: string): string => readFileSync(path, 'utf8').replace(TYPES_ALONE, '').replace(COMMENTS, '');

function resolve(from: string, to: string): string | undefined {
  const path = join(dirname(from), to);
  return EXTENSIONS.map((extension) => path + extension).find((one) => /\.tsx?$/.test(one) && existsSync(one));
}

/** All modules of a page that a browser loads at once or later. */
function modulesOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || path.startsWith('messages/') || path.startsWith('server/')) return seen;
  seen.add(path);
  for (const [, to = ''] of read(path).matchAll(LOADED)) {
    const next = resolve(path, to);
    if (next) modulesOf(next, seen);
  }
  return seen;
}

/** The layouts around a page, by Next's rules. */
function layoutsOf(page: string): string[] {
  const layouts: string[] = [];
  for (let folder = dirname(page); folder !== 'app'; folder = dirname(folder))
    if (existsSync(join(folder, 'layout.tsx'))) layouts.push(join(folder, 'layout.tsx'));
  return layouts;
}

const areasUsed = (text: string): string[] =>
  (text.includes("'use-intl'") ? AREAS : []).filter((area) =>
    new RegExp(`useTranslations\\('${area}['.]|['\`]${area}\\.[a-zA-Z$]`).test(text),
  );

const areasGiven = (text: string): string[] =>
  text.includes('<Texts of=')
    ? [...text.matchAll(/messages\/(?:en\/)?(\w+)(?:\.json)?'/g)].flatMap(([, area = '']) => area)
    : [];

const pages = readdirSync('app/(app)', { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)page\.tsx$/.test(path))
  .map((path) => join('app/(app)', path));

test('the test finds pages and the modules that they load', () => {
  expect(pages.length).toBeGreaterThan(25);
  const builder = modulesOf('app/(app)/builder/[type]/[id]/page.tsx');
  expect([...builder]).toContain('widgets/tour/form/step-fields.tsx');
});

test.each(pages)('%s has the texts of every area that it uses', (page) => {
  const texts = [...modulesOf(page), ...layoutsOf(page).flatMap((layout) => [...modulesOf(layout)])].map((path) =>
    // The titles of pages are made by the server, which has all texts.
    read(path).replace(/messages\.\w+/g, ''),
  );
  const given = new Set([...Object.keys(shared), ...texts.flatMap(areasGiven)]);
  const missing = new Set(texts.flatMap(areasUsed).filter((area) => !given.has(area)));
  expect([...missing]).toEqual([]);
});
