import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logThrottled } from '../../platform/log-throttled';
import { BYTE_ORDER_MARK, type Rows, toCsv } from '../router';

/** Rows are joined into chunks of about this many characters. A longer row is its own chunk. */
const PIECE = 16_384;
/** Longest time that a client may read nothing before its connection is closed. */
const STALL_TIMEOUT_MS = 30_000;

/** Logs only errors of the query. A failed write to a closed connection is not a server error. */
async function* faultsLogged(rows: Rows): Rows {
  const next = () =>
    rows.next().catch((error) => {
      logThrottled(error, 'a download was cut');
      throw error;
    });
  for (let some = await next(); !some.done; some = await next()) yield some.value;
}

async function* pieces(rows: Rows): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK;
  for await (const some of faultsLogged(rows)) {
    for (const row of some) {
      piece += toCsv([row]);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    if (piece) yield piece;
    piece = '';
  }
}

/**
 * Streams rows as CSV with backpressure and ends the response, whose headers are already sent. An error is logged and destroys the
 * connection, so that the client cannot mistake a partial file for a complete one. A client that reads nothing for `timeoutMs` is
 * disconnected too.
 */
export async function sendRows(res: ServerResponse, rows: Rows, { timeoutMs = STALL_TIMEOUT_MS } = {}): Promise<void> {
  // Do not time out while waiting for the database.
  res.setTimeout(timeoutMs, () => {
    if (res.writableLength > 0) res.destroy();
  });
  try {
    // Query errors are logged above; other errors come from the client.
    await pipeline(Readable.from(pieces(rows)), res);
  } catch {
    res.destroy();
  }
}
