import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMigratedDatabase } from '../database/open';
import type { Database } from '../database/types';
import { hasNoCompany } from '../features/accounts/companies/companies';
import { type Env, SettingsError } from '../platform/env';
import { log } from '../platform/log';
import type { AnswerPages } from '../transports/dashboard/for-pages';
import { startServices } from './api';
import { openControl } from './control';
import { drainable } from './drain';
import { createHttpServer, type Handler } from './http';
import { makeShutdown } from './shutdown';
import { metricsHandler, openTelemetry } from './telemetry';

export type RunningServer = {
  /** The URL of the server, such as `http://127.0.0.1:3000`. */
  url: string;
  database: Database;
  /** True while the database holds no company. */
  empty: boolean;
  /** After DOCENT_STOP_DELAY, refuses new connections, completes requests in flight, then closes the database. */
  stop: () => Promise<void>;
};

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

function listen(server: Server, { PORT, HOST }: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = {
        EADDRINUSE: `PORT: ${PORT} is in use on ${HOST}`,
        EACCES: `PORT: this user may not listen on ${PORT}`,
        EADDRNOTAVAIL: `HOST: ${HOST} is not an address of this machine`,
        ENOTFOUND: `HOST: ${HOST} is not an address of this machine`,
      }[error.code ?? ''];
      reject(reason ? new SettingsError(reason) : error);
    });
    server.listen(PORT, HOST, () => resolve(`http://${hostInUrl(HOST)}:${(server.address() as AddressInfo).port}`));
  });
}

/**
 * Opens and migrates the database, then serves.
 * @param openPages creates the handler of pages after the API has started.
 * @param open starts the API.
 * @throws SettingsError or DatabaseInUseError, after closing the database
 */
export async function startServer(
  settings: Env,
  openPages: (answerPages: AnswerPages) => Promise<Handler>,
  open = startServices,
): Promise<RunningServer> {
  const { database, applied } = await openMigratedDatabase(settings);
  const shutdown = makeShutdown();
  shutdown.add('the database', database.close);
  try {
    if (applied.length) log.info({ migrations: applied }, 'migrations applied');
    const api = await open(database, settings);
    shutdown.add('the API', api.close);
    shutdown.add('the control port', await openControl(database));
    const pages = await openPages(api.answerPages);
    const telemetry = await openTelemetry(database, settings);
    if (telemetry) shutdown.add('the metrics', telemetry.close);
    const server = createHttpServer(database, api.routes, pages, () => leaving.isLeaving(), api.ofHost, {
      count: telemetry?.count,
      metrics: metricsHandler(telemetry, settings.DOCENT_METRICS_TOKEN),
    });
    const leaving = drainable(server);
    const [url, empty] = [await listen(server, settings), await hasNoCompany(database.prisma)];
    let stopping: Promise<void> | undefined;
    return {
      url,
      database,
      empty,
      stop: () => (stopping ??= leaving.leave(settings.DOCENT_STOP_DELAY * 1_000).then(shutdown.closeAll)),
    };
  } catch (error) {
    await shutdown.closeAll();
    throw error;
  }
}
