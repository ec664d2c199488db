const RUNS = 21;

/** The one in the middle, which a noisy neighbour of one round does not move. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds that something takes. */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** The median of 21 runs in milliseconds, after five that do not count. @param prepare comes before each, and takes no time */
export async function median(
  call: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<number> {
  const times: number[] = [];
  for (let run = -5; run < RUNS; run++) {
    await prepare();
    const time = await timed(call);
    if (run >= 0) times.push(time);
  }
  return middle(times);
}
