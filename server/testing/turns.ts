import type { Ctx } from '../auth/context';

/** More than a process runs and lets wait of one company's heavy work. */
const TOO_MANY = 110;

/** Takes every heavy turn of a company and every place to wait for one, so that what comes next is refused at once. @returns what frees them */
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
