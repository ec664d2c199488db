// npm run dev: the server with Next in development mode. Next reloads changed pages, and the server reloads its own changed code. Only
// changes to code that opens the database or listens, and to the sources of generated code, start it again.
import { spawn } from 'node:child_process';
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
const STARTED_ONCE = ['server/process', 'server/database', 'server/platform', 'prisma', 'widgets/registry.json'];
const SETTLED_MS = 100;

let child;
let [again, stopping] = [false, false];

async function start() {
  again = false;
  await prepare({ dev: true });
  child = spawn(process.execPath, ['--import', 'tsx', 'server/process/dev.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
  });
  child.on('exit', (code) => {
    if (again && !stopping) start();
    // After a failed start, wait for a change.
    else if (stopping || code === 0) process.exit(code ?? 1);
    else console.error('docent: waiting for a change');
    child = undefined;
  });
}

await start();
// `prepare` has installed it by now.
const { watch } = await import('chokidar');
let timer;
watch(STARTED_ONCE, { ignoreInitial: true, ignored: (path) => path.endsWith('.test.ts') }).on('all', (_, path) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.error(`docent: starting again, ${path} has changed`);
    again = true;
    if (child) child.kill('SIGTERM');
    else start();
  }, SETTLED_MS);
});

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    stopping = true;
    if (child) child.kill(signal);
    else process.exit(0);
  });
