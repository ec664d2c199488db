import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../next.config.mjs';
import { lighten } from './lighten-mantine.mjs';

const MODULES = ['Table/Table', 'ScrollArea/ScrollArea'].map(
  (name) => `node_modules/@mantine/core/esm/components/${name}.mjs`,
);
const read = (path: string) => readFileSync(path, 'utf8');

test('the installed tables come without a scroll area, and scroll areas without Floating UI', () => {
  const [table = '', scrollArea = ''] = MODULES.map((path) => lighten(read(path), path));
  expect(table).toContain('export { Table }');
  expect(table).not.toMatch(/^Table\.ScrollContainer/m);
  expect(scrollArea).toContain('export { ScrollArea');
  expect(scrollArea).not.toContain('@floating-ui');
  expect(scrollArea.match(/useMergedRef\b/g)).toHaveLength(2);
});

test('a module that needs no change stays as it is, and one with the part in an unknown form stops the build', () => {
  const others = [
    'Object.assign(Table, { ScrollContainer: 1 });Table.ScrollContainer;',
    "import * as floating from '@floating-ui/react';",
  ];
  for (const [at, path] of MODULES.entries()) {
    const lightened = lighten(read(path), path);
    expect(lighten(lightened, path)).toBe(lightened);
    expect(() => lighten(others[at] ?? '', path)).toThrow(`does not fit ${path}`);
  }
});

test('other modules stay as they are', () => {
  const path = 'node_modules/@mantine/core/esm/components/Table/TableScrollContainer.mjs';
  expect(lighten(read(path), path)).toBe(read(path));
});

test('the pages are built with these modules lightened, and no other', () => {
  const { condition, loaders } = Object(config.turbopack?.rules?.['*.mjs']);
  expect(loaders).toEqual(['./scripts/build/lighten-mantine.mjs']);
  for (const path of MODULES) expect(path).toMatch(condition.path);
  expect('node_modules/@mantine/core/esm/components/Table/TableTd.mjs').not.toMatch(condition.path);
});
