import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode } from '../prepare/check-node.mjs';
import { prepare, ROOT } from '../prepare/prepare.mjs';

/**
 * Prepares what is missing, then runs a bundle of .build in this same process, so that signals reach it.
 * Settings also come from a file .env next to package.json; variables of the environment take precedence.
 * @param {string} bundle such as `server.mjs`
 * @param {{ next?: boolean }} wants `next`: the pages are needed
 */
export async function launch(bundle, wants) {
  checkNode();
  process.chdir(ROOT);
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.NODE_ENV ??= 'production';
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  try {
    await prepare(wants);
  } catch (error) {
    console.error(`docent: ${error.message}`);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(ROOT, '.build', bundle)).href);
}
