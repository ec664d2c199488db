import type { Database } from '../server/database/types';
import { createCompany } from '../server/features/accounts/companies/companies';
import { rollUpCompany } from '../server/features/analytics/events/rollup';
import { showProgress } from './progress';
import { addEvents, insertCompanyOf } from './stats-data';

const COMPANIES = 1_001;
const WEIGHTS = Array.from({ length: COMPANIES }, (_, rank) => 1 / (rank + 1));
const ALL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** Companies whose traffic falls off as Zipf's law has it, the giant first; how many events each was given, and all of them. */
export type Filled = { companies: number[]; events: number[]; total: number };

const shareOf = (rank: number, total: number): number => Math.round(((WEIGHTS[rank] ?? 0) / ALL) * total);

/** A user of the company with this rank does twenty things or so when there are `total` events of all companies. */
export const usersOf = (rank: number, total: number): number => Math.max(10, Math.round(shareOf(rank, total) / 20));

/** A rank drawn as the traffic is: the giant's often, each small one's now and then. */
export function drawRank(): number {
  let left = Math.random() * ALL;
  return Math.max(
    0,
    WEIGHTS.findIndex((weight) => (left -= weight) < 0),
  );
}

/**
 * Gives an empty database 1,001 companies of 200 widgets each, and `total` events of 90 days in all, rolled up; fewer when the time is up.
 * @param deadline in milliseconds, as `performance.now()` counts
 * @param users as many as with so many events of all; the same for databases that are to be compared
 */
export async function fill(database: Database, total: number, users: number, deadline: number): Promise<Filled> {
  const show = showProgress(total, 'events');
  const filled: Filled = { companies: [], events: [], total: 0 };
  for (let rank = 0; rank < COMPANIES && performance.now() < deadline; rank += 1) {
    const { id } = await createCompany(database.prisma, { name: `Company ${rank}` });
    const events = shareOf(rank, total);
    await insertCompanyOf(database, id, usersOf(rank, users));
    if (events) await addEvents(database, id, events, usersOf(rank, users));
    await rollUpCompany(database, id);
    filled.companies.push(id);
    filled.events.push(events);
    filled.total += events;
    show(filled.total);
  }
  await database.background.$executeRawUnsafe('VACUUM ANALYZE');
  return filled;
}
