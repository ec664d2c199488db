import type { Socket } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { PrismaClient } from '../generated/prisma/client';
import { log } from '../platform/log';
import { batchLookups } from './batch-lookups';
import { watchSchemaChanges } from './changing';
import { migrationAdapter } from './migration-adapter';
import { openPipelinedConnections } from './pipelined-connections';
import { socketOf, watchSilence } from './silence';
import { statementsOf } from './statements-of';
import { typeParsers } from './type-parsers';
import type { Database, PoolUse } from './types';
import { UnavailableError } from './unavailable';
import { poolConfig } from './utc-client';

/**
 * Timeouts in milliseconds, so that no request waits longer than five seconds: `connect` for a free or a new connection, `lock` for a
 * lock, `statement` for a result, `silent` until an unresponsive connection is closed.
 */
export type Limits = { connect: number; lock: number; statement: number; silent: number; idleInTransaction: number };

const FOR_REQUESTS: Limits = { connect: 1_500, lock: 2_000, statement: 3_500, silent: 4_000, idleInTransaction: 4_000 };
/** For single-row look-ups. */
const FOR_LOOK_UPS: Limits = { connect: 1_500, lock: 1_000, statement: 1_250, silent: 1_500, idleInTransaction: 1_500 };
/** For migrations and rollups, which may take long but must not wait for a dead connection. */
const IN_BACKGROUND: Limits = {
  connect: 10_000,
  lock: 60_000,
  statement: 600_000,
  silent: 660_000,
  idleInTransaction: 120_000,
};

/** For checks that run while other statements wait. */
const FOR_CHECKS: Limits = { connect: 1_500, lock: 1_000, statement: 1_000, silent: 1_500, idleInTransaction: 1_500 };

/**
 * A look-up by key has the same plan for all keys. Without a generic plan, arrays of other lengths would be planned again each time.
 * Citus needs the values to plan.
 */
const PLAN_ONCE = `
  SELECT set_config('plan_cache_mode', 'force_generic_plan', false)
  WHERE NOT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')`;

const PIPELINED_CONNECTIONS = 2;
const IN_BACKGROUND_AT_ONCE = 2;
/** Maximum number of requests that wait for a free connection. Later ones would time out, so they fail at once. */
const MAX_WAITING_REQUESTS = 200;

/** A pool that closes unresponsive connections and refuses requests that it could not serve in time. */
class BoundedPool extends Pool {
  readonly silence;
  readonly #idle = new Set<Socket>();

  constructor(
    config: PoolConfig,
    { connect, lock, statement, silent, idleInTransaction }: Limits,
    onSilent: () => void,
  ) {
    super({
      ...config,
      connectionTimeoutMillis: connect,
      lock_timeout: lock,
      statement_timeout: statement,
      idle_in_transaction_session_timeout: idleInTransaction,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      types: typeParsers,
    });
    this.silence = watchSilence(silent, onSilent);
    this.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
    // The statements of a connection in use fail when it is lost. Its event needs a listener too, from the first statement on: an error
    // event without one is an uncaught exception.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** Watches each connection while it is in use. */
  watched(): this {
    this.on('acquire', (client) => {
      this.#idle.delete(socketOf(client));
      this.silence.begin(socketOf(client));
    });
    this.on('release', (_, client) => {
      this.#idle.add(socketOf(client));
      this.silence.end(socketOf(client));
    });
    this.on('remove', (client) => this.#idle.delete(socketOf(client)));
    return this;
  }

  /** Called when another connection stopped responding: closes idle connections, and shortens the timeout of the others. */
  shortenTimeout(): void {
    this.silence.shortenTimeout();
    for (const socket of this.#idle) socket.destroy();
    this.#idle.clear();
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Parameters<Pool['connect']>[0]): void;
  override connect(done?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (this.waitingCount < MAX_WAITING_REQUESTS) {
      if (!done) return super.connect();
      super.connect(done);
      return undefined;
    }
    const error = new UnavailableError('too many requests wait for a connection to the database');
    if (!done) return Promise.reject(error);
    done(error, undefined, () => {});
    return undefined;
  }

  override async end(): Promise<void> {
    this.silence.close();
    await super.end();
  }
}

const useOf = (name: string, { totalCount, idleCount, waitingCount, options }: Pool): PoolUse => ({
  name,
  used: totalCount - idleCount,
  idle: idleCount,
  most: options.max,
  waiting: waitingCount,
});

const prismaOver = (pool: Pool, maxWait: number, timeout: number): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: { maxWait, timeout } });

const multiplied = (limits: Limits, factor: number): Limits => ({
  connect: limits.connect * factor,
  lock: limits.lock * factor,
  statement: limits.statement * factor,
  silent: limits.silent * factor,
  idleInTransaction: limits.idleInTransaction * factor,
});

/** Runs a script in one transaction, statement by statement: Citus does not accept several in one query. */
async function runScript(pool: Pool, script: string): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    // With this setting, Citus changes tables that refer to each other one after the other. It has no effect on other servers.
    await client.query(`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
    for (const statement of statementsOf(script)) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // After a failure, the transaction ends with its connection.
    client.release(failure);
  }
}

/**
 * Opens a PostgreSQL server with `poolSize` connections for requests, two pipelined ones for look-ups, up to two for background work,
 * and one to check why a statement waits. `waitFactor` multiplies all timeouts.
 * @param options `zone`: the time zone of all sessions. UTC, except in tests that write like earlier versions
 */
export function openPostgres(
  url: string,
  poolSize: number,
  { waitFactor = 1, zone }: { waitFactor?: number | undefined; zone?: string } = {},
): Database {
  const open = (limits: Limits, max: number, more: PoolConfig = {}) =>
    new BoundedPool({ ...poolConfig(url, zone), max, ...more }, multiplied(limits, waitFactor), shortenTimeout);
  const shortenTimeout = () => {
    for (const one of [pool, background, lookUps, checks]) one.shortenTimeout();
    pipelined.closeIdle();
  };
  const pool = open(FOR_REQUESTS, poolSize).watched();
  const background = open(IN_BACKGROUND, IN_BACKGROUND_AT_ONCE).watched();
  // Twice as many, since a connection is replaced before the old one is closed.
  const lookUps = open(FOR_LOOK_UPS, 2 * PIPELINED_CONNECTIONS, { pipeline: true });
  // Runs before the first statement of the connection. If it fails, that statement fails as well.
  lookUps.on('connect', (client) => void client.query(PLAN_ONCE).catch(() => {}));
  const checks = open(FOR_CHECKS, 1).watched();
  const pipelined = openPipelinedConnections(lookUps, PIPELINED_CONNECTIONS, lookUps.silence);
  const lookUp = batchLookups(pipelined.run);
  const prisma = prismaOver(pool, FOR_REQUESTS.connect * waitFactor, FOR_REQUESTS.silent * waitFactor);
  const backgroundPrisma = prismaOver(
    background,
    FOR_REQUESTS.connect * waitFactor,
    IN_BACKGROUND.statement * waitFactor,
  );
  return {
    kind: 'server',
    url,
    pools: () => [useOf('requests', pool), useOf('background', background), useOf('lookups', lookUps)],
    connections: poolSize,
    waitFactor,
    prisma,
    background: backgroundPrisma,
    adapter: migrationAdapter(new PrismaPg({ ...poolConfig(url, zone), max: 1 }), (script) =>
      runScript(background, script),
    ),
    isChanging: watchSchemaChanges(checks),
    sql: async (statement, values) => {
      if (statement.shared) return lookUp(statement, values);
      return (await pool.query({ name: statement.name, text: statement.text, values })).rows;
    },
    close: async () => {
      await Promise.all([prisma.$disconnect(), backgroundPrisma.$disconnect(), pipelined.close()]);
      await Promise.all([pool.end(), background.end(), lookUps.end(), checks.end()]);
    },
  };
}
