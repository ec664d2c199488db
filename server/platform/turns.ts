import { Unavailable } from './errors';

/** A turn that did not come in time. */
export class TurnMissed extends Unavailable {
  constructor() {
    super('turn');
  }
}

/** Runs work when it is the turn of its name, and returns its result. @throws DocentError `unavailable` */
export type Turns = <T>(name: string, work: () => Promise<T>) => Promise<T>;

type Line = { running: number; waiting: Set<() => void> };

type Bounds = {
  /** The most work of one name that runs at once. */
  atOnce: number;
  /** The same limit while no other name has work; `atOnce` when left out. */
  alone?: number;
  /** The most that waits. */
  waiting: number;
  /** Milliseconds that something waits at most. */
  withinMs: number;
};

let waitingInAll = 0;

/** The number of waiting calls in this process. */
export const countWaiting = (): number => waitingInAll;

/** Keeps names out of each other's way: of each, so much runs at once; more waits in a line of its own, first come first served. */
export function takingTurns({ atOnce, alone = atOnce, waiting, withinMs }: Bounds): Turns {
  const lines = new Map<string, Line>();
  const most = () => (lines.size > 1 ? atOnce : alone);

  const turnIn = (line: Line) =>
    new Promise<void>((resolve, reject) => {
      if (line.waiting.size >= waiting) return reject(new Unavailable('queue'));
      const leave = () => {
        line.waiting.delete(begin);
        waitingInAll -= 1;
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
      waitingInAll += 1;
    });

  return async (name, work) => {
    const line = lines.get(name) ?? { running: 0, waiting: new Set() };
    lines.set(name, line);
    // A waiting call takes over the slot of a finished one.
    if (line.running >= most()) await turnIn(line);
    else line.running += 1;
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      if (next && line.running <= most()) next();
      else line.running -= 1;
      if (!line.running) lines.delete(name);
    }
  };
}
