import type { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';
import type { RunSql, Statement } from './database';
import { type SilenceWatch, socketOf } from './silence';
import { UnavailableError } from './unavailable';

/** Whoever came after so many would not be answered in time. */
const MOST_UNDER_WAY = 500;

/** One connection that many requests write to, each without waiting for the answers of those before. */
class SharedLine {
  underWay = 0;
  #client: Promise<PoolClient> | undefined;
  #socket: Socket | undefined;
  #isCorked = false;
  #drop = (): void => {};

  constructor(
    private readonly pool: Pool,
    private readonly silence: SilenceWatch,
  ) {}

  async #connect(): Promise<PoolClient> {
    const client = await this.pool.connect();
    const socket = socketOf(client);
    const drop = () => {
      client.off('error', drop).off('end', drop);
      // The library tells of a lost connection more than once.
      client.on('error', () => {});
      this.silence.end(socket);
      this.#client = undefined;
      this.#socket = undefined;
      this.#drop = () => {};
      client.release(true);
    };
    client.on('error', drop).on('end', drop);
    this.#drop = drop;
    this.#socket = socket;
    return client;
  }

  #open(): Promise<PoolClient> {
    this.#client ??= this.#connect().catch((error) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  /** What many requests ask in one turn of the event loop leaves together, by one call of the system. */
  #corkForThisTurn(socket: Socket): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    socket.cork();
    setImmediate(() => {
      this.#isCorked = false;
      socket.uncork();
    });
  }

  async query<Row>(statement: Statement, values: unknown[]): Promise<Row[]> {
    this.underWay += 1;
    try {
      const client = await this.#open();
      if (this.#socket) {
        this.silence.begin(this.#socket);
        this.#corkForThisTurn(this.#socket);
      }
      return (await client.query({ name: statement.name, text: statement.text, values })).rows;
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0 && this.#socket) this.silence.end(this.#socket);
    }
  }

  /** Closes the connection unless an answer is due on it; the next statement opens another. */
  closeIdle(): void {
    if (this.underWay === 0) this.#drop();
  }

  async close(): Promise<void> {
    await this.#client?.catch(() => undefined);
    this.#drop();
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
