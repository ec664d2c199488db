import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const SOURCE = join(ROOT, 'server/testing/example-type');

/** The folder of `widgets/` that the example type gets. */
export const EXAMPLE_FOLDER = '_example';

// Entries that are not copied: build output, and files that only this tree needs. Since the copy has no lockfile, Next takes this tree as
// its root, which contains the linked packages.
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.build',
  '.next',
  '.data',
  'coverage',
  'test-results',
  'package-lock.json',
]);

/** Rewrites imports to work in a type's folder. In the source they differ, since it is type-checked in `server/testing/example-type`. */
const moved = (text: string): string =>
  text
    .replaceAll("'../../../widgets/", "'../")
    .replaceAll("'../../../", "'../../")
    .replaceAll(/from '(?:\.\.\/\.\.)\/(auth|demo|features|transports)\//g, "from '../../server/$1/")
    .replaceAll(/from '\.\.\/(database|http)'/g, "from '../../server/testing/$1'");

/**
 * Copies the working tree to a new folder below `.build` and adds the example type to it: its folder and its line in the registry,
 * nothing else. Packages are shared by a link. The caller runs `writeWidgetTypes` (scripts/build/widget-types.mjs) on the copy, then
 * removes it.
 */
export function copyTreeWithExample(): string {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.build', 'example-'));
  const copied = (path: string) => !LEFT_OUT.has(basename(path));
  for (const name of readdirSync(ROOT).filter(copied))
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: copied });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const folder = join(root, 'widgets', EXAMPLE_FOLDER);
  for (const entry of readdirSync(SOURCE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(folder, relative(SOURCE, path)).replace(/\.copy\.ts$/, '.test.ts');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, moved(readFileSync(path, 'utf8')));
  }
  const registry = join(root, 'widgets/registry.json');
  const folders: string[] = JSON.parse(readFileSync(registry, 'utf8'));
  writeFileSync(registry, `${JSON.stringify([...folders, EXAMPLE_FOLDER])}\n`);
  return root;
}
