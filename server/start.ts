import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openService, useService } from './api/gate';
import { isEmpty } from './companies/service';
import { useDatabase } from './db';
import { drainable } from './drain';
import { type Env, SettingsError } from './env';
import { startFolding } from './events/fold-timer';
import { createHttpServer, type Handler } from './http';
import { log } from './log';
import { openRoutes } from './routes';
import { closeAll, onShutdown } from './shutdown';
import { openStore } from './store';

export type RunningServer = {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  url: string;
  /** Whether the database holds no company yet. */
  empty: boolean;
  /** Refuses new connections, answers what is under way, then closes the database. */
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
 * @param openPages makes what answers where no route does, once the database is open.
 * @throws SettingsError or StoreInUseError, with the database closed again
 */
export async function startServer(settings: Env, openPages: () => Promise<Handler>): Promise<RunningServer> {
  const { db, applied } = await openStore(settings);
  onShutdown('the database', db.close);
  try {
    if (applied.length) log.info({ migrations: applied }, 'migrations applied');
    useDatabase(db);
    onShutdown('the folding of events', startFolding(db));
    const service = await openService(db, settings);
    onShutdown('the rate limiter', service.close);
    useService(service);
    const server = createHttpServer(db, openRoutes(service, settings), await openPages());
    const drain = drainable(server);
    const [url, empty] = [await listen(server, settings), await isEmpty(db.prisma)];
    let stopping: Promise<void> | undefined;
    return { url, empty, stop: () => (stopping ??= drain().then(closeAll)) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
