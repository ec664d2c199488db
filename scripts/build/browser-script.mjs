// Builds the browser script into .build/js:
// - main.js, also under a name with its hash, for pages that pin a version
// - a chunk for each widget type and panel, which main.js loads when it shows one
// - preview.js, all widget types in one file, for the builder's preview frame
// - check.js, which `docent check` runs in pages
// - measure.js, which the server runs in previews that it takes pictures of
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { minify } from 'terser';
import { OF_ALL, OF_MAIN } from './mangled-names.mjs';
import { entityTypeOf, loadedOnSomePages } from './widget-types.mjs';

/** The browsers that the script runs in. */
export const TARGET = ['chrome109', 'firefox115', 'safari16'];
/** The chunks that the script loads in addition to widgets, by name. */
export const PANELS = {
  changelog: 'embed/panels/changelog.ts',
  roadmap: 'embed/panels/roadmap.ts',
  debug: 'embed/debug/debug.ts',
  onPage: 'embed/on-page/on-page.ts',
  headless: 'widgets/contract/headless.ts',
};
const BROTLI_MAX_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Minifies the style sheets in template literals, which bundlers leave unchanged. */
export const minifyStyles = {
  name: 'tight-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(styles|scale|picture|byline)\.ts$/ }, ({ path }) => {
      const minifyCss = (_, css) =>
        JSON.stringify(transformSync(css, { loader: 'css', minify: true, target: TARGET }).code.trim());
      const contents = readFileSync(path, 'utf8').replace(/`([^`$]*\{[^`$]*)`/g, minifyCss);
      return { contents, loader: 'ts' };
    }),
};

const POSITION = 'position';
/** Modules that widgets load only on some pages, by the name of the import. A type lists those of its own folder in its `script.ts`. */
const ON_DEMAND = {
  byline: 'embed/kit/byline.ts',
  video: 'embed/kit/video.ts',
  dialogs: 'embed/kit/dialogs.ts',
  viewport: 'embed/kit/viewport.ts',
  semantics: 'embed/kit/semantics.ts',
  extras: 'embed/script/extras.ts',
};
/** The license notices of the libraries that files contain. */
const NOTICES = {
  [POSITION]: '/*! @floating-ui/core: Copyright (c) 2021-present Floating UI contributors, MIT License */',
  semantics: '/*! dom-accessibility-api: Copyright (c) 2020 Sebastian Silbermann, MIT License */',
  onPage: '/*! @medv/finder: Copyright (c) 2018 Anton Medvedev, MIT License */',
};

/** The script of the builder's preview frame, with the renderers of all widget types. */
const PREVIEW = `import { startPreview } from './embed/preview/frame';
import { previews, renderers } from './widgets/contract/renderers';
startPreview(document.getElementById('preview'), { renderers, previews });`;

/** What `docent check` runs in pages. */
const CHECK = 'embed/check/look.ts';

/** What the server runs in the page of a preview before it takes its picture. */
const MEASURE = 'embed/preview/measure.ts';

/** Repetitive code compresses best. `unsafe` can break only code that uses symbols or redefines built-in objects. */
const COMPRESS = { passes: 4, unsafe: true, sequences: false, lhs_constants: false, unsafe_arrows: true };
/**
 * Minifies a file of esbuild again, which makes it about 5% smaller.
 * @param {object} nameCache the names that the files of one build share
 */
async function minifyAgain(text, nameCache, { isMain = false } = {}) {
  const names = isMain ? [...OF_ALL, ...OF_MAIN] : OF_ALL;
  const mangle = { properties: { regex: new RegExp(`^(${names.join('|')})$`) } };
  const format = { comments: false };
  return (await minify(text, { module: !isMain, ecma: 2020, compress: COMPRESS, mangle, format, nameCache })).code;
}

/** Compresses texts to gzip with zopfli: about 2% smaller than with the best level of zlib. */
const gzipAll = (texts, then) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./zopfli.mjs', import.meta.url), { workerData: texts });
    worker.on('message', ({ name, bytes }) => then(name, bytes));
    worker.on('error', reject);
    worker.on('exit', resolve);
  });

const hashOf = (text, length) => createHash('sha256').update(text).digest('base64url').slice(0, length);

// Each type is one file, which compresses better than several. Only the code that positions cards next to elements is a separate file: it
// is as large as a type.
const separatePosition = {
  name: 'separate-position',
  setup: ({ onResolve }) => onResolve({ filter: /\/position$/ }, () => ({ path: `./${POSITION}.js`, external: true })),
};
const separateOnDemand = {
  name: 'separate-on-demand',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path)}.js`, external: true } : undefined,
    ),
};

/** The files of one build: where they go, how they are built, and the names that they share. */
const beginBuild = (root) => ({
  root,
  outdir: join(root, '.build/js'),
  nameCache: {},
  common: {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'warning',
  },
});

/** Builds modules, each in one piece. @returns their texts by name */
async function buildChunks({ outdir, common, nameCache }, entryPoints, plugins = []) {
  const chunks = { entryPoints, entryNames: '[name]', outdir, format: 'esm', write: false };
  const { outputFiles, metafile } = await build({
    ...common,
    ...chunks,
    metafile: true,
    plugins: [minifyStyles, ...plugins],
  });
  // The names of exports are not shortened, so the code that imports them must not shorten them either.
  const lost = Object.values(metafile.outputs).flatMap((one) => one.exports.filter((name) => OF_ALL.includes(name)));
  if (lost.length) throw new Error(`Take ${lost.join(', ')} out of OF_ALL: they are exports.`);
  const texts = {};
  // One after the other, so that each build assigns the short names in the same order.
  for (const { path, text } of outputFiles) texts[basename(path, '.js')] = await minifyAgain(text, nameCache);
  return texts;
}

/** Writes the files that main.js loads: types, panels and the modules that these load. @returns their texts, and the hash in their names */
async function buildParts(files) {
  const { root, outdir } = files;
  const folders = JSON.parse(readFileSync(join(root, 'widgets/registry.json'), 'utf8'));
  const renderers = Object.fromEntries(folders.map((name) => [entityTypeOf(name), `widgets/${name}/render.ts`]));
  const onDemand = { ...ON_DEMAND, ...loadedOnSomePages(root, folders) };
  const helperTexts = await buildChunks(files, { [POSITION]: 'embed/kit/position.ts', ...onDemand });
  const entryTexts = await buildChunks(files, { ...renderers, ...PANELS }, [separatePosition, separateOnDemand]);
  // One hash for all files, so that main.js contains only one.
  const release = hashOf(JSON.stringify([helperTexts, entryTexts]), 8);
  const fileOf = (name) => `${name}-${release}.js`;
  const parts = [POSITION, ...Object.keys(onDemand)];
  for (const [name, text] of Object.entries({ ...helperTexts, ...entryTexts })) {
    const named = parts.reduce((all, part) => all.replaceAll(`./${part}.js`, `./${fileOf(part)}`), text);
    const notice = NOTICES[name] ? `${NOTICES[name]}\n` : '';
    writeFileSync(join(outdir, fileOf(name)), notice + named);
  }
  return { helperTexts, entryTexts, release, fileOf };
}

/** Writes main.js, also under a name with its hash. @returns its text and that name */
async function buildMain({ outdir, common, nameCache }, release) {
  const main = await build({
    ...common,
    entryPoints: ['embed/script/main.ts'],
    write: false,
    format: 'iife',
    supported: { 'dynamic-import': true },
    define: { DOCENT_RELEASE: JSON.stringify(release) },
  });
  const script = await minifyAgain(main.outputFiles[0].text, nameCache, { isMain: true });
  const pinned = `main.${hashOf(script, 16)}.js`;
  for (const name of ['main.js', pinned]) writeFileSync(join(outdir, name), script);
  return { script, pinned };
}

/** Writes the scripts that main.js does not load: preview.js, check.js and measure.js. */
async function buildOthers({ root, outdir, common }) {
  await build({
    ...common,
    stdin: { contents: PREVIEW, resolveDir: root, loader: 'ts' },
    outfile: join(outdir, 'preview.js'),
    format: 'iife',
    plugins: [minifyStyles],
    banner: { js: NOTICES[POSITION] },
  });
  for (const [entryPoint, file, globalName] of [
    [CHECK, 'check.js', 'docentCheck'],
    [MEASURE, 'measure.js', 'docentMeasure'],
  ])
    await build({ ...common, entryPoints: [entryPoint], outfile: join(outdir, file), format: 'iife', globalName });
}

/** Compresses every file. @returns their hashes by name */
async function compressAll({ outdir }) {
  const texts = Object.fromEntries(readdirSync(outdir).map((name) => [name, readFileSync(join(outdir, name))]));
  const zipped = gzipAll(texts, (name, bytes) => writeFileSync(join(outdir, `${name}.gz`), bytes));
  const hashes = {};
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(join(outdir, `${name}.br`), brotliCompressSync(text, BROTLI_MAX_QUALITY));
    hashes[name] = hashOf(text, 22);
  }
  await zipped;
  return hashes;
}

/** @param {string} root the project's folder */
export async function buildBrowserScript(root) {
  const files = beginBuild(root);
  const { outdir } = files;
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { helperTexts, entryTexts, release, fileOf } = await buildParts(files);
  const { script, pinned } = await buildMain(files, release);
  await buildOthers(files);
  const hashes = await compressAll(files);
  const loaded = Object.fromEntries(
    Object.entries(entryTexts).map(([name, text]) => [
      name,
      [name, ...(text.includes(`./${POSITION}.js`) ? [POSITION] : [])].map(fileOf),
    ]),
  );
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const parts = Object.keys({ ...helperTexts, ...entryTexts }).map(fileOf);
  writeFileSync(
    join(outdir, 'files.json'),
    JSON.stringify({ files: hashes, loaded, pinned: { file: pinned, integrity, release: [pinned, ...parts] } }),
  );
}
