import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestCompany, openTestDatabase } from '../../../testing/database';
import { startApi } from '../../../testing/http';
import { runDueActions } from '../../scheduling/run-due';

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
const TOUR = { name: 'Tour', steps: [{ id: 'a', type: 'modal', title: 'One' }], targeting: { showOnAllPages: true } };
const make = async (active: boolean, body: object = TOUR) => {
  const { id } = (await call('POST', '/product-tours', { ...body, active })).body;
  const w = `/widgets/product-tours/${id}`;
  return { id: id as number, one: `/product-tours/${id}`, w, draft: `${w}/draft`, schedule: `${w}/schedule` };
};
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();
const DAY_MS = 86_400_000;

/** Plans an action, and moves its time into the past. */
async function planDue({ schedule }: { schedule: string }, action: string): Promise<number> {
  const { body, status } = await call('POST', schedule, { action, at: ahead(DAY_MS) });
  expect(status).toBe(201);
  await database.prisma.widgetSchedule.updateMany({
    where: { id: body.id as number },
    data: { at: new Date(Date.now() - 1_000) },
  });
  return body.id as number;
}
const statesOf = async ({ schedule }: { schedule: string }) =>
  ((await call('GET', schedule)).body.data as Json[]).map(({ action, state, reason }) => [action, state, reason]);

describe('planning', () => {
  it('returns a planned action, lists it with the widget, and cancels it', async () => {
    const tour = await make(true);
    const at = ahead(DAY_MS);
    const planned = await call('POST', tour.schedule, { action: 'take-down', at });
    expect(planned).toEqual({
      status: 201,
      body: { id: expect.any(Number), action: 'take-down', at, createdBy: 'Test key' },
    });
    expect((await call('GET', tour.one)).body.schedule).toEqual([planned.body]);
    const rows = (await call('GET', '/widgets')).body.data as Json[];
    expect(rows.find(({ id }) => id === tour.id)?.schedule).toEqual([planned.body]);
    expect((await call('GET', tour.schedule)).body.data).toEqual([
      { ...planned.body, state: 'pending', ranAt: null, reason: null },
    ]);
    const one = `${tour.schedule}/${planned.body.id}`;
    expect([(await call('DELETE', one)).status, (await call('DELETE', one)).status]).toEqual([204, 404]);
    expect((await call('GET', tour.schedule)).body.data).toEqual([]);
    expect((await call('GET', tour.one)).body.schedule).toEqual([]);
  });

  it('accepts each action once, at most two years ahead', async () => {
    const { schedule } = await make(true);
    for (const at of [ahead(-1_000), ahead(732 * DAY_MS), '2027-13-01'])
      expect(await call('POST', schedule, { action: 'publish', at }), at).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_error' } },
      });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', schedule, { action: 'publish', at: ahead(DAY_MS) })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect((await call('POST', schedule, { action: 'take-down', at: ahead(DAY_MS) })).status).toBe(201);
  });
});

describe('a due action', () => {
  it('publishes a draft, publishes changes or takes a widget down', async () => {
    const [draft, live, down] = [await make(false), await make(true), await make(true)];
    await call('PATCH', live.draft, { name: 'Changed' });
    await planDue(draft, 'publish');
    await planDue(live, 'publish-changes');
    await planDue(down, 'take-down');
    await runDueActions(database);
    expect((await call('GET', draft.one)).body).toMatchObject({ active: true, version: 2, schedule: [] });
    expect((await call('GET', live.one)).body).toMatchObject({ name: 'Changed', version: 2, draft: null });
    expect((await call('GET', down.one)).body).toMatchObject({ active: false, version: 2 });
    const [version] = (await call('GET', `/widgets/${down.id}/versions`)).body.data as Json[];
    expect(version?.actor).toEqual({ kind: 'system', name: 'Test key (scheduled)' });
    expect(await statesOf(live)).toEqual([['publish-changes', 'done', null]]);
  });

  it('fails with a reason if it is not possible, and changes nothing', async () => {
    const [unready, none, conflicting, archived] = [
      await make(false, { name: 'T' }),
      await make(true),
      await make(true),
      await make(true),
    ];
    await planDue(unready, 'publish');
    await planDue(none, 'publish-changes');
    await call('PATCH', conflicting.draft, { name: 'Draft' });
    await call('PATCH', conflicting.one, { name: 'Live' });
    await planDue(conflicting, 'publish-changes');
    await planDue(archived, 'take-down');
    await call('DELETE', archived.one);
    await runDueActions(database);
    expect(await statesOf(unready)).toEqual([['publish', 'failed', expect.stringContaining('It still needs steps')]]);
    expect(await statesOf(none)).toEqual([['publish-changes', 'failed', 'The widget had no unpublished changes.']]);
    expect(await statesOf(conflicting)).toEqual([
      ['publish-changes', 'failed', expect.stringContaining('both changed `name`')],
    ]);
    expect((await call('GET', conflicting.one)).body).toMatchObject({
      name: 'Live',
      version: 2,
      draft: { changes: 1 },
    });
    await call('POST', `${archived.one}/restore`);
    expect(await statesOf(archived)).toEqual([['take-down', 'failed', 'The widget was archived.']]);
    // A failed action is not retried, but it can be planned again.
    await runDueActions(database);
    expect(await statesOf(unready)).toHaveLength(1);
    expect((await call('POST', unready.schedule, { action: 'publish', at: ahead(DAY_MS) })).status).toBe(201);
  });

  it('runs once when several processes look for due actions at the same time', async () => {
    const tours = await Promise.all(Array.from({ length: 20 }, () => make(true)));
    for (const tour of tours) {
      await call('PATCH', tour.draft, { name: 'Changed' });
      await planDue(tour, 'publish-changes');
    }
    await Promise.all([1, 2, 3, 4].map(() => runDueActions(database)));
    for (const tour of tours) {
      expect((await call('GET', tour.one)).body).toMatchObject({ name: 'Changed', version: 2 });
      expect(await statesOf(tour)).toEqual([['publish-changes', 'done', null]]);
    }
  });

  it('is listed if it is one of the last ten that ran', async () => {
    const tour = await make(true);
    for (let at = 0; at < 12; at += 1) {
      await planDue(tour, at % 2 ? 'publish' : 'take-down');
      await runDueActions(database);
    }
    expect(await statesOf(tour)).toHaveLength(10);
  });
});
