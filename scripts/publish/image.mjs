// npm run image [-- FOLDER]: writes the files of the container image to .build/image or FOLDER, and prints their size. Of node_modules, it
// copies the packages that the built server, its pages and the docent command load, found by following their imports.
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
await prepare({ next: true });
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

const IMAGE = process.argv[2] ?? join('.build', 'image');
const ENTRIES = ['.build/server.mjs', '.build/docent.mjs'];
/** Copied as they are; Next loads webpack by name before it reads its settings. */
const WHOLE = [
  // The documentation, which the server renders.
  ...['docs', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'],
  ...['package.json', 'LICENSE', 'next.config.mjs', 'prisma', '.build/js', '.next', '.next/node_modules'],
  'node_modules/next/dist/compiled/webpack',
];
/** Code of Next that builds pages, serves them in development and makes pictures smaller; the image does none of this. */
const IGNORED = [
  /^node_modules\/(@next\/swc-|@img\/|sharp\/|typescript\/|@?esbuild\/)/,
  /^node_modules\/next\/(dist\/docs\/|.*\.dev\.js$)/,
];
const SKIPPED = [
  /^\.next\/(cache|types|diagnostics|trace|dev)/,
  /\.nft\.json$/,
  /^node_modules\/.*\.(map|d\.[cm]?ts)$/,
];
/** Large packages, of which only the loaded files are copied: most files are for other databases. All other packages are copied whole. */
const IN_PART = ['node_modules/next', 'node_modules/@prisma/client'];

const isAny = (patterns, file) => patterns.some((pattern) => pattern.test(file));
const packageOf = (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** The files and links below a path, without nested node_modules. */
const filesIn = (path) =>
  lstatSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => (name === 'node_modules' ? [] : filesIn(join(path, name))))
    : [path];

/** The files that Next traced for its pages, in addition to their bundles. */
const loadedByPages = () =>
  filesIn('.next/server')
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).files.map((found) => join(dirname(file), found)))
    .filter((file) => file.startsWith('node_modules/') && existsSync(file));

/** Everything that the image holds. */
async function imageFiles() {
  const ignore = (file) => isAny(IGNORED, file);
  const { fileList, reasons } = await nodeFileTrace([...ENTRIES, ...loadedByPages()], { base: ROOT, ignore });
  // A package may read the package.json of another package that is never loaded.
  const isLoaded = (file) => !ignore(file) && String(reasons.get(file)?.type) !== 'asset';
  const packages = new Set([...fileList].filter(isLoaded).map(packageOf));
  const whole = [...packages].filter((path) => path && !IN_PART.includes(path));
  const found = [...fileList].filter((file) => packages.has(packageOf(file)));
  const files = [...found, ...[...whole, ...WHOLE].flatMap(filesIn)];
  return [...new Set(files)].filter((file) => !ignore(file) && !isAny(SKIPPED, file));
}

rmSync(IMAGE, { recursive: true, force: true });
const sizes = {};
for (const file of await imageFiles()) {
  cpSync(file, join(IMAGE, file), { verbatimSymlinks: true });
  const part = packageOf(file) ?? file.split('/', 1)[0];
  sizes[part] = (sizes[part] ?? 0) + lstatSync(file).size;
}
const line = (bytes, text) => console.log(`${(bytes / 1e6).toFixed(1).padStart(7)} MB  ${text}`);
const largest = Object.entries(sizes).sort(([, a], [, b]) => b - a);
for (const [part, bytes] of largest.slice(0, 12)) line(bytes, part);
line(
  largest.reduce((sum, [, bytes]) => sum + bytes, 0),
  `in all, in ${IMAGE}`,
);
