import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { startProgram, temporaryDir } from '../testing/process';
import { WAIT_MS } from '../testing/wait';

/** Requests without a key have a limit per minute, which faster polling would exceed. */
const POLL = { timeout: WAIT_MS, interval: 1_000 };
const LEFT_OUT = new Set(['node_modules', '.git', '.build', '.next', '.data', 'coverage']);

function copyTree(): string {
  const root = temporaryDir();
  const tree = process.cwd();
  cpSync(tree, root, { recursive: true, filter: (path) => path === tree || !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(tree, 'node_modules'), join(root, 'node_modules'));
  return root;
}

test('in development the same process serves a changed file of the server, and a broken file leaves the server unchanged', async () => {
  const root = copyTree();
  const { child, seen } = startProgram(
    'sh',
    ['-c', `cd '${root}' && exec '${process.execPath}' --import tsx server/process/dev.ts`],
    { NODE_ENV: 'development', PORT: '0', DOCENT_DATA_DIR: 'memory://' },
  );
  const url = /ready on (\S+)/.exec(await seen('Docent is ready on '))?.[1];
  const title = async () => (await (await fetch(`${url}/api/v1/openapi.json`)).json()).info.title;
  expect(await title()).toBe('Docent');

  const file = join(root, 'server/transports/openapi/openapi.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace("title: 'Docent'", "title: 'Changed'"));
  await expect.poll(title, POLL).toBe('Changed');

  writeFileSync(file, 'export const = ');
  await seen('the server stays as it was');
  expect(await title()).toBe('Changed');

  writeFileSync(file, text.replace("title: 'Docent'", "title: 'Mended'"));
  await expect.poll(title, POLL).toBe('Mended');
  expect(child.exitCode).toBe(null);
});
