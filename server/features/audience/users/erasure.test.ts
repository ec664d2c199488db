import { beforeAll, expect, test, vi } from 'vitest';
import { Ctx } from '../../../auth/context';
import { type Caller, openTestCaller, refusal } from '../../../testing/caller';
import { recordEvents } from '../../analytics/events/service';
import { ERASE_USER } from './statements';

const userId = 'ann';
let mine: Caller;
let other: Caller;

/** Creates all data that Docent may store about `userId`, and about a user with a similar id. */
async function createPersonalData({ database, companyId, api }: Caller) {
  const folder = await database.prisma.folder.findFirstOrThrow({ where: { companyId } });
  const { id: widgetId } = await database.prisma.widget.create({
    data: { companyId, type: 'nps', name: 'NPS', folderId: folder.id },
  });
  const { id: roadmapId } = await api.roadmaps.create({ name: 'Next' });
  const { id: sectionId } = await api.roadmapSections.create({ roadmapId, name: 'Now' });
  const { id: itemId } = await api.roadmapItems.create({ roadmapId, sectionId, name: 'Item' });
  for (const voter of [userId, 'anonymous:ann-browser', 'anonymous:ann', 'anna'])
    await database.prisma.roadmapVote.create({ data: { companyId, itemId, voter } });
  for (const id of [userId, 'anna']) {
    await api.users.put({ userId: id, metadata: { plan: 'pro' } });
    const who = { companyId, widgetId, userId: id, email: `${id}@x.io`, name: id };
    await database.prisma.npsResponse.create({ data: { ...who, rating: 9, comment: 'Good', url: '/a' } });
    await database.prisma.feedbackResponse.create({ data: { ...who, type: 'idea', message: 'More' } });
    await database.prisma.surveyResponse.create({ data: { ...who, answers: [{ answer: 5 }] } });
  }
  await database.prisma.actor.createMany({
    data: [
      { companyId, id: 1, key: `u:${userId}` },
      { companyId, id: 2, key: 'u:anna' },
      { companyId, id: 3, key: 'a:ann' },
      { companyId, id: 4, key: 'a:ann-browser', mergedInto: 1 },
    ],
  });
  const event = { companyId, entityType: 'tour', entityId: 1, name: 'tour_start', occurredAt: new Date() };
  await database.prisma.event.createMany({
    data: [1, 2, 3, 4].map((actorId) => ({ ...event, actorId, properties: { about: actorId } })),
  });
}

async function known({ database, companyId }: Caller) {
  const where = { companyId };
  const who = { select: { userId: true, email: true, name: true }, where, orderBy: { id: 'asc' } } as const;
  return {
    users: (await database.prisma.endUser.findMany({ where, orderBy: { userId: 'asc' } })).map((row) => row.userId),
    votes: (await database.prisma.roadmapVote.findMany({ where })).map(({ voter }) => voter).sort(),
    nps: await database.prisma.npsResponse.findMany(who),
    feedback: await database.prisma.feedbackResponse.findMany(who),
    surveys: await database.prisma.surveyResponse.findMany(who),
    events: (await database.prisma.event.findMany({ where, orderBy: { actorId: 'asc' } })).map(
      ({ properties }) => properties,
    ),
    actors: (await database.prisma.actor.findMany({ where, orderBy: { id: 'asc' } })).map(({ key }) => key),
  };
}

beforeAll(async () => {
  [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  await createPersonalData(mine);
  await createPersonalData(other);
});

test('erasure deletes the record, the votes and the identity, and no data of other users', async () => {
  const before = await known(other);
  await mine.api.users.erase({ userId });

  const anna = { userId: 'anna', email: 'anna@x.io', name: 'anna' };
  const anonymous = { userId: null, email: null, name: null };
  const after = await known(mine);
  expect(after).toMatchObject({
    users: ['anna'],
    votes: ['anna', 'anonymous:ann'],
    nps: [anonymous, anna],
    feedback: [anonymous, anna],
    surveys: [anonymous, anna],
  });
  expect(after.events).toEqual([null, { about: 2 }, { about: 3 }, null]);
  const erased = expect.stringMatching(/^e:[0-9a-f-]{36}$/);
  expect(after.actors).toEqual([erased, 'u:anna', 'a:ann', erased]);
  expect(after.actors[0]).not.toBe(after.actors[3]);

  const [nps] = await mine.database.prisma.npsResponse.findMany({
    where: { companyId: mine.companyId },
    orderBy: { id: 'asc' },
  });
  expect(nps).toMatchObject({ rating: 9, comment: 'Good' });
  expect(await known(other)).toEqual(before);
});

test('erasure keeps the step or item id of an event if the widget has such an entry', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const tour = await api.productTours.create({ name: 'Tour', steps: [{ id: 'one', type: 'welcome' }] });
  const list = await api.checklists.create({ name: 'List', items: [{ id: 'x' }] });
  const event = (entityType: string, entityId: number, properties: Record<string, unknown>) => ({
    entityType,
    entityId,
    name: entityType === 'tour' ? 'tour_step' : 'checklist_step_completed',
    who: { userId },
    properties,
  });
  await recordEvents(ctx(), [
    event('tour', tour.id, { stepId: 'one', email: 'ann@x.io' }),
    event('tour', tour.id, { stepId: 'Ann Smith' }),
    event('tour', tour.id, { stepId: null, itemId: 'x' }),
    event('tour', list.id, { stepId: 'one' }),
    event('checklist', list.id, { itemId: 'x', stepId: 'Ann Smith' }),
    event('checklist', list.id, { itemId: { id: 'x' } }),
  ]);
  await api.users.put({ userId, metadata: {} });
  await api.users.erase({ userId });
  const events = await database.prisma.event.findMany({ where: { companyId }, orderBy: { id: 'asc' } });
  expect(events.map(({ properties }) => properties)).toEqual([
    { stepId: 'one' },
    null,
    null,
    null,
    { itemId: 'x' },
    null,
  ]);
  const { stages } = await api.stats.funnel({ entityType: 'tour', entityId: tour.id });
  expect(stages.map(({ users }) => users)).toEqual([0, 1, 0]);
});

test('erasure also works for a user with responses but no record', async () => {
  const { database, companyId, api } = await openTestCaller();
  const folder = await database.prisma.folder.findFirstOrThrow({ where: { companyId } });
  const widget = await database.prisma.widget.create({
    data: { companyId, type: 'nps', name: 'NPS', folderId: folder.id },
  });
  await database.prisma.npsResponse.create({ data: { companyId, widgetId: widget.id, rating: 1, userId: 'carl' } });
  await api.users.erase({ userId: 'carl' });
  expect((await refusal(api.users.erase({ userId: 'carl' }))).code).toBe('not_found');
});

test('a user with more events than one batch is erased completely', async () => {
  const { database, companyId, api } = mine;
  await api.users.put({ userId: 'busy', metadata: {} });
  const tour = await api.productTours.create({ name: 'Tour', steps: [{ id: 'one', type: 'welcome' }] });
  await database.prisma.actor.createMany({
    data: [
      { companyId, id: 11, key: 'u:busy' },
      { companyId, id: 12, key: 'a:busy-browser', mergedInto: 11 },
    ],
  });
  // Many events of the same time: a batch ends between two of them.
  await database.prisma.$executeRaw`
    INSERT INTO "Event" ("companyId", "entityType", "entityId", "name", "actorId", "properties", "occurredAt")
    SELECT ${companyId}, 'event', 0, 'opened', 11 + n % 2, jsonb_build_object('page', n), now() - n / 4000 * interval '1 hour'
    FROM generate_series(1, 22000) n`;
  const step = {
    companyId,
    entityType: 'tour',
    entityId: tour.id,
    name: 'tour_step',
    actorId: 11,
    occurredAt: new Date(),
  };
  await database.prisma.event.createMany({
    data: ['one', 'Ann Smith'].map((stepId) => ({ ...step, properties: { stepId } })),
  });
  const identifying = async () =>
    (await database.prisma.event.findMany({ where: { companyId, actorId: { in: [11, 12] } } })).flatMap(
      ({ properties }) => (properties === null ? [] : [properties]),
    );
  expect(await identifying()).toHaveLength(22_002);
  // Each batch is committed, so that a request that fails is not in vain.
  const { sql } = Ctx.prototype;
  const spy = vi.spyOn(Ctx.prototype, 'sql').mockImplementation(function (this: Ctx, ...given) {
    if (given[0] === ERASE_USER) throw new Error('The connection was lost.');
    return Reflect.apply(sql, this, given);
  });
  await expect(api.users.erase({ userId: 'busy' })).rejects.toThrow();
  spy.mockRestore();
  expect(await identifying()).toEqual([{ stepId: 'one' }]);
  await database.prisma.event.createMany({
    data: Array.from({ length: 5_001 }, () => ({ ...step, properties: { stepId: 'one' } })),
  });
  // Events that are recorded after the batches, and before the transaction: the embedded database has one connection.
  const { inTransaction } = Ctx.prototype;
  const recorded = vi.spyOn(Ctx.prototype, 'inTransaction').mockImplementationOnce(async function (this: Ctx, work) {
    for (const properties of [{ stepId: 'Ann Smith' }, { stepId: 'one', page: 1 }])
      await database.prisma.event.create({ data: { ...step, properties } });
    return Reflect.apply(inTransaction, this, [work]);
  });
  await api.users.erase({ userId: 'busy' });
  recorded.mockRestore();
  expect(await identifying()).toEqual(Array.from({ length: 5_003 }, () => ({ stepId: 'one' })));
  expect(await database.prisma.event.count({ where: { companyId, actorId: { in: [11, 12] } } })).toBe(27_005);
  expect(await refusal(api.users.get({ userId: 'busy' }))).toMatchObject({ code: 'not_found' });
});
