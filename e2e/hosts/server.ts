import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { hashFiles, isInstalled } from '../../scripts/prepare/inputs.mjs';
import { BINDINGS, buildBinding } from '../../scripts/publish/bindings.mjs';
import { buildBrowserPackage } from '../../scripts/publish/browser-package.mjs';
import { takeLock } from '../../server/platform/process-lock.mjs';
import { ORIGIN } from '../support/addresses';
import { answerOf } from './built';

const APPS = fileURLToPath(new URL('./apps', import.meta.url));
/** The folder of the applications that this file bundles. The applications of `built.ts` are not bundled here. */
const BUNDLES = '.build/hosts';
const LOCK = '.build/hosts.lock';
const LOCK_POLL_MS = 500;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.map': 'application/json' };

/** The applications by name: the files of `apps/`. */
const appFiles = () => readdirSync(APPS).filter((name) => /\.jsx?$/.test(name));
/** True for an application that gets Docent from a package. */
const hasPackage = (name: string) => name.startsWith('bindings-');

/** Compiles Svelte components. */
const svelte: Plugin = {
  name: 'svelte',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = await import(pathToFileURL(join(APPS, 'node_modules/svelte/src/compiler/index.js')).href);
      const { js } = compile(readFileSync(path, 'utf8'), { filename: path, generate: 'client' });
      return { contents: js.code, loader: 'js', resolveDir: APPS };
    }),
};

const PACKAGES = join(APPS, 'node_modules/@docent');
const SOURCES = ['embed', 'widgets', 'clients', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Builds Docent's packages, unless their sources are unchanged: other workers may be using those packages. */
async function installPackages(): Promise<void> {
  const root = process.cwd();
  const stamp = join(PACKAGES, '.made-of');
  const hash = hashFiles(root, SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await buildBrowserPackage(root, join(PACKAGES, 'browser'));
  for (const name of BINDINGS) buildBinding(root, name, join(PACKAGES, name));
  writeFileSync(stamp, hash);
}

/** Installs the libraries (about 380 MB) if they are missing, and bundles the applications. Only one process does so at a time. */
async function prepareApps(): Promise<void> {
  mkdirSync('.build', { recursive: true });
  let lock = takeLock(LOCK);
  while (!('release' in lock)) {
    await sleep(LOCK_POLL_MS);
    lock = takeLock(LOCK);
  }
  try {
    if (!isInstalled(APPS, false))
      await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: APPS,
      });
    await installPackages();
    const common: BuildOptions = {
      outdir: BUNDLES,
      bundle: true,
      jsx: 'automatic',
      format: 'iife',
      define: { __VUE_OPTIONS_API__: 'true', __VUE_PROD_DEVTOOLS__: 'false' },
      loader: { '.svg': 'dataurl', '.woff2': 'dataurl', '.woff': 'dataurl', '.ttf': 'dataurl' },
      logLevel: 'error',
    };
    const entries = (isWanted: (name: string) => boolean) =>
      appFiles()
        .filter(isWanted)
        .map((name) => join(APPS, name));
    await build({
      ...common,
      entryPoints: entries((name) => !hasPackage(name)),
      minify: true,
      define: { ...common.define, 'process.env.NODE_ENV': '"production"' },
    });
    // A development build, because React's StrictMode does nothing in production.
    await build({
      ...common,
      entryPoints: entries(hasPackage),
      plugins: [svelte],
      define: { ...common.define, 'process.env.NODE_ENV': '"development"' },
    });
  } finally {
    lock.release();
  }
}

type Page = { name: string; token: string; head: string; body: string };

const page = ({ name, token, head, body }: Page) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title><meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head>
<body data-docent="${ORIGIN}">${body}
${hasPackage(name) ? '' : `<script async src="${ORIGIN}/js/main.js" id="docentScript" data-client-token="${token}"></script>`}</body></html>`;

const bundled = (name: string) => ({
  head: existsSync(join(BUNDLES, `${name}.css`)) ? `<link rel="stylesheet" href="/${name}.css">` : '',
  body: `<div id="root"></div><script src="/${name}.js"></script>`,
});

/** The applications of `apps/` on a separate server, with a company's script in them. */
export type Hosts = { urlOf: (app: string, clientToken: string) => string; stop: () => void };

/**
 * Starts the server of the applications; call it in `beforeAll`.
 * @param head additional HTML for the head of each page, such as a script that runs before all others
 */
export async function startHosts(head = ''): Promise<Hosts> {
  await prepareApps();
  let origin = '';
  const server: Server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const [, name = '', ...rest] = pathname.split('/');
    const built = answerOf(join(APPS, 'node_modules'), origin, name, rest.join('/'));
    const file = built ? 'file' in built && built.file : join(BUNDLES, pathname.replace(/[^\w./-]|\.\./g, ''));
    const type = file && TYPES[extname(file)];
    if (type && existsSync(file)) {
      res.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(readFileSync(file));
      return;
    }
    if (built && 'json' in built) {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(built.json));
      return;
    }
    const isBundled = appFiles().some((one) => one.replace(/\.jsx?$/, '') === name);
    const parts = built && 'body' in built ? built : isBundled ? bundled(name) : undefined;
    if (!parts) {
      res.writeHead(404).end();
      return;
    }
    const token = (searchParams.get('token') ?? '').replace(/\W/g, '');
    const html = page({ name, token, head: head + parts.head, body: parts.body });
    res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: (app, clientToken) => `${origin}/${app}?token=${clientToken}`,
    stop: () => server.close(),
  };
}
