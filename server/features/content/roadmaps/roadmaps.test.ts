import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Ctx } from '../../../auth/context';
import { env } from '../../../platform/env';
import { type Caller, issuePaths, openTestCaller, refusal } from '../../../testing/caller';
import { serveTextRecords } from '../../../testing/text-records';
import type { Roadmap } from './schema';
import { listRoadmaps, withIdAt } from './service';

let mine: Caller;
let other: Caller;
beforeAll(async () => {
  [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
});

test('a roadmap has exactly the documented fields', async () => {
  const created = await mine.api.roadmaps.create({ name: 'Next' });
  expect(created).toEqual({
    id: created.id,
    name: 'Next',
    publicName: null,
    active: true,
    customDomain: null,
    domainProof: null,
    publicId: expect.stringMatching(/^[0-9A-Za-z]{16}$/),
    publicUrl: `${env().APP_URL}/r/${created.publicId}`,
    takesIdeas: true,
    ideasWidgetId: null,
    sections: [],
  });
  expect(await mine.api.roadmaps.get({ roadmapId: created.id })).toEqual(created);
});

serveTextRecords();

test('updates the fields sent, and clears fields that are null', async () => {
  const sent = { name: 'Next', publicName: 'What is next', customDomain: 'next.example.com', active: false };
  const created = await mine.api.roadmaps.create(sent);
  expect(created).toMatchObject(sent);
  const at = { roadmapId: created.id };
  expect(await mine.api.roadmaps.update(at)).toEqual(created);
  const changed = await mine.api.roadmaps.update({ ...at, publicName: null, customDomain: null, active: true });
  expect(changed).toEqual({ ...created, publicName: null, customDomain: null, domainProof: null, active: true });
});

test.each([
  [{ name: ' ' }, ['name']],
  [{ name: 'x', customDomain: 'https://next.example.com' }, ['customDomain']],
  [{ name: 'x', customDomain: 'localhost' }, ['customDomain']],
  [{ name: 'x', publicId: 'mine' }, ['publicId']],
])('refuses %o', async (input, paths) => {
  const error = await refusal(mine.api.roadmaps.create(input));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', paths]);
});

test("another company's roadmap is not found", async () => {
  const { id: roadmapId } = await mine.api.roadmaps.create({ name: 'Ours' });
  const { id: sectionId } = await mine.api.roadmapSections.create({ roadmapId, name: 'Now' });
  const { id: itemId } = await mine.api.roadmapItems.create({ roadmapId, sectionId, name: 'Item' });
  const { roadmaps, roadmapSections, roadmapItems } = other.api;
  const calls = [
    roadmaps.get({ roadmapId }),
    roadmaps.update({ roadmapId, name: 'Theirs' }),
    roadmaps.update({ roadmapId }),
    roadmaps.delete({ roadmapId }),
    roadmapSections.create({ roadmapId, name: 'Theirs' }),
    roadmapSections.update({ roadmapId, sectionId, name: 'Theirs' }),
    roadmapSections.delete({ roadmapId, sectionId }),
    roadmapItems.create({ roadmapId, sectionId, name: 'Theirs' }),
    roadmapItems.update({ roadmapId, itemId, name: 'Theirs' }),
    roadmapItems.delete({ roadmapId, itemId }),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(10).fill('not_found'));
  const [section] = (await mine.api.roadmaps.get({ roadmapId })).sections;
  expect([section?.name, section?.items.map(({ name }) => name)]).toEqual(['Now', ['Item']]);
});

test('lists newest first, with items; the number of queries does not depend on the number of roadmaps', async () => {
  const { api, database, companyId, ctx } = await openTestCaller();
  const fill = async (name: string) => {
    const { id: roadmapId } = await api.roadmaps.create({ name });
    for (const section of ['Now', 'Later']) {
      const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: section });
      await api.roadmapItems.create({ roadmapId, sectionId, name: `${name} ${section}` });
    }
  };
  const countQueries = async () => {
    let queries = 0;
    const count: typeof database.sql = (statement, params) => {
      queries += 1;
      return database.sql(statement, params);
    };
    const counting: typeof database = { ...database, sql: count };
    const { data } = await listRoadmaps(new Ctx(counting, companyId, ctx().actor), { limit: 50, offset: 0 });
    return { queries, data };
  };
  await fill('One');
  const one = await countQueries();
  for (const name of ['Two', 'Three', 'Four']) await fill(name);
  const four = await countQueries();
  expect([one.data.length, four.data.length]).toEqual([1, 4]);
  expect(four.queries).toBe(one.queries);
  expect(four.data.map(({ name }) => name)).toEqual(['Four', 'Three', 'Two', 'One']);
  expect(four.data.map(itemNames)).toEqual(
    ['Four', 'Three', 'Two', 'One'].map((name) => [[`${name} Now`], [`${name} Later`]]),
  );
  expect((await api.roadmaps.list({ limit: 1, offset: 1 })).data).toEqual(four.data.slice(1, 2));
});

type Filter = Omit<Parameters<Caller['api']['roadmaps']['get']>[0], 'roadmapId'>;

const itemNames = ({ sections }: Roadmap) => sections.map(({ items }) => items.map(({ name }) => name));

describe('reading', () => {
  let roadmapId: number;
  const read = (filter: Filter = {}) => mine.api.roadmaps.get({ roadmapId, ...filter });

  beforeAll(async () => {
    const { api, database } = mine;
    for (const name of ['red', 'blue']) await api.tags.create({ name });
    roadmapId = (await api.roadmaps.create({ name: 'Filtered' })).id;
    const add = async (sectionId: number, name: string, day: string, tagName: string | null, description?: string) => {
      const { id } = await api.roadmapItems.create({ roadmapId, sectionId, name, tagName, description });
      await database.prisma.roadmapItem.updateMany({
        where: { id },
        data: { updatedAt: new Date(`2026-01-${day}T12:00:00Z`) },
      });
      return id;
    };
    const now = (await api.roadmapSections.create({ roadmapId, name: 'Now' })).id;
    const later = (await api.roadmapSections.create({ roadmapId, name: 'Later' })).id;
    await api.roadmapSections.create({ roadmapId, name: 'Empty' });
    const first = await add(now, 'Apple', '01', 'red');
    await add(now, 'Pear', '05', 'blue', 'Not an APPLE');
    await add(now, 'Plum', '03', null);
    await add(later, 'Apple pie', '04', 'red');
    await add(later, '100%_juice', '02', 'blue');
    for (const voter of ['ann', 'anonymous:1'])
      await database.prisma.roadmapVote.create({ data: { companyId: mine.companyId, itemId: first, voter } });
  });

  test('returns every section, items in their order, with votes and tags', async () => {
    const roadmap = await read();
    expect(roadmap.sections.map(({ name }) => name)).toEqual(['Now', 'Later', 'Empty']);
    expect(itemNames(roadmap)).toEqual([['Apple', 'Pear', 'Plum'], ['Apple pie', '100%_juice'], []]);
    const [apple, , plum] = roadmap.sections[0]?.items ?? [];
    expect(apple).toEqual({
      id: apple?.id,
      name: 'Apple',
      description: null,
      votesCount: 2,
      updatedAt: '2026-01-01T12:00:00.000Z',
      version: 1,
      tag: { id: apple?.tag?.id, name: 'red', backgroundColor: null, textColor: null },
      draft: null,
      schedule: [],
    });
    expect([plum?.votesCount, plum?.tag]).toEqual([0, null]);
  });

  test.each([
    ['dates', { startDate: '2026-01-03', endDate: '2026-01-04' }, [['Plum'], ['Apple pie'], []]],
    ['a whole end day', { endDate: '2026-01-01' }, [['Apple'], [], []]],
    ['an exact end', { endDate: '2026-01-01T12:00:00Z' }, [['Apple'], [], []]],
    ['an end just before', { endDate: '2026-01-01T11:59:59.999Z' }, [[], [], []]],
    ['one tag', { tagNames: ['red'] }, [['Apple'], ['Apple pie'], []]],
    ['any of the tags', { tagNames: ['blue', 'red'] }, [['Apple', 'Pear'], ['Apple pie', '100%_juice'], []]],
    ['an unknown tag', { tagNames: ['green'] }, [[], [], []]],
    ['text in any case', { query: 'apple' }, [['Apple', 'Pear'], ['Apple pie'], []]],
    ['text with wildcards', { query: '%_' }, [[], ['100%_juice'], []]],
    ['the newest', { latestCount: 3 }, [['Pear', 'Plum'], ['Apple pie'], []]],
    ['a limit per section', { limit: 1 }, [['Apple'], ['Apple pie'], []]],
    ['the newest of those that match a text', { query: 'apple', latestCount: 2 }, [['Pear'], ['Apple pie'], []]],
    ['a limit after the newest', { latestCount: 3, limit: 1 }, [['Pear'], ['Apple pie'], []]],
    [
      'everything',
      { startDate: '2026-01-02', tagNames: ['red', 'blue'], query: 'p', latestCount: 1, limit: 5 },
      [['Pear'], [], []],
    ],
  ])('filters by %s', async (_, filter, wanted) => {
    expect(itemNames(await read(filter))).toEqual(wanted);
  });

  test.each([
    [{ latestCount: 0 }, 'latestCount'],
    [{ limit: 101 }, 'limit'],
    [{ startDate: '2026-02-01', endDate: '2026-01-31' }, 'startDate'],
    [{ startDate: 'soon' }, 'startDate'],
    [{ offset: 1 }, 'offset'],
  ])('refuses %o', async (filter, path) => {
    const error = await refusal(read(filter as Filter));
    expect([error.code, issuePaths(error)]).toEqual(['validation_error', [path]]);
  });
});

test('placed puts an id at the given position, and keeps the others in order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { maxLength: 10 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 50 }), fc.nat(15), (order, id, position) => {
      const others = order.filter((one) => one !== id);
      const result = withIdAt(order, id, position);
      expect(result.filter((one) => one !== id)).toEqual(others);
      expect(result.indexOf(id)).toBe(Math.min(position, others.length));
      expect(result).toHaveLength(others.length + 1);
    }),
  );
});
