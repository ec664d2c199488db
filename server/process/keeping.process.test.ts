import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMigratedDatabase } from '../testing/database';
import { startDocent, temporaryDir } from '../testing/process';
import { migratedDataDir } from '../testing/snapshot';

const { pinned } = JSON.parse(readFileSync('.build/js/files.json', 'utf8')) as {
  pinned: { file: string; release: string[] };
};

test('a start keeps the script of its release, and serves those of earlier releases', async () => {
  const DOCENT_DATA_DIR = await migratedDataDir();
  const first = await startDocent({ DOCENT_DATA_DIR });
  const kept = readdirSync(join(DOCENT_DATA_DIR, 'js'));
  expect(kept.sort()).toEqual(pinned.release.flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort());
  for (const name of kept) {
    const copy = readFileSync(join(DOCENT_DATA_DIR, 'js', name));
    expect(copy.equals(readFileSync(join('.build/js', name))), name).toBe(true);
  }
  for (const end of ['', '.br', '.gz'])
    writeFileSync(join(DOCENT_DATA_DIR, 'js', `main.earlier-release0.js${end}`), `earlier${end}`);
  const earlier = await fetch(`${first.url}/js/main.earlier-release0.js`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect([earlier.status, await earlier.text()]).toEqual([200, 'earlier']);
  for (const path of [
    '..%2Fsecret',
    '../secret',
    'secret',
    'main.earlier-release0.js.br',
    'main.0000000000000000.js',
  ]) {
    // Sent unchanged: fetch would resolve the dots.
    const [answer] = await once(get(first.url, { path: `/js/${path}` }), 'response');
    answer.resume();
    expect(answer.statusCode, path).toBe(404);
  }
});

test('a data folder that cannot be written is reported in the log, and the script is still served', async (context) => {
  const DATABASE_URL = await createMigratedDatabase();
  if (!DATABASE_URL) return context.skip();
  const DOCENT_DATA_DIR = join(temporaryDir(), 'file');
  writeFileSync(DOCENT_DATA_DIR, 'not a folder');
  const DOCENT_SECRET = 'a secret that only the tests ever use';
  const { url, child, exit } = await startDocent({ DATABASE_URL, DOCENT_SECRET, DOCENT_DATA_DIR, LOG_LEVEL: 'warn' });
  expect((await fetch(`${url}/js/${pinned.file}`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await exit).stderr).toContain('DOCENT_DATA_DIR cannot be written');
});
