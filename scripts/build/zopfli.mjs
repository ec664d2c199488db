// A worker that compresses texts by zopfli: the library installs handlers on the process that loads it, which must not be ours.
import { parentPort, workerData } from 'node:worker_threads';
import zopfli from '@gfx/zopfli';

const ROUNDS = 15;

for (const [name, text] of Object.entries(workerData))
  parentPort.postMessage({ name, bytes: await zopfli.gzipAsync(text, { numiterations: ROUNDS }) });
