import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { isInstalled } from '../../scripts/inputs.mjs';
import { takeLock } from '../../server/kernel/process-lock.mjs';
import { ORIGIN } from '../support/addresses';

const APPS = fileURLToPath(new URL('./apps', import.meta.url));
const BUILT = '.build/hosts';
const LOCK = '.build/hosts.lock';
const WAIT_MS = 500;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

/** The applications by name: the files of `apps/`. */
const appFiles = () => readdirSync(APPS).filter((name) => /\.jsx?$/.test(name));

/** Installs the libraries and bundles the applications, unless another process has. They take about 380 MB. */
async function prepareApps(): Promise<void> {
  mkdirSync('.build', { recursive: true });
  let lock = takeLock(LOCK);
  while (!('release' in lock)) {
    await sleep(WAIT_MS);
    lock = takeLock(LOCK);
  }
  try {
    if (!isInstalled(APPS, false))
      await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: APPS,
      });
    await build({
      entryPoints: appFiles().map((name) => join(APPS, name)),
      outdir: BUILT,
      bundle: true,
      minify: true,
      jsx: 'automatic',
      format: 'iife',
      define: { 'process.env.NODE_ENV': '"production"', __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
      loader: { '.svg': 'dataurl', '.woff2': 'dataurl', '.woff': 'dataurl', '.ttf': 'dataurl' },
      logLevel: 'error',
    });
  } finally {
    lock.release();
  }
}

const page = (name: string, token: string, head: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1">
${existsSync(join(BUILT, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : ''}${head}</head>
<body><div id="root"></div><script src="/${name}.js"></script>
<script async src="${ORIGIN}/js/main.js" id="docentScript" data-client-token="${token}"></script></body></html>`;

/** The applications of `apps/` under a server of their own, with a company's script in them. */
export type Hosts = { urlOf: (app: string, clientToken: string) => string; stop: () => void };

/** @param head what each page has in its head besides, such as a script that runs before all others */
export async function startHosts(head = ''): Promise<Hosts> {
  await prepareApps();
  const server: Server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const type = TYPES[extname(pathname)];
    const file = join(BUILT, pathname.replace(/[^\w./-]|\.\./g, ''));
    if (type && existsSync(file)) {
      res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(readFileSync(file));
      return;
    }
    const [, name = ''] = pathname.split('/');
    const isKnown = appFiles().some((one) => one.replace(/\.jsx?$/, '') === name);
    if (!isKnown) {
      res.writeHead(404).end();
      return;
    }
    const token = (searchParams.get('token') ?? '').replace(/\W/g, '');
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(name, token, head));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (app, clientToken) => `http://localhost:${port}/${app}?token=${clientToken}`,
    stop: () => server.close(),
  };
}
