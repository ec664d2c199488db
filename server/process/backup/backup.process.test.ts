import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Installation, installNew } from '../../testing/installation';
import { runDocent, startDocent, temporaryDir } from '../../testing/process';

const headersOf = ({ key }: Installation) => ({ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' });

/** An installation with a data folder and without DOCENT_SECRET: its secret is a file in the folder. */
async function installEmbedded(): Promise<Installation> {
  const installed = await installNew('embedded');
  const { DOCENT_SECRET = '', ...env } = { ...installed.env, DOCENT_RATE_LIMIT: '100000' } as Record<string, string>;
  writeFileSync(join(env.DOCENT_DATA_DIR ?? '', 'secret'), DOCENT_SECRET, { mode: 0o600 });
  return { ...installed, env };
}

const dirOf = ({ env }: Installation) => env.DOCENT_DATA_DIR ?? '';

async function makeTag(url: string, installed: Installation, name: string): Promise<number> {
  const body = JSON.stringify({ name });
  const { status } = await fetch(`${url}/api/v1/tags`, { method: 'POST', headers: headersOf(installed), body });
  return status;
}

async function tagsOf(url: string, installed: Installation): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += 100) {
    const answer = await fetch(`${url}/api/v1/tags?limit=100&offset=${offset}`, { headers: headersOf(installed) });
    const { data } = (await answer.json()) as { data: { name: string }[] };
    names.push(...data.map(({ name }) => name));
    if (data.length < 100) return names;
  }
}

test('a running instance is backed up while it is written to, and the restored one holds what was saved before', async () => {
  const installed = await installEmbedded();
  const { url, child } = await startDocent(installed.env);
  for (const name of ['first', 'second']) expect(await makeTag(url, installed, name)).toBe(201);
  const acknowledged: string[] = [];
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n++)
      if ((await makeTag(url, installed, `during-${n}`)) === 201) acknowledged.push(`during-${n}`);
  })();

  const file = join(temporaryDir(), 'copy.tar.gz');
  const before = [...acknowledged];
  const made = await runDocent(['backup', '--to', file, '--json'], installed.env);
  writing = false;
  await writer;
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(made.stdout)).toMatchObject({ file, companies: 1, isServed: true, hasSecret: true });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirOf(installed)).filter((name) => name.startsWith('backup-'))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const restored = { ...installed, env: { ...installed.env, DOCENT_DATA_DIR: temporaryDir() } };
  const put = await runDocent(['restore', '--from', file, '--json'], restored.env);
  expect(put).toMatchObject({ code: 0, stderr: '' });
  expect(statSync(join(dirOf(restored), 'secret')).mode & 0o777).toBe(0o600);
  const copy = await startDocent(restored.env);
  const kept = await tagsOf(copy.url, restored);
  expect(kept).toEqual(expect.arrayContaining(['first', 'second', ...before]));
  // The backup shows one moment: it contains all writes up to that moment, and no later one.
  const during = kept.filter((name) => name.startsWith('during-'));
  expect(new Set(during)).toEqual(new Set(acknowledged.slice(0, during.length)));
  expect(await makeTag(copy.url, restored, 'after')).toBe(201);
  expect(await makeTag(url, installed, 'original goes on')).toBe(201);
  child.kill('SIGTERM');
});

test('an instance that is not running is backed up as well; an existing file is never overwritten', async () => {
  const installed = await installEmbedded();
  const file = join(temporaryDir(), 'copy.tar.gz');
  const made = await runDocent(['backup', '--to', file], installed.env);
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('1 company, ') });
  expect(existsSync(join(dirOf(installed), 'lock'))).toBe(false);
  const again = await runDocent(['backup', '--to', file], installed.env);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
});

test('an incomplete backup, a file that is not a backup, and a backup with another secret are refused and write no file', async () => {
  const installed = await installEmbedded();
  const dir = temporaryDir();
  const file = join(dir, 'copy.tar.gz');
  expect(await runDocent(['backup', '--to', file], installed.env)).toMatchObject({ code: 0 });
  const target = temporaryDir();
  const restoring = (from: string, more = {}) =>
    runDocent(['restore', '--from', from], { ...installed.env, ...more, DOCENT_DATA_DIR: target });

  const cut = join(dir, 'cut.tar.gz');
  cpSync(file, cut);
  truncateSync(cut, Math.floor(statSync(file).size / 2));
  const other = join(dir, 'other.tar.gz');
  writeFileSync(other, 'no archive');
  for (const bad of [cut, other])
    expect(await restoring(bad)).toMatchObject({ code: 1, stderr: expect.stringContaining('not a complete backup') });
  expect(await restoring(join(dir, 'none'))).toMatchObject({ code: 1, stderr: expect.stringContaining('is missing') });
  const secret = { DOCENT_SECRET: 'another secret, which is long enough' };
  expect(await restoring(file, secret)).toMatchObject({ code: 1, stderr: expect.stringContaining('DOCENT_SECRET') });
  expect(readdirSync(target)).toEqual([]);

  expect(await restoring(file)).toMatchObject({ code: 0 });
  const held = await restoring(file);
  expect(held).toMatchObject({ code: 1, stderr: expect.stringContaining('holds data already (db, secret)') });
});

test('with DOCENT_SECRET, a backup leaves out the secret file, and restoring needs DOCENT_SECRET', async () => {
  const installed = await installEmbedded();
  const env = { ...installed.env, DOCENT_SECRET: readFileSync(join(dirOf(installed), 'secret'), 'utf8').trim() };
  const file = join(temporaryDir(), 'copy.tar.gz');
  const made = await runDocent(['backup', '--to', file, '--json'], env);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(made.stdout)).toMatchObject({ companies: 1, hasSecret: false });

  const target = temporaryDir();
  const restoring = (DOCENT_SECRET?: string) =>
    runDocent(['restore', '--from', file, '--json'], {
      ...installed.env,
      DOCENT_DATA_DIR: target,
      ...(DOCENT_SECRET && { DOCENT_SECRET }),
    });
  expect(await restoring()).toMatchObject({ code: 1, stderr: expect.stringContaining('DOCENT_SECRET: is missing') });
  expect(readdirSync(target)).toEqual([]);
  const put = await restoring(env.DOCENT_SECRET);
  expect(put).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(put.stdout)).toMatchObject({ hasSecret: false });
  expect(existsSync(join(target, 'secret'))).toBe(false);
});

test('with a PostgreSQL server both commands name what to use instead', async () => {
  const env = {
    DATABASE_URL: 'postgresql://127.0.0.1:1/docent',
    DOCENT_SECRET: 'a secret that only the tests ever use',
  };
  expect(await runDocent(['backup'], env)).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_dump') });
  const restored = await runDocent(['restore', '--from', 'docent.dump'], env);
  expect(restored).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_restore') });
});

test('a copy of a data folder can be started while the original runs and stays locked', async () => {
  const installed = await installEmbedded();
  const { child } = await startDocent(installed.env);
  const copy = temporaryDir();
  cpSync(dirOf(installed), copy, { recursive: true, preserveTimestamps: true });
  expect(JSON.parse(readFileSync(join(copy, 'lock'), 'utf8')).pid).toBe(child.pid);
  const second = await startDocent({ ...installed.env, DOCENT_DATA_DIR: copy });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  const third = await runDocent(['company', 'create', '--name', 'Acme'], installed.env);
  expect(third).toMatchObject({ code: 1, stderr: expect.stringContaining(`in use by process ${child.pid}`) });
});

test('a request without the token of the folder gets no copy', async () => {
  const installed = await installEmbedded();
  await startDocent(installed.env);
  const file = join(dirOf(installed), 'control');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { port, token } = JSON.parse(readFileSync(file, 'utf8'));
  const ask = (given: string, path = '/copy/backup-abc') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { Authorization: `Bearer ${given}` } });
  expect((await ask('wrong')).status).toBe(401);
  for (const path of ['/copy/..%2fout', '/copy/other', '/copy/backup-a/../b', '/'])
    expect((await ask(token, path)).status).toBe(404);
  rmSync(file);
  const made = await runDocent(['backup', '--to', join(temporaryDir(), 'copy.tar.gz')], installed.env);
  expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('could not be asked for a copy') });
});
