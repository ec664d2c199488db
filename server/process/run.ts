import { DatabaseInUseError } from '../database/open';
import { setUpToken } from '../features/accounts/sign-in/set-up';
import { keepScript } from '../platform/browser-script';
import { env, SettingsError } from '../platform/env';
import { log } from '../platform/log';
import type { startServices } from './api';
import { openPages } from './pages';
import { type RunningServer, startServer } from './start';
import { welcome } from './welcome';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

let starting: Promise<RunningServer> | undefined;
let stopping = false;

async function onSignal(signal: NodeJS.Signals): Promise<void> {
  if (stopping) process.exit(1);
  stopping = true;
  log.info(`${signal}: answering what is under way, then stopping`);
  // The start is completed first, so that no migration is interrupted.
  await starting?.then(({ stop }) => stop());
  process.exit(0);
}

async function start(dev: boolean, open: typeof startServices | undefined): Promise<void> {
  const settings = env();
  for (const signal of SIGNALS) process.on(signal, onSignal);
  starting = startServer(settings, (answerPages) => openPages(answerPages, dev), open);
  const { url, empty } = await starting;
  if (stopping) return;
  if (!dev)
    await keepScript(settings.DOCENT_DATA_DIR).catch((err: unknown) =>
      log.warn(
        { err },
        'DOCENT_DATA_DIR cannot be written: after an upgrade, pages that pin the script of this release lose it',
      ),
    );
  // The public URL, unless the system chose the port.
  const origin = settings.PORT === 0 ? url : settings.APP_URL;
  if (empty) console.log(welcome(url, `${origin}/setup?token=${setUpToken()}`, settings.DATABASE_URL === undefined));
  console.log(`Docent is ready on ${url}`);
}

/**
 * Serves until a signal ends it. Prints the URL and, on an empty database, what to do next. If the start fails, the process exits with 1.
 * @param options `dev`: Next in development mode; `open` starts the API, instead of `startServices`
 */
export async function runServer({
  dev = false,
  open,
}: {
  dev?: boolean;
  open?: typeof startServices;
} = {}): Promise<void> {
  try {
    await start(dev, open);
  } catch (error) {
    if (error instanceof SettingsError || error instanceof DatabaseInUseError) console.error(error.message);
    else log.fatal({ err: error }, 'Docent could not start');
    process.exit(1);
  }
}
