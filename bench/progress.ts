const WIDTH = 30;

/** Shows progress on standard error: a bar in a terminal, otherwise a line for each tenth. */
export function showProgress(total: number, unit: string): (done: number) => void {
  const started = performance.now();
  let tenth = 0;
  return (done) => {
    const share = Math.min(1, done / total);
    const perSecond = done / ((performance.now() - started) / 1_000);
    const left = Math.round((total - done) / perSecond);
    const text = `${Math.floor(share * 100)} %, ${done.toLocaleString('en')} ${unit}, ${Math.round(perSecond).toLocaleString('en')}/s, ${left} s left`;
    if (process.stderr.isTTY) {
      const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '.');
      process.stderr.write(`\r[${bar}] ${text}\u001b[K${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      process.stderr.write(`${text}\n`);
    }
  };
}
