import { Unavailable } from './errors';

/** A turn that did not come in time. */
export class TurnMissed extends Unavailable {
  constructor() {
    super('turn');
  }
}

/** Runs work as soon as the limit of its name allows, and returns its result. @throws DocentError `unavailable` */
export type ConcurrencyLimiter = <T>(name: string, work: () => Promise<T>) => Promise<T>;

type Line = { running: number; waiting: Set<() => void> };

type Bounds = {
  /** Maximum calls of one name that run at once. */
  atOnce: number;
  /** The same limit while no other name has work; `atOnce` when left out. */
  alone?: number;
  /** Maximum calls of one name that wait. */
  waiting: number;
  /** Maximum milliseconds that a call waits. */
  withinMs: number;
};

let totalWaiting = 0;

/** The number of waiting calls in this process. */
export const countWaiting = (): number => totalWaiting;

/** Limits how much work of each name runs at once. Further work waits in the line of its name, first come, first served. */
export function limitConcurrency({ atOnce, alone = atOnce, waiting, withinMs }: Bounds): ConcurrencyLimiter {
  const lines = new Map<string, Line>();
  const limit = () => (lines.size > 1 ? atOnce : alone);

  const turnIn = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      if (line.waiting.size >= waiting) return reject(new Unavailable('queue'));
      const leave = () => {
        line.waiting.delete(begin);
        totalWaiting -= 1;
      };
      const begin = () => {
        clearTimeout(giveUp);
        leave();
        resolve();
      };
      const giveUp = setTimeout(() => {
        leave();
        reject(new TurnMissed());
      }, withinMs);
      line.waiting.add(begin);
      totalWaiting += 1;
    });

  return async (name, work) => {
    const line = lines.get(name) ?? { running: 0, waiting: new Set() };
    lines.set(name, line);
    // A waiting call takes over the slot of a finished one.
    if (line.running >= limit()) await turnIn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      if (next && line.running <= limit()) next();
      else line.running -= 1;
      if (!line.running) lines.delete(name);
    }
  };
}
