import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Caller, issuePaths, openTestCaller, refusal, simultaneously } from '../../../testing/caller';

let mine: Caller;
let changelogId: number;
beforeAll(async () => {
  mine = await openTestCaller();
  changelogId = (await mine.api.changelogs.create({ name: 'News' })).id;
  for (const name of ['new', 'fix', 'Fix, small']) await mine.api.tags.create({ name });
});

const create = (input: { title?: string; tagNames?: string[]; date?: string } = {}) =>
  mine.api.changelogPosts.create({ changelogId, title: 'Post', ...input });

test('a new post is hidden and dated now', async () => {
  const before = Date.now();
  const post = await create();
  expect(post).toEqual({
    id: post.id,
    title: 'Post',
    description: null,
    date: post.date,
    active: false,
    version: 1,
    tags: [],
    draft: null,
    schedule: [],
  });
  expect(Date.parse(post.date)).toBeGreaterThanOrEqual(before - 1);
  expect(Date.parse(post.date)).toBeLessThanOrEqual(Date.now() + 1);
});

test('everything sent is stored as sent', async () => {
  const html = '<p onclick="x()">Hi <b>there</b></p><script>1</script>';
  const sent = { title: ' T ', description: html, date: '2026-03-01T10:00:00+02:00', active: true };
  const { warnings, ...post } = await mine.api.changelogPosts.create({
    changelogId,
    ...sent,
    tagNames: ['fix', 'new', 'fix'],
  });
  expect(warnings?.map(({ code }) => code)).toEqual(['dropped_html']);
  expect(post).toMatchObject({ ...sent, date: '2026-03-01T08:00:00.000Z' });
  expect(post.tags.map(({ name }) => name)).toEqual(['new', 'fix']);
  expect(await mine.api.changelogPosts.get({ changelogId, postId: post.id })).toEqual(post);
});

test('an update changes only the fields sent', async () => {
  const post = await create({ tagNames: ['new'] });
  const at = { changelogId, postId: post.id };
  expect(await mine.api.changelogPosts.update(at)).toEqual(post);
  const renamed = await mine.api.changelogPosts.update({ ...at, title: 'Other' });
  expect(renamed).toEqual({ ...post, title: 'Other', version: 2 });
  const dated = await mine.api.changelogPosts.update({ ...at, date: '2020-02-29', active: true });
  expect(dated).toEqual({ ...renamed, date: '2020-02-29T00:00:00.000Z', active: true, version: 3 });
});

test('of concurrent changes to the same version, one is saved and the others are refused', async () => {
  const { id: postId } = await create();
  const at = { changelogId, postId };
  const { done, refused } = await simultaneously(4, (n) =>
    mine.api.changelogPosts.update({ ...at, title: `Title ${n}`, expectedVersion: 1 }),
  );
  expect([done.length, refused]).toEqual([1, ['edit_conflict', 'edit_conflict', 'edit_conflict']]);
  const late = await refusal(mine.api.changelogPosts.update({ ...at, expectedVersion: 1 }));
  expect(late).toMatchObject({ code: 'edit_conflict', details: { version: 2, currentVersion: 2 } });
  const { version } = await mine.api.changelogPosts.get(at);
  expect(await mine.api.changelogPosts.update({ ...at, title: 'E', expectedVersion: version })).toMatchObject({
    title: 'E',
    version: 3,
  });
});

describe('tagNames', () => {
  test('replaces the tags; an empty list removes all', async () => {
    const { id: postId } = await create({ tagNames: ['new', 'fix'] });
    const tagged = await mine.api.changelogPosts.update({ changelogId, postId, tagNames: ['Fix, small'] });
    expect(tagged.tags.map(({ name }) => name)).toEqual(['Fix, small']);
    expect((await mine.api.changelogPosts.update({ changelogId, postId, tagNames: [] })).tags).toEqual([]);
  });

  test('refuses all unknown names at once, in their order, once each, and saves nothing', async () => {
    const { id: postId, ...before } = await create({ tagNames: ['new'] });
    const tagNames = ['zebra', 'new', 'New', '', 'zebra', 'fix '];
    const onUpdate = await refusal(mine.api.changelogPosts.update({ changelogId, postId, title: 'Lost', tagNames }));
    expect(onUpdate.code).toBe('invalid_tag_names');
    expect(onUpdate.status).toBe(400);
    expect(onUpdate.details).toEqual({ missing: ['zebra', 'New', '', 'fix '] });
    expect(onUpdate.message).toContain('GET /v1/tags');
    expect(await mine.api.changelogPosts.get({ changelogId, postId })).toEqual({ id: postId, ...before });

    const { total } = (await mine.api.changelogPosts.list({ changelogId })).pagination;
    expect((await refusal(create({ tagNames: ['zebra'] }))).details).toEqual({ missing: ['zebra'] });
    expect((await mine.api.changelogPosts.list({ changelogId })).pagination.total).toBe(total);
  });

  test("does not know another company's tags", async () => {
    const other = await openTestCaller();
    await other.api.tags.create({ name: 'theirs' });
    expect((await refusal(create({ tagNames: ['theirs'] }))).details).toEqual({ missing: ['theirs'] });
  });

  test('accepts 20 tags and no more', async () => {
    const { api } = await openTestCaller();
    const names = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    for (const name of names) await api.tags.create({ name });
    const { id } = await api.changelogs.create({ name: 'News' });
    const post = await api.changelogPosts.create({ changelogId: id, title: 'Post', tagNames: names.slice(1) });
    expect(post.tags).toHaveLength(20);
    const error = await refusal(api.changelogPosts.create({ changelogId: id, title: 'Post', tagNames: names }));
    expect([error.code, issuePaths(error)]).toEqual(['validation_error', ['tagNames']]);
  });

  test('keeps the complete list of one of several concurrent updates', async () => {
    const { id: postId } = await create();
    const lists = [['new'], ['fix'], ['Fix, small', 'new']];
    const { refused } = await simultaneously(15, (index) =>
      mine.api.changelogPosts.update({ changelogId, postId, tagNames: lists[index % 3] }),
    );
    expect(refused).toEqual([]);
    const { tags } = await mine.api.changelogPosts.get({ changelogId, postId });
    expect(lists.map((list) => [...list].sort())).toContainEqual(tags.map(({ name }) => name).sort());
  });
});

test.each([
  [{ title: '' }, ['title']],
  [{ title: 'x'.repeat(301) }, ['title']],
  [{ title: 'x', description: 5, active: 'false', date: '2026-02-30' }, ['description', 'date', 'active']],
  [{ title: 'x', tagNames: 'new', publishedAt: '2026-01-01' }, ['tagNames', 'publishedAt']],
])('refuses %o', async (input, paths) => {
  const error = await refusal(mine.api.changelogPosts.create({ changelogId, ...(input as { title: string }) }));
  expect([error.code, issuePaths(error)]).toEqual(['validation_error', paths]);
});

test('a post under another changelog of the company is not found', async () => {
  const { id: postId } = await create();
  const elsewhere = { changelogId: (await mine.api.changelogs.create({ name: 'Other' })).id, postId };
  const { changelogPosts } = mine.api;
  const calls = [
    changelogPosts.get(elsewhere),
    changelogPosts.update({ ...elsewhere, title: 'Moved' }),
    changelogPosts.update({ ...elsewhere, tagNames: ['unknown'] }),
    changelogPosts.update(elsewhere),
    changelogPosts.delete(elsewhere),
  ];
  expect((await Promise.all(calls.map(refusal))).map(({ code }) => code)).toEqual(Array(5).fill('not_found'));
  await changelogPosts.delete({ changelogId, postId });
  expect((await refusal(changelogPosts.get({ changelogId, postId }))).code).toBe('not_found');
});

describe('the list', () => {
  const days = ['2026-01-31', '2026-02-01', '2026-02-02'];
  const times = ['T00:00:00.000Z', 'T00:00:00.001Z', 'T12:30:00.000Z', 'T23:59:59.999Z'];
  const dates = days.flatMap((day) => times.map((time) => day + time));
  let filtered: Caller;
  let listId: number;

  beforeAll(async () => {
    filtered = await openTestCaller();
    listId = (await filtered.api.changelogs.create({ name: 'Dates' })).id;
    for (const date of [...dates, ...dates].sort())
      await filtered.api.changelogPosts.create({ changelogId: listId, title: date, date });
  });

  const list = (input: { startDate?: string; endDate?: string; limit?: number; offset?: number }) =>
    filtered.api.changelogPosts.list({ changelogId: listId, ...input });

  test('is newest first by date, then by id', async () => {
    const { data } = await list({});
    expect(data).toHaveLength(24);
    const sorted = [...data].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    expect(data).toEqual(sorted);
    const pages = [
      await list({ limit: 10 }),
      await list({ limit: 10, offset: 10 }),
      await list({ limit: 10, offset: 20 }),
    ];
    expect(pages.flatMap((page) => page.data)).toEqual(data);
  });

  test('contains exactly the posts within the date filters', async () => {
    const day = fc.constantFrom('2026-01-30', ...days, '2026-02-03');
    const bound = fc.option(fc.oneof(day, fc.constantFrom(...dates)), { nil: undefined });
    const isDay = (text: string) => text.length === 10;
    const first = (start: string) => (isDay(start) ? `${start}T00:00:00.000Z` : start);
    const after = (date: string, start?: string) => !start || date >= first(start);
    const before = (date: string, end?: string) => !end || (isDay(end) ? date.slice(0, 10) : date) <= end;
    await fc.assert(
      fc.asyncProperty(bound, bound, async (startDate, endDate) => {
        const filter = { ...(startDate && { startDate }), ...(endDate && { endDate }) };
        if (startDate && !before(first(startDate), endDate)) {
          expect(issuePaths(await refusal(list(filter)))).toEqual(['startDate']);
          return;
        }
        const wanted = dates.filter((date) => after(date, startDate) && before(date, endDate));
        const { data, pagination } = await list(filter);
        expect(new Set(data.map(({ date }) => date))).toEqual(new Set(wanted));
        expect(pagination.total).toBe(wanted.length * 2);
      }),
      { numRuns: 60 },
    );
  });
});

test('the first and last days of the calendar are valid dates and filters', async () => {
  const { api } = await openTestCaller();
  const { id } = await api.changelogs.create({ name: 'News' });
  const dates = ['0001-01-01', '9999-12-31T23:59:59.998Z'];
  for (const date of dates) await api.changelogPosts.create({ changelogId: id, title: date, date });
  const titles = async (filter: { startDate?: string; endDate?: string }) =>
    (await api.changelogPosts.list({ changelogId: id, ...filter })).data.map(({ title }) => title).reverse();
  expect(await titles({ startDate: '0001-01-01', endDate: '9999-12-31' })).toEqual(dates);
  expect(await titles({ endDate: '9999-12-30' })).toEqual(dates.slice(0, 1));
  expect(await titles({ startDate: '9999-12-31' })).toEqual(dates.slice(1));
  for (const beyond of ['0000-12-31', '9999-12-31T23:30:00-01:00']) {
    expect(issuePaths(await refusal(titles({ startDate: beyond })))).toEqual(['startDate']);
    expect(issuePaths(await refusal(titles({ endDate: beyond })))).toEqual(['endDate']);
  }
});

describe('a date at a limit of the calendar', () => {
  const at = (postId: number) => ({ changelogId, postId });

  test('is stored; a date beyond it is refused, and nothing is saved', async () => {
    for (const date of ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
      const post = await create({ date });
      expect(post.date).toBe(date);
      expect(await mine.api.changelogPosts.get(at(post.id))).toEqual(post);
    }
    const post = await create();
    const count = () => mine.api.changelogPosts.list({ changelogId }).then(({ pagination }) => pagination.total);
    const before = await count();
    for (const date of ['9999-12-31T23:59:59-14:00', '0000-01-01', '0001-01-01T00:00:00+14:00']) {
      expect(issuePaths(await refusal(create({ date })))).toEqual(['date']);
      expect(issuePaths(await refusal(mine.api.changelogPosts.update({ ...at(post.id), date })))).toEqual(['date']);
    }
    expect(await count()).toBe(before);
  });

  test('replaces a date beyond it when posts of older releases are migrated', async () => {
    const { prisma } = mine.database;
    const wanted = {
      '10000-01-01 13:59:59+00': '9999-12-31T23:59:59.999Z',
      '0001-01-01 00:00:00+00 BC': '0001-01-01T00:00:00.000Z',
    };
    const posts = await Promise.all(
      Object.entries(wanted).map(async ([stored, date]) => {
        const { id } = await create();
        await prisma.$executeRawUnsafe(
          `UPDATE "ChangelogPost" SET "date" = '${stored}' WHERE "companyId" = ${mine.companyId} AND "id" = ${id}`,
        );
        return { id, date };
      }),
    );
    const untouched = await create({ date: '9999-12-31T23:59:59.999Z' });
    await prisma.$executeRawUnsafe(
      readFileSync('prisma/migrations/20261122030000_dates_in_calendar/migration.sql', 'utf8'),
    );
    for (const { id, date } of posts) expect((await mine.api.changelogPosts.get(at(id))).date).toBe(date);
    expect((await mine.api.changelogPosts.get(at(untouched.id))).date).toBe(untouched.date);
    expect((await mine.api.changelogPosts.list({ changelogId })).data.length).toBeGreaterThan(2);
  });
});
