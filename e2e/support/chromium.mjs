import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // The same browser without its window: it takes half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine: the one that `CHROMIUM_PATH` names, else the first in a usual place; undefined if there is none. */
export const findChromium = () => PLACES.find((path) => path && existsSync(path));

/** The flags of every test's browser, which must send no requests of its own to other hosts. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
