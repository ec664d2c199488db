// npm run dev: Next in development mode inside the server, restarted whenever a file of the server changes.
import { spawn } from 'node:child_process';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
await prepare({ dev: true });
const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'server/process/main.ts', '--dev'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
