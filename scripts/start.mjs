// npm start: prepares what is missing, then serves in this same process, so that signals reach the server.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
process.env.NODE_ENV ??= 'production';
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
try {
  await prepare({ next: true });
} catch (error) {
  console.error(`docent: ${error.message}`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, '.build/server.mjs')).href);
