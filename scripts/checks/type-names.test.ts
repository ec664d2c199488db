import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { events as byType } from '../../widgets/generated/events';
import { heard } from '../../widgets/generated/scripts';
import { typeNamesIn } from './type-names';

const FOLDERS: string[] = JSON.parse(readFileSync('widgets/registry.json', 'utf8'));

/** The generated client names types throughout. */
const GENERATED = 'clients/typescript/src/';

/** The modules of the product: no tests, and none of a type's own folder. */
const modules = ['app', 'clients', 'embed', 'scripts', 'server', 'ui', 'widgets']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.(test|spec)\.ts$|\/(testing|generated|node_modules|dist)\//.test(path))
  .filter((path) => !path.startsWith(GENERATED))
  .filter((path) => !FOLDERS.some((folder) => path.startsWith(`widgets/${folder}/`)));

test('no widget type is named outside its folder', () => {
  expect(modules.flatMap((path) => typeNamesIn(path).map((name) => `${path}:${name}`))).toEqual([]);
});

test('the name of a widget type is found in each of its forms', () => {
  const planted = [
    "if (entityType === 'tour') start();",
    "if (name === 'tour_finish') end();",
    'fetch(`/api/v1/product-tours/12`);',
    'api.microSurveys.list();',
    "const tools = { smart_tip: 'x' };",
  ].join('\n');
  expect(typeNamesIn('planted.ts', planted)).toEqual([
    '1: tour',
    '2: tour_finish',
    '3: product-tours',
    '4: microSurveys',
    '5: smart_tip',
  ]);
  const harmless = "// the tour\nz.string().meta({ example: 'tour' });\nconst tourist = 'touring';";
  expect(typeNamesIn('harmless.ts', harmless)).toEqual([]);
});

test('the generated patterns give each event the kind that `heard` in script.ts declares for it', async () => {
  for (const folder of FOLDERS) {
    const { script } = (await import(`../../widgets/${folder}/script.ts`)) as {
      script: { heard: Record<string, string> };
    };
    for (const [name, kind] of Object.entries(script.heard)) {
      const kinds = heard.filter(([, pattern]) => pattern.test(name)).map(([its]) => its);
      expect(kinds, name).toEqual(kind === 'shown' ? [] : [kind]);
    }
  }
  expect(Object.values(byType).flatMap(({ names }) => names).length).toBeGreaterThan(30);
});
