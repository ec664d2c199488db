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

/** The median of 21 runs in milliseconds, after five that do not count. */
export async function median(call: () => Promise<unknown>): Promise<number> {
  for (let warmUp = 0; warmUp < 5; warmUp++) await call();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await timed(call));
  return middle(times);
}
