import { Prisma } from '../../generated/prisma/client';
import { SettingsError } from '../../platform/env';
import type { Database } from '../types';
import { SHIFTED, type ShiftedTable } from './columns';
import { COUNT_SNAPSHOTS, countOf, REPAIR_SNAPSHOTS, repairOf, sampleOf } from './statements';

const COMPANIES_AT_ONCE = 100;
const MAX_SAMPLES = 3;
const MAX_INEXACT = 20;
const TIMEOUT_MS = 600_000;

export type Sample = { key: string; before: string; after: string };

/**
 * The changes to a column. `inexact`: rows whose time may be in an hour that a clock change skipped; up to twenty are listed. `doubtful`:
 * rows later than the upgrade, which may already be correct. `ahead`: rows in the future, before and after the change.
 */
export type ColumnReport = {
  table: string;
  column: string;
  rows: number;
  inexact: number;
  doubtful: number;
  ahead: number;
  aheadAfter: number;
  samples: Sample[];
  inexactRows: Sample[];
};

export type RepairReport = {
  applied: boolean;
  zone: string;
  utcSince: string;
  until: string | null;
  /** Dates in the snapshots of versions. */
  snapshots: number;
  columns: ColumnReport[];
  /** Companies of `seed demo`, whose dates were made up. They are left as they are. */
  demoCompanies: number[];
};

export type RepairOptions = {
  apply?: boolean;
  /** The time zone of the earlier sessions. Default: the one found at the upgrade. */
  zone?: string | undefined;
  /** The end of the time in which rows were written in the zone. Default: the upgrade. */
  until?: Date | undefined;
  /** Companies in one transaction. */
  atOnce?: number;
};

type Tx = Prisma.TransactionClient;
type State = {
  utcSince: string;
  formerZone: string;
  lastCompany: number;
  zone: string | null;
  repairedCompany: number | null;
  repairedAt: string | null;
};
type Plan = { zone: string; since: string; until: string | null };

const STATE = `
  SELECT "utcSince"::text, "formerZone", "lastCompany", "zone", "repairedCompany", "repairedAt"::text AS "repairedAt"
  FROM "TimeRepair" WHERE "id" = 1`;
const IS_NAMED = 'SELECT "name" FROM pg_timezone_names WHERE lower("name") = lower($1::text)';
const IS_UTC = `
  SELECT bool_and((month AT TIME ZONE $1::text) = (month AT TIME ZONE 'UTC')) AS "utc"
  FROM generate_series('1970-01-01T00:00:00Z'::timestamptz, now() + interval '1 year', interval '1 month') AS month`;
const COMPANIES = `
  SELECT c."id", EXISTS (SELECT FROM "WidgetVersion" v
    WHERE v."companyId" = c."id" AND v."actorKind" = 'system' AND v."actorId" = 'demo') AS "isDemo"
  FROM "Company" c WHERE c."id" > $1::int AND ($2::int IS NULL OR c."id" <= $2::int) ORDER BY c."id"`;
const KEPT = `
  SELECT "key" || ' ' || (extract(epoch FROM "value") * 1000)::bigint AS "kept" FROM "TimeRepairDate"
  WHERE "table" = $1::text AND "column" = $2::text`;

async function readState(tx: Tx, lock = ''): Promise<State> {
  const [state] = await tx.$queryRawUnsafe<State[]>(STATE + lock);
  if (!state) throw new SettingsError('This database has no record of when its sessions began to use UTC.');
  return state;
}

/** The full name of a time zone in the database. Abbreviations such as `IST` are ambiguous. */
async function zoneNamed(tx: Tx, given: string): Promise<string> {
  const [zone] = await tx.$queryRawUnsafe<{ name: string }[]>(IS_NAMED, given);
  if (!zone) throw new SettingsError(`--zone: ${given} is no zone that the database knows, such as Europe/Berlin.`);
  return zone.name;
}

function requireWork(state: State, { zone, until }: RepairOptions): void {
  if (state.repairedAt)
    throw new SettingsError(`Nothing to do: dates were repaired on ${state.repairedAt}, from the zone ${state.zone}.`);
  if (!state.lastCompany && !until)
    throw new SettingsError('Nothing to do: all sessions of this database have always used UTC.');
  if (until && until > new Date()) throw new SettingsError('--until: must not be in the future.');
  if (state.zone && zone && zone !== state.zone)
    throw new SettingsError(`--zone: a repair from ${state.zone} was begun, and must be finished with this zone.`);
}

async function planOf(tx: Tx, state: State, options: RepairOptions): Promise<Plan> {
  const given = options.zone && (await zoneNamed(tx, options.zone));
  requireWork(state, { ...options, zone: given });
  const zone = given ?? state.zone ?? state.formerZone;
  const [row] = await tx.$queryRawUnsafe<{ utc: boolean }[]>(IS_UTC, zone);
  if (row?.utc)
    throw new SettingsError(
      `Nothing to do: the sessions of this database had the zone ${zone}, in which nothing was shifted. If they had another one before, name it: --zone Europe/Berlin.`,
    );
  return { zone, since: state.utcSince, until: options.until?.toISOString() ?? null };
}

/** The parameters of a table's statements: see `statements.ts`. */
async function parametersOf(tx: Tx, { table, columns }: ShiftedTable, plan: Plan, companies: number[]) {
  const params: unknown[] = [companies, plan.zone, plan.since, plan.until];
  for (const [column, written] of columns) {
    const kept = await tx.$queryRawUnsafe<{ kept: string }[]>(KEPT, table, column);
    const unlessIds = written.by === 'prisma' ? written.unlessIds : undefined;
    const right = unlessIds ? await tx.$queryRawUnsafe<{ id: number }[]>(unlessIds, companies) : [];
    params.push(
      kept.map((row) => row.kept),
      right.map(({ id }) => id),
    );
  }
  return params;
}

type Counts = Record<string, number>;

/** Counts the shifted rows of a table, with samples. */
async function look(tx: Tx, shifted: ShiftedTable, params: unknown[]): Promise<ColumnReport[]> {
  const [counts = {}] = await tx.$queryRawUnsafe<Counts[]>(countOf(shifted), ...params);
  const reports: ColumnReport[] = [];
  for (const [n, [column]] of shifted.columns.entries()) {
    const of = (name: string) => counts[`${name}${n}`] ?? 0;
    const some = (count: number, only: 'all' | 'inexact') =>
      tx.$queryRawUnsafe<Sample[]>(sampleOf(shifted, n, count, only), ...params);
    if (of('rows'))
      reports.push({
        table: shifted.table,
        column,
        rows: of('rows'),
        inexact: of('inexact'),
        doubtful: of('doubtful'),
        ahead: of('ahead'),
        aheadAfter: of('aheadAfter'),
        samples: await some(MAX_SAMPLES, 'all'),
        inexactRows: of('inexact') ? await some(MAX_INEXACT, 'inexact') : [],
      });
  }
  return reports;
}

/** Adds the report of another batch of companies. */
function add(columns: Map<string, ColumnReport>, more: ColumnReport): void {
  const name = `${more.table}.${more.column}`;
  const known = columns.get(name);
  if (!known) return void columns.set(name, more);
  for (const count of ['rows', 'inexact', 'doubtful', 'ahead', 'aheadAfter'] as const) known[count] += more[count];
  known.inexactRows = [...known.inexactRows, ...more.inexactRows].slice(0, MAX_INEXACT);
}

/** Counts the shifted rows of a batch of companies, and repairs them. `first`: includes rows without a company. */
async function repairPart(tx: Tx, plan: Plan, companies: number[], first: boolean, apply: boolean) {
  const reports: ColumnReport[] = [];
  // `SHIFTED` lists widgets before versions, because the dates of versions tell which widgets are already correct.
  for (const shifted of SHIFTED) {
    const isOwned = shifted.table === 'Company' || shifted.key.includes('companyId');
    if (!isOwned && !first) continue;
    const params = await parametersOf(tx, shifted, plan, companies);
    const found = await look(tx, shifted, params);
    if (apply && found.length) await tx.$executeRawUnsafe(repairOf(shifted), ...params);
    reports.push(...found);
  }
  const common = [companies, plan.zone, plan.since, plan.until];
  const [snapshots] = await tx.$queryRawUnsafe<{ rows: number }[]>(COUNT_SNAPSHOTS, ...common);
  if (apply && snapshots?.rows) await tx.$executeRawUnsafe(REPAIR_SNAPSHOTS, ...common);
  return { reports, snapshots: snapshots?.rows ?? 0 };
}

/** Records the progress of a repair, so that it continues there after a crash. */
async function markRepaired(tx: Tx, { zone }: Plan, company: number, isLast: boolean): Promise<void> {
  await tx.$executeRawUnsafe(
    `UPDATE "TimeRepair" SET "zone" = $1::text, "repairedCompany" = $2::int,
       "repairedAt" = CASE WHEN $3::boolean THEN clock_timestamp() END`,
    zone,
    company,
    isLast,
  );
  if (isLast) await tx.$executeRawUnsafe('DELETE FROM "TimeRepairDate"');
}

/**
 * Finds the dates that were stored while sessions had a time zone other than UTC, and repairs them with `apply`. Each transaction repairs
 * a hundred companies. An interrupted repair continues where it stopped, so that no date is repaired twice.
 * @throws SettingsError where there is nothing to do, for an unknown zone, and for an `until` in the future
 */
export async function repairTimes(database: Database, options: RepairOptions = {}): Promise<RepairReport> {
  const { apply = false, atOnce = COMPANIES_AT_ONCE } = options;
  const prisma = database.background;
  const state = await readState(prisma);
  const plan = await planOf(prisma, state, options);
  const last = plan.until ? null : state.lastCompany;
  const begun = state.repairedCompany ?? 0;
  const all = await prisma.$queryRawUnsafe<{ id: number; isDemo: boolean }[]>(COMPANIES, begun, last);
  const ids = all.filter(({ isDemo }) => !isDemo).map(({ id }) => id);
  const columns = new Map<string, ColumnReport>();
  let snapshots = 0;
  // Runs at least once, for rows without a company.
  for (let from = 0; from < Math.max(ids.length, 1); from += atOnce) {
    const companies = ids.slice(from, from + atOnce);
    const isLast = from + atOnce >= ids.length;
    const first = from === 0 && state.repairedCompany === null;
    const part = await prisma.$transaction(
      async (tx) => {
        if (apply) {
          // Has no effect on servers without Citus.
          await tx.$executeRawUnsafe(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
          const now = await readState(tx, ' FOR UPDATE');
          if ((now.repairedCompany ?? 0) !== (ids[from - 1] ?? begun) || now.repairedAt)
            throw new SettingsError('Another process is repairing this database.');
        }
        const done = await repairPart(tx, plan, companies, first, apply);
        if (apply) await markRepaired(tx, plan, companies.at(-1) ?? begun, isLast);
        return done;
      },
      { timeout: TIMEOUT_MS, isolationLevel: Prisma.TransactionIsolationLevel.ReadCommitted },
    );
    snapshots += part.snapshots;
    for (const report of part.reports) add(columns, report);
  }
  return {
    applied: apply,
    ...{ zone: plan.zone, utcSince: plan.since, until: plan.until },
    snapshots,
    columns: [...columns.values()],
    demoCompanies: all.filter(({ isDemo }) => isDemo).map(({ id }) => id),
  };
}
