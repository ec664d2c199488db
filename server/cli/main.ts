import { openMigratedDatabase } from '../database/open';
import { env } from '../platform/env';
import { runCli } from './run';

const code = await runCli(
  process.argv.slice(2),
  { out: (text) => console.log(text), err: (text) => console.error(text) },
  () => openMigratedDatabase(env()),
);
// Not left to the event loop: the schema engine keeps a timer for ten seconds.
process.exit(code);
