import { openMigratedDatabase } from '../database/open';
import { env } from '../platform/env';
import { runCli } from './run';

const code = await runCli(
  process.argv.slice(2),
  { out: (text) => console.log(text), err: (text) => console.error(text) },
  () => openMigratedDatabase(env()),
);
// Exits at once: a timer of the schema engine would keep the process running for ten seconds.
process.exit(code);
