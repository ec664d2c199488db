import { DAY_MS } from '../../widgets/dates';
import { companyStatement } from '../database/company-statement';
import type { Database } from '../database/database';
import { repeat } from '../kernel/repeat';

/** An event that is older when it comes is refused: whether it came before is not known for ever. */
export const OLDEST_DAYS = 30;

// An event comes first after it happened: whoever may still send it finds its receipt. The day more is for clocks.
const KEPT_MS = (OLDEST_DAYS + 1) * DAY_MS;
const BATCH = 5_000;

const COMPANIES = {
  name: 'receipts-companies',
  text: `SELECT c."id" FROM "Company" c
    WHERE EXISTS (SELECT FROM "EventReceipt" r WHERE r."companyId" = c."id" AND r."receivedAt" < $1::timestamptz) ORDER BY c."id"`,
};

const SWEEP = companyStatement(
  'receipts-sweep',
  `WITH swept AS (
     DELETE FROM "EventReceipt" WHERE "companyId" = $1::int AND "key" = ANY(ARRAY(
       SELECT "key" FROM "EventReceipt" WHERE "companyId" = $1::int AND "receivedAt" < $2::timestamptz LIMIT $3::int))
     RETURNING 1
   )
   SELECT count(*)::int AS "swept" FROM swept`,
);

type SweepOptions = {
  now?: Date;
  /** The most receipts that one statement deletes. */
  batch?: number;
  /** Asked between statements. */
  stopped?: () => boolean;
};

/** Forgets the receipts of events that would be refused by now. Any number of processes may do so on one database. */
export async function sweepReceipts(
  database: Database,
  { now = new Date(), batch = BATCH, stopped = () => false }: SweepOptions = {},
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const step = async (id: number): Promise<boolean> => {
    const [row] = await database.sql<{ swept: number }>(SWEEP, [id, before, batch]);
    return row?.swept === batch;
  };
  for (const { id } of await database.sql<{ id: number }>(COMPANIES, [before])) while (!stopped() && (await step(id)));
}

/** Sweeps receipts every ten minutes, until what it returns is called. */
export const startSweeping = (database: Database, everyMs = 600_000): (() => Promise<void>) =>
  repeat((stopped) => sweepReceipts(database, { stopped }), {
    everyMs,
    complaint: 'sweeping the receipts of events failed; it will be tried again',
  });
