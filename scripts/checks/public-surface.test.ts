import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SURFACE, surfaceFile } from './public-surface';

it.each(Object.keys(SURFACE))('docs/surface/%s is up to date: `npm run surface` writes it', (name) => {
  const { path, text } = surfaceFile(name);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

it('lists operations, tools, functions, events and commands', () => {
  const read = (name: string) => surfaceFile(name).text;
  expect(read('api.txt')).toContain('GET /product-tours/{id} (');
  expect(read('mcp.txt')).toMatch(/^publish_widget \(scope write and publish/m);
  expect(read('browser.txt')).toContain('identifyUser: (userId: string | number');
  expect(read('browser.txt')).toMatch(/^tour\n(?: {2}tour_\w+\n)+/m);
  expect(read('cli.txt')).toContain('docent db repair-times');
});
