import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTreeWithExample, EXAMPLE_FOLDER } from '../server/testing/example-tree';
import { writeWidgetTypes } from './widget-types.mjs';

let root: string;
beforeAll(() => {
  root = copyTreeWithExample();
  writeWidgetTypes(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(program: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
  });
  return { status, output: stdout + stderr };
}

test('a folder and a line of the registry are all that a type needs to compile', () => {
  const { output } = run('typescript-7/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', '.']);
  expect(output.split('\n').filter((line) => /^\S.*error TS/.test(line))).toEqual([]);
}, 300_000);

test('and to work', () => {
  const proof = `widgets/${EXAMPLE_FOLDER}/proof.test.ts`;
  const { status, output } = run('vitest/vitest.mjs', ['run', '--project', 'embedded', proof]);
  expect(status, output).toBe(0);
}, 300_000);

test('a file that is left out is missed by its name', () => {
  const folder = join(root, 'widgets', EXAMPLE_FOLDER);
  const own = new Set(['styles.ts', 'proof.test.ts']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.\w+$/.test(name) && !own.has(name))) {
    renameSync(join(folder, file), join(root, 'aside'));
    expect(() => writeWidgetTypes(root), file).toThrow(`widgets/${EXAMPLE_FOLDER}/${file} is missing`);
    renameSync(join(root, 'aside'), join(folder, file));
  }
});
