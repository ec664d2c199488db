import type { Database } from '../server/database/types';
import { createCompany } from '../server/features/accounts/companies/companies';
import { rollUpCompany } from '../server/features/analytics/events/rollup';
import { showProgress } from './progress';
import { addEvents, insertWidgetsAndUsers } from './stats-data';

const COMPANIES = 1_001;
const WEIGHTS = Array.from({ length: COMPANIES }, (_, rank) => 1 / (rank + 1));
const ALL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** Companies whose traffic follows Zipf's law, the largest first; the number of events of each company, and of all together. */
export type Filled = { companies: number[]; events: number[]; total: number };

const shareOf = (rank: number, total: number): number => Math.round(((WEIGHTS[rank] ?? 0) / ALL) * total);

/** The number of users of the company with this rank: one for about twenty of its events if all companies have `total` events. */
export const usersOf = (rank: number, total: number): number => Math.max(10, Math.round(shareOf(rank, total) / 20));

/** Draws a rank in proportion to traffic: often that of the largest company, rarely that of any small one. */
export function drawRank(): number {
  let left = Math.random() * ALL;
  return Math.max(
    0,
    WEIGHTS.findIndex((weight) => (left -= weight) < 0),
  );
}

/**
 * Fills an empty database with 1,001 companies of 200 widgets each, and with `total` events over 90 days, rolled up. Stops at `deadline`.
 * @param deadline in milliseconds, as `performance.now()` counts
 * @param basisTotal the total number of events that the number of users is computed for: the same for databases that are compared
 */
export async function fill(database: Database, total: number, basisTotal: number, deadline: number): Promise<Filled> {
  const show = showProgress(total, 'events');
  const filled: Filled = { companies: [], events: [], total: 0 };
  for (let rank = 0; rank < COMPANIES && performance.now() < deadline; rank += 1) {
    const { id } = await createCompany(database.prisma, { name: `Company ${rank}` });
    const events = shareOf(rank, total);
    await insertWidgetsAndUsers(database, id, usersOf(rank, basisTotal));
    if (events) await addEvents(database, id, events, usersOf(rank, basisTotal));
    await rollUpCompany(database, id);
    filled.companies.push(id);
    filled.events.push(events);
    filled.total += events;
    show(filled.total);
  }
  await database.background.$executeRawUnsafe('VACUUM ANALYZE');
  return filled;
}
