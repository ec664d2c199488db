import { startSweepingRecords } from '../auth/oauth/records';
import type { Database } from '../database/types';
import { startCondensing } from '../features/analytics/events/condense';
import { startSweeping } from '../features/analytics/events/receipts';
import { startRollups } from '../features/analytics/events/rollup-timer';
import { startRecounts } from '../features/analytics/quotas/recount';
import { startWarnings } from '../features/analytics/quotas/warnings';
import { startMailing } from '../features/content/subscriptions/mailing';
import { closeBrowser } from '../features/previews/browser';
import { startSchedule } from '../features/scheduling/run-due';
import { startSweepingAnswers } from '../operations/idempotency';
import type { Env } from '../platform/env';
import type { AnswerPages } from '../transports/dashboard/for-pages';
import { openService } from '../transports/service';
import type { FindDomainHandler, Route } from './http';
import { apiRoutes } from './routes';
import { makeShutdown } from './shutdown';

/** The services that run over an open database, except the pages. */
export type Api = { routes: Route[]; ofHost: FindDomainHandler; answerPages: AnswerPages; close: () => Promise<void> };

/** Starts the API and the background jobs. `close` stops both and leaves the database open. */
export async function startServices(database: Database, settings: Env): Promise<Api> {
  const shutdown = makeShutdown();
  shutdown.add('the rollup of events', startRollups(database));
  shutdown.add('the condensing of events', startCondensing(database));
  shutdown.add('the recount of usage', startRecounts(database));
  shutdown.add('the warnings of quotas', startWarnings(database));
  shutdown.add('the sweeping of receipts', startSweeping(database));
  shutdown.add('the sweeping of idempotent answers', startSweepingAnswers(database));
  shutdown.add('the sweeping of OAuth records', startSweepingRecords(database));
  shutdown.add('the mailing of posts', startMailing(database));
  shutdown.add('scheduled actions', startSchedule(database));
  shutdown.add('the browser of previews', closeBrowser);
  try {
    const service = await openService(database, settings);
    shutdown.add('the rate limiter', service.close);
    return { ...apiRoutes(service), close: shutdown.closeAll };
  } catch (error) {
    await shutdown.closeAll();
    throw error;
  }
}
