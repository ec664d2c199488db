import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMigratedDatabase, createServerDatabase } from '../testing/database';
import { runDocent, startDocent, startNode, startProgram, temporaryDir } from '../testing/process';
import { migratedDataDir } from '../testing/snapshot';

const SECRET = 'a secret that only the tests ever use';
const json = async (url: string, init?: RequestInit) => (await fetch(url, init)).json();

test('npm start passes SIGTERM on to the server, and exits with its code', async () => {
  const npm = startProgram('npm', ['start', '--silent'], { PORT: '0', DOCENT_DATA_DIR: await migratedDataDir() });
  const url = /ready on (\S+)/.exec(await npm.seen('Docent is ready on '))?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  npm.child.kill('SIGTERM');
  expect(await npm.exit).toMatchObject({ code: 0 });
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

describe.each(['embedded', 'postgres'])('%s', (kind) => {
  async function settings(isEmpty: boolean): Promise<Record<string, string>> {
    if (kind === 'embedded') return { DOCENT_DATA_DIR: isEmpty ? temporaryDir() : await migratedDataDir() };
    const url = isEmpty ? await createServerDatabase() : await createMigratedDatabase();
    return { DATABASE_URL: url ?? '', DOCENT_SECRET: SECRET };
  }

  test('starts without data, prints what to do next, serves pages and the API, ends on SIGTERM', async () => {
    const env = await settings(true);
    const { url, child, exit } = await startDocent(env);
    expect(await json(`${url}/readyz`)).toMatchObject({ status: 'ok' });
    const home = await fetch(url);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Docent')]);
    expect((await fetch(`${url}/docs/nothing-here`)).status).toBe(404);
    for (const path of ['/', '/nothing-here']) {
      const { headers } = await fetch(url + path, { redirect: 'manual' });
      expect(headers.get('location')).toContain('/sign-in');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
    expect(await json(`${url}/api/v1/tags`)).toMatchObject({ error: { code: 'unauthorized' } });
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await exit;
    expect({ code, crashed: /"level":(50|60)/.test(stderr) }).toEqual({ code: 0, crashed: false });
    for (const hint of ['company create', 'key create', 'seed demo', `${url}/docs`, `${url}/api/v1/openapi.json`])
      expect(stdout).toContain(hint);
  });

  test('a key from the command works on the server, also after kill -9', async () => {
    const env = await settings(false);
    const company = JSON.parse((await runDocent(['company', 'create', '--name', 'Acme', '--json'], env)).stdout);
    const made = await runDocent(['key', 'create', '--company', company.id, '--name', 'Key', '--json'], env);
    const { key } = JSON.parse(made.stdout);
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };

    const first = await startDocent(env);
    const body = JSON.stringify({ name: 'Kept' });
    const created = await fetch(`${first.url}/api/v1/tags`, { method: 'POST', headers, body });
    expect(created.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exit;

    const second = await startDocent(env);
    expect(await json(`${second.url}/api/v1/tags`, { headers })).toMatchObject({ data: [{ name: 'Kept' }] });
    second.child.kill('SIGINT');
    const { code, stdout } = await second.exit;
    expect([code, stdout.includes('empty')]).toEqual([0, false]);
  });
});

test('the embedded database refuses a second server and the command while a server has it open', async () => {
  const DOCENT_DATA_DIR = await migratedDataDir();
  const { child } = await startDocent({ DOCENT_DATA_DIR });
  const refusal = `The embedded database in ${DOCENT_DATA_DIR} is in use by process ${child.pid}. Stop it first, or set DATABASE_URL.\n`;
  const second = await startNode(['.build/server.mjs'], { DOCENT_DATA_DIR, PORT: '0' }).exit;
  expect(second).toMatchObject({ code: 1, stdout: '', stderr: refusal });
  const command = await runDocent(['company', 'create', '--name', 'Acme', '--json'], { DOCENT_DATA_DIR });
  expect(command).toMatchObject({ code: 1, stdout: '', stderr: refusal });
});

test('the embedded secret is generated once and readable by its owner only', async () => {
  const DOCENT_DATA_DIR = await migratedDataDir();
  await runDocent(['company', 'create', '--name', 'Acme'], { DOCENT_DATA_DIR });
  const create = ['key', 'create', '--company', '1', '--name', 'Key', '--json'];
  expect((await runDocent(create, { DOCENT_DATA_DIR })).code).toBe(0);
  expect(statSync(join(DOCENT_DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  expect(existsSync(join(DOCENT_DATA_DIR, 'lock'))).toBe(false);
  const other = await runDocent(['key', 'list', '--company', '1'], { DOCENT_DATA_DIR, DOCENT_SECRET: SECRET });
  expect(other).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('DOCENT_SECRET') });
});

test.each([
  [{ PORT: 'abc' }, /^PORT: .+\n$/],
  [{ DATABASE_URL: 'postgresql://127.0.0.1/docent' }, /^DOCENT_SECRET: .+\n$/],
  [{ DATABASE_URL: 'postgresql://127.0.0.1:1/docent', DOCENT_SECRET: SECRET }, /^DATABASE_URL: .+\n$/],
])('with %j the server prints one line and exits with 1', async (env, line) => {
  const { code, stdout, stderr } = await startNode(['.build/server.mjs'], env).exit;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(line);
});

test('with a port in use the server prints one line and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const PORT = String((other.address() as AddressInfo).port);
  const { code, stderr } = await startNode(['.build/server.mjs'], { PORT, DOCENT_DATA_DIR: await migratedDataDir() })
    .exit;
  expect(code).toBe(1);
  expect(stderr.split('\n').filter((line) => !line.startsWith('{'))).toEqual([
    `PORT: ${PORT} is in use on 127.0.0.1`,
    '',
  ]);
});

test('with bad input the command exits with 2 and prints nothing on stdout', async () => {
  const run = await runDocent(['company', 'create', '--json'], { DOCENT_DATA_DIR: temporaryDir() });
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(/^Required option .+\.\n$/) });
});
