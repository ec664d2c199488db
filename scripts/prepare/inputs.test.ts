import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasDevelopmentPackages, isInstalled } from './inputs.mjs';

type Packages = Record<string, { version?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }>;

const LOCKED: Packages = {
  '': {},
  'node_modules/serves': { version: '1.0.0' },
  'node_modules/tests': { version: '1.0.0', dev: true },
  'node_modules/also-tests': { version: '1.0.0', devOptional: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
};

/** What is found in a project with these packages in node_modules; without `names`, npm has not finished installing. */
function judge(names?: string[], version = '1.0.0') {
  const root = mkdtempSync(join(tmpdir(), 'docent-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, packages: Packages) => writeFileSync(join(root, path), JSON.stringify({ packages }));
  write('package-lock.json', LOCKED);
  mkdirSync(join(root, 'node_modules'));
  const present = Object.fromEntries((names ?? []).map((name) => [`node_modules/${name}`, { version }]));
  if (names) write('node_modules/.package-lock.json', present);
  return {
    toServe: isInstalled(root, false),
    toDevelop: isInstalled(root, true),
    develops: hasDevelopmentPackages(root),
  };
}

test('serving needs only production packages, developing needs development packages too', () => {
  expect(judge(['serves'])).toEqual({ toServe: true, toDevelop: false, develops: false });
  expect(judge(['serves', 'tests'])).toEqual({ toServe: true, toDevelop: false, develops: true });
  expect(judge(['serves', 'tests', 'also-tests'])).toEqual({ toServe: true, toDevelop: true, develops: true });
});

test('an install that did not finish, or that has other versions, does not count', () => {
  expect(judge()).toEqual({ toServe: false, toDevelop: false, develops: false });
  expect(judge(['tests', 'also-tests'])).toEqual({ toServe: false, toDevelop: false, develops: true });
  expect(judge(['serves', 'tests', 'also-tests'], '0.9.0')).toMatchObject({ toServe: false, toDevelop: false });
});
