// Builds the packages for React, Vue and Svelte, which are thin wrappers around @docent/browser.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { TARGET } from '../build/browser-script.mjs';

/** The folders of clients/ that become packages. */
export const BINDINGS = ['react', 'vue', 'svelte'];

/**
 * @param {string} root the project's folder
 * @param {string} name one of {@link BINDINGS}
 * @param {string} outdir the folder that becomes the package; its previous contents are deleted
 */
export function buildBinding(root, name, outdir) {
  const from = join(root, 'clients', name);
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const source = readFileSync(join(from, 'src/index.ts'), 'utf8');
  const { code } = transformSync(source, { loader: 'ts', format: 'esm', target: TARGET, legalComments: 'none' });
  writeFileSync(join(outdir, 'index.js'), code);
  const { outputText, diagnostics } = ts.transpileDeclaration(source, {
    fileName: 'index.ts',
    reportDiagnostics: true,
  });
  if (diagnostics?.length)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => from,
        getNewLine: () => '\n',
      }),
    );
  writeFileSync(join(outdir, 'index.d.ts'), outputText);
  const described = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const peerDependencies = { ...described.peerDependencies, '@docent/browser': `^${version}` };
  writeFileSync(
    join(outdir, 'package.json'),
    `${JSON.stringify({ ...described, version, peerDependencies }, null, 2)}\n`,
  );
  for (const file of ['README.md', 'LICENSE']) cpSync(join(from, file), join(outdir, file));
}
