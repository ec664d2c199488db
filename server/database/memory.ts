import { LRUCache } from 'lru-cache';
import type { Database } from './database';

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60_000;
/** How long replicas of the version before may go on after a migration. What they write, they may not tell of as this version does. */
const OVERLAP_MS = 60 * 60_000;

/** Migrations that were applied within ten minutes belong to one start: of a database that no other version has ever served. */
const LAST_MIGRATION = {
  name: 'memory_last_migration',
  text: `SELECT EXTRACT(EPOCH FROM now() - max("finished_at"))::float8 AS "seconds",
      max("finished_at") > min("finished_at") + interval '10 minutes' AS "upgraded"
    FROM _prisma_migrations`,
};

/** What one process keeps of a database, beside it: at most 128 MiB, and nothing for longer than a day. */
class Memory {
  readonly #kept = new LRUCache<string, object>({ maxSize: MAX_BYTES, ttl: MAX_AGE_MS });
  #from = Number.POSITIVE_INFINITY;
  #asking = false;

  /** Finds out from when on anything may be kept; until that is known, nothing is. */
  async #begin(database: Database): Promise<void> {
    this.#asking = true;
    try {
      const [row] = await database.sql<{ seconds: number; upgraded: boolean }>(LAST_MIGRATION, []);
      this.#from = row?.upgraded ? performance.now() + OVERLAP_MS - row.seconds * 1_000 : 0;
    } catch {
      this.#asking = false;
    }
  }

  /** The part of a company. Only one asks when it begins. */
  of(database: Database, companyId: number): CompanyMemory {
    if (!this.#asking) void this.#begin(database);
    return {
      get: <Value extends object>(key: string) => this.#kept.get(`${companyId} ${key}`) as Value | undefined,
      set: (key, value, bytes) => {
        if (performance.now() >= this.#from) this.#kept.set(`${companyId} ${key}`, value, { size: bytes });
      },
    };
  }
}

/**
 * What this process keeps of one company's rows. It is no source: whoever uses it asks the database whether what it holds is still true.
 * After an upgrade it stays empty for an hour.
 */
export type CompanyMemory = {
  get: <Value extends object>(key: string) => Value | undefined;
  /** @param bytes about as many as the value takes */
  set: (key: string, value: object, bytes: number) => void;
};

const memories = new WeakMap<Database, Memory>();

/** The memory of a company, of the one that this process has beside a database. */
export function memoryOf(database: Database, companyId: number): CompanyMemory {
  const memory = memories.get(database) ?? new Memory();
  memories.set(database, memory);
  return memory.of(database, companyId);
}
