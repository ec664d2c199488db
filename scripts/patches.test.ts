import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyPatches } from './patches.mjs';

const FILE = 'node_modules/greeter/index.js';

const patchTo = (word: string) => `--- a/${FILE}
+++ b/${FILE}
@@ -1,2 +1,3 @@
 const name = 'you';
-console.log('Hello');
+console.log('${word}');
+console.log(name);
`;

/** A project with one package and one patch for it. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'docent-patches-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'node_modules/greeter'), { recursive: true });
  mkdirSync(join(root, 'patches'));
  const install = (text: string) => writeFileSync(join(root, FILE), text);
  install("const name = 'you';\nconsole.log('Hello');\n");
  const write = (word: string) => writeFileSync(join(root, 'patches/greeter+1.0.0.patch'), patchTo(word));
  write('Hi');
  return { root, install, write, read: () => readFileSync(join(root, FILE), 'utf8') };
}

test('a patch is made once, however often it is applied, and a later one in its place', async () => {
  const { root, write, read } = project();
  await applyPatches(root);
  await applyPatches(root);
  expect(read()).toBe("const name = 'you';\nconsole.log('Hi');\nconsole.log(name);\n");
  write('Good day');
  await applyPatches(root);
  expect(read()).toBe("const name = 'you';\nconsole.log('Good day');\nconsole.log(name);\n");
});

test('a patch for another release is refused by name', async () => {
  const { root, install, read } = project();
  install("console.log('A new greeting');\n");
  await expect(applyPatches(root)).rejects.toThrow('patches/greeter+1.0.0.patch does not fit');
  expect(read()).toBe("console.log('A new greeting');\n");
});

test('a piece of a file of one line is changed where it occurs once', async () => {
  const { root, read } = project();
  const change = (from: string) =>
    writeFileSync(join(root, 'patches/greeter+1.0.0.json'), JSON.stringify({ file: FILE, from, to: "'$& me'" }));
  rmSync(join(root, 'patches/greeter+1.0.0.patch'));
  change("'you'");
  await applyPatches(root);
  await applyPatches(root);
  expect(read()).toBe("const name = '$& me';\nconsole.log('Hello');\n");
  for (const from of ["'them'", 'o']) {
    change(from);
    await expect(applyPatches(root)).rejects.toThrow('patches/greeter+1.0.0.json does not fit');
  }
});
