import { expect, it } from 'vitest';
import { openTestApi } from '../../../testing/api';
import { createTestCompany, openTestDatabase } from '../../../testing/database';

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json & { error?: { code: string; message: string; details: Json } } };

const { api, key } = await openTestApi();
const database = await openTestDatabase();

const call = async (method: string, path: string, body?: object, by = key): Promise<Answer> => {
  const answer = await api.call(method, path, { key: by, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Answer['body'] };
};

let tags = 0;
const makeTag = async () => {
  const name = `Tag ${++tags}`;
  return { name, id: (await call('POST', '/tags', { name })).body.id as number };
};

const POST = { title: 'Old', description: '<p>Text</p>', date: '2026-01-05T00:00:00.000Z', active: true };
const make = async (body: object = {}) => {
  const changelogId = (await call('POST', '/changelogs', { name: 'News' })).body.id;
  const made = await call('POST', `/changelogs/${changelogId}/posts`, { ...POST, ...body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id = made.body.id as number;
  const one = `/changelogs/${changelogId}/posts/${id}`;
  return {
    id,
    changelogId,
    list: `/changelogs/${changelogId}/posts`,
    one,
    draft: `${one}/draft`,
    schedule: `${one}/schedule`,
  };
};
const rowOf = async ({ list, id }: { list: string; id: number }) =>
  ((await call('GET', list)).body.data as Json[]).find((row) => row.id === id);

it('a new post has no draft, in its own response and in the list', async () => {
  const post = await make();
  expect(await call('GET', post.draft)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  expect((await call('GET', post.one)).body).toMatchObject({ draft: null, schedule: [], version: 1 });
  expect(await rowOf(post)).toMatchObject({ draft: null, schedule: [] });
});

it('readers see no change until the draft is published, as one version', async () => {
  const [one, two] = [await makeTag(), await makeTag()];
  const post = await make({ tagNames: [one.name] });
  const changed = await call('PATCH', post.draft, {
    title: 'New',
    description: null,
    date: '2026-02-01',
    tagNames: [two.name, one.name],
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      baseVersion: 1,
      version: 1,
      updatedBy: 'Test key',
      review: null,
      conflicts: [],
      changes: [
        { path: 'title', from: 'Old', to: 'New' },
        { path: 'description', from: '<p>Text</p>', to: null },
        { path: 'date', from: POST.date, to: '2026-02-01T00:00:00.000Z' },
        { path: 'tagNames', from: [one.name], to: [one.name, two.name] },
      ],
      post: { id: post.id, title: 'New', active: true, tags: [{ id: one.id }, { id: two.id }] },
    },
  });
  expect((await call('GET', post.draft)).body).toEqual(changed.body);
  const live = (await call('GET', post.one)).body;
  expect(live).toMatchObject({ ...POST, version: 1, draft: { changes: 4, updatedBy: 'Test key', review: null } });
  expect((await rowOf(post))?.draft).toEqual(live.draft);
  const published = await call('POST', `${post.draft}/publish`, {});
  expect(published).toMatchObject({
    status: 200,
    body: {
      title: 'New',
      description: null,
      version: 2,
      active: true,
      draft: null,
      tags: [{ id: one.id }, { id: two.id }],
    },
  });
  expect((await call('GET', post.one)).body).toEqual(published.body);
  expect((await call('GET', post.draft)).status).toBe(404);
  expect((await call('POST', `${post.draft}/publish`, {})).status).toBe(404);
});

it('a draft accepts several changes, and is removed once it equals the live post', async () => {
  const { draft } = await make();
  await call('PATCH', draft, { title: 'New' });
  expect((await call('PATCH', draft, { description: '<p>Other</p>' })).body).toMatchObject({
    version: 2,
    changes: [{ path: 'title' }, { path: 'description' }],
  });
  expect((await call('PATCH', draft, { title: 'New' })).body.version).toBe(2);
  expect((await call('PATCH', draft, { title: 'Old', description: '<p>Text</p>' })).body).toMatchObject({
    changes: [],
    version: 0,
  });
  expect((await call('GET', draft)).status).toBe(404);
});

it('a fix of the live post is merged into the draft, and conflicts are reported until they are resolved', async () => {
  const { one, draft } = await make();
  await call('PATCH', draft, { title: 'Draft', description: '<p>Draft</p>' });
  await call('PATCH', one, { title: 'Live', date: '2026-03-01' });
  const conflicts = [{ path: 'title', base: 'Old', live: 'Live', draft: 'Draft' }];
  expect((await call('GET', draft)).body).toMatchObject({ conflicts, post: { date: '2026-03-01T00:00:00.000Z' } });
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'edit_conflict', details: { conflicts } } },
  });
  expect((await call('GET', one)).body).toMatchObject({ title: 'Live', version: 2 });
  expect((await call('PATCH', draft, { title: 'Draft' })).body.conflicts).toEqual([]);
  expect((await call('POST', `${draft}/publish`, {})).body).toMatchObject({
    title: 'Draft',
    description: '<p>Draft</p>',
    date: '2026-03-01T00:00:00.000Z',
    version: 3,
  });
});

it('discards one change or all, and suggests the right path for a misspelled one', async () => {
  const { draft } = await make();
  await call('PATCH', draft, { title: 'New', description: '<p>New</p>' });
  const wrong = await call('DELETE', `${draft}?path=titel`);
  expect(wrong).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
  expect(JSON.stringify(wrong.body)).toContain('Did you mean `title`?');
  expect((await call('DELETE', `${draft}?path=title`)).status).toBe(204);
  expect((await call('GET', draft)).body).toMatchObject({ changes: [{ path: 'description' }] });
  await call('PATCH', draft, { title: 'New', date: '2026-03-02' });
  expect((await call('DELETE', `${draft}?path=title,date`)).status).toBe(204);
  expect((await call('GET', draft)).body).toMatchObject({ changes: [{ path: 'description' }] });
  expect((await call('DELETE', draft)).status).toBe(204);
  expect((await call('DELETE', draft)).status).toBe(404);
});

it('refuses a change to another version of the draft or of the post', async () => {
  const { one, draft } = await make();
  expect((await call('PATCH', draft, { title: 'A', expectedVersion: 0 })).status).toBe(200);
  const stale = {
    status: 409,
    body: { error: { code: 'edit_conflict', details: { version: 1, updatedByCaller: true } } },
  };
  expect(await call('PATCH', draft, { title: 'B', expectedVersion: 0 })).toMatchObject(stale);
  expect(await call('POST', `${draft}/publish`, { expectedVersion: 7 })).toMatchObject(stale);
  await call('PATCH', one, { date: '2026-03-01' });
  expect(await call('PATCH', draft, { title: 'C', baseVersion: 1 })).toMatchObject({
    status: 409,
    body: { error: { code: 'edit_conflict', details: { version: 2, updatedBy: null } } },
  });
  expect((await call('PATCH', draft, { title: 'C', baseVersion: 2 })).status).toBe(200);
});

it('refuses a draft of an unpublished post, and invalid fields of a draft', async () => {
  const { draft } = await make({ active: false });
  const notLive = { status: 409, body: { error: { code: 'not_live' } } };
  expect(await call('PATCH', draft, { title: 'New' })).toMatchObject(notLive);
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject(notLive);
  expect(await call('POST', `${draft}/review`, {})).toMatchObject(notLive);
  const live = await make();
  for (const body of [{ active: false }, { titel: 'x' }, { title: '' }, { date: 'soon' }])
    expect(await call('PATCH', live.draft, body), JSON.stringify(body)).toMatchObject({ status: 400 });
  expect(await call('PATCH', live.draft, { tagNames: ['Nowhere'] })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_tag_names', details: { missing: ['Nowhere'] } } },
  });
});

it('a draft keeps a renamed tag, and loses a deleted one', async () => {
  const [one, two] = [await makeTag(), await makeTag()];
  const { draft } = await make({ tagNames: [one.name] });
  await call('PATCH', draft, { tagNames: [one.name, two.name] });
  await call('PATCH', `/tags/${two.id}`, { name: `${two.name} renamed` });
  await call('DELETE', `/tags/${one.id}`);
  expect((await call('GET', draft)).body).toMatchObject({
    conflicts: [],
    changes: [{ path: 'tagNames', from: [], to: [`${two.name} renamed`] }],
  });
  expect((await call('POST', `${draft}/publish`, {})).body.tags).toMatchObject([{ id: two.id }]);
});

it('a draft is cleared once the post equals it, and does not come back', async () => {
  const { one, draft } = await make();
  await call('PATCH', draft, { title: 'New' });
  await call('PATCH', one, { title: 'New' });
  expect((await call('GET', one)).body.draft).toBeNull();
  await call('PATCH', one, { title: 'Newer' });
  expect((await call('GET', draft)).status).toBe(404);
});

it('a draft is reviewed, sent back, and changed again', async () => {
  const { one, draft } = await make();
  expect((await call('POST', `${draft}/review`, {})).status).toBe(404);
  await call('PATCH', draft, { title: 'New' });
  expect((await call('POST', `${draft}/review`, { note: 'Ready.' })).body.review).toMatchObject({
    state: 'requested',
    note: 'Ready.',
  });
  expect((await call('POST', `${draft}/send-back`, { note: 'Shorter.' })).body.review).toMatchObject({
    state: 'sent_back',
    note: 'Shorter.',
  });
  expect((await call('PATCH', draft, { title: 'Short' })).body.review).toMatchObject({ state: null, note: 'Shorter.' });
  const { review } = (await call('GET', one)).body.draft as { review: { notes: Json[] } };
  expect(review.notes.map(({ state }) => state)).toEqual(['requested', 'sent_back']);
});

it('five concurrent requests publish a draft once', async () => {
  const { one, draft } = await make();
  await call('PATCH', draft, { title: 'New' });
  const all = await Promise.all(Array.from({ length: 5 }, () => call('POST', `${draft}/publish`, {})));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  expect((await call('GET', one)).body).toMatchObject({ title: 'New', version: 2 });
});

it('concurrent changes of a draft are all kept', async () => {
  const { draft } = await make();
  const [tag, ...fields] = [
    { tagNames: [(await makeTag()).name] },
    { title: 'A' },
    { description: '<p>B</p>' },
    { date: '2026-04-01' },
  ];
  const all = await Promise.all([tag, ...fields].map((body) => call('PATCH', draft, body)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await call('GET', draft)).body).toMatchObject({ version: 4, changes: { length: 4 } });
});

it('a draft is not found from another company or changelog', async () => {
  const { id, draft, schedule } = await make();
  await call('PATCH', draft, { title: 'New' });
  const { key: foreign } = await createTestCompany(database);
  const other = await make();
  const elsewhere = `/changelogs/${other.changelogId}/posts/${id}`;
  const plan = { action: 'take-down', at: new Date(Date.now() + 86_400_000).toISOString() };
  for (const [method, path, body] of [
    ['GET', '/draft'],
    ['PATCH', '/draft', { title: 'X' }],
    ['DELETE', '/draft'],
    ['POST', '/draft/publish', {}],
    ['POST', '/draft/review', {}],
    ['POST', '/draft/send-back', { note: 'X' }],
    ['GET', '/schedule'],
    ['POST', '/schedule', plan],
  ] as const) {
    const own = draft.replace(/\/draft$/, path);
    expect([method, path, (await call(method, own, body, foreign)).status]).toEqual([method, path, 404]);
    expect([method, path, (await call(method, `${elsewhere}${path}`, body)).status]).toEqual([method, path, 404]);
  }
  expect((await call('GET', draft)).body).toMatchObject({ version: 1, review: null });
  expect((await call('GET', schedule)).body.data).toEqual([]);
});

it('deleting a post deletes its draft and schedule', async () => {
  const { id, one, draft, schedule } = await make();
  await call('PATCH', draft, { title: 'New' });
  await call('POST', schedule, { action: 'take-down', at: new Date(Date.now() + 86_400_000).toISOString() });
  expect((await call('DELETE', one)).status).toBe(204);
  expect(await database.prisma.contentDraft.count({ where: { postId: id } })).toBe(0);
  expect(await database.prisma.contentSchedule.count({ where: { postId: id } })).toBe(0);
});

it('a post or a draft can be sent back as it was read', async () => {
  const { name } = await makeTag();
  const { one, draft } = await make({ tagNames: [name] });
  const { body: post } = await call('GET', one);
  expect(await call('PATCH', draft, { ...post, title: 'New', tagNames: [] })).toMatchObject({ status: 200 });
  const { post: drafted, version } = (await call('GET', draft)).body;
  expect(drafted).toMatchObject({ title: 'New', tags: [] });
  expect(await call('PATCH', draft, drafted as Json)).toMatchObject({ status: 200, body: { version } });
  // A fix of the live post that sends all fields as they were read before the draft existed.
  expect(await call('PATCH', one, { ...post, description: '<p>Hot</p>' })).toMatchObject({ status: 200 });
});
