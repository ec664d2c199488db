import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findChangedTests, UNFOLLOWED_MODULES } from './changed.mjs';

const covers: Record<string, string[]> = JSON.parse(readFileSync('scripts/test/covers.json', 'utf8'));

const filesOf = (...patterns: string[]): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => file && existsSync(file));

test('covers.json contains every spec, and every path in it exists', () => {
  const named = Object.keys(covers);
  expect(named.filter((test) => test.endsWith('.spec.ts')).sort()).toEqual(filesOf('*.spec.ts').sort());
  const files = filesOf();
  expect(named.filter((test) => !files.includes(test))).toEqual([]);
  const missing = Object.values(covers)
    .flat()
    .filter((place) => !files.some((file) => file.startsWith(place)));
  expect(missing).toEqual([]);
});

test('every pattern in UNFOLLOWED_MODULES matches a file', () => {
  const files = [...filesOf(), ...readdirSync('widgets/generated').map((name) => `widgets/generated/${name}`)];
  expect(UNFOLLOWED_MODULES.filter((pattern) => !files.some((file) => pattern.test(file)))).toEqual([]);
});

test.each([
  ['server/features/content/tags/service.ts', 'server/features/content/tags/tags.test.ts'],
  ['server/features/analytics/events/actors.ts', 'server/features/analytics/events/rollup.test.ts'],
  ['server/features/delivery/browser/eligible.ts', 'e2e/script/diagnose.spec.ts'],
  ['server/features/delivery/browser/eligible.ts', 'server/transports/browser/across.test.ts'],
  ['server/process/drain.ts', 'server/process/rolling.process.test.ts'],
  ['widgets/checklist/requirements.ts', 'server/features/widgets/lifecycle.test.ts'],
  ['embed/script/outbox.ts', 'e2e/script/resilience.spec.ts'],
  ['widgets/nps-widget/render.ts', 'e2e/widgets/response.spec.ts'],
  ['app/_builder/saving/merge.ts', 'app/_builder/saving/merge.test.ts'],
  ['widgets/targeting/dates.ts', 'widgets/targeting/dates.test.ts'],
])('a change of %s runs %s', async (changed, expected) => {
  const { tests, processTests, specs } = await findChangedTests(process.cwd(), [changed]);
  expect([...tests, ...processTests, ...specs]).toContain(expected);
});

test('a change of a file that everything imports runs some of the tests, and reports how many are left', async () => {
  const { tests, left } = await findChangedTests(process.cwd(), ['server/platform/errors.ts']);
  expect(tests.length).toBeGreaterThan(10);
  expect(left).toBeGreaterThan(10);
});
