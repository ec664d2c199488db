import type { AnswerPages } from '../api/dashboard/for-pages';
import { openService } from '../api/service';
import type { Database } from '../database/database';
import { startSchedule } from '../drafts/run-due';
import { startCondensing } from '../events/condense';
import { startSweeping } from '../events/receipts';
import { startRollups } from '../events/rollup-timer';
import { startSweepingRecords } from '../identity/oauth/records';
import type { Env } from '../kernel/env';
import { startSweepingAnswers } from '../operation/idempotency';
import { startRecounts } from '../quotas/recount';
import { startWarnings } from '../quotas/warnings';
import { startMailing } from '../subscriptions/mailing';
import type { OfHost, Route } from './http';
import { apiRoutes } from './routes';
import { makeShutdown } from './shutdown';

/** The services that run over an open database, except the pages. */
export type Api = { routes: Route[]; ofHost: OfHost; answerPages: AnswerPages; close: () => Promise<void> };

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
  try {
    const service = await openService(database, settings);
    shutdown.add('the rate limiter', service.close);
    return { ...apiRoutes(service), close: shutdown.closeAll };
  } catch (error) {
    await shutdown.closeAll();
    throw error;
  }
}
