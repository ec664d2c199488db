import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestCompany, openTestDatabase } from '../testing/database';
import { type CompanyDb, companyDb, JSON_COLUMNS } from './company-db';
import type { Database } from './types';

let database: Database;
let [mine, theirs] = [0, 0];
let db: CompanyDb;
let their: { tag: number; folder: number; widget: number; hash: Uint8Array<ArrayBuffer> };

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  mine = (await createTestCompany(database)).companyId;
  theirs = (await createTestCompany(database)).companyId;
  db = companyDb(database, mine);
  const { prisma } = database;
  const { id: folder } = await prisma.folder.findFirstOrThrow({ where: { companyId: theirs } });
  const { hash } = await prisma.apiKey.findFirstOrThrow({ where: { companyId: theirs } });
  const tag = await prisma.tag.create({ data: { companyId: theirs, name: 'Theirs' } });
  const widget = await prisma.widget.create({
    data: { companyId: theirs, type: 'tour', name: 'Theirs', folderId: folder },
  });
  await prisma.tag.create({ data: { companyId: mine, name: 'Mine' } });
  their = { tag: tag.id, folder, widget: widget.id, hash };
});

/** Turns a synchronous throw into a rejected promise. */
const attempt = async (call: () => PromiseLike<unknown>): Promise<void> => {
  await call();
};

/** All rows of a company that these tests could change. */
const contentsOf = async (companyId: number) => ({
  tags: await database.prisma.tag.findMany({ where: { companyId }, orderBy: { id: 'asc' } }),
  widgets: await database.prisma.widget.findMany({ where: { companyId } }),
  folders: await database.prisma.folder.findMany({ where: { companyId } }),
  keys: await database.prisma.apiKey.findMany({ where: { companyId } }),
});

const theirKey = () => ({ companyId_id: { companyId: theirs, id: their.tag } });
const tagsOf = async (companyId: number) =>
  (await database.prisma.tag.findMany({ where: { companyId }, orderBy: { id: 'asc' } })).map(({ name }) => name);

const WHERE: [string, () => object][] = [
  ['nothing', () => ({})],
  ['their company', () => ({ companyId: theirs })],
  ['the id', () => ({ id: their.tag })],
  ['either of two', () => ({ OR: [{ companyId: theirs }, { id: their.tag }] })],
  ['not mine', () => ({ NOT: { companyId: mine } })],
  ['all of several', () => ({ AND: [{ companyId: theirs }] })],
];

test.each(WHERE)('reading by %s finds no rows of another company', async (_, by) => {
  const where = by();
  const rows = await db.tag.findMany({ where });
  const found = [
    ...rows,
    await db.tag.findFirst({ where }),
    await db.tag.findFirst({ where, orderBy: { id: 'desc' } }),
  ].flatMap((row) => row?.companyId ?? []);
  expect(found.filter((companyId) => companyId !== mine)).toEqual([]);
  expect(await db.tag.count({ where })).toBe(rows.length);
  expect((await db.tag.aggregate({ where, _count: true }))._count).toBe(rows.length);
  const groups = await db.tag.groupBy({ by: ['companyId'], where, _count: true });
  expect(groups.map(({ companyId }) => companyId).filter((companyId) => companyId !== mine)).toEqual([]);
  if (!rows.length) await expect(db.tag.findFirstOrThrow({ where })).rejects.toThrow();
});

test('reading without a condition finds only own rows', async () => {
  expect((await db.tag.findMany()).map(({ name }) => name)).toEqual(['Mine']);
  expect((await db.tag.findMany({})).map(({ name }) => name)).toEqual(['Mine']);
  expect(await db.tag.count()).toBe(1);
  expect((await db.tag.findMany({ cursor: theirKey() })).filter(({ companyId }) => companyId !== mine)).toEqual([]);
});

test('a unique key of another company finds nothing, with or without the company in it', async () => {
  expect(await db.tag.findUnique({ where: theirKey() })).toBeNull();
  expect(await db.tag.findUnique({ where: { companyId_name: { companyId: theirs, name: 'Theirs' } } })).toBeNull();
  expect(await db.apiKey.findUnique({ where: { hash: their.hash } })).toBeNull();
  await expect(db.tag.findUniqueOrThrow({ where: theirKey() })).rejects.toThrow();
});

test.each(WHERE)('writing by %s does not change another company', async (_, by) => {
  const before = await contentsOf(theirs);
  const where = by();
  await db.tag.updateMany({ where, data: { name: 'Overwritten' } });
  await db.tag.updateManyAndReturn({ where, data: { textColor: '#000000' } });
  await db.tag.deleteMany({ where });
  expect(await contentsOf(theirs)).toEqual(before);
});

test('writing without a condition does not change another company', async () => {
  const before = await contentsOf(theirs);
  await db.tag.updateMany({ data: { name: 'Overwritten' } });
  expect(await tagsOf(mine)).toEqual(['Overwritten']);
  await db.tag.deleteMany();
  expect(await tagsOf(mine)).toEqual([]);
  expect(await contentsOf(theirs)).toEqual(before);
});

test('writing by a unique key does not change another company', async () => {
  const before = await contentsOf(theirs);
  await expect(db.tag.update({ where: theirKey(), data: { name: 'Taken' } })).rejects.toThrow();
  await expect(db.apiKey.update({ where: { hash: their.hash }, data: { name: 'Taken' } })).rejects.toThrow();
  await expect(db.tag.delete({ where: theirKey() })).rejects.toThrow();
  await expect(db.apiKey.delete({ where: { hash: their.hash } })).rejects.toThrow();
  expect(await contentsOf(theirs)).toEqual(before);
});

test('created rows belong to the own company, even if another one is given', async () => {
  const before = await contentsOf(theirs);
  const row = (name: string) => ({ companyId: theirs, name });
  expect((await db.tag.create({ data: row('One') })).companyId).toBe(mine);
  await db.tag.createMany({ data: [row('Two'), row('Three')] });
  await db.tag.createMany({ data: row('Four') });
  const made = await db.tag.createManyAndReturn({ data: [row('Five')] });
  expect(made.map(({ companyId }) => companyId)).toEqual([mine]);
  expect(await tagsOf(mine)).toEqual(['Mine', 'One', 'Two', 'Three', 'Four', 'Five']);
  expect(await contentsOf(theirs)).toEqual(before);
});

test('an upsert creates own rows and does not update another company', async () => {
  const before = await contentsOf(theirs);
  const create = { companyId: theirs, name: 'Made' };
  const made = await db.tag.upsert({ where: theirKey(), create, update: { name: 'Taken' } });
  expect(made).toMatchObject({ companyId: mine, name: 'Made' });
  const where = { companyId_name: { companyId: mine, name: 'Made' } };
  const kept = await db.tag.upsert({ where, create, update: { companyId: theirs, name: 'Renamed' } });
  expect(kept).toMatchObject({ companyId: mine, id: made.id, name: 'Renamed' });
  const key = { companyId: mine, name: 'Key', hash: their.hash, secret: their.hash };
  await db.apiKey.upsert({ where: { hash: their.hash }, create: key, update: { name: 'Taken' } });
  expect(await contentsOf(theirs)).toEqual(before);
});

test('rows cannot be moved to another company', async () => {
  const before = await contentsOf(theirs);
  const [tag] = await db.tag.findMany();
  const where = { companyId_id: { companyId: mine, id: tag?.id ?? 0 } };
  await db.tag.update({ where, data: { companyId: theirs, name: 'Still mine' } });
  await db.tag.updateMany({ data: { companyId: theirs } });
  await db.tag.updateManyAndReturn({ data: { companyId: theirs } });
  expect(await tagsOf(mine)).toEqual(['Still mine']);
  expect(await contentsOf(theirs)).toEqual(before);
});

test('nested writes are rejected', async () => {
  const before = await contentsOf(theirs);
  const folder = await db.folder.findFirstOrThrow();
  const where = { companyId_id: { companyId: mine, id: folder.id } };
  const theirWidget = { companyId_id: { companyId: theirs, id: their.widget } };
  const theirFolder = { companyId_id: { companyId: theirs, id: their.folder } };
  const widget = { companyId: mine, type: 'tour', name: 'Mine' };
  for (const write of [
    () => db.folder.update({ where, data: { widgets: { connect: theirWidget } } }),
    () => db.folder.update({ where, data: { widgets: { set: [theirWidget] } } }),
    () => db.folder.update({ where, data: { company: { connect: { id: theirs } } } }),
    () => db.widget.create({ data: { ...widget, folder: { connect: theirFolder } } as never }),
    () =>
      db.folder.upsert({
        where,
        create: { companyId: mine, name: 'X' },
        update: { widgets: { connect: theirWidget } },
      }),
    () => db.folder.upsert({ where, create: { name: 'X', widgets: { connect: theirWidget } } as never, update: {} }),
  ])
    await expect(attempt(write)).rejects.toThrow('not written through others');
  expect(await contentsOf(theirs)).toEqual(before);
  expect(await database.prisma.folder.findMany({ where: { companyId: mine } })).toEqual([folder]);
});

test('Prisma operators inside a JSON value are stored as data', async () => {
  const settings = { connect: { id: 1 }, create: [{ companyId: 2 }] };
  const theme = await db.theme.create({ data: { companyId: mine, name: 'Dusk', settings } });
  expect(theme.settings).toEqual(settings);
  const columns = readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^\s+(\w+)\s+Json\b/gm);
  expect([...JSON_COLUMNS].sort()).toEqual([...new Set([...columns].map(([, name]) => name))].sort());
});

test('a person does not give access to their other companies', async () => {
  const person = await database.prisma.person.create({
    data: { id: `p${mine}`, name: 'Kim', email: `kim${mine}@x.io` },
  });
  for (const companyId of [mine, theirs])
    await database.prisma.membership.create({ data: { companyId, personId: person.id, role: 'viewer' } });
  const members = await db.membership.findMany({ include: { person: { select: { name: true } } } });
  expect(members).toMatchObject([{ companyId: mine, person: { name: 'Kim' } }]);
  for (const include of [
    { person: { include: { memberships: true } } },
    { person: { select: { name: true, memberships: { select: { companyId: true } } } } },
    { company: { include: { memberships: { include: { person: { include: { sessions: true } } } } } } },
  ])
    await expect(attempt(() => db.membership.findMany({ include }))).rejects.toThrow('not read through a person');
});

const MODELS = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model (\w+) \{(.*?)^\}/gms)].map(
  ([, name = '', fields = '']) => ({ name, owned: /^\s+companyId\s+Int\b/m.test(fields) }),
);

test.each(MODELS)('the model $name can be queried only if it belongs to a company', async ({ name, owned }) => {
  const model = db[(name.charAt(0).toLowerCase() + name.slice(1)) as 'tag'];
  for (const read of [() => model.findMany(), () => model.count(), () => model.deleteMany()])
    await (owned
      ? expect(attempt(read)).resolves.toBeUndefined()
      : expect(attempt(read)).rejects.toThrow(`${name} belongs to no company`));
});

test('queries in a transaction are limited to the company too', async () => {
  const found = await db.$transaction(async (tx) => {
    await tx.tag.create({ data: { companyId: theirs, name: 'Within' } });
    return tx.tag.findMany({ where: { companyId: theirs } });
  });
  expect(found.map(({ companyId }) => companyId)).toEqual([mine, mine]);
});
