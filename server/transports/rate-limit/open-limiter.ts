import type { Database } from '../../database/types';
import { databaseLimiter, memoryLimiter, type RateLimiter } from './rate-limit';
import { openRedis } from './redis-limiter';

export type OpenLimiter = { limiter: RateLimiter; inDatabase: boolean; close: () => Promise<void> };

/** Opens a limiter: in Redis if it is configured, else in the database, else (embedded, a single process) in memory. */
export async function openLimiter(database: Database, redisUrl: string | undefined): Promise<OpenLimiter> {
  const inDatabase = database.kind === 'server' && !redisUrl;
  const withoutRedis = database.kind === 'embedded' ? memoryLimiter() : databaseLimiter(database);
  if (!redisUrl) return { limiter: withoutRedis, inDatabase, close: async () => {} };
  const { limiter, close } = await openRedis(redisUrl, withoutRedis);
  return { limiter, inDatabase, close };
}
