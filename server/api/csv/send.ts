import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logFault } from '../../kernel/flood';
import { BYTE_ORDER_MARK, type Rows, toCsv } from '../router';

/** Rows are put together to pieces of about so many characters; a longer row is a piece of its own. */
const PIECE = 16_384;
/** A client that takes nothing for so long has gone, though its connection has not. */
const PATIENCE_MS = 30_000;

/** Logs a fault of the rows themselves, and no other: a client that leaves is one to whoever writes to it. */
async function* faultsLogged(rows: Rows): Rows {
  const next = () =>
    rows.next().catch((error) => {
      logFault(error, 'a download was cut');
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
 * Sends rows as CSV as fast as the client takes them, and ends the answer, whose head was written. A fault on the way is logged and cuts
 * the connection, so that nobody takes a part for the whole; so does a client that takes nothing for `patienceMs`.
 */
export async function sendRows(res: ServerResponse, rows: Rows, { patienceMs = PATIENCE_MS } = {}): Promise<void> {
  // While rows are read there is nothing to take.
  res.setTimeout(patienceMs, () => {
    if (res.writableLength > 0) res.destroy();
  });
  try {
    // Faults of the rows are logged above; what else ends it is the client's.
    await pipeline(Readable.from(pieces(rows)), res);
  } catch {
    res.destroy();
  }
}
