import { env } from '../env';
import { openStore } from '../store';
import { runCli } from './run';

process.exitCode = await runCli(
  process.argv.slice(2),
  { out: (text) => console.log(text), err: (text) => console.error(text) },
  () => openStore(env()),
);
