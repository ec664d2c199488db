import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMigratedDatabase } from '../../server/testing/database';
import { runDocent, startDocent, temporaryDir } from '../../server/testing/process';

const OWNER = { company: 'Acme', name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' };
const JSON_BODY = { 'Content-Type': 'application/json' };

/** Three other suites may run at the same time. */

// Outside of this folder, so that the image cannot load packages from its node_modules.
const image = mkdtempSync(join(tmpdir(), 'docent-image-'));
beforeAll(() => execFileSync(process.execPath, ['scripts/publish/image.mjs', image]));
afterAll(() => rmSync(image, { recursive: true, force: true }));

test('the files of the image take at most 200 MB', () => {
  const files = readdirSync(image, { recursive: true }).map((name) => lstatSync(join(image, String(name))));
  const bytes = files.filter((file) => !file.isDirectory()).reduce((sum, { blocks }) => sum + blocks * 512, 0);
  expect(bytes).toBeLessThanOrEqual(200e6);
});

/** The values for `[type]` in addresses that begin with these names; all other addresses get `product-tours`. */
const TYPES = new Map([
  ['statistics', 'tour'],
  ['responses', 'micro-surveys'],
]);

/** Every page, with an id where its address has one. */
const pages = () =>
  Object.values<string>(JSON.parse(readFileSync(join(image, '.next/app-path-routes-manifest.json'), 'utf8')))
    // The page for every other address answers 404.
    .filter((path) => !path.startsWith('/_') && !path.startsWith('/[...'))
    .map((path) => path.replace('[type]', TYPES.get(path.split('/')[1] ?? '') ?? 'product-tours'))
    .map((path) => path.replace(/\[[^\]]+\]/g, '1'));

describe.each(['embedded', 'postgres'])('%s', (kind) => {
  async function settings(): Promise<Record<string, string>> {
    if (kind === 'embedded') return { DOCENT_DATA_DIR: temporaryDir() };
    return {
      DATABASE_URL: (await createMigratedDatabase()) ?? '',
      DOCENT_SECRET: 'a secret that only the tests ever use',
    };
  }

  test('the image sets itself up and serves every page, the API, MCP and the script', async () => {
    const { url, seen, child, exit } = await startDocent(await settings(), image);
    const token = /\/setup\?token=(\w+)/.exec(await seen('/setup?token='))?.[1];
    const post = (path: string, body: object, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...JSON_BODY, Origin: url, ...headers },
        body: JSON.stringify(body),
      });
    expect((await post('/api/public/setUp', { ...OWNER, token })).status).toBe(200);
    const signedIn = await post('/api/auth/sign-in/email', OWNER);
    const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    const asOwner = { Cookie: cookie.join('; ') };

    expect(pages().length).toBeGreaterThan(20);
    for (const path of pages()) {
      const page = await fetch(url + path, { headers: asOwner });
      expect([path, page.status]).toEqual([path, 200]);
    }
    const home = await (await fetch(url, { headers: asOwner })).text();
    const parts = [...new Set(home.match(/\/_next\/static\/[^"\\]+\.(js|css)/g))];
    expect(parts.length).toBeGreaterThan(5);
    for (const part of [
      ...parts,
      '/js/main.js',
      '/api/v1/openapi.json',
      '/docs',
      '/docs/deploy',
      '/docs/images/home.png',
    ])
      expect([part, (await fetch(url + part)).status]).toEqual([part, 200]);

    const made = await post('/api/trpc/apiKeys.create', { name: 'Key' }, asOwner);
    const { key } = (await made.json()).result.data;
    const asKey = { Authorization: `Bearer ${key}` };
    expect((await post('/api/v1/tags', { name: 'New' }, asKey)).status).toBe(201);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_tags', arguments: {} } };
    const answer = await post('/api/mcp', call, { ...asKey, Accept: 'application/json, text/event-stream' });
    expect(await answer.text()).toContain('New');
    child.kill('SIGTERM');
    const { code, stderr } = await exit;
    expect({ code, failed: /"level":(50|60)|⨯/.test(stderr) }).toEqual({ code: 0, failed: false });
  });

  test('the docent command works in the image', async () => {
    const env = await settings();
    const docent = (...args: string[]) => runDocent(args, env, image);
    expect(await docent('db', 'migrate')).toMatchObject({ code: 0 });
    expect(await docent('company', 'create', '--name', 'Acme', '--json')).toMatchObject({ code: 0 });
    const user = ['--email', OWNER.email, '--password', OWNER.password, '--role', 'owner'];
    expect(await docent('user', 'create', '--company', '1', ...user)).toMatchObject({ code: 0 });
    expect(await docent('key', 'create', '--company', '1', '--name', 'Key')).toMatchObject({ code: 0 });
    expect(await docent('seed', 'demo', '--json')).toMatchObject({ code: 0, stdout: expect.stringContaining('"key"') });
  });
});
