// The docent command: prepares what is missing (never the pages), then runs.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare, ROOT } from './prepare.mjs';

process.chdir(ROOT);
process.env.NODE_ENV ??= 'production';
try {
  await prepare();
} catch (error) {
  console.error(`docent: ${error.message}`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, '.build/docent.mjs')).href);
