import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '../platform/log';

const CUT_OFF_AFTER_MS = 10_000;

export type Drainable = {
  /** True once the shutdown has begun. */
  isLeaving: () => boolean;
  /**
   * Keeps serving for `delayMs` without keep-alive, so that load balancers switch to other processes; then refuses new connections.
   * Resolves after the last response, or 10 seconds later.
   */
  leave: (delayMs: number) => Promise<void>;
};

/** Tracks the requests in flight on each connection of `server`. Call it before the server listens. */
export function drainable(server: Server): Drainable {
  const open = new Set<Socket>();
  // A response emits `close` after its socket does, and `count` then sets the closed socket again. A Map would keep it in memory.
  const inFlight = new WeakMap<Socket, number>();
  let [leaving, draining] = [false, false];

  const count = (socket: Socket, change: number) => {
    const requests = (inFlight.get(socket) ?? 0) + change;
    inFlight.set(socket, requests);
    if (draining && requests === 0) socket.end();
  };
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Runs before the handler, which may respond synchronously.
  server.prependListener('request', ({ socket }, res) => {
    count(socket, 1);
    if (leaving) res.shouldKeepAlive = false;
    res.once('close', () => count(socket, -1));
  });

  const drain = () => {
    draining = true;
    return new Promise<void>((resolve) => {
      const deadline = setTimeout(() => {
        log.warn('requests still in flight are cut off');
        server.closeAllConnections();
      }, CUT_OFF_AFTER_MS);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      // Browsers preconnect: a connection without a request would keep the server open for minutes.
      for (const socket of open) if (!inFlight.get(socket)) socket.destroy();
    });
  };

  return {
    isLeaving: () => leaving,
    leave: async (delayMs) => {
      leaving = true;
      // Without a delay, the next connection is refused at once.
      if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
      await drain();
    },
  };
}
