import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { releasedChangelog, writeVersion } from './release-steps.mjs';

const FILES = [
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'server.json',
  ...['typescript', 'react', 'vue', 'svelte'].map((name) => `clients/${name}/package.json`),
];

let root: string | undefined;
afterEach(() => root && rmSync(root, { recursive: true, force: true }));

/** A folder with copies of the files that name the version. */
function copyOfFiles(): string {
  root = mkdtempSync(join(tmpdir(), 'docent-release-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file));
  }
  return root;
}
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

test('the unreleased changes get the heading of the version, and an empty section is left for the next changes', () => {
  const before = '# Changelog\n\n## Unreleased\n\n### Added\n\n- A tour.\n\n## 0.1.0\n\nThe first.\n';
  expect(releasedChangelog(before, '0.2.0', '2026-11-26')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-26)\n\n### Added\n\n- A tour.\n\n## 0.1.0\n\nThe first.\n',
  );
});

test.each([
  ['# Changelog\n\n## 0.1.0\n\nThe first.\n', 'has no section'],
  ['# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nThe first.\n', 'has no entries'],
])('without changes there is nothing to release', (changelog, why) => {
  expect(() => releasedChangelog(changelog, '0.2.0', '2026-11-26')).toThrow(why);
});

test('every file that names the version has the new one, and nothing else changes', () => {
  const folder = copyOfFiles();
  const changelog = textOf(folder, 'CHANGELOG.md');
  const { version: old } = JSON.parse(textOf(folder, 'package.json'));
  // Right after a release there is nothing to release.
  const isEmpty = /## Unreleased\n+## /.test(changelog);
  if (isEmpty) return expect(() => writeVersion(folder, '98.7.6', '2030-01-02')).toThrow('has no entries');
  const texts = FILES.map((file) => textOf(folder, file));
  expect(writeVersion(folder, '98.7.6', '2030-01-02', { isDryRun: true })).toEqual(FILES);
  expect(FILES.map((file) => textOf(folder, file))).toEqual(texts);
  expect(writeVersion(folder, '98.7.6', '2030-01-02')).toEqual(FILES);
  for (const [i, file] of FILES.entries()) {
    const [before = '', after] = [texts[i], textOf(folder, file)];
    if (file === 'CHANGELOG.md') expect(after).toContain('## Unreleased\n\n## 98.7.6 (2030-01-02)\n');
    else if (file === 'package-lock.json') {
      const lock = JSON.parse(after);
      expect([lock.version, lock.packages[''].version]).toEqual(['98.7.6', '98.7.6']);
      expect(after.split('\n').length).toBe(before.split('\n').length);
    } else expect(after).toBe(before.replaceAll(`"${old}"`, '"98.7.6"').replaceAll(`"^${old}"`, '"^98.7.6"'));
  }
});
