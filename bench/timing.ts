const RUNS = 21;

/** The median, which is robust against outliers. */
export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs a function. @returns its duration in milliseconds */
export async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Runs a function 21 times after five warm-up runs. @returns the median duration in milliseconds, without `prepare`, which runs before each */
export async function measureMedian(
  call: () => Promise<unknown>,
  prepare: () => Promise<unknown> = async () => {},
): Promise<number> {
  const times: number[] = [];
  for (let run = -5; run < RUNS; run++) {
    await prepare();
    const time = await timed(call);
    if (run >= 0) times.push(time);
  }
  return medianOf(times);
}
