// Builds the script that runs in the host page into .build/js: main.js, and a chunk for each widget type, loaded when one is shown.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { entityTypeOf } from './widget-types.mjs';

const TARGET = ['chrome109', 'firefox115', 'safari16'];
const LONGEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Style sheets stand in template literals, whose spaces no bundler takes out. */
const tightStyles = {
  name: 'tight-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /(styles|scale|media)\.ts$/ }, ({ path }) => {
      const tight = (css) =>
        css
          .replace(/\s+/g, ' ')
          .replace(/([{};,:]) /g, '$1')
          .replace(/ ([{}])/g, '$1')
          .replace(/;}/g, '}');
      const contents = readFileSync(path, 'utf8').replace(/`[^`$]*\{[^`$]*`/g, tight);
      return { contents, loader: 'ts' };
    }),
};

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
    plugins: [tightStyles],
    logLevel: 'warning',
  };
  const folders = JSON.parse(readFileSync(join(root, 'widgets/registry.json'), 'utf8'));
  const { metafile } = await build({
    ...common,
    entryPoints: Object.fromEntries(folders.map((folder) => [folder, `widgets/${folder}/render.ts`])),
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    outdir,
    format: 'esm',
    splitting: true,
    metafile: true,
  });
  const chunks = {};
  for (const [file, { entryPoint }] of Object.entries(metafile.outputs)) {
    const [, folder] = /^widgets\/(.+)\/render\.ts$/.exec(entryPoint ?? '') ?? [];
    if (folder) chunks[entityTypeOf(folder)] = file.split('/').pop();
  }
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
  const nameOf = (path) => path.split('/').pop();
  /** A file and everything that it imports. */
  const withImports = (path, found = new Set()) => {
    if (found.has(path)) return found;
    found.add(path);
    for (const one of metafile.outputs[path].imports) withImports(one.path, found);
    return found;
  };
  const loaded = Object.fromEntries(
    Object.keys(metafile.outputs).flatMap((path) => {
      const type = Object.keys(chunks).find((one) => chunks[one] === nameOf(path));
      return type ? [[type, [...withImports(path)].map(nameOf)]] : [];
    }),
  );
  writeFileSync(join(outdir, 'files.json'), JSON.stringify({ files, loaded }));
}
