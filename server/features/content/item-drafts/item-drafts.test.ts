import { beforeEach, expect, it } from 'vitest';
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
const create = async (path: string, body: object): Promise<number> => {
  const made = await call('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id as number;
};

let roadmap: string;
let now: number;
let later: number;
beforeEach(async () => {
  roadmap = `/roadmaps/${await create('/roadmaps', { name: 'Plans' })}`;
  now = await create(`${roadmap}/sections`, { name: 'Now' });
  later = await create(`${roadmap}/sections`, { name: 'Later' });
});

const make = async (body: object = {}) => {
  const id = await create(`${roadmap}/sections/${now}/items`, { name: 'Old', ...body });
  const one = `${roadmap}/items/${id}`;
  return { id, one, draft: `${one}/draft`, schedule: `${one}/schedule` };
};
const columns = async () =>
  ((await call('GET', roadmap)).body.sections as { items: Json[] }[]).map(({ items }) => items.map(({ id }) => id));

it('a draft changes nothing for readers until it is published as one version; the votes stay', async () => {
  const tagId = await create('/tags', { name: 'Soon' });
  const other = await create(`${roadmap}/sections/${later}/items`, { name: 'Other' });
  const item = await make({ description: '<p>Text</p>' });
  expect((await call('GET', item.one)).body).toMatchObject({ draft: null, schedule: [], version: 1 });
  await database.prisma.roadmapVote.create({
    data: {
      companyId: (await database.prisma.roadmapItem.findFirstOrThrow({ where: { id: item.id } })).companyId,
      itemId: item.id,
      voter: 'ada',
    },
  });
  const changed = await call('PATCH', item.draft, {
    name: 'New',
    description: null,
    tagName: 'Soon',
    sectionId: later,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      baseVersion: 1,
      version: 1,
      conflicts: [],
      changes: [
        { path: 'name', from: 'Old', to: 'New' },
        { path: 'description', from: '<p>Text</p>', to: null },
        { path: 'tagName', from: null, to: 'Soon' },
        { path: 'sectionId', from: now, to: later },
      ],
      item: { id: item.id, name: 'New', votesCount: 1, tag: { id: tagId } },
    },
  });
  const live = (await call('GET', item.one)).body;
  expect(live).toMatchObject({
    name: 'Old',
    tag: null,
    votesCount: 1,
    version: 1,
    draft: { changes: 4, review: null },
  });
  const [inNow] = (await call('GET', roadmap)).body.sections as { items: Json[] }[];
  expect(inNow?.items[0]?.draft).toEqual(live.draft);
  expect(await columns()).toEqual([[item.id], [other]]);
  const published = await call('POST', `${item.draft}/publish`, {});
  expect(published).toMatchObject({
    status: 200,
    body: { name: 'New', description: null, tag: { id: tagId }, votesCount: 1, version: 2, draft: null },
  });
  expect(await columns()).toEqual([[], [other, item.id]]);
  expect((await call('GET', item.one)).body).toEqual(published.body);
  expect((await call('GET', item.draft)).status).toBe(404);
});

it('a draft does not include the position in a section: moving the item causes no conflict and no version', async () => {
  const [first, second] = [await make(), await make()];
  await call('PATCH', first.draft, { name: 'New' });
  await call('PATCH', first.one, { position: 1 });
  expect((await call('POST', `${first.draft}/publish`, {})).body).toMatchObject({ name: 'New', version: 2 });
  expect((await columns())[0]).toEqual([second.id, first.id]);
});

it('publishing reports fields that both the draft and the item changed until each conflict is resolved', async () => {
  const { one, draft } = await make();
  await call('PATCH', draft, { name: 'Draft', description: '<p>Draft</p>' });
  await call('PATCH', one, { name: 'Live' });
  const conflicts = [{ path: 'name', base: 'Old', live: 'Live', draft: 'Draft' }];
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject({
    status: 409,
    body: { error: { code: 'edit_conflict', details: { conflicts } } },
  });
  expect((await call('DELETE', `${draft}?path=name`)).status).toBe(204);
  expect((await call('POST', `${draft}/publish`, {})).body).toMatchObject({
    name: 'Live',
    description: '<p>Draft</p>',
  });
  await call('PATCH', draft, { name: 'Next', description: '<p>Next</p>' });
  expect((await call('DELETE', `${draft}?path=name,description`)).status).toBe(204);
  expect((await call('GET', draft)).status).toBe(404);
});

it('a draft is emptied once the item has the same fields', async () => {
  const { one, draft } = await make();
  await call('PATCH', draft, { sectionId: later });
  await call('PATCH', one, { sectionId: later });
  await call('PATCH', one, { sectionId: now });
  expect((await call('GET', draft)).status).toBe(404);
});

it('a draft rejects values that its roadmap does not allow', async () => {
  const { one, draft } = await make();
  const foreign = await create(`/roadmaps/${await create('/roadmaps', { name: 'Other' })}/sections`, { name: 'There' });
  for (const body of [{ sectionId: foreign }, { position: 1 }, { name: '' }, { tag: { id: 1, name: 'Other' } }])
    expect(await call('PATCH', draft, body), JSON.stringify(body)).toMatchObject({ status: 400 });
  expect((await call('PATCH', draft, { tagName: 'Nowhere' })).body.error?.code).toBe('invalid_tag_names');
  await call('PATCH', draft, { sectionId: later });
  await call('DELETE', `${roadmap}/sections/${later}`);
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject({ status: 404 });
  expect((await call('GET', one)).body).toMatchObject({ version: 1, draft: null });
  await call('PATCH', roadmap, { active: false });
  const notLive = { status: 409, body: { error: { code: 'not_live' } } };
  expect(await call('PATCH', draft, { name: 'New' })).toMatchObject(notLive);
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject(notLive);
});

it('a draft is reviewed and sent back', async () => {
  const { draft } = await make();
  await call('PATCH', draft, { name: 'New' });
  expect((await call('POST', `${draft}/review`, {})).body.review).toMatchObject({ state: 'requested', note: null });
  expect((await call('POST', `${draft}/send-back`, { note: 'No.' })).body.review).toMatchObject({ state: 'sent_back' });
});

it('five simultaneous requests publish a draft once, while another item moves', async () => {
  const [one, two] = [await make(), await make()];
  await call('PATCH', one.draft, { name: 'New', sectionId: later });
  const all = await Promise.all([
    ...Array.from({ length: 5 }, () => call('POST', `${one.draft}/publish`, {})),
    call('PATCH', two.one, { sectionId: later, position: 0 }),
  ]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404, 404, 404]);
  expect((await call('GET', one.one)).body).toMatchObject({ name: 'New', version: 2 });
});

it('a draft is not found under another company or another roadmap', async () => {
  const { id, draft } = await make();
  await call('PATCH', draft, { name: 'New' });
  const { key: foreign } = await createTestCompany(database);
  const other = await create('/roadmaps', { name: 'Other' });
  const plan = { action: 'publish-changes', at: new Date(Date.now() + 86_400_000).toISOString() };
  for (const [method, path, body] of [
    ['GET', '/draft'],
    ['PATCH', '/draft', { name: 'X' }],
    ['DELETE', '/draft'],
    ['POST', '/draft/publish', {}],
    ['POST', '/draft/review', {}],
    ['POST', '/draft/send-back', { note: 'X' }],
    ['GET', '/schedule'],
    ['POST', '/schedule', plan],
  ] as const) {
    const own = draft.replace(/\/draft$/, path);
    expect([method, path, (await call(method, own, body, foreign)).status]).toEqual([method, path, 404]);
    const elsewhere = `/roadmaps/${other}/items/${id}${path}`;
    expect([method, path, (await call(method, elsewhere, body)).status]).toEqual([method, path, 404]);
  }
  expect((await call('GET', draft)).body).toMatchObject({ version: 1, review: null });
});

it('an item and its draft can be sent back as they were read', async () => {
  await create('/tags', { name: 'Back' });
  const { one, draft } = await make({ tagName: 'Back' });
  const { body: item } = await call('GET', one);
  expect(await call('PATCH', draft, { ...item, name: 'New', tagName: null })).toMatchObject({ status: 200 });
  const { item: drafted, version } = (await call('GET', draft)).body;
  expect(drafted).toMatchObject({ name: 'New', tag: null });
  expect(await call('PATCH', draft, drafted as Json)).toMatchObject({ status: 200, body: { version } });
  // Update the live item with the body that was read before the draft existed.
  expect(await call('PATCH', one, { ...item, description: '<p>Hot</p>' })).toMatchObject({ status: 200 });
});

it('a draft keeps its other changes when the section that it moves the item to is deleted', async () => {
  const { one, draft } = await make();
  const third = await create(`${roadmap}/sections`, { name: 'Third' });
  await call('PATCH', draft, { name: 'New', sectionId: third });
  expect((await call('DELETE', `${roadmap}/sections/${third}`)).status).toBe(204);
  expect((await call('GET', draft)).body.changes).toEqual([{ path: 'name', from: 'Old', to: 'New' }]);
  expect(await call('POST', `${draft}/publish`, {})).toMatchObject({ status: 200, body: { name: 'New' } });
  expect((await call('GET', one)).status).toBe(200);
});

it('a draft that only moves its item is deleted with the target section', async () => {
  const { draft } = await make();
  const fourth = await create(`${roadmap}/sections`, { name: 'Fourth' });
  const proposal = await create('/proposals', { title: 'Move' });
  expect((await call('PATCH', draft, { sectionId: fourth, proposalId: proposal })).status).toBe(200);
  expect((await call('DELETE', `${roadmap}/sections/${fourth}`)).status).toBe(204);
  expect((await call('GET', draft)).status).toBe(404);
  const { body } = await call('GET', `/proposals/${proposal}`);
  expect(body.parts).toMatchObject([{ state: 'gone', reason: 'no_changes' }]);
});

it.each(['its section', 'the section of the draft'])(
  'a draft gets no false conflict when %s is deleted and the item is moved afterwards',
  async (deleted) => {
    const { one, draft } = await make();
    const former = now;
    const third = await create(`${roadmap}/sections`, { name: 'Third' });
    const isOfDraft = deleted === 'the section of the draft';
    await call('PATCH', draft, { name: 'New', ...(isOfDraft ? { sectionId: third } : {}) });
    await call('PATCH', one, { sectionId: later });
    expect((await call('DELETE', `${roadmap}/sections/${isOfDraft ? third : former}`)).status).toBe(204);
    const fourth = await create(`${roadmap}/sections`, { name: 'Fourth' });
    for (const sectionId of isOfDraft ? [fourth, former] : [fourth]) {
      await call('PATCH', one, { sectionId });
      expect((await call('GET', draft)).body).toMatchObject({
        conflicts: [],
        changes: [{ path: 'name', from: 'Old', to: 'New' }],
        version: isOfDraft ? 2 : 1,
      });
    }
    expect((await call('POST', `${draft}/publish`)).status).toBe(200);
    expect((await call('GET', one)).body).toMatchObject({ name: 'New', draft: null });
  },
);
