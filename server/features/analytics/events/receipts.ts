import { DAY_MS } from '../../../../widgets/targeting/dates';
import { type SweepOptions, sweepOf, sweepRows } from '../../../database/sweep';
import type { Database } from '../../../database/types';
import { repeat } from '../../../platform/repeat';

/** Maximum age of a received event. Older ones are refused, since receipts are not kept forever. */
export const MAX_EVENT_AGE_DAYS = 30;

// Receipts outlive the age at which events are accepted, so that duplicates are always found. One more day allows for clock skew.
const KEPT_MS = (MAX_EVENT_AGE_DAYS + 1) * DAY_MS;

/** The time of receipts that are kept: nothing that they refer to may be stored again. */
export const KEPT_RECEIPT = '9000-01-01T00:00:00.000Z';

// A company with receipts has actors, and so a row in `ActorCounter`.
const RECEIPTS = sweepOf('EventReceipt', 'receivedAt', 'SELECT "companyId" AS "id" FROM "ActorCounter"');

/** Deletes the receipts of events that would be refused by now. Several processes may do so concurrently. */
export const sweepReceipts = (database: Database, options?: SweepOptions): Promise<void> =>
  sweepRows(database, RECEIPTS, KEPT_MS, options);

/** Deletes expired receipts every ten minutes. @returns a function that stops it */
export const startSweeping = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => sweepReceipts(database, { stopped }), {
    everyMs,
    complaint: 'sweeping the receipts of events failed and will be retried',
  });
