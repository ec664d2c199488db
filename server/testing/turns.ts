import type { Ctx } from '../auth/context';

/** More heavy calls of one company than a process runs and lets wait. */
const TOO_MANY = 110;

/** Takes every heavy turn of a company and fills the queue, so that the next call is refused at once. @returns a function that undoes it */
export function fillHeavyTurns(ctx: Ctx): () => Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = Promise.allSettled(Array.from({ length: TOO_MANY }, () => ctx.inTurn(() => released, 'heavy')));
  return async () => {
    release();
    await held;
  };
}
