import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** The specifiers that a module imports at once, without those in `import()`. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:import|export)\b(?:[^'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gms)].map(([, name = '']) => name);

/** The packages that a module and what it imports need before any line of them runs, with the module that imports each. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  return importsOf(readFileSync(path, 'utf8')).flatMap((name) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(path), name), seen);
    return name.startsWith('node:') ? [] : [`${relative('.', path)} imports ${name}`];
  });
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// The first command of each script runs in a fresh clone, and installs what is missing.
const entries = new Set(
  Object.values(scripts).flatMap((command) => /\bnode (?:--\S+ )*(scripts\/\S+\.mjs)/.exec(command)?.[1] ?? []),
);

test('imports of each kind are found', () => {
  const text = `import a from 'a';\nimport 'b';\nexport { c } from 'c';\nimport {\n  d,\n} from 'd';\nconst e = await import('e');\n`;
  expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([...entries])('%s needs no package before it has installed the packages', (entry) => {
  expect(packagesOf(entry)).toEqual([]);
});
