import { type CompanyStatement, companyStatement } from './company-statement';
import type { Database, Statement } from './types';

const BATCH = 5_000;

/** The statements that delete old rows of a table. */
export type Sweep = { companies: Statement; sweep: CompanyStatement };

/**
 * Returns the statements that delete old rows of a table with a `companyId`. `column` is the timestamp of a row.
 * @param companies a query for the ids of the companies; for a distributed table, over a table that is colocated with it
 */
export const sweepOf = (table: string, column: string, companies = 'SELECT "id" FROM "Company"'): Sweep => ({
  companies: {
    name: `${table}-companies`,
    text: `SELECT c."id" FROM (${companies}) c
      WHERE EXISTS (SELECT FROM "${table}" r WHERE r."companyId" = c."id" AND r."${column}" < $1::timestamptz) ORDER BY c."id"`,
  },
  sweep: companyStatement(
    `${table}-sweep`,
    `WITH swept AS (
       DELETE FROM "${table}" WHERE "companyId" = $1::int AND "key" = ANY(ARRAY(
         SELECT "key" FROM "${table}" WHERE "companyId" = $1::int AND "${column}" < $2::timestamptz LIMIT $3::int))
       RETURNING 1
     )
     SELECT count(*)::int AS "swept" FROM swept`,
  ),
});

export type SweepOptions = {
  now?: Date;
  /** Maximum rows that one statement deletes. */
  batch?: number;
  /** Checked between statements. */
  stopped?: () => boolean;
};

/** Deletes the rows of every company that are older than `keptMs`. Any number of processes may do so on one database. */
export async function sweepRows(
  database: Database,
  { companies, sweep }: Sweep,
  keptMs: number,
  { now = new Date(), batch = BATCH, stopped = () => false }: SweepOptions = {},
): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const step = async (id: number): Promise<boolean> => {
    const [row] = await database.sql<{ swept: number }>(sweep, [id, before, batch]);
    return row?.swept === batch;
  };
  for (const { id } of await database.sql<{ id: number }>(companies, [before])) while (!stopped() && (await step(id)));
}
