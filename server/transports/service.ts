import type { Database } from '../database/types';
import type { Env } from '../platform/env';
import { type ConcurrencyLimiter, limitConcurrency } from '../platform/turns';
import { type CountCaller, countInOneStatement, findThenCount, type LimitName } from './rate-limit/count-caller';
import { openLimiter } from './rate-limit/open-limiter';
import { memoryLimiter, type RateLimiter } from './rate-limit/rate-limit';
import { RecentCallers } from './rate-limit/recent-callers';

/** The parts that every transport works with. */
export type Service = {
  database: Database;
  limiter: RateLimiter;
  /** Counts in this process for the rate limit headers of errors when `limiter` or the database fails. */
  spareLimiter: RateLimiter;
  countCaller: CountCaller;
  recentCallers: RecentCallers;
  /** Requests in a window. */
  limits: Record<LimitName, number>;
  /** Requests of the browser script in a minute: of one company, and from one address. */
  clientLimits: { company: number; address: number };
  /** Requests of the dashboard in a minute: of one person, and of public procedures from one address. */
  dashboardLimits: { person: number; address: number };
  /** Limits the concurrent requests of each session and key, so that they do not delay those of others. */
  turns: ConcurrencyLimiter;
  /** True where `X-Forwarded-For` names the caller's address. */
  trustProxy: boolean;
  close: () => Promise<void>;
};

type Settings = Pick<
  Env,
  | 'REDIS_URL'
  | 'DOCENT_RATE_LIMIT'
  | 'DOCENT_RATE_LIMIT_USERS'
  | 'DOCENT_CLIENT_LIMIT'
  | 'DOCENT_CLIENT_LIMIT_ADDRESS'
  | 'DOCENT_DASHBOARD_LIMIT'
  | 'DOCENT_DASHBOARD_LIMIT_ADDRESS'
  | 'DOCENT_TRUST_PROXY'
>;

/** Puts a service together over an open, migrated database. */
export async function openService(database: Database, settings: Settings): Promise<Service> {
  const { limiter, inDatabase, close } = await openLimiter(database, settings.REDIS_URL);
  return {
    database,
    limiter,
    spareLimiter: memoryLimiter(),
    countCaller: inDatabase ? countInOneStatement(database) : findThenCount(database, limiter),
    recentCallers: new RecentCallers(),
    limits: { api: settings.DOCENT_RATE_LIMIT, users: settings.DOCENT_RATE_LIMIT_USERS },
    clientLimits: { company: settings.DOCENT_CLIENT_LIMIT, address: settings.DOCENT_CLIENT_LIMIT_ADDRESS },
    dashboardLimits: { person: settings.DOCENT_DASHBOARD_LIMIT, address: settings.DOCENT_DASHBOARD_LIMIT_ADDRESS },
    turns: limitConcurrency({ atOnce: 4, waiting: 1_000, withinMs: 1_500 * database.waitFactor }),
    trustProxy: settings.DOCENT_TRUST_PROXY,
    close,
  };
}
