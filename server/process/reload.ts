import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import { build } from 'esbuild';
import type { Database } from '../database/types';
import type { Env } from '../platform/env';
import { type Api, startServices } from './api';

const WATCHED = ['server', 'widgets'];
/** A delay before a reload, since editors write a file in several steps. */
const DEBOUNCE_MS = 50;
/** Files that are not reloaded: tests, and code that runs once per process, for which scripts/start/dev.mjs restarts the process. */
const STARTED_ONCE = /^server\/(process|database|platform|generated)\/|\.test\.ts$/;

/** Bundles the current files of the API, and loads the bundle as a new module. */
async function loadApi(root: string, turn: number): Promise<{ startServices: typeof startServices }> {
  const outfile = join(root, '.build', 'reloaded.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['server/process/api.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'silent',
    outfile,
  });
  return import(`${pathToFileURL(outfile).href}?${turn}`);
}

/** The API for `npm run dev`: changes of its files take effect without a restart, and the database stays open. */
export async function openReloadingApi(database: Database, settings: Env): Promise<Api> {
  const root = process.cwd();
  let turn = 0;
  let current = await startServices(database, settings);
  const routes = [...current.routes];

  async function reload(): Promise<void> {
    const started = performance.now();
    try {
      const next = await (await loadApi(root, ++turn)).startServices(database, settings);
      const last = current;
      current = next;
      routes.splice(0, routes.length, ...next.routes);
      console.log(`docent: the server's changes are in place (${Math.round(performance.now() - started)} ms)`);
      await last.close();
    } catch (error) {
      console.log('docent: the server stays as it was:', error instanceof Error ? error.message : error);
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let reloading: Promise<void> = Promise.resolve();
  const watcher = watch(WATCHED, {
    cwd: root,
    ignoreInitial: true,
    ignored: (path) => STARTED_ONCE.test(relative(root, path)),
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloading = reloading.then(reload);
    }, DEBOUNCE_MS);
  });
  return {
    routes,
    ofHost: (host) => current.ofHost(host),
    answerPages: { ...current.answerPages, open: (...args) => current.answerPages.open(...args) },
    close: async () => {
      await watcher.close();
      clearTimeout(timer);
      await reloading;
      await current.close();
    },
  };
}
