// npm run licenses: the license of each package that Docent runs with, by license, from package-lock.json. With --check, which
// `npm run verify` uses, it prints only what is not permissive and not listed below, and exits with 1 if there is any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../prepare/prepare.mjs';

const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/**
 * Packages that are allowed although their license is not permissive, or not in the lock file: names, their license, and why.
 * @type {[names: RegExp, license: RegExp, reason: string][]}
 */
export const EXCEPTIONS = [
  [/^@next\/swc-/, /^unknown$/, 'MIT, as Next.js is; the lock file lacks the license of packages for other systems'],
  [/^seq-queue$/, /^unknown$/, 'MIT, by its LICENSE file'],
  [
    /^@img\/sharp-/,
    /LGPL-3\.0-or-later/,
    'scales images for next/image, which no page uses; not in the container image',
  ],
  [/^caniuse-lite$/, /^CC-BY-4\.0$/, 'data on browsers, read when the pages are built'],
  [/^lightningcss/, /^MPL-2\.0$/, 'compiles styles for the tests, unchanged'],
  [/^elkjs$/, /^EPL-2\.0$/, 'draws diagrams in Prisma Studio, which Docent never starts'],
];

/**
 * Finds the exception that allows a package; undefined if none does.
 * @param {{ name: string, license: string }} one
 */
const exceptionOf = ({ name, license }) =>
  EXCEPTIONS.find(([names, licenses]) => names.test(name) && licenses.test(license));

/**
 * Whether a license, an SPDX expression, is permissive: all parts joined by AND, or one of those joined by OR.
 * @param {string} expression such as `MIT` or `(MPL-2.0 OR Apache-2.0)`; AND and OR are not mixed
 */
export function isPermissive(expression) {
  const text = expression.replace(/[()]/g, '').trim();
  if (/ or /i.test(text)) return text.split(/ or /i).some(isPermissive);
  return text.split(/ and /i).every((license) => PERMISSIVE.includes(license.trim()));
}

/**
 * The packages that Docent runs with, not those of development alone.
 * @param {Record<string, { version?: string, license?: string, dev?: boolean }>} packages of the lock file, by path
 * @returns {{ name: string, version: string, license: string }[]} without repetitions, by name
 */
export function runtimePackages(packages) {
  const found = new Map();
  for (const [path, { version = '', license = 'unknown', dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * The packages whose license is neither permissive nor an exception.
 * @param {{ name: string, version: string, license: string }[]} packages
 */
export const refusedPackages = (packages) => packages.filter((one) => !isPermissive(one.license) && !exceptionOf(one));

export const lockedPackages = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

/** @param {{ name: string, version: string, license: string }} one */
const line = (one) => {
  const reason = exceptionOf(one)?.[2];
  return `  ${one.name} ${one.version}${reason ? ` (${reason})` : ''}`;
};

function main() {
  const packages = runtimePackages(lockedPackages());
  const refused = refusedPackages(packages);
  if (!process.argv.includes('--check'))
    for (const license of [...new Set(packages.map((one) => one.license))].sort()) {
      const some = packages.filter((one) => one.license === license);
      console.log([`${license} (${some.length})`, ...some.map(line)].join('\n'));
    }
  for (const { name, version, license } of refused)
    console.error(
      `${name} ${version} has the license ${license}: use another package, or say in scripts/checks/licenses.mjs why it is allowed.`,
    );
  process.exitCode = refused.length ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
