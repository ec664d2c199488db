import { type ChildProcess, spawn } from 'node:child_process';
import { CONTROL } from './addresses';

const isReady = () => fetch(`${CONTROL}/ready`).catch(() => undefined);

/**
 * Starts the tests' server for a program that is not a test. Resolves once it is ready; end it with SIGTERM. It also ends with the
 * program, for example when the program fails or its output is closed.
 */
export async function startServer(): Promise<ChildProcess> {
  if (await isReady()) throw new Error(`Another server runs at ${CONTROL}. Stop it first.`);
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'e2e/support/serve.ts'], {
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.');
    if (await isReady()) return child;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
