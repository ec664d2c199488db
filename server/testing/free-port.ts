import { createServer } from 'node:net';

/** Finds a free local port. */
export function freePort(): Promise<number> {
  return new Promise((found, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
