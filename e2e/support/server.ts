import { type ChildProcess, spawn } from 'node:child_process';
import { CONTROL } from './addresses';

/** Starts the tests' server for a program that is not a test. Resolves once it is ready; end it with SIGTERM. */
export async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'e2e/support/serve.ts'], {
    stdio: 'inherit',
  });
  for (;;) {
    if (await fetch(`${CONTROL}/ready`).catch(() => undefined)) return child;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
