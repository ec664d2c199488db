import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { events as byType } from '../widgets/generated/events';
import { heard } from '../widgets/generated/scripts';
import { typeNamesIn } from './type-names';

const FOLDERS: string[] = JSON.parse(readFileSync('widgets/registry.json', 'utf8'));
const RESPONSES =
  'responses of three types have tables, forms and operations of their own, which REST and the schema name';

/** The generated client names types throughout. */
const GENERATED = 'clients/typescript/src/';

/** The files that name types outside their folders, and why. */
const ALLOWED: Record<string, string> = {
  'server/features/analytics/exports/router.ts': RESPONSES,
  'server/features/analytics/one-response/router.ts': RESPONSES,
  'server/features/analytics/responses/feedback.ts': RESPONSES,
  'server/features/analytics/responses/nps-trend.ts': RESPONSES,
  'server/features/analytics/responses/nps.ts': RESPONSES,
  'server/features/analytics/responses/one.ts': RESPONSES,
  'server/features/analytics/responses/record.ts': RESPONSES,
  'server/features/analytics/responses/router.ts': RESPONSES,
  'server/features/analytics/responses/schema.ts': RESPONSES,
  'server/features/analytics/responses/survey.ts': RESPONSES,
  'server/features/analytics/results/answers.ts': RESPONSES,
  'server/features/analytics/results/feedback.ts': RESPONSES,
  'server/features/analytics/results/questions.ts': RESPONSES,
  'server/features/analytics/results/router.ts': RESPONSES,
  'server/features/content/public-pages/idea.ts': RESPONSES,
  'server/features/delivery/browser/respond.ts': RESPONSES,
  'app/(app)/(dashboard)/responses/fetch.ts': RESPONSES,
  'app/(app)/(dashboard)/responses/responses.tsx': RESPONSES,
  'app/(app)/(dashboard)/responses/use-responses.ts': RESPONSES,
  'app/(app)/(dashboard)/responses/[type]/[id]/cross-tab.tsx': RESPONSES,
  'app/(app)/(dashboard)/responses/[type]/[id]/feedback-results.tsx': RESPONSES,
  'app/(app)/(dashboard)/responses/[type]/[id]/nps-results.tsx': RESPONSES,
  'app/(app)/(dashboard)/responses/[type]/[id]/page.tsx': RESPONSES,
  'app/(app)/(dashboard)/responses/[type]/[id]/survey-results.tsx': RESPONSES,
  'app/(app)/(dashboard)/statistics/statistics.tsx': RESPONSES,
  'app/(app)/(dashboard)/statistics/[type]/[id]/entity-statistics.tsx': RESPONSES,
  'app/(app)/(dashboard)/users/[userId]/answers.tsx': RESPONSES,
  'embed/script/offer-api.ts': 'the published types of headless mode, one for each type',
};

/** The modules of the product: no tests, and none of a type's own folder. */
const modules = ['app', 'clients', 'embed', 'scripts', 'server', 'ui', 'widgets']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .filter((path) => !/\.(test|spec)\.ts$|\/(testing|generated|node_modules|dist)\//.test(path))
  .filter((path) => !path.startsWith(GENERATED))
  .filter((path) => !FOLDERS.some((folder) => path.startsWith(`widgets/${folder}/`)));

test('no widget type is named outside its folder', () => {
  const found = modules.flatMap((path) => typeNamesIn(path).map((name) => ({ path, name })));
  const notAllowed = found.filter(({ path }) => !Object.hasOwn(ALLOWED, path));
  expect(notAllowed.map(({ path, name }) => `${path}:${name}`)).toEqual([]);
  const unused = Object.keys(ALLOWED).filter((file) => !found.some(({ path }) => path === file));
  expect(unused).toEqual([]);
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
