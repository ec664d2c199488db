// npm run demo: a demo company in a separate data folder, Docent serving it, and on a second port an application that has it installed.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playground } from '../../playground/server.mjs';
import { prepare, ROOT } from '../prepare/prepare.mjs';

process.chdir(ROOT);
await prepare({ next: true });

const port = Number(process.env.PORT || 3000);
const appPort = Number(process.env.PLAYGROUND_PORT || port + 1);
const docent = `http://127.0.0.1:${port}`;
const DOCENT_DATA_DIR = process.env.DOCENT_DATA_DIR || '.data/playground';
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  APP_URL: docent,
  DATABASE_URL: '',
  DOCENT_DATA_DIR,
};
const KEPT = join(DOCENT_DATA_DIR, 'playground.json');

/** The demo company: its key and the sign-in. Kept with its data, since neither can be read again. */
function seed() {
  if (existsSync(KEPT)) return JSON.parse(readFileSync(KEPT, 'utf8'));
  console.error('docent: filling the demo company');
  const printed = execFileSync(process.execPath, ['.build/docent.mjs', 'seed', 'demo', '--json'], { env });
  mkdirSync(DOCENT_DATA_DIR, { recursive: true });
  writeFileSync(KEPT, printed, { mode: 0o600 });
  return JSON.parse(printed);
}

const { key, email, password } = seed();
const server = spawn(process.execPath, ['.build/server.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
let application;
const stop = (signal) => {
  application?.close();
  application?.closeAllConnections();
  server.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
server.on('exit', (code) => process.exit(code ?? 1));

let output = '';
await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    output += chunk;
    if (output.includes('Docent is ready on ')) resolve();
  });
});
const company = await fetch(`${docent}/api/v1/company`, { headers: { Authorization: `Bearer ${key}` } });
const { clientToken } = await company.json();
application = playground({ docent, token: clientToken }).listen(appPort, '127.0.0.1', () =>
  console.log(`
The playground, an application with Docent in it
  http://localhost:${appPort}

The dashboard, where its widgets are made
  ${docent}
  ${email}
  ${password}

Change a widget there, go to another page here, and it has changed. Ctrl+C ends both.`),
);
