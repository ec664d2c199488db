// What a release changes in files, without git and npm.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BINDINGS } from './bindings.mjs';

const UNRELEASED = '## Unreleased\n';

/**
 * Puts the unreleased changes under the heading of a version, and leaves an empty section for the next changes.
 * @param {string} changelog the text of CHANGELOG.md
 * @param {string} version such as `0.2.0`
 * @param {string} day such as `2026-11-26`
 * @throws if the section of unreleased changes is missing or empty
 */
export function releasedChangelog(changelog, version, day) {
  const [before, after] = changelog.split(UNRELEASED);
  if (after === undefined) throw new Error('CHANGELOG.md has no section "## Unreleased".');
  const [entries = ''] = after.split(/^## /m);
  if (!entries.trim()) throw new Error('CHANGELOG.md has no entries under "## Unreleased".');
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${after}`;
}

const withVersion = (version) => (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`);
const withRange = (version) => (text) => text.replace(/("@docent\/browser": ")\^[^"]*"/, `$1^${version}"`);

/** The files that name the version, each with what changes in its text. */
function changesFor(version, day) {
  const own = withVersion(version);
  /** npm writes the version of the project twice into the lock file: at the top, and for the package of the root. */
  const locked = (text) => {
    const lock = JSON.parse(text);
    lock.version = version;
    lock.packages[''].version = version;
    return `${JSON.stringify(lock, null, 2)}\n`;
  };
  return {
    'CHANGELOG.md': (text) => releasedChangelog(text, version, day),
    'package.json': own,
    'package-lock.json': locked,
    'server.json': own,
    'clients/typescript/package.json': own,
    ...Object.fromEntries(
      BINDINGS.map((name) => [`clients/${name}/package.json`, (text) => withRange(version)(own(text))]),
    ),
  };
}

/**
 * Writes the version into every file that names it.
 * @param {string} root the project's folder
 * @returns {string[]} the files that changed
 */
export function writeVersion(root, version, day, { isDryRun = false } = {}) {
  const texts = Object.entries(changesFor(version, day)).map(([file, change]) => {
    const before = readFileSync(join(root, file), 'utf8');
    return { file, before, after: change(before) };
  });
  const changed = texts.filter(({ before, after }) => before !== after);
  if (!isDryRun) for (const { file, after } of changed) writeFileSync(join(root, file), after);
  return changed.map(({ file }) => file);
}
