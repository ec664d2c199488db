// Builds the browser script as the npm package @docent/browser, from the same source as the script that the tag loads.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { minifyStyles, PANELS, TARGET } from '../build/browser-script.mjs';
import { entityTypeOf, offerTypes } from '../build/widget-types.mjs';

const NAME = '@docent/browser';

/** Each renderer is a dynamic import, so that bundlers load its code only when a widget of the type is shown. */
const entryOf = (folders) => {
  const renderers = Object.fromEntries(folders.map((name) => [entityTypeOf(name), `widgets/${name}/render`]));
  const parts = Object.entries({ ...renderers, ...PANELS }).map(
    ([name, file]) => `${name}: () => import('./${file}'),`,
  );
  return `
import { createPackage } from './embed/script/package';
export const { docent, init, watchOffers } = /* @__PURE__ */ createPackage({ ${parts.join('\n')} });`;
};

const EXPORTED = `
/** Docent on this page, from this package or from the tag. Calls before \`init\` wait for it; on a server, calls do nothing. */
export declare const docent: Docent;
/** Starts Docent, unless it runs on this page already. Never throws; on a server it does nothing. */
export declare const init: (options: InitOptions) => Docent;
/** In headless mode, calls back with all widgets that the application has to draw, whenever they change. @returns a function to stop */
export declare const watchOffers: (listener: (offers: readonly DocentOffer[]) => void) => () => void;
`;

/**
 * Writes index.d.ts, the types of the package.
 * @param {string} root the project's folder
 * @param {string} outdir where the file goes
 */
export function writeTypes(root, outdir) {
  const declare = (source) => ts.transpileDeclaration(source, { fileName: 'api.ts' }).outputText;
  // Both go into one file, which needs no imports between them.
  const api = declare(readFileSync(join(root, 'embed/script/api.ts'), 'utf8'));
  const withoutOffers = api.replace(/^(import|export) type .* from '.*\/offers';\n/gm, '');
  writeFileSync(join(outdir, 'index.d.ts'), declare(offerTypes(root)) + withoutOffers + EXPORTED);
}

/** Writes our license, and those of the packages whose code is in the bundle. */
function writeLicense(root, outdir, inputs) {
  const packages = inputs.flatMap((file) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const read = (folder) => {
    const name = readdirSync(join(root, folder)).find((file) => /^licen[cs]e(\.md|\.txt)?$/i.test(file));
    if (!name) throw new Error(`${folder} has no license.`);
    return readFileSync(join(root, folder, name), 'utf8');
  };
  const others = [...new Set(packages)].sort().map((folder) => `\n${folder.slice(13)}\n\n${read(folder)}`);
  writeFileSync(join(outdir, 'LICENSE'), [read('.'), ...others].join('\n'));
}

/**
 * @param {string} root the project's folder
 * @param {string} outdir the folder that becomes the package; its previous contents are deleted
 */
export async function buildBrowserPackage(root, outdir) {
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const folders = JSON.parse(readFileSync(join(root, 'widgets/registry.json'), 'utf8'));
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: entryOf(folders), resolveDir: root, sourcefile: 'index.ts', loader: 'ts' },
    outdir,
    entryNames: 'index',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minifySyntax: true,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    write: false,
    plugins: [minifyStyles],
  });
  mkdirSync(join(outdir, 'chunks'));
  // No file has side effects, so imports without names are useless, and bundlers warn about each of them.
  for (const { path, text } of outputFiles) writeFileSync(path, text.replace(/^import "[^"]+";\n/gm, ''));
  writeTypes(root, outdir);
  writeLicense(root, outdir, Object.keys(metafile.inputs));
  cpSync(join(root, 'embed/script/package.md'), join(outdir, 'README.md'));
  const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = {
    name: NAME,
    version,
    description: 'Shows the tours, checklists, tips, announcements and surveys of Docent in a web application.',
    license,
    type: 'module',
    sideEffects: false,
    types: './index.d.ts',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts', 'chunks'],
  };
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}
