import { expect, test } from 'vitest';
import { EXCEPTIONS, isPermissive, lockedPackages, refusedPackages, runtimePackages } from './licenses.mjs';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT and ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['unknown', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('%s is permissive: %s', (license, expected) => {
  expect(isPermissive(license)).toBe(expected);
});

test('a production package with another license is refused, and development packages are not checked', () => {
  const packages = runtimePackages({
    '': { version: '0.1.0', license: 'MIT' },
    'node_modules/free': { version: '1.0.0', license: 'MIT' },
    'node_modules/free/node_modules/@some/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/other/node_modules/@some/copyleft': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/none': { version: '3.0.0' },
    'node_modules/tool': { version: '4.0.0', license: 'GPL-3.0-only', dev: true },
  });
  expect(refusedPackages(packages)).toEqual([
    { name: '@some/copyleft', version: '2.0.0', license: 'GPL-3.0-only' },
    { name: 'none', version: '3.0.0', license: 'unknown' },
  ]);
});

test('an exception is for one license', () => {
  expect(refusedPackages([{ name: 'elkjs', version: '0.11.1', license: 'EPL-2.0' }])).toEqual([]);
  expect(refusedPackages([{ name: 'elkjs', version: '1.0.0', license: 'GPL-3.0-only' }])).toHaveLength(1);
});

test('what Docent runs with is permissive or a known exception, and every exception is still needed', () => {
  const packages = runtimePackages(lockedPackages());
  expect(packages.length).toBeGreaterThan(100);
  expect(refusedPackages(packages)).toEqual([]);
  const unneeded = EXCEPTIONS.filter(
    ([names, licenses]) =>
      !packages.some(({ name, license }) => names.test(name) && licenses.test(license) && !isPermissive(license)),
  );
  expect(unneeded).toEqual([]);
});
