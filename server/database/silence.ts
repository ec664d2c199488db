import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** The socket of a client, which `pg` does not expose. */
export const socketOf = (client: ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const EVERY_MS = 250;
/** The timeout after another connection stopped responding, and for how many checks it applies. */
const SHORTENED = { afterMs: 1_500, checks: 8 };

/** Watches connections that wait for a response. */
export type SilenceWatch = {
  begin: (socket: Socket) => void;
  end: (socket: Socket) => void;
  /** Shortens the timeout for two seconds, because another connection stopped responding. */
  shortenTimeout: () => void;
  close: () => void;
};

/**
 * Closes connections that receive nothing for `afterMs` milliseconds while a response is due. After a failover, a dropped route or a
 * frozen server, TCP would take a quarter of an hour to notice. Time is counted in ticks of a timer, so that a suspended process does
 * not count its own pause. Calls `onSilent` for each closed connection.
 */
export function watchSilence(afterMs: number, onSilent: () => void): SilenceWatch {
  const watched = new Map<Socket, { read: number; ticks: number }>();
  let shortenedTicks = 0;
  const timer = setInterval(() => {
    const allowed = shortenedTicks > 0 ? Math.min(afterMs, SHORTENED.afterMs) : afterMs;
    shortenedTicks -= 1;
    for (const [socket, state] of watched) {
      state.ticks = socket.bytesRead === state.read ? state.ticks + 1 : 0;
      state.read = socket.bytesRead;
      if (state.ticks * EVERY_MS < allowed) continue;
      watched.delete(socket);
      onSilent();
      socket.destroy(Object.assign(new Error('The database was silent for too long.'), { code: 'ETIMEDOUT' }));
    }
  }, EVERY_MS).unref();
  return {
    begin: (socket) => {
      if (!watched.has(socket)) watched.set(socket, { read: socket.bytesRead, ticks: 0 });
    },
    end: (socket) => void watched.delete(socket),
    shortenTimeout: () => {
      shortenedTicks = SHORTENED.checks;
    },
    close: () => clearInterval(timer),
  };
}
