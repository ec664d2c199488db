// Joins the folders of widgets/registry.json: one module for each file that every type has, so that no list is kept by hand.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readData, scriptFactsText } from './script-facts.mjs';

/** The files of a type's folder that are joined: the joined module's name, the file, and the export that is joined. */
const JOINED = [
  { name: 'types', file: 'type.ts', joins: 'widgetType' },
  { name: 'known-values', file: 'known-values.ts', joins: 'knownValues' },
  { name: 'requirements', file: 'requirements.ts', joins: 'requirements' },
  { name: 'warnings', file: 'warnings.ts', joins: 'warnings' },
  { name: 'events', file: 'events.ts', joins: 'events' },
  { name: 'demos', file: 'demo.ts', joins: 'demo' },
  { name: 'definitions', file: 'definition.ts', joins: 'definition' },
  { name: 'templates', file: 'templates.ts', joins: 'templates' },
  { name: 'renderers', file: 'render.ts', joins: 'render' },
  { name: 'reports', file: 'reports.ts', joins: 'reports' },
  { name: 'previews', file: 'preview.ts', joins: 'preview' },
  { name: 'messages.en', file: 'messages.en.json' },
  { name: 'form/messages.en', file: 'form/messages.en.json' },
  { name: 'form/icons', file: 'form/icon.ts', joins: 'Icon' },
  { name: 'form/contents', file: 'form/content.tsx', joins: 'Content', isForm: true },
  { name: 'form/behaviors', file: 'form/behavior.tsx', joins: 'Behavior', isForm: true },
];

/** Every file that a type's folder must have; it may have more. The definition of the type includes the guide. */
const FILES = [...JOINED.map(({ file }) => file), 'guide.ts', 'offer.ts', 'script.ts'];
/** The joined modules that are more than a list: the facts of every type in the browser script, and the types of headless mode. */
const SCRIPTS = 'scripts.ts';
const OFFERS = 'offers.ts';

/** The `entityType` of a folder: `smart-tip` → `smartTip`. */
export const entityTypeOf = (folder) => folder.replace(/^_/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The modules of types' folders that a renderer loads only on some pages, by name. */
export const loadedOnSomePages = (root, folders) =>
  Object.fromEntries(
    folders.flatMap((folder) => {
      const { loads = [] } = readData(join(root, 'widgets', folder, 'script.ts')).script;
      return loads.map((name) => [name, `widgets/${folder}/${name}.ts`]);
    }),
  );

/** What a joined module exports: `known-values` → `knownValues`, `form/icons` → `icons`, `messages.en` → `messages`. */
const exportOf = (name) =>
  basename(name)
    .replace(/\..*/, '')
    .replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** One object of all types. Forms are loaded when they are first shown. */
function moduleText({ name, file, joins, isForm = false }, folders) {
  const up = '../'.repeat(name.split('/').length);
  const types = folders.map((folder) => ({
    key: entityTypeOf(folder),
    from: `'${up}${folder}/${file.replace(/\.tsx?$/, '')}'`,
  }));
  const imports = types.map(({ key, from }) => `import ${joins ? `{ ${joins} as ${key} }` : key} from ${from};\n`);
  const lazy = types.map(
    ({ key, from }) => `\n  ${key}: lazyForm(() => import(${from}).then(({ ${joins} }) => ${joins})),`,
  );
  const [head, members] = isForm
    ? [[`import { lazyForm } from '${up}../ui/form/lazy-form';\n`], `${lazy.join('')}\n`]
    : [imports, ` ${types.map(({ key }) => key).join(', ')} `];
  return `// Made from widgets/registry.json; see scripts/build/widget-types.mjs.\n${head.join('')}\nexport const ${exportOf(name)} = {${members}} as const;\n`;
}

/** The union of the types' offers, each of which ends in `Offer`; the other types of the files are exported as well. */
function offersText(widgets, folders) {
  const offers = folders.map((folder) => {
    const [, name] = /^export type (\w+Offer) =/m.exec(readFileSync(join(widgets, folder, 'offer.ts'), 'utf8')) ?? [];
    if (!name) throw new Error(`widgets/${folder}/offer.ts exports no type whose name ends in Offer`);
    return { name, from: `'../${folder}/offer'` };
  });
  return [
    '// Made from widgets/registry.json; see scripts/build/widget-types.mjs.',
    ...offers.map(({ name, from }) => `import type { ${name} } from ${from};`),
    '',
    ...offers.map(({ from }) => `export type * from ${from};`),
    '',
    '/** In headless mode: a widget that would show, for the application to draw, with functions that report what the person does. */',
    `export type DocentOffer = ${offers.map(({ name }) => name).join(' | ')};`,
    '',
  ].join('\n');
}

/**
 * The types of headless mode in one text without imports, for publishing. What only `widgets/contract/offer.ts` declares is not exported.
 * @param {string} root the project's folder, where `writeWidgetTypes` has run
 */
export function offerTypes(root) {
  const widgets = join(root, 'widgets');
  const folders = JSON.parse(readFileSync(join(widgets, 'registry.json'), 'utf8'));
  const read = (file) => readFileSync(join(widgets, file), 'utf8');
  const shared = read('contract/offer.ts').replace(/^export (?=type )/gm, '');
  const all = [shared, ...folders.map((folder) => read(`${folder}/offer.ts`)), read(`generated/${OFFERS}`)].join('\n');
  return all.replace(/^(\/\/ .*|(import|export) type [^=;]* from '[^']*';)\n/gm, '');
}

function writeIfChanged(path, text) {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/**
 * Writes `widgets/generated/`: each module holds one facet of every type, by `entityType`, in the order of the registry.
 * @throws Error that names the file that a type's folder lacks
 */
export function writeWidgetTypes(root) {
  const widgets = join(root, 'widgets');
  const folders = JSON.parse(readFileSync(join(widgets, 'registry.json'), 'utf8'));
  for (const folder of folders)
    for (const file of FILES)
      if (!existsSync(join(widgets, folder, file)))
        throw new Error(`widgets/${folder}/${file} is missing: every widget type has one (docs/internals.md)`);
  const generated = join(widgets, 'generated');
  mkdirSync(join(generated, 'form'), { recursive: true });
  for (const facet of JOINED) writeIfChanged(join(generated, `${facet.name}.ts`), moduleText(facet, folders));
  const facts = folders.map((folder) => [entityTypeOf(folder), join(widgets, folder, 'script.ts')]);
  const scripts = scriptFactsText(facts, join(root, 'embed/panels/script.ts'));
  writeIfChanged(
    join(generated, SCRIPTS),
    `// Made from widgets/registry.json; see scripts/build/script-facts.mjs.\n${scripts}`,
  );
  writeIfChanged(join(generated, OFFERS), offersText(widgets, folders));
  // Modules of an earlier version would import files that no longer exist.
  for (const file of readdirSync(generated, { recursive: true }))
    if (
      file.endsWith('.ts') &&
      file !== SCRIPTS &&
      file !== OFFERS &&
      !JOINED.some(({ name }) => join(`${name}.ts`) === file)
    )
      rmSync(join(generated, file));
}
