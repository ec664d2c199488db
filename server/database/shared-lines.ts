import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { RunSql, Statement } from './database';
import { type SilenceWatch, socketOf } from './silence';
import { UnavailableError, UnpreparedError } from './unavailable';

/** Whoever came after so many would not be answered in time. */
const MOST_UNDER_WAY = 500;

/** A statement that could not be prepared: those behind it on the connection had relied on that, and were not run. */
const UNPREPARED = new Set<unknown>(['26000', '42P05']);
const isUnprepared = (error: unknown): boolean => UNPREPARED.has((error as { code?: unknown } | null)?.code);

/** One connection that many requests write to, each without waiting for the answers of those before. */
class Connection {
  underWay = 0;
  #isCorked = false;
  #isRetired = false;
  #isClosed = false;
  readonly #socket: Socket;

  constructor(
    private readonly client: PoolClient,
    private readonly silence: SilenceWatch,
    private readonly onClosed: () => void,
  ) {
    this.#socket = socketOf(client);
    client.on('error', this.drop).on('end', this.drop);
  }

  readonly drop = (): void => {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.client.off('error', this.drop).off('end', this.drop);
    // The library tells of a lost connection more than once.
    this.client.on('error', () => {});
    this.silence.end(this.#socket);
    this.onClosed();
    this.client.release(true);
  };

  /** Closes it once the answers that are due have come. */
  retire(): void {
    this.#isRetired = true;
    this.onClosed();
    if (this.underWay === 0) this.drop();
  }

  /** What many requests ask in one turn of the event loop leaves together, by one call of the system. */
  #corkForThisTurn(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#socket.cork();
    setImmediate(() => {
      this.#isCorked = false;
      this.#socket.uncork();
    });
  }

  async query<Row>({ name, text }: Statement, values: unknown[]): Promise<Row[]> {
    this.underWay += 1;
    try {
      this.silence.begin(this.#socket);
      this.#corkForThisTurn();
      return (await this.client.query({ name, text, values })).rows;
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.silence.end(this.#socket);
      if (this.underWay === 0 && this.#isRetired) this.drop();
    }
  }
}

/** A connection that is opened when it is needed, and another one when that was lost. */
class SharedLine {
  underWay = 0;
  #connection: Promise<Connection> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly silence: SilenceWatch,
  ) {}

  #open(): Promise<Connection> {
    if (this.#connection) return this.#connection;
    const forget = () => {
      if (this.#connection === opening) this.#connection = undefined;
    };
    const opening = this.pool.connect().then((client) => new Connection(client, this.silence, forget));
    opening.catch(forget);
    this.#connection = opening;
    return opening;
  }

  async #query<Row>(statement: Statement, values: unknown[], isAgain = false): Promise<Row[]> {
    const connection = await this.#open();
    try {
      return await connection.query<Row>(statement, values);
    } catch (error) {
      if (!isUnprepared(error)) throw error;
      // The library takes it for prepared from now on.
      connection.retire();
      if (isAgain) throw new UnpreparedError('a statement could not be prepared');
      return this.#query(statement, values, true);
    }
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    this.underWay += 1;
    try {
      return await this.#query<Row>(statement, values);
    } finally {
      this.underWay -= 1;
    }
  }

  /** Closes the connection unless an answer is due on it; the next statement opens another. */
  closeIdle(): void {
    if (this.underWay === 0)
      this.#connection?.then(
        ({ drop }) => drop(),
        () => {},
      );
  }

  async close(): Promise<void> {
    await this.#connection?.then(
      ({ drop }) => drop(),
      () => {},
    );
  }
}

/**
 * Runs statements over the connections of `pool`, which has to be one with `pipeline`, shared by all requests: what comes together is
 * written together and answered together, which takes the two processes half the work. For statements that answer at once alone, since
 * each waits for those before it.
 */
export function openSharedLines(
  pool: Pool,
  count: number,
  silence: SilenceWatch,
): { run: RunSql; closeIdle: () => void; close: () => Promise<void> } {
  const lines = Array.from({ length: count }, () => new SharedLine(pool, silence));
  return {
    run: <Row>(statement: Statement, values: unknown[]) => {
      const line = lines.reduce((best, one) => (one.underWay < best.underWay ? one : best));
      if (line.underWay >= MOST_UNDER_WAY) throw new UnavailableError('too many statements are waiting');
      return line.query<Row>(statement, values);
    },
    closeIdle: () => {
      for (const line of lines) line.closeIdle();
    },
    close: async () => {
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}
