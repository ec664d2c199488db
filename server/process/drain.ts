import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '../kernel/log';

const CUT_OFF_AFTER_MS = 10_000;

export type Leaving = {
  /** True from the moment that the process shall stop. */
  isLeaving: () => boolean;
  /**
   * Serves on for `delayMs`, each answer the last on its connection, so that whoever shares requests out finds other processes; then
   * refuses new connections. Resolves once the last answer is out, or 10 seconds later.
   */
  leave: (delayMs: number) => Promise<void>;
};

/** Follows which connections of `server` have a request under way. Call it before the server listens. */
export function drainable(server: Server): Leaving {
  const open = new Set<Socket>();
  // What a client leaves behind ends after its connection: nothing that is kept may hold on to that.
  const underWay = new WeakMap<Socket, number>();
  let [leaving, draining] = [false, false];

  const count = (socket: Socket, change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change;
    underWay.set(socket, requests);
    if (draining && requests === 0) socket.end();
  };
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before the handler, which may answer at once.
  server.prependListener('request', ({ socket }, res) => {
    count(socket, 1);
    if (leaving) res.shouldKeepAlive = false;
    res.once('close', () => count(socket, -1));
  });

  const drain = () => {
    draining = true;
    return new Promise<void>((resolve) => {
      const deadline = setTimeout(() => {
        log.warn('requests still under way are cut off');
        server.closeAllConnections();
      }, CUT_OFF_AFTER_MS);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      // Browsers open connections ahead of need: one that has sent nothing yet would hold the server for minutes.
      for (const socket of open) if (!underWay.get(socket)) socket.destroy();
    });
  };

  return {
    isLeaving: () => leaving,
    leave: async (delayMs) => {
      leaving = true;
      // Where nobody waits, the very next connection is refused.
      if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
      await drain();
    },
  };
}
