import type { PrismaClient } from '../generated/prisma/client';
import type { QuotaLimits } from '../platform/quota-limits';
import type { MigrationAdapter } from './migration-adapter';

/**
 * A named SQL statement, prepared once per connection. `shared`: it is fast, and may run on a pipelined connection. `each`: the types of
 * its parameters, for a look-up of at most one row; concurrent look-ups are batched into one statement.
 */
export type Statement = { name: string; text: string; shared?: boolean; each?: readonly string[] };

/** Runs a statement outside Prisma's query planner: for the few statements that every request needs. */
export type RunSql = <Row>(statement: Statement, params: unknown[]) => Promise<Row[]>;

/** The connections of a pool at this moment; `waiting`: requests that wait for one. */
export type PoolUse = { name: string; used: number; idle: number; most: number; waiting: number };

export type Database = {
  kind: 'embedded' | 'server';
  /** The folder of the embedded database, unless it is in memory. */
  dir?: string;
  /** Copies the data directory of the embedded database to `to` as a consistent snapshot; statements wait. */
  copyTo?: (to: string) => Promise<void>;
  /** The connection URL, for code that opens its own connection. */
  url?: string;
  /** The maximum concurrent statements. */
  connections: number;
  /** The pools of a server's connections. */
  pools?: () => PoolUse[];
  /** Multiplies how long a request waits for its turn, a connection, a lock and a statement before it is refused. */
  waitFactor: number;
  /** The quotas of each company; undefined without limits. */
  quotas?: QuotaLimits;
  prisma: PrismaClient;
  /** For background work, which may take longer than a request. */
  background: PrismaClient;
  sql: RunSql;
  adapter: MigrationAdapter;
  /** True while another process migrates the database or moves tables to other nodes. Never throws. */
  isChanging: () => Promise<boolean>;
  close: () => Promise<void>;
};
