const RUNS = 21;

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
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}
