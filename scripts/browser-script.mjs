// Builds the script that runs in the host page into .build/js: main.js, and a chunk for each widget type, loaded when one is shown.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transformSync } from 'esbuild';
import { entityTypeOf } from './widget-types.mjs';

const TARGET = ['chrome109', 'firefox115', 'safari16'];
const LONGEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Style sheets stand in template literals, which no bundler makes tight. */
const tightStyles = {
  name: 'tight-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(styles|scale|media)\.ts$/ }, ({ path }) => {
      const tight = (_, css) =>
        JSON.stringify(transformSync(css, { loader: 'css', minify: true, target: TARGET }).code.trim());
      const contents = readFileSync(path, 'utf8').replace(/`([^`$]*\{[^`$]*)`/g, tight);
      return { contents, loader: 'ts' };
    }),
};

const nameOf = (path) => path.split('/').pop();

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
  /** Builds modules with names that carry a hash. @returns the file of each entry, by the entry's name */
  const buildChunks = async (entryPoints, plugins = []) => {
    const chunks = { entryPoints, entryNames: '[name]-[hash]', outdir, format: 'esm', metafile: true };
    const { metafile } = await build({ ...common, ...chunks, plugins: [tightStyles, ...plugins] });
    return Object.fromEntries(
      Object.entries(metafile.outputs).map(([file, { entryPoint, imports }]) => [
        Object.keys(entryPoints).find((name) => entryPoints[name] === entryPoint),
        { file: nameOf(file), imports: imports.map(({ path }) => nameOf(path)) },
      ]),
    );
  };
  const { position } = await buildChunks({ position: 'embed/kit/position.ts' });
  // What a page loads for a type comes in one piece, which compresses better than the same in parts; but for the code that
  // places things beside elements, which is as large as a type.
  const positionApart = {
    name: 'position-apart',
    setup: ({ onResolve }) =>
      onResolve({ filter: /\/position$/ }, () => ({ path: `./${position.file}`, external: true })),
  };
  const folders = JSON.parse(readFileSync(join(root, 'widgets/registry.json'), 'utf8'));
  const renderers = Object.fromEntries(folders.map((folder) => [folder, `widgets/${folder}/render.ts`]));
  const built = Object.entries(await buildChunks(renderers, [positionApart])).map(([folder, chunk]) => [
    entityTypeOf(folder),
    chunk,
  ]);
  const chunks = Object.fromEntries(built.map(([type, { file }]) => [type, file]));
  await build({
    ...common,
    entryPoints: ['embed/script/main.ts'],
    outfile: join(outdir, 'main.js'),
    format: 'iife',
    supported: { 'dynamic-import': true },
    define: { DOCENT_CHUNKS: JSON.stringify(chunks) },
  });
  const files = {};
  for (const name of readdirSync(outdir)) {
    const text = readFileSync(join(outdir, name));
    writeFileSync(join(outdir, `${name}.gz`), gzipSync(text, { level: 9 }));
    writeFileSync(join(outdir, `${name}.br`), brotliCompressSync(text, LONGEST));
    files[name] = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }
  const loaded = Object.fromEntries(built.map(([type, { file, imports }]) => [type, [...new Set([file, ...imports])]]));
  writeFileSync(join(outdir, 'files.json'), JSON.stringify({ files, loaded }));
}
