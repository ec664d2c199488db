// npm run icons: writes the folder ui/icons. It contains the icons of @tabler/icons-react that pages import from ui/icons, with their types
// and license. With --check, it only tells whether the folder is out of date.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true });

const FOLDERS = ['app', 'ui', 'widgets', 'server/testing'];
const LIBRARY = '@tabler/icons-react';
const SOURCE = `node_modules/${LIBRARY}/dist/esm`;
const FOLDER = 'ui/icons';
const IMPORT = /(?:import|export) (type )?\{([^{}]*)\} from '[./]+\/(?:ui\/)?icons'/g;

/** The names that pages import from `ui/icons`, sorted; types as `type Name`. */
function namesInUse() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, isType = '', list]) =>
      list.split(',').map((name) => isType + name.trim()),
    ),
  );
  const clean = names.map((name) => name.replace(/ as .*/, '').trim()).filter((name) => name && name !== 'type');
  return [...new Set(clean)].sort();
}

/** The contents of each file of the folder, by its name: each icon is a module, so a page loads those that it shows. */
function texts() {
  const names = namesInUse();
  const icons = names.filter((name) => !name.startsWith('type '));
  const moduleOf = (path) =>
    readFileSync(`${SOURCE}/${path}.mjs`, 'utf8').replace(/'\.{1,2}\/(\w+)\.mjs'/g, (_, name) => `'./${name}.js'`);
  return {
    'index.js': icons.map((name) => `export { default as ${name} } from './${name}.js';\n`).join(''),
    'index.d.ts': `// Made by \`npm run icons\`.\nexport {\n  ${names.join(',\n  ')},\n} from '${LIBRARY}';\n`,
    'package.json': `${JSON.stringify({ type: 'module', sideEffects: false })}\n`,
    LICENSE: readFileSync(`node_modules/${LIBRARY}/LICENSE`, 'utf8'),
    ...Object.fromEntries(['createReactComponent', 'defaultAttributes'].map((name) => [`${name}.js`, moduleOf(name)])),
    ...Object.fromEntries(icons.map((name) => [`${name}.js`, moduleOf(`icons/${name}`)])),
  };
}

const wanted = texts();
const present = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
if (process.argv.includes('--check')) {
  const isSame = (name) => readFileSync(join(FOLDER, name), 'utf8') === wanted[name];
  if (present.length !== Object.keys(wanted).length || !present.every(isSame)) process.exitCode = 1;
} else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const [name, text] of Object.entries(wanted)) writeFileSync(join(FOLDER, name), text);
}
