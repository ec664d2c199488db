import { keyOf, type Shifted, type ShiftedTable, TAKEN } from './columns';

/** The original value: the local time of the stored timestamp in the zone, read as UTC. */
const mended = (instant: string): string => `((${instant}) AT TIME ZONE $2::text AT TIME ZONE 'UTC')`;
/** The inverse of `mended`. */
const mendedRead = (instant: string): string => `((${instant}) AT TIME ZONE 'UTC' AT TIME ZONE $2::text)`;

const mendedBy = ({ by }: Shifted): ((instant: string) => string) => (by === 'read' ? mendedRead : mended);

/** The column with the company of a row; undefined for tables that have none. */
const companyOf = (table: string, key: readonly string[]): string | undefined =>
  table === 'Company' ? '"id"' : key.includes('companyId') ? '"companyId"' : undefined;

/** By how much clock changes move local time. */
const JUMPS = ["interval '30 minutes'", "interval '1 hour'"];

/**
 * True when the original timestamp may have been in the gap of a clock change. It was stored as the time after the gap, which may also be
 * the original.
 */
function isInexact(column: string): string {
  const meant = `(${column} AT TIME ZONE $2::text)`;
  return `(${JUMPS.map((jump) => `((${meant} - ${jump}) AT TIME ZONE $2::text) = ${column}`).join(' OR ')})`;
}

/**
 * The condition that a column of a row is shifted. Parameters of all statements here: `$1` companies, `$2` the zone, `$3` the time from
 * which sessions use UTC, `$4` the time until which rows were written in the zone (null if that is `$3`), and from `$5` on, for each
 * column, the dates that were saved, as `key ms`, and the ids of rows that are already correct.
 */
function isShifted(
  key: readonly string[],
  column: string,
  written: Shifted,
  place: number,
  hasUpdate: boolean,
): string {
  const name = `"${column}"`;
  const kept = `(${keyOf(key)} || ' ' || (extract(epoch FROM ${name}) * 1000)::bigint) = ANY($${place}::text[])`;
  const isMoment = written.by === 'prisma' && written.value === 'moment';
  const since = isMoment ? `(${name} <= $3::timestamptz OR ${kept})` : kept;
  const stamp = isMoment ? name : hasUpdate ? '"updatedAt"' : undefined;
  const until = stamp ? `${mended(stamp)} <= $4::timestamptz` : kept;
  const unless = written.by === 'prisma' && written.unless ? ` AND NOT (COALESCE(${written.unless}, false))` : '';
  const unlessIds = written.by === 'prisma' && written.unlessIds ? ` AND NOT ("id" = ANY($${place + 1}::int[]))` : '';
  return `(${name} IS NOT NULL AND CASE WHEN $4::timestamptz IS NULL THEN ${since} ELSE ${until} END${unless}${unlessIds})`;
}

type Place = { column: string; isShifted: string; mended: string; doubtful: string };

/** The number of common parameters, and of parameters for each column. */
const COMMON = 4;
const EACH = 2;

function placesOf({ key, columns }: ShiftedTable): Place[] {
  const hasUpdate = columns.some(([name]) => name === 'updatedAt');
  return columns.map(([column, written], n) => {
    const place = COMMON + 1 + n * EACH;
    return {
      column,
      isShifted: isShifted(key, column, written, place, hasUpdate),
      mended: mendedBy(written)(`"${column}"`),
      // Where the zone is behind UTC, shifted and correct rows can both have such a date.
      doubtful: `$4::timestamptz IS NOT NULL AND "${column}" > LEAST($3::timestamptz, $4::timestamptz)`,
    };
  });
}

const amongCompanies = ({ table, key }: ShiftedTable): string => {
  const company = companyOf(table, key);
  // Rows without a company are repaired in one batch. PostgreSQL still requires that the statement names the parameter.
  return company ? `${company} = ANY($1::int[])` : '$1::int[] IS NOT NULL';
};

/** A condition that is always true and names every parameter, used or not: PostgreSQL requires a type for each. */
const allNamed = ({ columns }: ShiftedTable): string =>
  `$2::text IS NOT NULL AND ($3::timestamptz, $4::timestamptz) IS NOT DISTINCT FROM ($3::timestamptz, $4::timestamptz)${columns
    .map((_, n) => COMMON + 1 + n * EACH)
    .map((place) => ` AND $${place}::text[] IS NOT NULL AND $${place + 1}::int[] IS NOT NULL`)
    .join('')}`;

/** Counts the shifted rows by column: `rows0`, `inexact0`, `doubtful0`, `ahead0` and `aheadAfter0`, then `rows1` and so on. */
export function countOf(shifted: ShiftedTable): string {
  const counts = placesOf(shifted).flatMap((place, n) => {
    const count = (name: string, condition: string) =>
      `count(*) FILTER (WHERE ${place.isShifted} AND (${condition}))::int AS "${name}${n}"`;
    return [
      count('rows', 'true'),
      count('inexact', isInexact(`"${place.column}"`)),
      count('doubtful', place.doubtful),
      count('ahead', `"${place.column}" > now()`),
      count('aheadAfter', `${place.mended} > now()`),
    ];
  });
  return `SELECT ${counts.join(', ')} FROM "${shifted.table}" WHERE ${amongCompanies(shifted)} AND ${allNamed(shifted)}`;
}

/** Samples of a column, newest first: shifted rows, or only those that cannot be restored exactly. */
export function sampleOf(shifted: ShiftedTable, column: number, count: number, only: 'all' | 'inexact'): string {
  const place = placesOf(shifted)[column] as Place;
  const inexact = only === 'inexact' ? ` AND ${isInexact(`"${place.column}"`)}` : '';
  return `SELECT ${keyOf(shifted.key)} AS "key", "${place.column}"::text AS "before", ${place.mended}::text AS "after"
    FROM "${shifted.table}" WHERE ${amongCompanies(shifted)} AND ${allNamed(shifted)} AND ${place.isShifted}${inexact}
    ORDER BY "${place.column}" DESC LIMIT ${count}`;
}

/** Repairs all columns of a table in one statement. */
export function repairOf(shifted: ShiftedTable): string {
  const places = placesOf(shifted);
  const sets = places.map(
    ({ column, isShifted, mended }) => `"${column}" = CASE WHEN ${isShifted} THEN ${mended} ELSE "${column}" END`,
  );
  return `UPDATE "${shifted.table}" SET ${sets.join(', ')}
    WHERE ${amongCompanies(shifted)} AND ${allNamed(shifted)} AND (${places.map(({ isShifted }) => isShifted).join(' OR ')})`;
}

/** The dates in snapshots that a statement copied from a stored date: `archivedAt`, of widgets whose theme or folder was deleted. */
const ARCHIVED = `("snapshot" ->> 'archivedAt')::timestamptz`;
const IN_SNAPSHOTS = `"companyId" = ANY($1::int[]) AND ${TAKEN} AND jsonb_typeof("snapshot" -> 'archivedAt') = 'string'
  AND "createdAt" <= COALESCE($4::timestamptz, $3::timestamptz) AND $2::text IS NOT NULL`;
export const COUNT_SNAPSHOTS = `SELECT count(*)::int AS "rows" FROM "WidgetVersion" WHERE ${IN_SNAPSHOTS}`;
export const REPAIR_SNAPSHOTS = `
  UPDATE "WidgetVersion" SET "snapshot" = jsonb_set("snapshot", '{archivedAt}',
    to_jsonb(to_char(${mended(ARCHIVED)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  WHERE ${IN_SNAPSHOTS}`;
