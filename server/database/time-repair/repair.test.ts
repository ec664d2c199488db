import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { callerIn } from '../../testing/caller';
import { createServerDatabase, createTestCompany } from '../../testing/database';
import { datesIn, fillWithDates, setClock } from '../../testing/dated-rows';
import { openSnapshot } from '../../testing/snapshot';
import { migrate } from '../migrate';
import { openMigratedDatabase } from '../open';
import { openPostgres } from '../postgres';
import type { Database } from '../types';
import { COLUMNS } from './columns';
import { recordUtc } from './record';
import { type RepairReport, repairTimes } from './repair';

afterEach(() => vi.useRealTimers());

/** The base of the dates of all fills, so that they can be compared: a whole minute, earlier than the test run. */
const BASE = Math.floor(Date.now() / 60_000) * 60_000 - 30 * 60_000;

async function setZone(url: string, zone: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER DATABASE "${new URL(url).pathname.slice(1)}" SET timezone = '${zone}'`);
  await client.end();
}

/** A database filled as by an earlier version, whose sessions had the zone of the server. */
async function fillIn(zone: string, fill: (database: Database) => Promise<unknown>): Promise<string | undefined> {
  const url = await createServerDatabase();
  if (!url) return undefined;
  await setZone(url, zone);
  const before = openPostgres(url, 4, { zone });
  await migrate(before.adapter);
  await fill(before);
  await before.close();
  return url;
}

async function upgrade(url: string): Promise<Database> {
  const { database } = await openMigratedDatabase({ DATABASE_URL: url, DATABASE_POOL: 4, DOCENT_DATA_DIR: '' });
  onTestFinished(() => database.close());
  return database;
}

/** Fills a database and opens it after the upgrade; `dates` does not depend on the time of the fill. */
async function filled(zone: string) {
  const from = new Date();
  let companyId = 0;
  const url = await fillIn(zone, async (before) => {
    ({ companyId } = await fillWithDates(before, BASE));
  });
  if (!url) return undefined;
  const to = new Date();
  const database = await upgrade(url);
  return { database, companyId, dates: () => datesIn(database, from, to) };
}

let utcDates: Promise<Record<string, unknown[]> | undefined> | undefined;
/** The dates of a database that was filled in UTC. */
const datesInUtc = () => (utcDates ??= filled('UTC').then((utc) => utc?.dates()));

const ZONES = ['Europe/Berlin', 'Asia/Kolkata', 'America/Los_Angeles'];

test.each(ZONES)('a repair makes rows that were stored in %s equal to rows stored in UTC', async (zone) => {
  const expected = await datesInUtc();
  const shifted = await filled(zone);
  if (!expected || !shifted) return;
  expect(Object.values(expected).flat().length).toBeGreaterThan(60);
  const before = await shifted.dates();
  expect(before).not.toEqual(expected);
  const dry = await repairTimes(shifted.database);
  expect(dry).toMatchObject({ applied: false, zone, until: null, demoCompanies: [], snapshots: 2 });
  expect(await shifted.dates()).toEqual(before);

  // Dates that are written between the upgrade and the repair are correct, and are kept.
  const { api } = callerIn(shifted.database, shifted.companyId);
  const [{ id: changelogId = 0 } = {}] = (await api.changelogs.list({})).data;
  const chosen = await api.changelogPosts.create({ changelogId, title: 'Later', date: '2025-05-05' });
  const [folder] = (await api.folders.list({})).data.filter(({ name }) => name === 'Newest');
  const renamed = await api.folders.update({ id: folder?.id ?? 0, name: 'Newest of all' });

  const report = await repairTimes(shifted.database, { apply: true });
  expect(report.applied).toBe(true);
  for (const { table, column, samples, rows } of report.columns) {
    expect([table, column, samples.length]).toEqual([table, column, Math.min(rows, 3)]);
    for (const sample of samples) expect(sample.before).not.toBe(sample.after);
  }
  expect((await api.changelogPosts.get({ changelogId, postId: chosen.id })).date).toBe('2025-05-05T00:00:00.000Z');
  const kept = await shifted.database.prisma.folder.findFirstOrThrow({ where: { name: 'Newest of all' } });
  expect(kept.updatedAt.toISOString()).toBe(renamed.updatedAt);
  expect(kept.createdAt).toEqual(new Date(BASE));
  await api.changelogPosts.delete({ changelogId, postId: chosen.id });
  await shifted.database.prisma.folder.updateMany({
    where: { name: 'Newest of all' },
    data: { name: 'Newest', updatedAt: new Date(BASE) },
  });

  const after = await shifted.dates();
  expect(after).toEqual(expected);
  const again = repairTimes(shifted.database, { apply: true });
  await expect(again).rejects.toThrow(`Nothing to do: dates were repaired on`);
  expect(await shifted.dates()).toEqual(after);
});

test('`COLUMNS` lists every column of the schema that holds an instant, and no other', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8');
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, table = '', body = '']) => {
    const columns = [...body.matchAll(/^ {2}(\w+) +DateTime\??.*@db\.Timestamptz/gm)].map(([, column = '']) => column);
    return [table, columns.sort()] as const;
  });
  const dated = Object.fromEntries(models.filter(([, columns]) => columns.length));
  expect(
    Object.fromEntries(Object.entries(COLUMNS).map(([table, { columns }]) => [table, Object.keys(columns).sort()])),
  ).toEqual(dated);
  // Prisma gives each DateTime one of the two types.
  expect(schema.match(/DateTime\b(?!.*@db\.(Timestamptz|Date)\b)/g)).toBeNull();
});

const column = ({ columns }: RepairReport, table: string, name: string) =>
  columns.find((one) => one.table === table && one.column === name);

/** Creates a company with a folder for each of these times, created at that time. @returns the company's id */
async function foldersAt(database: Database, moments: string[]): Promise<number> {
  setClock(moments[0] ?? '');
  const { companyId } = await createTestCompany(database);
  const { api } = callerIn(database, companyId);
  for (const moment of moments) {
    setClock(moment);
    await api.folders.create({ name: moment });
  }
  vi.useRealTimers();
  return companyId;
}

const readFolders = async (database: Database, companyId: number) =>
  (await database.prisma.folder.findMany({ where: { companyId, isDefault: false }, orderBy: { id: 'asc' } })).map(
    ({ name, createdAt }) => [name, createdAt.toISOString()],
  );

const EDGES: Record<string, { before: string; skipped: string; twice: string[]; after: string }> = {
  'Europe/Berlin': {
    before: '2026-03-29T01:59:59.999Z',
    skipped: '2026-03-29T02:30:00.000Z',
    twice: ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00.000Z'],
    after: '2026-03-29T04:00:00.000Z',
  },
  'America/Los_Angeles': {
    before: '2026-03-08T01:59:59.999Z',
    skipped: '2026-03-08T02:30:00.000Z',
    twice: ['2026-11-01T00:30:00.000Z', '2026-11-01T01:30:00.000Z', '2026-11-01T02:30:00.000Z'],
    after: '2026-03-08T04:00:00.000Z',
  },
};

test.each(Object.entries(EDGES))('only the hour that clocks skip in %s is reported as inexact', async (zone, edges) => {
  const { before, skipped, twice, after } = edges;
  const moments = [before, after, ...twice];
  let companyId = 0;
  const url = await fillIn(zone, async (old) => {
    companyId = await foldersAt(old, [...moments, skipped]);
  });
  if (!url) return;
  const database = await upgrade(url);
  const report = await repairTimes(database, { apply: true });
  const found = column(report, 'Folder', 'createdAt');
  expect([found?.inexact, found?.inexactRows.length]).toEqual([1, 1]);
  const hourLater = new Date(Date.parse(skipped) + 3_600_000).toISOString();
  const exact = moments.map((moment) => [moment, moment]);
  expect(await readFolders(database, companyId)).toEqual([...exact, [skipped, hourLater]]);
});

test('a repair is refused when there is nothing to do, and with an invalid zone or time', async () => {
  const company = (database: Database) => createTestCompany(database);
  const inUtc = await fillIn('Etc/UTC', company);
  const inLondon = await fillIn('Europe/London', company);
  const fresh = await fillIn('Asia/Kolkata', async () => {});
  if (!inUtc || !inLondon || !fresh) return;
  const utc = await upgrade(inUtc);
  await expect(repairTimes(utc)).rejects.toThrow(/^Nothing to do: .* the zone Etc\/UTC, in which nothing was shifted/);
  await expect(repairTimes(utc, { zone: 'Mars/Phobos' })).rejects.toThrow(/^--zone: Mars\/Phobos is no zone/);
  await expect(repairTimes(utc, { zone: 'IST' })).rejects.toThrow(/^--zone: IST is no zone/);
  const ahead = new Date(Date.now() + 60_000);
  await expect(repairTimes(utc, { zone: 'Asia/Kolkata', until: ahead })).rejects.toThrow(
    '--until: must not be in the future',
  );
  expect((await repairTimes(utc, { zone: 'asia/kolkata' })).zone).toBe('Asia/Kolkata');
  // In winter, London has the time of UTC.
  expect((await repairTimes(await upgrade(inLondon))).zone).toBe('Europe/London');
  const other = await upgrade(fresh);
  await createTestCompany(other);
  await expect(repairTimes(other)).rejects.toThrow('Nothing to do: all sessions of this database have always used UTC');
});

test('with --until, rows that old replicas wrote after the upgrade are repaired as well', async () => {
  const zone = 'Asia/Kolkata';
  let companyId = 0;
  const early = new Date(BASE).toISOString();
  const url = await fillIn(zone, async (old) => {
    companyId = await foldersAt(old, [early]);
  });
  if (!url) return;
  const database = await upgrade(url);
  const late = new Date().toISOString();
  const old = openPostgres(url, 2, { zone });
  const { api } = callerIn(old, companyId);
  setClock(late);
  await api.folders.create({ name: late });
  vi.useRealTimers();
  await old.close();
  const until = new Date();
  await callerIn(database, companyId).api.folders.create({ name: 'Right' });
  const right = (await readFolders(database, companyId)).at(-1);
  expect(column(await repairTimes(database, { until }), 'Folder', 'createdAt')?.rows).toBe(3);
  await repairTimes(database, { apply: true, until });
  expect(await readFolders(database, companyId)).toEqual([[early, early], [late, late], right]);
});

test('the embedded database is repaired only with a named zone', async () => {
  if (inject('postgres')) return;
  const database = await openSnapshot();
  onTestFinished(() => database.close());
  const set = (zone: string) => database.sql({ name: 'set', text: `SET TimeZone = '${zone}'` }, []);
  await set('Asia/Kolkata');
  const moment = '2026-05-05T05:05:05.000Z';
  const companyId = await foldersAt(database, [moment]);
  await set('UTC');
  await recordUtc(database);
  expect(await readFolders(database, companyId)).toEqual([[moment, '2026-05-04T23:35:05.000Z']]);
  await expect(repairTimes(database)).rejects.toThrow(/^Nothing to do/);
  await repairTimes(database, { zone: 'Asia/Kolkata', apply: true });
  expect(await readFolders(database, companyId)).toEqual([[moment, moment]]);
});

test('an interrupted repair continues where it stopped, and skips the demo company', async () => {
  const zone = 'America/Los_Angeles';
  const moment = new Date(BASE).toISOString();
  const companies: number[] = [];
  const url = await fillIn(zone, async (old) => {
    for (const _ of [1, 2, 3, 4]) companies.push(await foldersAt(old, [moment]));
    const widget = await callerIn(old, companies[1] ?? 0).api.productTours.create({ name: 'Tour' });
    await old.prisma.widgetVersion.updateMany({
      where: { widgetId: widget.id },
      data: { actorKind: 'system', actorId: 'demo' },
    });
  });
  if (!url) return;
  const database = await upgrade(url);
  const run = (text: string) => database.prisma.$executeRawUnsafe(text);
  const [first = 0, demo = 0, third = 0, last = 0] = companies;
  await run(
    `ALTER TABLE "Folder" ADD CONSTRAINT "stop" CHECK ("companyId" <> ${third} OR "createdAt" > now()) NOT VALID`,
  );
  await expect(repairTimes(database, { apply: true, atOnce: 1 })).rejects.toThrow();
  const shifted = await readFolders(database, demo);
  const right = [[moment, moment]];
  expect(shifted).not.toEqual(right);
  const read = () => Promise.all([first, demo, third, last].map((company) => readFolders(database, company)));
  expect(await read()).toEqual([right, shifted, shifted, shifted]);
  await run('ALTER TABLE "Folder" DROP CONSTRAINT "stop"');
  await expect(repairTimes(database, { apply: true, zone: 'Europe/Berlin' })).rejects.toThrow(/was begun/);
  const report = await repairTimes(database, { apply: true, atOnce: 1 });
  expect([report.zone, report.demoCompanies, column(report, 'Folder', 'createdAt')?.rows]).toEqual([zone, [demo], 4]);
  expect(await read()).toEqual([right, shifted, right, right]);
});
