// Applies patches/ to the packages in node_modules. Install scripts are off, so that preparing does it after each install.
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes every file that a patch names out of the package's own, which is kept beside it as `.orig`: however often it runs, and
 * whichever patch was there before, each change is made once.
 * @throws Error when a package is no longer the one that the patch was written for.
 */
export async function applyPatches(root) {
  const { applyPatch, parsePatch } = await import('diff');
  for (const name of readdirSync(join(root, 'patches'))) {
    for (const patch of parsePatch(readFileSync(join(root, 'patches', name), 'utf8'))) {
      const file = join(root, patch.newFileName.replace(/^b\//, ''));
      const original = `${file}.orig`;
      if (!existsSync(original)) copyFileSync(file, original);
      const patched = applyPatch(readFileSync(original, 'utf8'), patch);
      if (patched === false) throw new Error(`patches/${name} does not fit ${patch.newFileName}`);
      if (patched === readFileSync(file, 'utf8')) continue;
      writeFileSync(`${file}.draft`, patched);
      renameSync(`${file}.draft`, file);
    }
  }
}
