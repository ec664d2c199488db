import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../testing/database';
import { startApi } from '../../testing/http';
import { runDueActions } from './run-due';

type Json = Record<string, unknown>;

const database = await openTestDatabase();
const api = await startApi(database);
afterAll(() => api.stop());

let key = '';
beforeEach(async () => {
  ({ key } = await createTestCompany(database));
});
const call = async (method: string, path: string, body?: object) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Json & { error?: { code: string; message: string } } };
};
const DAY_MS = 86_400_000;
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const TOUR = { name: 'Tour', steps: [{ id: 'a', type: 'modal', title: 'One' }], targeting: { showOnAllPages: true } };

async function makeTour(body: object = {}) {
  const { id } = (await call('POST', '/product-tours', { ...TOUR, ...body })).body as { id: number };
  return { id, one: `/product-tours/${id}`, schedule: `/widgets/product-tours/${id}/schedule` };
}
async function makePost(body: object = {}) {
  const { id: changelogId } = (await call('POST', '/changelogs', { name: 'News' })).body;
  const posts = `/changelogs/${changelogId}/posts`;
  const { id } = (await call('POST', posts, { title: 'Post', ...body })).body;
  return { id, changelogId, schedule: `${posts}/${id}/schedule` };
}
async function makeItem() {
  const { id: roadmapId } = (await call('POST', '/roadmaps', { name: 'Plans' })).body;
  const { id: section } = (await call('POST', `/roadmaps/${roadmapId}/sections`, { name: 'Now' })).body;
  const { id } = (await call('POST', `/roadmaps/${roadmapId}/sections/${section}/items`, { name: 'Item' })).body;
  return { id, roadmapId, schedule: `/roadmaps/${roadmapId}/items/${id}/schedule` };
}
const plan = async (schedule: string, action: string, at = ahead(DAY_MS)) => {
  const { body, status } = await call('POST', schedule, { action, at });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id as number;
};
const makeDue = (id: number) =>
  database.prisma.widgetSchedule.updateMany({ where: { id }, data: { at: new Date(Date.now() - 1_000) } });

type Entry = { entity: Json; action: string; state: string; at: string; reason: string | null };
const scheduleOf = async (from = ahead(-10 * DAY_MS), to = ahead(10 * DAY_MS)) => {
  const { body, status } = await call('GET', `/schedule?from=${from}&to=${to}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { timeZone: string | null; truncated: boolean; entries: Entry[]; running: Json[] };
};
const summaryOf = ({ entries }: { entries: Entry[] }) =>
  entries.map(({ entity, action, state }) => [entity.type, entity.name, action, state]);

describe('the calendar', () => {
  it('lists the scheduled actions of widgets, posts and items, soonest first, with their ids', async () => {
    const [tour, post, item] = [await makeTour(), await makePost(), await makeItem()];
    const scheduleId = await plan(tour.schedule, 'publish', ahead(3 * DAY_MS));
    await plan(post.schedule, 'publish', ahead(2 * DAY_MS));
    await plan(item.schedule, 'publish-changes', ahead(DAY_MS));
    const { entries, timeZone, truncated } = await scheduleOf();
    expect(entries).toMatchObject([
      { entity: { type: 'roadmap_item', id: item.id, roadmapId: item.roadmapId, widgetType: null } },
      { entity: { type: 'changelog_post', id: post.id, changelogId: post.changelogId, name: 'Post' } },
      {
        entity: {
          type: 'tour',
          id: tour.id,
          widgetType: 'product-tours',
          dashboardUrl: expect.stringContaining('/builder/'),
        },
        action: 'publish',
        state: 'pending',
        scheduleId,
        ranAt: null,
        reason: null,
        createdBy: 'Test key',
      },
    ]);
    expect([timeZone, truncated]).toEqual([null, false]);
    expect((await scheduleOf(ahead(2.5 * DAY_MS))).entries).toHaveLength(1);
    ({ key } = await createTestCompany(database));
    expect((await scheduleOf()).entries).toEqual([]);
  });

  it('lists actions that ran, and actions that failed with the reason, but no canceled actions', async () => {
    const [good, bad, other] = [await makeTour({ name: 'Good' }), await makeTour({ name: 'Bad' }), await makeTour()];
    await makeDue(await plan(good.schedule, 'publish'));
    await makeDue(await plan(bad.schedule, 'publish-changes'));
    await call('DELETE', `${other.schedule}/${await plan(other.schedule, 'publish')}`);
    await runDueActions(database);
    const { entries } = await scheduleOf();
    expect(summaryOf({ entries })).toEqual([
      ['tour', 'Good', 'publish', 'done'],
      ['tour', 'Bad', 'publish-changes', 'failed'],
    ]);
    expect(entries[1]?.reason).toEqual(expect.stringMatching(/unpublished changes|not live/));
  });

  it('lists dates of published posts, and the start and end of live widgets', async () => {
    await makePost({ title: 'Ahead', active: true, date: ahead(DAY_MS) });
    await makePost({ title: 'Past', active: true, date: ahead(-DAY_MS) });
    await makePost({ title: 'Draft', date: ahead(DAY_MS) });
    await makeTour({ active: true, settings: { startAt: ahead(2 * DAY_MS), endAt: ahead(3 * DAY_MS) } });
    expect(summaryOf(await scheduleOf())).toEqual([
      ['changelog_post', 'Past', 'appear', 'done'],
      ['changelog_post', 'Ahead', 'appear', 'pending'],
      ['tour', 'Tour', 'start', 'pending'],
      ['tour', 'Tour', 'end', 'pending'],
    ]);
  });

  it('lists running widgets, with their start and end', async () => {
    const [start, end] = [ahead(2 * DAY_MS), ahead(9 * DAY_MS)];
    await makeTour({ name: 'Timed', active: true, settings: { startAt: start, endAt: end } });
    const open = await makeTour({ name: 'Open' });
    await call('PATCH', open.one, { active: true });
    const until = ahead(4 * DAY_MS);
    await plan((await makeTour({ name: 'Ending', active: true })).schedule, 'take-down', until);
    await makeTour({ name: 'Draft' });
    const { running } = await scheduleOf();
    expect(running.map(({ entity, until: end }) => [(entity as Json).name, end])).toEqual([
      ['Open', null],
      ['Ending', until],
      ['Timed', end],
    ]);
    expect(running[2]?.since).toBe(start);
    expect(Date.now() - Date.parse(running[0]?.since as string)).toBeLessThan(60_000);
    expect((await scheduleOf(ahead(5 * DAY_MS), ahead(6 * DAY_MS))).running).toHaveLength(2);
    expect((await scheduleOf(ahead(-6 * DAY_MS), ahead(-5 * DAY_MS))).running).toEqual([]);
  });

  it.each([
    ['2026-03-01', '2026-06-01', 200],
    ['2026-03-01', '2026-06-02', 400],
    ['2026-03-01', '2026-03-01', 400],
    ['2026-03-02', '2026-03-01', 400],
    ['soon', '2026-03-01', 400],
  ])('answers a request from %s to %s with status %i', async (from, to, status) => {
    expect((await call('GET', `/schedule?from=${from}&to=${to}`)).status).toBe(status);
  });

  it('returns the time zone of the company', async () => {
    expect((await call('PATCH', '/company', { settings: { timeZone: 'Asia/Kolkata' } })).status).toBe(200);
    expect((await scheduleOf()).timeZone).toBe('Asia/Kolkata');
    for (const timeZone of ['Europe/Nowhere', '+02:00', ''])
      expect((await call('PATCH', '/company', { settings: { timeZone } })).status).toBe(400);
    await call('PATCH', '/company', { settings: { timeZone: null } });
    expect((await scheduleOf()).timeZone).toBe(null);
  });
});

describe('moving a scheduled action', () => {
  it.each([
    ['a widget', makeTour, 'publish'],
    ['a post', makePost, 'publish'],
    ['an item', makeItem, 'publish-changes'],
  ])('moves an action of %s within the time limits of planning, until it is canceled', async (_, make, action) => {
    const { schedule } = await make();
    const scheduleId = await plan(schedule, action);
    const at = ahead(5 * DAY_MS);
    const one = `${schedule}/${scheduleId}`;
    expect(await call('PATCH', one, { at })).toEqual({
      status: 200,
      body: { id: scheduleId, action, at, createdBy: 'Test key', state: 'pending', ranAt: null, reason: null },
    });
    expect((await scheduleOf()).entries).toMatchObject([{ at, scheduleId }]);
    for (const wrong of [ahead(-1_000), ahead(800 * DAY_MS)])
      expect((await call('PATCH', one, { at: wrong })).status).toBe(400);
    expect((await call('PATCH', `${(await make()).schedule}/${scheduleId}`, { at })).status).toBe(404);
    const own = key;
    ({ key } = await createTestCompany(database));
    expect((await call('PATCH', one, { at })).status).toBe(404);
    key = own;
    await call('DELETE', one);
    expect((await call('PATCH', one, { at })).status).toBe(404);
  });

  it('rejects an action that already ran', async () => {
    const { schedule } = await makeTour();
    const scheduleId = await plan(schedule, 'publish');
    await makeDue(scheduleId);
    await runDueActions(database);
    expect((await call('PATCH', `${schedule}/${scheduleId}`, { at: ahead(DAY_MS) })).status).toBe(404);
  });

  it('either moves or runs each of 20 due actions, never both', async () => {
    const tours = await Promise.all(Array.from({ length: 20 }, () => makeTour()));
    const plans = await Promise.all(tours.map(async (tour) => ({ tour, id: await plan(tour.schedule, 'publish') })));
    for (const { id } of plans) await makeDue(id);
    const running = Promise.all([runDueActions(database), runDueActions(database)]);
    const moves = await Promise.all(
      plans.map(({ tour, id }) => call('PATCH', `${tour.schedule}/${id}`, { at: ahead(DAY_MS) })),
    );
    await running;
    await runDueActions(database);
    for (const [index, { tour, id }] of plans.entries()) {
      const isMoved = moves[index]?.status === 200;
      const { active } = (await call('GET', tour.one)).body;
      const row = await database.prisma.widgetSchedule.findFirst({ where: { id } });
      expect([active, row?.state]).toEqual(isMoved ? [false, 'pending'] : [true, 'done']);
    }
  });
});
