import { Client } from 'pg';
import type { Prisma } from '../../generated/prisma/client';
import type { Database } from '../types';
import { keyOf, SHIFTED } from './columns';

const KNOWN = 'SELECT 1 AS "known" FROM "TimeRepair"';
const NOW = 'SELECT clock_timestamp()::text AS "now"';
const RECORD = `
  INSERT INTO "TimeRepair" ("id", "utcSince", "formerZone", "lastCompany")
  SELECT 1, $1::timestamptz, $2::text, COALESCE((SELECT max("id") FROM "Company"), 0)`;
const KEEP = `
  INSERT INTO "TimeRepairDate" ("table", "column", "key", "value")
  SELECT $1::text, $2::text, * FROM unnest($3::text[], $4::timestamptz[])`;
const AT_ONCE = 10_000;

/** The default time zone of the server's sessions. */
async function readFormerZone(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ zone: string }>(`SELECT current_setting('TimeZone') AS "zone"`);
    return rows[0]?.zone ?? 'UTC';
  } finally {
    await client.end();
  }
}

/** Saves the dates that cannot be distinguished from correct ones later: dates in the future, and arbitrary dates. */
async function keepDates(tx: Prisma.TransactionClient, now: string): Promise<void> {
  for (const { table, key, columns } of SHIFTED)
    for (const [column, written] of columns) {
      const isAny = written.by === 'read' || written.value === 'chosen';
      const text = `
        SELECT ${keyOf(key)} AS "key", "${column}"::text AS "value"
        FROM "${table}" WHERE "${column}" IS NOT NULL AND ($2::boolean OR "${column}" > $1::timestamptz)`;
      const rows = await tx.$queryRawUnsafe<{ key: string; value: string }[]>(text, now, isAny);
      for (let from = 0; from < rows.length; from += AT_ONCE) {
        const some = rows.slice(from, from + AT_ONCE);
        const [keys, values] = [some.map((row) => row.key), some.map(({ value }) => value)];
        await tx.$executeRawUnsafe(KEEP, table, column, keys, values);
      }
    }
}

/**
 * Records, once for each database, that its sessions use UTC from now on, and their earlier time zone. `docent db repair-times` needs it to
 * find shifted dates. The caller must ensure that no other process of this version writes concurrently.
 */
export async function recordUtc({ background, url }: Database): Promise<void> {
  if ((await background.$queryRawUnsafe<unknown[]>(KNOWN)).length) return;
  // The embedded database has always had UTC.
  const zone = url ? await readFormerZone(url) : 'UTC';
  await background.$transaction(async (tx) => {
    const [row] = await tx.$queryRawUnsafe<[{ now: string }]>(NOW);
    await keepDates(tx, row.now);
    await tx.$executeRawUnsafe(RECORD, row.now, zone);
  });
}
