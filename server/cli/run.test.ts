import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, test } from 'vitest';
import { version } from '../../package.json';
import { authenticateKey } from '../auth/authenticate';
import { DatabaseInUseError } from '../database/open';
import { recordUtc } from '../database/time-repair/record';
import type { Database } from '../database/types';
import { SettingsError } from '../platform/env';
import { createTestCompany, openTestDatabase } from '../testing/database';
import { runCli } from './run';

let database: Database;
let company: string;
beforeAll(async () => {
  database = await openTestDatabase();
  company = String((await createTestCompany(database)).companyId);
});

const keepOpen = async () => {};

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
  const code = await runCli(args, io, async () => ({ database: { ...database, close: keepOpen }, applied: [] }));
  return { code, out, err: err.join('\n') };
}

async function runJson(...args: string[]) {
  const { code, out, err } = await run(...args, '--json');
  expect({ code, err, lines: out.length }).toEqual({ code: 0, err: '', lines: 1 });
  expect(out[0]).not.toContain('\n');
  return JSON.parse(out[0] ?? '');
}

test('company create', async () => {
  const answer = await runJson('company', 'create', '--name', 'Acme');
  expect(answer).toEqual({ id: expect.any(Number), name: 'Acme', clientToken: expect.stringMatching(/^ct_/) });
  const { code, out } = await run('company', 'create', '--name', 'Acme');
  expect([code, out.join()]).toEqual([0, expect.stringMatching(/Acme.*ct_/)]);
});

test('key create, list, revoke', async () => {
  const all = await runJson('key', 'create', '--company', company, '--name', 'All');
  expect(all).toEqual({
    id: expect.any(Number),
    name: 'All',
    key: expect.stringMatching(/^dk_\w{40}$/),
    scopes: ['read', 'write', 'publish'],
  });
  const some = await runJson('key', 'create', '--company', company, '--name', 'Some', '--scopes', 'publish, read');
  expect(some.scopes).toEqual(['read', 'publish']);

  const list = await runJson('key', 'list', '--company', company);
  expect(list[0]).toMatchObject({ id: some.id, key: expect.stringContaining('…') });
  expect((await run('key', 'list', '--company', company)).out.join()).toContain('Some');

  expect(await authenticateKey(database, all.key)).toBeDefined();
  expect(await runJson('key', 'revoke', '--company', company, '--id', String(all.id))).toEqual({
    id: all.id,
    revoked: true,
  });
  expect(await authenticateKey(database, all.key)).toBeUndefined();
});

test('user create', async () => {
  const email = `${randomUUID()}@example.com`;
  const args = ['user', 'create', '--company', company, '--email', email, '--password', 'correct horse'];
  expect(await runJson(...args, '--role', 'owner')).toMatchObject({ email, companyId: Number(company), role: 'owner' });
  expect(await run(...args, '--role', 'owner')).toMatchObject({ code: 2, err: expect.stringContaining('already') });
});

test('user password', async () => {
  const email = `${randomUUID()}@example.com`;
  const made = ['--email', email, '--password', 'correct horse'];
  await runJson('user', 'create', '--company', company, ...made, '--role', 'owner');
  expect(await runJson('user', 'password', '--email', email, '--password', 'wrong battery')).toEqual({
    email,
    changed: true,
  });
  expect(await run('user', 'password', '--email', 'x@example.com', '--password', 'wrong battery')).toMatchObject({
    code: 2,
    err: expect.stringContaining('not found'),
  });
});

test('db status', async () => {
  const one = { layout: 'single', nodes: 1, shards: 0 };
  const expected = inject('citus') ? { layout: 'distributed', nodes: 2, shards: 4 } : one;
  expect(await runJson('db', 'status')).toEqual({ kind: database.kind, ...expected, misplaced: [] });
  const where = inject('citus') ? 'on 2 nodes, in 4 shards' : 'on one node';
  expect((await run('db', 'status')).out.join()).toContain(`Its companies are stored ${where}.`);
});

test('db distribute', async () => {
  if (inject('citus')) {
    expect(await runJson('db', 'distribute')).toEqual({ moved: [], nodes: 2, shards: 4 });
    expect((await run('db', 'distribute')).out.join()).toContain('Every table is on the right node.');
  } else {
    const { code, out, err } = await run('db', 'distribute');
    expect([code, out]).toEqual([1, []]);
    expect(err).toMatch(database.url ? /^This database has no Citus.*\.$/ : /^The embedded database has one node.*\.$/);
  }
});

test('db repair-times', async () => {
  await recordUtc(database);
  const { code, out, err } = await run('db', 'repair-times', '--apply');
  expect([code, out]).toEqual([1, []]);
  expect(err).toMatch(/^Nothing to do: .* UTC/);
  // With --until, it examines all companies.
  const until = '1970-01-01T00:00:00.000Z';
  const report = await runJson('db', 'repair-times', '--zone', 'Asia/Kolkata', '--until', until);
  expect(report).toMatchObject({ applied: false, zone: 'Asia/Kolkata', until, columns: expect.any(Array) });
  const text = (await run('db', 'repair-times', '--zone', 'Asia/Kolkata', '--until', until)).out.join();
  expect(text).toMatch(
    /^Sessions had the zone Asia\/Kolkata until .*\n(.*\n)*\d+ dates? would be repaired. Nothing was changed/,
  );
});

test('db migrate', async () => {
  expect(await runJson('db', 'migrate')).toEqual({ applied: [] });
});

test.each([
  ['nonsense'],
  ['company'],
  ['company nonsense'],
  ['company create'],
  ['company create --name A --nonsense'],
  ['company create --name A extra'],
  [`company create --name ${'x'.repeat(201)}`],
  ['key create --name A'],
  ['key create --company abc --name A'],
  ['key create --company 0 --name A'],
  ['key create --company 99999999999 --name A'],
  ['key create --company 2147483647 --name A'],
  ['key create --company COMPANY --name A --scopes'],
  ['key create --company COMPANY --name A --scopes read,nonsense'],
  [`key create --company COMPANY --name ${'x'.repeat(101)}`],
  ['key list --company 2147483647'],
  ['key revoke --company COMPANY --id 2147483647'],
  ['db repair-times --until yesterday'],
  ['db repair-times --until 2026-11-23'],
  ['user create --company COMPANY --email a@example.com --password long-enough --role boss'],
  ['user create --company COMPANY --email not-an-email --password long-enough --role owner'],
  ['user create --company COMPANY --email a@example.com --password short --role owner'],
  ['user create --company 2147483647 --email a@example.com --password long-enough --role owner'],
])('docent %s: exit 2, a sentence on stderr, nothing on stdout', async (line) => {
  for (const json of [[], ['--json']]) {
    const { code, out, err } = await run(...line.replace('COMPANY', company).split(' '), ...json);
    expect([code, out]).toEqual([2, []]);
    expect(err.trim()).toMatch(/^[A-Za-z].+/);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test('help is not an error', async () => {
  const { code, out } = await run('--help');
  expect([code, out.join()]).toEqual([0, expect.stringContaining('company')]);
});

test('--version prints the version of the package', async () => {
  const { code, out } = await run('--version');
  expect([code, out]).toEqual([0, [version]]);
});

test.each([
  new DatabaseInUseError('The embedded database in /data is in use by process 7.'),
  new SettingsError('DATABASE_URL: cannot connect to PostgreSQL (refused)'),
])('a database that does not open exits with 1: %s', async (error) => {
  const err: string[] = [];
  const io = { out: () => expect.unreachable(), err: (text: string) => err.push(text) };
  const code = await runCli(['db', 'migrate', '--json'], io, () => Promise.reject(error));
  expect([code, err]).toEqual([1, [error.message]]);
});
