import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENTS } from '../../../../widgets/contract/entities';
import { DAY_MS } from '../../../../widgets/targeting/dates';
import { openTestCaller } from '../../../testing/caller';
import { repeats } from '../../../testing/repeats';
import { rollUpCompany } from '../events/rollup';
import { mergeActor, type NewEvent, recordEvents } from '../events/service';
import { FEATURES, primaryEventNames } from './features';

const FIRST = Date.UTC(2026, 0, 1);
const DAYS = 50;
const USERS = 6;
const TYPES = ['tour', 'checklist'] as const;

type Person = { userId: string } | { anonymousId: string };

const person: fc.Arbitrary<Person> = fc
  .nat(USERS * 2 - 1)
  .map((n) => (n < USERS ? { userId: `user-${n}` } : { anonymousId: `visitor-${n}` }));
const happening = fc.record({
  who: person,
  entityType: fc.constantFrom(...TYPES),
  place: fc.nat(1),
  name: fc.nat(2),
  at: fc.nat(DAYS * DAY_MS - 1),
});
/** Reads statistics between writes, to check that outdated cached counts are never returned. */
const look = { weight: 4, arbitrary: fc.constant({ look: true }) };
const command = fc.oneof(
  look,
  { weight: 5, arbitrary: fc.array(happening, { minLength: 1, maxLength: 25 }).map((events) => ({ events })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }).map((maxEvents) => ({ maxEvents })) },
  {
    weight: 2,
    arbitrary: fc.record({ visitor: fc.integer({ min: USERS, max: USERS * 2 - 1 }), user: fc.nat(USERS - 1) }),
  },
);

/** A day, or a time on it. */
const edge = fc.tuple(fc.nat(DAYS - 1), fc.option(fc.nat(DAY_MS - 1)));
type Edge = [day: number, ms: number | null];

const iso = (ms: number) => new Date(ms).toISOString();
const text = ([day, ms]: Edge) => {
  const moment = FIRST + day * DAY_MS + (ms ?? 0);
  return ms === null ? iso(moment).slice(0, 10) : iso(moment);
};
const startOf = ([day, ms]: Edge) => FIRST + day * DAY_MS + (ms ?? 0);
const endOf = ([day, ms]: Edge) => FIRST + day * DAY_MS + (ms === null ? DAY_MS : ms + 1);

/** All recorded events, and the user that each visitor was identified as. */
class Model {
  readonly events: (NewEvent & { occurredAt: Date })[] = [];
  readonly merges = new Map<string, string>();

  private userOf(who: Person): string {
    return 'userId' in who ? who.userId : (this.merges.get(who.anonymousId) ?? `visitor ${who.anonymousId}`);
  }

  count(matches: (event: NewEvent) => boolean, from: number, until: number) {
    const counted = this.events.filter((event) => {
      const at = event.occurredAt.getTime();
      return at >= from && at < until && matches(event);
    });
    return { count: counted.length, uniqueUsers: new Set(counted.map(({ who }) => this.userOf(who))).size };
  }

  byName(type: (typeof TYPES)[number], matches: (event: NewEvent) => boolean, from: number, until: number) {
    const names = EVENTS[type].names.map((name) => {
      const count = this.count(
        (event) => event.entityType === type && event.name === name && matches(event),
        from,
        until,
      );
      return [name, count] as const;
    });
    return Object.fromEntries(names.filter(([, { count }]) => count > 0));
  }
}

async function openWidgets() {
  const caller = await openTestCaller();
  const ids: Record<(typeof TYPES)[number], number[]> = { tour: [], checklist: [] };
  for (const name of ['one', 'two']) {
    ids.tour.push((await caller.api.productTours.create({ name })).id);
    ids.checklist.push((await caller.api.checklists.create({ name })).id);
  }
  return { ...caller, ids };
}

/** Compares all statistics of a period with the model. */
async function compare(
  { api, ids }: Awaited<ReturnType<typeof openWidgets>>,
  model: Model,
  one: Edge,
  other: Edge,
): Promise<void> {
  const [start, end] = startOf(one) < endOf(other) ? [one, other] : [other, one];
  const [from, until] = [startOf(start), endOf(end)];
  const period = { startDate: text(start), endDate: text(end) };
  for (const entityType of TYPES) {
    const { widgets } = await api.stats.widgets({ entityType, ...period });
    expect(widgets.map(({ entityId }) => entityId)).toEqual([...ids[entityType]].reverse());
    for (const { entityId, events, totalEvents, totalUniqueUsers } of widgets) {
      const mine = (event: NewEvent) => event.entityType === entityType && event.entityId === entityId;
      expect(events).toEqual(model.byName(entityType, mine, from, until));
      const total = model.count(mine, from, until);
      expect({ count: totalEvents, uniqueUsers: totalUniqueUsers }).toEqual(total);
      const alone = await api.stats.widgets({ entityType, entityId, ...period });
      expect(alone.widgets).toEqual(widgets.filter((widget) => widget.entityId === entityId));
    }
  }
  const summary = await api.stats.summary(period);
  const shift = summary.period.days * DAY_MS;
  for (const { type, events, primary, trend } of summary.features.slice(0, 2)) {
    const entityType = type === 'tour' ? 'tour' : 'checklist';
    const all = () => true;
    const now = model.byName(entityType, all, from, until);
    const then = model.byName(entityType, all, from - shift, until - shift);
    const none = { count: 0, uniqueUsers: 0 };
    const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
    const expected = names.map((name) => {
      const [a, b] = [now[name] ?? none, then[name] ?? none];
      return [name, { ...a, previousCount: b.count, previousUniqueUsers: b.uniqueUsers }];
    });
    expect(events).toEqual(Object.fromEntries(expected));
    const primaryNames = FEATURES.filter((feature) => feature.type === type).flatMap(primaryEventNames);
    const isPrimary = (event: NewEvent) => event.entityType === type && primaryNames.includes(event.name);
    expect(primary.count).toBe(model.count(isPrimary, from, until).count);
    expect(primary.previousCount).toBe(model.count(isPrimary, from - shift, until - shift).count);
    expect(trend.reduce((sum, { count }) => sum + count, 0)).toBe(primary.count);
    trend.forEach(({ period: day, count }, index) => {
      const next = trend[index + 1]?.period;
      const [first, last] = [Math.max(from, Date.parse(day)), next ? Date.parse(next) : until];
      expect(count).toBe(model.count(isPrimary, first, last).count);
    });
  }
}

test('statistics equal a recount of all events, rolled up or not, merged or not, over any period', async () => {
  const property = fc.asyncProperty(
    fc.array(command, { minLength: 1, maxLength: 16 }),
    edge,
    edge,
    async (commands, one, other) => {
      const caller = await openWidgets();
      const { database, companyId, ctx, ids } = caller;
      const model = new Model();
      for (const step of commands) {
        if ('look' in step) await compare(caller, model, one, other);
        else if ('events' in step) {
          const events = step.events.map(({ who, entityType, place, name, at }) => ({
            who,
            entityType,
            entityId: ids[entityType][place] ?? 0,
            name: EVENTS[entityType].names[name] ?? '',
            occurredAt: new Date(FIRST + at),
          }));
          await recordEvents(ctx(), events);
          model.events.push(...events);
        } else if ('maxEvents' in step) {
          // Stopped after one step, so that some events often remain in staging.
          let asked = 0;
          await rollUpCompany(database, companyId, { maxEvents: step.maxEvents, stopped: () => asked++ > 0 });
        } else {
          const [visitor, user] = [`visitor-${step.visitor}`, `user-${step.user}`];
          await mergeActor(ctx(), visitor, user);
          if (!model.merges.has(visitor)) model.merges.set(visitor, user);
        }
      }
      await compare(caller, model, one, other);
    },
  );
  await fc.assert(property, { numRuns: repeats(20, 60), interruptAfterTimeLimit: 40_000 });
});
