import { DAY_MS } from '../../widgets/dates';
import type { Database } from '../database/database';
import { type SweepOptions, sweepOf, sweepRows } from '../database/sweep';
import { repeat } from '../kernel/repeat';

/** An event that is older when it comes is refused: whether it came before is not known for ever. */
export const OLDEST_DAYS = 30;

// An event comes first after it happened: whoever may still send it finds its receipt. The day more is for clocks.
const KEPT_MS = (OLDEST_DAYS + 1) * DAY_MS;

// Whoever has a receipt has an actor, and so a counter of them.
const RECEIPTS = sweepOf('EventReceipt', 'receivedAt', 'SELECT "companyId" AS "id" FROM "ActorCounter"');

/** Forgets the receipts of events that would be refused by now. Any number of processes may do so on one database. */
export const sweepReceipts = (database: Database, options?: SweepOptions): Promise<void> =>
  sweepRows(database, RECEIPTS, KEPT_MS, options);

/** Sweeps receipts every ten minutes, until what it returns is called. */
export const startSweeping = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => sweepReceipts(database, { stopped }), {
    everyMs,
    complaint: 'sweeping the receipts of events failed; it will be tried again',
  });
