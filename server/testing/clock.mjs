// Preloaded into a server by a test (`NODE_OPTIONS=--import=./server/testing/clock.mjs`): each SIGUSR2 sets its clock 20 seconds ahead.
const STEP_MS = 20_000;
const realNow = Date.now;
let aheadMs = 0;
Date.now = () => realNow() + aheadMs;
process.on('SIGUSR2', () => {
  aheadMs += STEP_MS;
});
