// node scripts/prepare/require.mjs wrk postgres: ends with one sentence, and status 1, when a command needs a program that this machine
// does not have. It runs before anything is built.
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { findChromium } from '../../e2e/support/chromium.mjs';

const CONNECT_TIMEOUT_MS = 5_000;
const DEFAULT_DATABASE_URL = 'postgresql://root@127.0.0.1:5432/postgres';

function isOnPath(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      // The next folder may have it.
    }
  }
  return false;
}

const accepts = ({ hostname, port }) =>
  new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: CONNECT_TIMEOUT_MS });
    const finish = (isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });

/** What a command may need: resolves to what is missing and how to get it, or to undefined. */
const REQUIREMENTS = {
  wrk: () => (isOnPath('wrk') ? undefined : 'wrk, which the package "wrk" of Debian, Ubuntu and Homebrew installs'),
  'redis-server': () =>
    isOnPath('redis-server')
      ? undefined
      : 'redis-server, which the package "redis-server" of Debian and Ubuntu ("redis" of Homebrew) installs',
  chromium: () =>
    findChromium()
      ? undefined
      : 'Chromium, which the package "chromium" of Debian and Ubuntu installs; CHROMIUM_PATH may name another one',
  lighthouse: () => {
    try {
      createRequire(process.env.LIGHTHOUSE ? join(process.env.LIGHTHOUSE, 'package.json') : import.meta.url).resolve(
        'lighthouse',
      );
      return undefined;
    } catch {
      return 'Lighthouse, which `npm install --no-save lighthouse@12` installs; LIGHTHOUSE may name the folder of another one';
    }
  },
  postgres: async () => {
    const url = new URL(process.env.DATABASE_URL ?? DEFAULT_DATABASE_URL);
    if (await accepts(url)) return undefined;
    return `a PostgreSQL server, and none answers at ${url.host}: DATABASE_URL names one, and the package "postgresql" installs it`;
  },
};

const command = process.env.npm_lifecycle_event ? `npm run ${process.env.npm_lifecycle_event}` : 'This command';
for (const name of process.argv.slice(2)) {
  const missing = await REQUIREMENTS[name]();
  if (!missing) continue;
  console.error(`${command} needs ${missing}.`);
  process.exitCode = 1;
}
