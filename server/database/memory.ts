import { LRUCache } from 'lru-cache';
import type { Database } from './types';

const MAX_BYTES = 128 * 1024 * 1024;
const MAX_AGE_MS = 24 * 60 * 60_000;
/** How long replicas of the previous version may run after a migration. They may write without updating the revisions that caches check. */
const OVERLAP_MS = 60 * 60_000;

/** Migrations within ten minutes of each other come from one start: such a database was never used by an older version. */
const LAST_MIGRATION = {
  name: 'memory_last_migration',
  text: `SELECT EXTRACT(EPOCH FROM now() - max("finished_at"))::float8 AS "seconds",
      max("finished_at") > min("finished_at") + interval '10 minutes' AS "upgraded"
    FROM _prisma_migrations`,
};

/** An in-memory cache of one database: at most 128 MiB, each entry for at most a day. */
class Memory {
  readonly #kept = new LRUCache<string, object>({ maxSize: MAX_BYTES, ttl: MAX_AGE_MS });
  #from = Number.POSITIVE_INFINITY;
  #asking = false;

  /** Reads the time from which the cache may be filled. Until then it stays empty. */
  async #begin(database: Database): Promise<void> {
    this.#asking = true;
    try {
      const [row] = await database.sql<{ seconds: number; upgraded: boolean }>(LAST_MIGRATION, []);
      this.#from = row?.upgraded ? performance.now() + OVERLAP_MS - row.seconds * 1_000 : 0;
    } catch {
      this.#asking = false;
    }
  }

  /** The cache of one company. */
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
 * A cache of one company's rows. Callers must check with the database that an entry is still current. After an upgrade it stays empty
 * for an hour.
 */
export type CompanyMemory = {
  get: <Value extends object>(key: string) => Value | undefined;
  /** @param bytes the approximate size of the value */
  set: (key: string, value: object, bytes: number) => void;
};

const memories = new WeakMap<Database, Memory>();

/** Returns the in-memory cache of a company. */
export function memoryOf(database: Database, companyId: number): CompanyMemory {
  const memory = memories.get(database) ?? new Memory();
  memories.set(database, memory);
  return memory.of(database, companyId);
}
