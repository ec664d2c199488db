import { expect, test } from 'vitest';
import { freePort } from '../../server/testing/free-port';
import { startProgram } from '../../server/testing/process';
import { migratedDataDir } from '../../server/testing/snapshot';
import { codeBlocksOf } from './code-blocks';

/** `npm` runs what is built here, and `curl` prints the status after each answer, each on a line of its own. */
const PREAMBLE = `
set -e -m -o pipefail
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
npm() {
  if [ "$*" = start ]; then exec node .build/server.mjs >&2; fi
  if [ "$1 $2 $3 $4" != 'run -s docent --' ]; then echo "npm $* is not known here" >&2; return 1; fi
  shift 4
  node .build/docent.mjs "$@"
}
curl() {
  if [ "$1" = -sf ]; then command curl "$@" >/dev/null; return; fi
  command curl -w '\\n%{http_code}\\n' "$@"
}
`;

test('the five-minute tour of the README, word by word', async () => {
  const blocks = codeBlocksOf('README.md').filter(({ language }) => language === 'sh');
  const first = blocks.findIndex(({ code }) => code.includes('company create'));
  const last = blocks.findIndex(({ code }) => code.startsWith('kill %1'));
  const tour = blocks.slice(first, last + 1).map(({ code }) => code);
  expect(tour).toHaveLength(10);

  const port = String(await freePort());
  const commands = tour.join('').replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
  const env = { PORT: port, DOCENT_DATA_DIR: await migratedDataDir() };
  const { code, stdout, stderr } = await startProgram('bash', ['-c', PREAMBLE + commands], env).exit;
  expect(code, stderr).toBe(0);

  const lines = stdout.split('\n');
  expect(lines.filter((line) => /^\d{3}$/.test(line)).join(' ')).toBe('201 400 200 201 200 201 201 201 200');
  const answers = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  expect(answers).toHaveLength(9);
  const [tourDraft, refusal, published, user, imported, tag, changelog, post, statistics] = answers;
  expect(tourDraft).toMatchObject({
    id: 1,
    active: false,
    dashboardUrl: expect.stringContaining('/builder/product-tours/1'),
  });
  expect(JSON.stringify(refusal)).toContain('targeting');
  expect(published).toMatchObject({ id: 1, active: true });
  expect(user).toMatchObject({ userId: 'ada@example.com', metadata: { plan: 'pro', seats: 5 } });
  expect(JSON.stringify(imported)).toContain('grace@example.com');
  expect(tag).toMatchObject({ name: 'New' });
  expect(changelog).toMatchObject({ id: 1, name: 'News' });
  expect(post).toMatchObject({ active: true, tags: [{ name: 'New' }] });
  expect(statistics.features.length).toBeGreaterThan(6);
});
