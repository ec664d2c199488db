import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The connection under a client; the library keeps it to itself. */
export const socketOf = (client: ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const EVERY_MS = 250;
/** What is allowed, and for how many turns, once another connection fell silent. */
const DISTRUSTED = { afterMs: 1_500, turns: 8 };

/** Follows connections on which an answer is due. */
export type SilenceWatch = {
  begin: (socket: Socket) => void;
  end: (socket: Socket) => void;
  /** For two seconds, gives connections less time: another one fell silent. */
  distrust: () => void;
  close: () => void;
};

/**
 * Ends connections that say nothing for `afterMs` milliseconds while an answer is due: those of a failover, a dropped route or a frozen
 * server look alive for a quarter of an hour otherwise. Counted in turns of a timer and not by the clock, so that a process that was
 * itself stopped does not take that for the silence of others. `onSilent` is called for each.
 */
export function watchSilence(afterMs: number, onSilent: () => void): SilenceWatch {
  const watched = new Map<Socket, { read: number; turns: number }>();
  let distrusting = 0;
  const timer = setInterval(() => {
    const allowed = distrusting > 0 ? Math.min(afterMs, DISTRUSTED.afterMs) : afterMs;
    distrusting -= 1;
    for (const [socket, state] of watched) {
      state.turns = socket.bytesRead === state.read ? state.turns + 1 : 0;
      state.read = socket.bytesRead;
      if (state.turns * EVERY_MS < allowed) continue;
      watched.delete(socket);
      onSilent();
      socket.destroy(Object.assign(new Error('The database was silent for too long.'), { code: 'ETIMEDOUT' }));
    }
  }, EVERY_MS).unref();
  return {
    begin: (socket) => {
      if (!watched.has(socket)) watched.set(socket, { read: socket.bytesRead, turns: 0 });
    },
    end: (socket) => void watched.delete(socket),
    distrust: () => {
      distrusting = DISTRUSTED.turns;
    },
    close: () => clearInterval(timer),
  };
}
