import { expect, test } from 'vitest';
import { type EntityType, EVENTS } from '../../../../widgets/contract/entities';
import { definitionOf } from '../../../../widgets/contract/registry';
import { found } from '../../../platform/errors';
import { openTestCaller, refusal } from '../../../testing/caller';
import { createWidget } from '../../widgets/service';
import { rollUpCompany } from '../events/rollup';
import { mergeActor, type NewEvent, recordEvents } from '../events/service';

const march = { startDate: '2026-03-01', endDate: '2026-03-10' };

/** Returns a function that makes events of an entity from an event name and a list of people; people called `guest…` are visitors. */
const eventsOf =
  (entityType: string, entityId: number, day = '2026-03-05T10:00:00Z') =>
  (name: string, people: string, properties?: Record<string, unknown>): NewEvent[] =>
    people.split(' ').map((person) => ({
      entityType,
      entityId,
      name,
      who: person.startsWith('guest') ? { anonymousId: person } : { userId: person },
      occurredAt: new Date(day),
      ...(properties ? { properties } : {}),
    }));

test('a tour: the people who started, saw each step in the current order, and finished', async () => {
  const { api, ctx, database, companyId } = await openTestCaller();
  const steps = ['one', 'two', 'three'].map((id) => ({ id, type: 'welcome', title: `Step ${id}` }));
  const { id: entityId } = await api.productTours.create({ name: 'Tour', steps });
  const tour = eventsOf('tour', entityId);
  await recordEvents(ctx(), [
    ...tour('tour_start', 'a b a'),
    ...tour('tour_auto_start', 'b c guest1'),
    ...tour('tour_continue', 'd'),
    ...tour('tour_step', 'a a b c guest1', { stepId: 'one' }),
    ...tour('tour_step', 'a b', { stepId: 'three' }),
    ...tour('tour_step', 'a b c', { stepId: 'deleted' }),
    ...tour('tour_step', 'z'),
    ...tour('tour_finish', 'a'),
    ...eventsOf('tour', entityId + 1)('tour_start', 'x y'),
    ...eventsOf('checklist', entityId)('checklist_shown', 'x y'),
    ...eventsOf('tour', entityId, '2026-03-11T00:00:00Z')('tour_finish', 'b'),
    ...eventsOf('tour', entityId, '2026-02-28T23:59:59Z')('tour_finish', 'c'),
  ]);
  await api.productTours.update({ id: entityId, steps: [steps[0], steps[2], steps[1]] as typeof steps });
  const read = () => api.stats.funnel({ entityType: 'tour', entityId, ...march });
  const funnel = await read();
  expect(funnel).toEqual({
    entityType: 'tour',
    entityId,
    name: 'Tour',
    period: { start: '2026-03-01', end: '2026-03-10' },
    stages: [
      { key: 'started', label: 'Started', id: null, title: null, users: 4, dropOff: 0, share: 100 },
      { key: 'step', label: 'Saw the step', id: 'one', title: 'Step one', users: 4, dropOff: 0, share: 100 },
      { key: 'step', label: 'Saw the step', id: 'three', title: 'Step three', users: 2, dropOff: 2, share: 50 },
      { key: 'step', label: 'Saw the step', id: 'two', title: 'Step two', users: 0, dropOff: 2, share: 0 },
      { key: 'finished', label: 'Finished', id: null, title: null, users: 1, dropOff: 0, share: 25 },
    ],
  });
  await rollUpCompany(database, companyId);
  expect(await read()).toEqual(funnel);
  await mergeActor(ctx(), 'guest1', 'c');
  expect((await read()).stages.map(({ users }) => users)).toEqual([3, 3, 2, 0, 1]);
});

test('a checklist: each item is compared with the people who saw the list', async () => {
  const { api, ctx } = await openTestCaller();
  const { id: entityId } = await api.checklists.create({ name: 'List', items: [{ id: 'x' }, { id: 'y', title: 'Y' }] });
  const list = eventsOf('checklist', entityId);
  await recordEvents(ctx(), [
    ...list('checklist_shown', 'a b c'),
    ...list('checklist_step_completed', 'a', { itemId: 'x' }),
    ...list('checklist_step_completed', 'a b', { itemId: 'y' }),
    ...list('checklist_step_completed', 'c', { stepId: 'x' }),
    ...list('checklist_finished', 'a'),
  ]);
  const { stages } = await api.stats.funnel({ entityType: 'checklist', entityId, ...march });
  expect(stages.map(({ key, id, title, users, dropOff, share }) => [key, id, title, users, dropOff, share])).toEqual([
    ['shown', null, null, 3, 0, 100],
    ['item', 'x', null, 1, 2, 33.3],
    ['item', 'y', 'Y', 2, 1, 66.7],
    ['finished', null, null, 1, 2, 33.3],
  ]);
});

const withoutParts = Object.entries(EVENTS)
  .map(([type, { stages }]) => ({ type, kinds: stages }))
  .filter(({ kinds }) => kinds.every(({ part }) => !part));

test.each(withoutParts)('$type goes through its stages in order', async ({ type, kinds }) => {
  const { api, ctx } = await openTestCaller();
  const entityType = type as EntityType;
  const make = async () => {
    if (type === 'changelog') return api.changelogs.create({ name: 'E' });
    if (type === 'roadmap') return api.roadmaps.create({ name: 'E' });
    return createWidget(ctx(), found(definitionOf(type), 'Widget type'), { name: 'E' });
  };
  const { id: entityId } = await make();
  const people = ['a b c d', 'a b', 'a'];
  const events = eventsOf(type, entityId);
  await recordEvents(
    ctx(),
    kinds.flatMap(({ names }, index) => names.flatMap((name) => events(name, people[index] ?? 'a'))),
  );
  const { stages } = await api.stats.funnel({ entityType, entityId, ...march });
  expect(stages.map(({ key }) => key)).toEqual(kinds.map(({ key }) => key));
  expect(stages.map(({ users }) => users)).toEqual([4, 2, 1].slice(0, kinds.length));
  expect(stages.map(({ dropOff }) => dropOff)).toEqual([0, 2, 1].slice(0, kinds.length));
});

test('every stage, outcome and rate counts events of its own type', () => {
  for (const { names: known, stages, outcomes, summary } of Object.values(EVENTS)) {
    const named = [...stages.flatMap(({ names }) => names), ...Object.values(outcomes).flat()];
    const { part = [], whole = [] } = summary?.secondary ?? {};
    expect(known).toEqual(expect.arrayContaining([...named, ...part, ...whole]));
  }
});

test('an archived widget keeps its funnel; a widget of another company or type is not found', async () => {
  const [mine, other] = await Promise.all([openTestCaller(), openTestCaller()]);
  const { id: entityId } = await mine.api.productTours.create({ name: 'Gone' });
  await mine.api.productTours.archive({ id: entityId });
  const { stages } = await mine.api.stats.funnel({ entityType: 'tour', entityId });
  expect(stages.map(({ key, users, share }) => [key, users, share])).toEqual([
    ['started', 0, 0],
    ['finished', 0, 0],
  ]);
  expect((await refusal(other.api.stats.funnel({ entityType: 'tour', entityId }))).code).toBe('not_found');
  expect((await refusal(mine.api.stats.funnel({ entityType: 'checklist', entityId }))).code).toBe('not_found');
  const tooLong = { startDate: '2024-01-01', endDate: '2026-01-01' };
  expect((await refusal(mine.api.stats.funnel({ entityType: 'tour', entityId, ...tooLong }))).code).toBe(
    'validation_error',
  );
});

test('a share is never more than 100, even if people began before the period', async () => {
  const { api, ctx } = await openTestCaller();
  const { id: entityId } = await api.productTours.create({ name: 'Tour', steps: [{ id: 'one', type: 'welcome' }] });
  const before = eventsOf('tour', entityId, '2026-02-20T00:00:00Z');
  const within = eventsOf('tour', entityId);
  await recordEvents(ctx(), [
    ...before('tour_start', 'a b c'),
    ...within('tour_start', 'd'),
    ...within('tour_step', 'a b d', { stepId: 'one' }),
    ...within('tour_finish', 'a b c d'),
  ]);
  const { stages } = await api.stats.funnel({ entityType: 'tour', entityId, ...march });
  expect(stages.map(({ users, share, dropOff }) => [users, share, dropOff])).toEqual([
    [1, 100, 0],
    [3, 100, 0],
    [4, 100, 0],
  ]);
});
