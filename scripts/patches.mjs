// Applies patches/ to the packages in node_modules. Install scripts are off, so that preparing does it after each install.
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The changes in a patch: of lines, as `diff -u` writes them; or in a `.json`, for a file without lines, of `from` to `to` where it
 * occurs once. Each returns false for a file that it does not fit.
 */
function changesIn(name, text, { applyPatch, parsePatch }) {
  if (name.endsWith('.json')) {
    const { file, from, to } = JSON.parse(text);
    return [{ file, change: (own) => own.split(from).length === 2 && own.replace(from, () => to) }];
  }
  return parsePatch(text).map((patch) => ({
    file: patch.newFileName.replace(/^b\//, ''),
    change: (own) => applyPatch(own, patch),
  }));
}

/**
 * Patches every file that a patch names, from the original, which is kept next to it as `.orig`. Running it again, or after another
 * patch, makes each change only once.
 * @throws Error when a package is no longer the one that the patch was written for.
 */
export async function applyPatches(root) {
  const diff = await import('diff');
  for (const name of readdirSync(join(root, 'patches'))) {
    for (const { file: path, change } of changesIn(name, readFileSync(join(root, 'patches', name), 'utf8'), diff)) {
      const file = join(root, path);
      const original = `${file}.orig`;
      if (!existsSync(original)) copyFileSync(file, original);
      const patched = change(readFileSync(original, 'utf8'));
      if (patched === false) throw new Error(`patches/${name} does not fit ${path}`);
      if (patched === readFileSync(file, 'utf8')) continue;
      writeFileSync(`${file}.draft`, patched);
      renameSync(`${file}.draft`, file);
    }
  }
}
