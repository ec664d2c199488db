import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { events as byType } from '../widgets/generated/events';
import { heard } from '../widgets/generated/scripts';
import { typeNamesIn } from './type-names';

const FOLDERS: string[] = JSON.parse(readFileSync('widgets/registry.json', 'utf8'));
const RESPONSES =
  'responses of three types have tables, forms and operations of their own, which REST and the schema name';
const REFERENCES = 'fields of other types hold the id of a tour';

/** Where types are named outside their folder, and why. */
const ALLOWED: [path: RegExp, reason: string][] = [
  [/^clients\/typescript\/src\//, 'generated from the OpenAPI document'],
  [/^embed\/script\/offer-api\.ts$/, 'the published types of headless mode, one for each type'],
  [/^server\/features\/analytics\/(responses|one-response|results|exports)\//, RESPONSES],
  [/^server\/features\/(delivery\/browser\/respond|content\/public-pages\/idea)\.ts$/, RESPONSES],
  [/^app\/\(app\)\/\(dashboard\)\/responses\//, RESPONSES],
  [/^app\/\(app\)\/\(dashboard\)\/(users\/\[userId\]\/answers|statistics\/.*)\.tsx$/, RESPONSES],
  [/^app\/_builder\/references\.ts$/, REFERENCES],
  [/^ui\/form\/pick-field\.tsx$/, REFERENCES],
  [
    /^(embed\/script\/triggers|widgets\/targeting\/(trigger|gates))\.ts$/,
    'the trigger `tour`, which waits for the end of one',
  ],
  [/^scripts\/browser-script\.mjs$/, 'the path of a file that a renderer loads only on some pages'],
  [/^server\/transports\/openapi\/error-schemas\.ts$/, 'examples in the OpenAPI document'],
  [/^widgets\/targeting\/phrases\.ts$/, 'sentences for people'],
  [/^widgets\/validation\/synonyms\.ts$/, 'the words of other products, as people and agents type them'],
];

/** The modules of the product: no tests, and none of a type's own folder. */
const modules = ['app', 'clients', 'embed', 'scripts', 'server', 'ui', 'widgets']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.(test|spec)\.ts$|\/(testing|generated|node_modules|dist)\//.test(path))
  .filter((path) => !FOLDERS.some((folder) => path.startsWith(`widgets/${folder}/`)));

test('no widget type is named outside its folder', () => {
  const isAllowed = (path: string) => ALLOWED.some(([pattern]) => pattern.test(path));
  const found = modules.flatMap((path) => typeNamesIn(path).map((name) => ({ path, name })));
  expect(found.filter(({ path }) => !isAllowed(path)).map(({ path, name }) => `${path}:${name}`)).toEqual([]);
  const unused = ALLOWED.filter(([pattern]) => !found.some(({ path }) => pattern.test(path)));
  expect(unused).toEqual([]);
});

test('a name that is planted is found in each of its forms', () => {
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

test('listeners hear of each event what its type says', async () => {
  for (const folder of FOLDERS) {
    const { script } = (await import(`../widgets/${folder}/script.ts`)) as {
      script: { heard: Record<string, string> };
    };
    for (const [name, kind] of Object.entries(script.heard)) {
      const kinds = heard.filter(([, pattern]) => pattern.test(name)).map(([its]) => its);
      expect(kinds, name).toEqual(kind === 'shown' ? [] : [kind]);
    }
  }
  expect(Object.values(byType).flatMap(({ names }) => names).length).toBeGreaterThan(30);
});
