import { type ConcurrencyLimiter, limitConcurrency } from '../platform/turns';
import type { Database } from './types';

/**
 * The database load of an operation, if it is not the usual: `heavy` may take long, so a company can run fewer of them concurrently;
 * `light` is one look-up over a pipelined connection, and takes no turn; neither does `elsewhere`, which mostly waits for something other
 * than the database.
 */
export type Load = 'light' | 'heavy' | 'elsewhere';

/** How long work may wait for its turn; multiplied by the database's `waitFactor`. */
const WITHIN_MS = 1_500;

type CompanyTurns = { all: ConcurrencyLimiter; heavy: ConcurrencyLimiter };

function turnsOf({ connections, waitFactor }: Database): CompanyTurns {
  const withinMs = WITHIN_MS * waitFactor;
  // Leaves most of the connections to other companies, and some for new requests.
  const share = Math.max(2, Math.floor(connections * 0.4));
  const alone = Math.max(share, connections - 3);
  return {
    all: limitConcurrency({ atOnce: share, alone, waiting: 1_000, withinMs }),
    // Each may keep a processor of the database busy. With ten connections, the default, one runs at a time.
    heavy: limitConcurrency({ atOnce: Math.max(1, Math.floor(share / 4)), waiting: 100, withinMs }),
  };
}

const made = new WeakMap<Database, CompanyTurns>();

/**
 * Runs a company's work on the database once it is the company's turn in this process. Heavy work also has a separate, smaller limit.
 * @throws DocentError `unavailable` when too much waits already, or the turn does not come in time
 */
export async function inTurn<T>(
  database: Database,
  companyId: number,
  work: () => Promise<T>,
  load?: Load,
): Promise<T> {
  if (load === 'light' || load === 'elsewhere') return work();
  const turns = made.get(database) ?? turnsOf(database);
  made.set(database, turns);
  const name = String(companyId);
  const run = () => turns.all(name, work);
  return load === 'heavy' ? turns.heavy(name, run) : run();
}
