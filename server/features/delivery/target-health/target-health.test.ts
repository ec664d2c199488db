import { expect, test } from 'vitest';
import { openTestCaller } from '../../../testing/caller';
import { recordEvents } from '../../analytics/events/service';
import { listMissingTargets } from './service';

const STEPS = [
  { id: 'a', type: 'highlight', title: 'Begin', domQuery: '#begin' },
  { id: 'b', type: 'tooltip', title: 'Go on', domQuery: '#go-on || .go' },
];

async function made() {
  const caller = await openTestCaller();
  const { api, ctx } = caller;
  const tour = await api.productTours.create({ name: 'Tour', steps: STEPS });
  const miss = (id: number, properties: object, more: object = {}) =>
    recordEvents(ctx(), [
      {
        entityType: 'tour',
        entityId: id,
        name: 'tour_step_target_missing',
        who: { anonymousId: 'browser-1' },
        properties: { ...properties },
        ...more,
      },
    ]);
  return { ...caller, tour, miss, list: (widgetId?: number) => api.targetHealth.list({ widgetId }) };
}

test('missing targets are counted by step, the most frequent first', async () => {
  const { tour, miss, list, api } = await made();
  const other = await api.productTours.create({ name: 'Other', steps: STEPS });
  for (let times = 0; times < 3; times += 1) await miss(tour.id, { stepId: 'b', domQuery: '#go-on || .go' });
  await miss(tour.id, { stepId: 'a', domQuery: '#begin' });
  await miss(other.id, { stepId: 'a', domQuery: '#begin' });
  const { data } = await list();
  expect(data.map(({ widgetId, path, missing }) => [widgetId, path, missing])).toEqual([
    [tour.id, 'steps[1].domQuery', 3],
    [tour.id, 'steps[0].domQuery', 1],
    [other.id, 'steps[0].domQuery', 1],
  ]);
  expect(data[0]).toMatchObject({
    widgetType: 'product-tours',
    name: 'Tour',
    title: 'Go on',
    entryId: 'b',
    active: false,
  });
  expect((await list(other.id)).data).toHaveLength(1);
});

test('an event that is sent twice counts once', async () => {
  const { tour, miss, list } = await made();
  const receipt = 'once-and-never-again';
  for (const _ of [1, 2]) await miss(tour.id, { stepId: 'a', domQuery: '#begin' }, { receipt });
  expect((await list()).data).toMatchObject([{ missing: 1 }]);
});

test('changing a selector or deleting a step resets its count', async () => {
  const { tour, miss, list, api } = await made();
  await miss(tour.id, { stepId: 'a', domQuery: '#begin' });
  await miss(tour.id, { stepId: 'gone', domQuery: '#begin' });
  await miss(tour.id, {});
  expect((await list()).data).toHaveLength(1);
  const [first, second] = tour.steps as typeof STEPS;
  await api.productTours.update({ id: tour.id, steps: [second, { ...first, domQuery: '#start' }] as typeof STEPS });
  expect((await list()).data).toEqual([]);
  await miss(tour.id, { stepId: 'a', domQuery: '#start' });
  expect((await list()).data).toMatchObject([{ path: 'steps[1].domQuery', selector: '#start', missing: 1 }]);
});

test('the last seven days are counted, and days older than thirty are deleted', async () => {
  const { tour, miss, list, ctx, database, companyId } = await made();
  const ago = (days: number) => ({ occurredAt: new Date(Date.now() - days * 86_400_000) });
  for (const days of [0, 6, 7, 29, 40]) await miss(tour.id, { stepId: 'a', domQuery: '#begin' }, ago(days));
  expect((await list()).data).toMatchObject([{ missing: 2 }]);
  expect((await listMissingTargets(ctx(), {}, ago(6).occurredAt)).data[0]?.missing).toBe(3);
  await miss(tour.id, { stepId: 'a', domQuery: '#begin' });
  expect(await database.prisma.missingTarget.count({ where: { companyId } })).toBe(4);
});

test('archived widgets and widgets of other companies are not listed', async () => {
  const { tour, miss, list, api } = await made();
  await miss(tour.id, { stepId: 'a', domQuery: '#begin' });
  const foreign = await made();
  expect((await foreign.list()).data).toEqual([]);
  expect((await foreign.list(tour.id)).data).toEqual([]);
  await api.productTours.archive({ id: tour.id });
  expect((await list()).data).toEqual([]);
});

test('a tip without its target is listed with the selector', async () => {
  const { api, ctx } = await openTestCaller();
  const tip = await api.smartTips.create({ name: 'Tip', settings: { cssSelector: '#export' } });
  const event = {
    entityType: 'smartTip',
    entityId: tip.id,
    name: 'smart_tip_target_missing',
    who: { anonymousId: 'browser-1' },
  };
  await recordEvents(ctx(), [{ ...event, properties: { domQuery: '#export' } }]);
  expect((await api.targetHealth.list({})).data).toMatchObject([
    { widgetType: 'smart-tips', path: 'settings.cssSelector', missing: 1, entryId: null },
  ]);
});

test('counts changed targets separately from missing ones and returns the text found last', async () => {
  const { list, api, ctx } = await made();
  const targetSnapshot = { selector: '#begin', tag: 'button', role: 'button', name: 'New invoice' };
  const tour = await api.productTours.create({ name: 'Picked', steps: [{ ...STEPS[0], targetSnapshot }] as never });
  const tell = (name: string, found: string | undefined, days: number) =>
    recordEvents(ctx(), [
      {
        entityType: 'tour',
        entityId: tour.id,
        name,
        who: { anonymousId: 'browser-1' },
        properties: { stepId: 'a', domQuery: '#begin', ...(found && { expected: 'x', found }) },
        occurredAt: new Date(Date.now() - days * 86_400_000),
      },
    ]);
  await tell('tour_step_target_changed', 'button "Import"', 1);
  await tell('tour_step_target_missing', undefined, 0);
  expect((await list(tour.id)).data).toMatchObject([
    { missing: 1, changed: 1, expected: 'button "New invoice"', found: 'button "Import"' },
  ]);
  await tell('tour_step_target_changed', `button "${'x'.repeat(500)}"`, 0);
  const [now] = (await list(tour.id)).data;
  expect(now).toMatchObject({ missing: 1, changed: 2 });
  expect(now?.found).toMatch(/^button "x{192}$/);
});
