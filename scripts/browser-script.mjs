// Builds the script that runs in the host page into .build/js: main.js, and a chunk for each widget type and panel, loaded when one is
// shown; and preview.js, all widget types in one, for the builder's frame.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { entityTypeOf } from './widget-types.mjs';

/** The browsers that the script runs in. */
export const TARGET = ['chrome109', 'firefox115', 'safari16'];
/** What the script loads beside widgets, by the name that it asks for. */
export const PANELS = {
  changelog: 'embed/panels/changelog.ts',
  roadmap: 'embed/panels/roadmap.ts',
  debug: 'embed/debug/debug.ts',
  onPage: 'embed/on-page/on-page.ts',
};
const LONGEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Style sheets stand in template literals, which no bundler makes tight. */
export const tightStyles = {
  name: 'tight-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(styles|scale|media|picture)\.ts$/ }, ({ path }) => {
      const tight = (_, css) =>
        JSON.stringify(transformSync(css, { loader: 'css', minify: true, target: TARGET }).code.trim());
      const contents = readFileSync(path, 'utf8').replace(/`([^`$]*\{[^`$]*)`/g, tight);
      return { contents, loader: 'ts' };
    }),
};

const POSITION = 'position';
/** The licences of the libraries that files carry. */
const NOTICES = {
  [POSITION]: '/*! @floating-ui/core: Copyright (c) 2021-present Floating UI contributors, MIT License */',
  onPage: '/*! @medv/finder: Copyright (c) 2018 Anton Medvedev, MIT License */',
};

/** The script of the builder's frame: what knows how to show a draft, and every type. */
const PREVIEW = `import { startPreview } from './embed/preview/frame';
import { previews, renderers } from './widgets/renderers';
startPreview(document.getElementById('preview'), { renderers, previews });`;

const hashOf = (text, length) => createHash('sha256').update(text).digest('base64url').slice(0, length);

/** @param {string} root the project's folder */
export async function buildBrowserScript(root) {
  const outdir = join(root, '.build/js');
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const common = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: TARGET,
    legalComments: 'none',
    logLevel: 'warning',
  };
  // What a page loads for a type comes in one piece, which compresses better than the same in parts; but for the code that
  // places things beside elements, which is as large as a type.
  const positionApart = {
    name: 'position-apart',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/position$/ }, () => ({ path: `./${POSITION}.js`, external: true })),
  };
  /** Builds modules, each in one piece. @returns their texts by name */
  const buildChunks = async (entryPoints, plugins = []) => {
    const chunks = { entryPoints, entryNames: '[name]', outdir, format: 'esm', write: false };
    const { outputFiles } = await build({ ...common, ...chunks, plugins: [tightStyles, ...plugins] });
    return Object.fromEntries(outputFiles.map(({ path, text }) => [basename(path, '.js'), text]));
  };
  const folders = JSON.parse(readFileSync(join(root, 'widgets/registry.json'), 'utf8'));
  const renderers = Object.fromEntries(folders.map((name) => [entityTypeOf(name), `widgets/${name}/render.ts`]));
  const placing = await buildChunks({ [POSITION]: 'embed/kit/position.ts' });
  const drawing = await buildChunks({ ...renderers, ...PANELS }, [positionApart]);
  // One hash for all, so that the script need not carry one for each.
  const release = hashOf(JSON.stringify([placing, drawing]), 8);
  const fileOf = (name) => `${name}-${release}.js`;
  for (const [name, text] of Object.entries({ ...placing, ...drawing }))
    writeFileSync(join(outdir, fileOf(name)), text.replaceAll(`./${POSITION}.js`, `./${fileOf(POSITION)}`));
  for (const [name, notice] of Object.entries(NOTICES)) {
    const noted = join(outdir, fileOf(name));
    writeFileSync(noted, `${notice}\n${readFileSync(noted, 'utf8')}`);
  }
  await build({
    ...common,
    entryPoints: ['embed/script/main.ts'],
    outfile: join(outdir, 'main.js'),
    format: 'iife',
    supported: { 'dynamic-import': true },
    define: { DOCENT_RELEASE: JSON.stringify(release) },
  });
  await build({
    ...common,
    stdin: { contents: PREVIEW, resolveDir: root, loader: 'ts' },
    outfile: join(outdir, 'preview.js'),
    format: 'iife',
    plugins: [tightStyles],
    banner: { js: NOTICES[POSITION] },
  });
  const files = {};
  for (const name of readdirSync(outdir)) {
    const text = readFileSync(join(outdir, name));
    writeFileSync(join(outdir, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(join(outdir, `${name}.br`), brotliCompressSync(text, LONGEST));
    files[name] = hashOf(text, 22);
  }
  const loaded = Object.fromEntries(
    Object.entries(drawing).map(([name, text]) => [
      name,
      [name, ...(text.includes(`./${POSITION}.js`) ? [POSITION] : [])].map(fileOf),
    ]),
  );
  writeFileSync(join(outdir, 'files.json'), JSON.stringify({ files, loaded }));
}
