import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '../kernel/log';

const CUT_OFF_AFTER_MS = 10_000;

/**
 * Follows which connections of `server` have a request under way. Call it before the server listens.
 * @returns a function that refuses new connections and resolves once the last answer is out, or after 10 seconds
 */
export function drainable(server: Server): () => Promise<void> {
  const underWay = new Map<Socket, number>();
  let draining = false;

  const count = (socket: Socket, change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change;
    underWay.set(socket, requests);
    if (draining && requests === 0) socket.end();
  };
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  server.on('request', ({ socket }, res) => {
    count(socket, 1);
    res.once('close', () => count(socket, -1));
  });

  return () => {
    draining = true;
    return new Promise((resolve) => {
      const deadline = setTimeout(() => {
        log.warn('requests still under way are cut off');
        server.closeAllConnections();
      }, CUT_OFF_AFTER_MS);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      // Browsers open connections ahead of need: one that has sent nothing yet would hold the server for minutes.
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    });
  };
}
