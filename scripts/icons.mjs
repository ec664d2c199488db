// npm run icons: writes ui/icons.js and its types: of the thousands in @tabler/icons-react, the icons that pages import from there, with
// their licence. With --check, it only tells whether they are out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true });
// Installed by now.
const { build } = await import('esbuild');

const FOLDERS = ['app', 'ui', 'widgets', 'server/testing'];
const LIBRARY = '@tabler/icons-react';
const IMPORT = /\{([^{}]*)\} from '[./]+\/(?:ui\/)?icons'/g;

/** The names that pages import from `ui/icons`, sorted; types as `type Name`. */
function namesInUse() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, list]) => list.split(',')),
  );
  const clean = names.map((name) => name.replace(/ as .*/, '').trim()).filter(Boolean);
  return [...new Set(clean)].sort();
}

/** What each file holds, by its path. */
async function texts() {
  const names = namesInUse();
  const list = (items) => `export {\n  ${items.join(',\n  ')},\n} from '${LIBRARY}';\n`;
  const licence = readFileSync(`node_modules/${LIBRARY}/LICENSE`, 'utf8').trim();
  const { outputFiles } = await build({
    stdin: { contents: list(names.filter((name) => !name.startsWith('type '))), resolveDir: '.' },
    banner: { js: `/*! Made by \`npm run icons\` from ${LIBRARY}.\n\n${licence}\n*/` },
    bundle: true,
    external: ['react'],
    format: 'esm',
    legalComments: 'none',
    write: false,
  });
  return { 'ui/icons.js': outputFiles[0].text, 'ui/icons.d.ts': `// Made by \`npm run icons\`.\n${list(names)}` };
}

for (const [path, text] of Object.entries(await texts()))
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) process.exitCode = 1;
