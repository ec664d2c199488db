import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { runDueActions } from './run-due';

type Json = Record<string, unknown>;
/** The API paths of a record, its draft and its scheduled actions. */
type Paths = { record: string; draft: string; schedule: string };

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());

let key = '';
let posts = '';
let roadmap = '';
let section = '';
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Json & { error?: { code: string; message: string } } };
};
beforeEach(async () => {
  ({ key } = await createTestCompany(database));
  posts = `/changelogs/${(await call('POST', '/changelogs', { name: 'News' })).body.id}/posts`;
  roadmap = `/roadmaps/${(await call('POST', '/roadmaps', { name: 'Plans' })).body.id}`;
  section = `${roadmap}/sections/${(await call('POST', `${roadmap}/sections`, { name: 'Now' })).body.id}`;
});

const pathsOf = (record: string): Paths => ({ record, draft: `${record}/draft`, schedule: `${record}/schedule` });
const makePost = async (active: boolean) =>
  pathsOf(`${posts}/${(await call('POST', posts, { title: 'Old', active })).body.id}`);
const makeItem = async () =>
  pathsOf(`${roadmap}/items/${(await call('POST', `${section}/items`, { name: 'Old' })).body.id}`);
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const DAY_MS = 86_400_000;

/** Schedules an action, and then moves its time into the past. */
async function planDue({ schedule }: Paths, action: string): Promise<void> {
  const { body, status } = await call('POST', schedule, { action, at: ahead(DAY_MS) });
  expect(status, JSON.stringify(body)).toBe(201);
  await database.prisma.contentSchedule.updateMany({
    where: { id: body.id as number },
    data: { at: new Date(Date.now() - 1_000) },
  });
}
const statesOf = async ({ schedule }: Paths) =>
  ((await call('GET', schedule)).body.data as Json[]).map(({ action, state, reason }) => [action, state, reason]);

describe('planning', () => {
  it.each([
    ['a post', () => makePost(true), 'take-down'],
    ['a roadmap item', makeItem, 'publish-changes'],
  ])('schedules an action of %s once, returns it with the record, and cancels it', async (_, make, action) => {
    const one = await make();
    const at = ahead(DAY_MS);
    const planned = await call('POST', one.schedule, { action, at });
    expect(planned).toEqual({ status: 201, body: { id: expect.any(Number), action, at, createdBy: 'Test key' } });
    expect((await call('GET', one.record)).body.schedule).toEqual([planned.body]);
    expect((await call('POST', one.schedule, { action, at })).status).toBe(409);
    expect((await call('POST', one.schedule, { action, at: ahead(-1_000) })).status).toBe(400);
    const plan = `${one.schedule}/${planned.body.id}`;
    expect((await call('DELETE', `${(await make()).schedule}/${planned.body.id}`)).status).toBe(404);
    expect([(await call('DELETE', plan)).status, (await call('DELETE', plan)).status]).toEqual([204, 404]);
    expect((await call('GET', one.record)).body.schedule).toEqual([]);
  });

  it('refuses to publish or take down a single roadmap item', async () => {
    const { schedule } = await makeItem();
    for (const action of ['publish', 'take-down'])
      expect((await call('POST', schedule, { action, at: ahead(DAY_MS) })).status).toBe(400);
  });

  it('includes scheduled actions in the rows of lists', async () => {
    const [post, item] = [await makePost(false), await makeItem()];
    const ofPost = (await call('POST', post.schedule, { action: 'publish', at: ahead(DAY_MS) })).body;
    const ofItem = (await call('POST', item.schedule, { action: 'publish-changes', at: ahead(DAY_MS) })).body;
    expect(((await call('GET', posts)).body.data as Json[])[0]?.schedule).toEqual([ofPost]);
    const [shown] = (await call('GET', roadmap)).body.sections as { items: Json[] }[];
    expect(shown?.items[0]?.schedule).toEqual([ofItem]);
  });
});

describe('a due action', () => {
  it('publishes a post, publishes unpublished changes, or takes a post down', async () => {
    const [hidden, live, down, item] = [
      await makePost(false),
      await makePost(true),
      await makePost(true),
      await makeItem(),
    ];
    await call('PATCH', live.draft, { title: 'New' });
    await call('PATCH', item.draft, { name: 'New' });
    await planDue(hidden, 'publish');
    await planDue(live, 'publish-changes');
    await planDue(down, 'take-down');
    await planDue(item, 'publish-changes');
    await runDueActions(database);
    expect((await call('GET', hidden.record)).body).toMatchObject({ active: true, version: 2, schedule: [] });
    expect((await call('GET', live.record)).body).toMatchObject({ title: 'New', version: 2, draft: null });
    expect((await call('GET', down.record)).body).toMatchObject({ active: false, version: 2 });
    expect((await call('GET', item.record)).body).toMatchObject({ name: 'New', version: 2, draft: null });
    expect(await statesOf(item)).toEqual([['publish-changes', 'done', null]]);
  });

  it('fails with a reason if it cannot be done, and changes nothing', async () => {
    const [none, conflicting, item] = [await makePost(true), await makePost(true), await makeItem()];
    await planDue(none, 'publish-changes');
    await call('PATCH', conflicting.draft, { title: 'Draft' });
    await call('PATCH', conflicting.record, { title: 'Live' });
    await planDue(conflicting, 'publish-changes');
    await call('PATCH', item.draft, { name: 'New' });
    await planDue(item, 'publish-changes');
    await call('PATCH', roadmap, { active: false });
    await runDueActions(database);
    expect(await statesOf(none)).toEqual([['publish-changes', 'failed', 'The post had no unpublished changes.']]);
    expect(await statesOf(conflicting)).toEqual([
      ['publish-changes', 'failed', expect.stringContaining('both changed `title`')],
    ]);
    expect(await statesOf(item)).toEqual([['publish-changes', 'failed', expect.stringContaining('is not public')]]);
    expect((await call('GET', conflicting.record)).body).toMatchObject({
      title: 'Live',
      version: 2,
      draft: { changes: 1 },
    });
    expect((await call('GET', item.record)).body).toMatchObject({ name: 'Old', version: 1, draft: { changes: 1 } });
  });

  it('runs once, even if several processes look for due actions at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? makePost(true) : makeItem())));
    for (const one of all) {
      await call('PATCH', one.draft, { [one.record.includes('/posts/') ? 'title' : 'name']: 'New' });
      await planDue(one, 'publish-changes');
    }
    await Promise.all([1, 2, 3, 4].map(() => runDueActions(database)));
    for (const one of all) {
      expect((await call('GET', one.record)).body).toMatchObject({ version: 2, draft: null });
      expect(await statesOf(one)).toEqual([['publish-changes', 'done', null]]);
    }
  });
});
