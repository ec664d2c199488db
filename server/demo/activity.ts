import { DAY_MS } from '../../widgets/targeting/dates';
import { remember, visit } from './behavior';
import type { Random } from './random';
import { type Activity, Session, type World } from './session';
import type { DemoUser } from './users';

const HOUR_MS = 3_600_000;
const DAYS = 90;
const VISITORS = 140;

/** How busy each day of the week is, Sunday first. 1 is a normal working day. */
const WEEK = [0.1, 1, 1.08, 1.05, 1, 0.82, 0.14];

const midnight = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS) * DAY_MS;

/** Ninety days of work up to `now`: busy weekdays, quiet weekends, and more people every week. */
export function simulate(random: Random, now: Date, users: DemoUser[], world: World): Activity {
  const activity: Activity = { events: [], nps: [], feedback: [], surveys: [], votes: [], merges: [] };
  const memories = new Map<string, Set<string>>();
  const memoryOf = (person: string) => {
    const memory = memories.get(person) ?? new Set<string>();
    memories.set(person, memory);
    return memory;
  };
  const today = midnight(now);
  const first = today - (DAYS - 1) * DAY_MS;
  for (const { createdAt, userId } of users)
    if (createdAt.getTime() < first) remember(random, memoryOf(userId), world.widgets, new Date(first));
  for (let day = first; day <= today; day += DAY_MS) {
    const busyness = WEEK[new Date(day).getUTCDay()] ?? 1;
    for (const user of users) {
      const start = new Date(day + (8.5 + 9 * random.next() - user.hoursFromUtc) * HOUR_MS);
      if (!random.chance(user.diligence * busyness) || start < user.createdAt || start >= now) continue;
      const memory = memoryOf(user.userId);
      const { anonymousId, userId } = user;
      const unknown = anonymousId !== undefined && !memory.has('was here');
      if (unknown) activity.merges.push({ anonymousId, userId });
      visit(new Session(random, activity, unknown ? { anonymousId } : { userId }, user, memory, start, now), world);
      memory.add('was here');
    }
    for (let left = Math.round(busyness * random.int(2, 5)); left > 0; left--) {
      const anonymousId = `guest-${random.int(1, VISITORS)}`;
      const start = new Date(day + random.int(6, 22) * HOUR_MS + random.int(0, HOUR_MS));
      const memory = memoryOf(anonymousId);
      if (start < now) visit(new Session(random, activity, { anonymousId }, undefined, memory, start, now), world);
    }
  }
  return activity;
}
