// Prepares a clone to run. Each step runs only if its inputs have changed. Nothing here may import a package.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { takeLock } from '../../server/platform/process-lock.mjs';
import { compressScripts } from '../build/compress.mjs';
import { writeWidgetTypes } from '../build/widget-types.mjs';
import { checkNode } from './check-node.mjs';
import { hasDevelopmentPackages, hashFiles, isInstalled, readStamps, writeStamp } from './inputs.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BUILD = join(ROOT, '.build');
const ENTRIES = { server: 'server/process/main.ts', docent: 'server/cli/main.ts' };

const BUILD_ENV = {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  NODE_ENV: 'production',
};

/** Runs a program and prints its output only if it fails. */
function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${args.join(' ')} failed (${signal ?? `exit ${code}`})`));
    });
  });
}

const runPackage = (file, args, env) => run(process.execPath, [join('node_modules', file), ...args], env);

async function bundle() {
  const { build } = await import('esbuild');
  const { nativeSpread } = await import('../build/native-spread.mjs');
  const common = {
    absWorkingDir: ROOT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [nativeSpread],
    sourcemap: true,
    logLevel: 'warning',
  };
  // One bundle each: shared chunks would make them depend on each other.
  for (const [name, entry] of Object.entries(ENTRIES))
    await build({ ...common, entryPoints: [entry], outfile: join('.build', `${name}.mjs`) });
}

async function buildScript() {
  const { buildBrowserScript } = await import('../build/browser-script.mjs');
  await buildBrowserScript(ROOT);
  const { buildMcpApp } = await import('../build/mcp-app.mjs');
  await buildMcpApp(ROOT);
}

async function buildPages() {
  await runPackage('next/dist/bin/next', ['build'], BUILD_ENV);
  await compressScripts(join(ROOT, '.next/static'));
}

const SOURCES = ['server', 'widgets', 'prisma', 'package-lock.json', 'tsconfig.json'];

const STEPS = [
  {
    name: 'client',
    says: 'generating the database client',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    output: 'server/generated/prisma/client.ts',
    work: () => runPackage('prisma/build/index.js', ['generate'], BUILD_ENV),
  },
  {
    name: 'bundles',
    says: 'bundling the server and the docent command',
    inputs: [...SOURCES, 'scripts/prepare/prepare.mjs', 'scripts/build/native-spread.mjs'],
    output: '.build/docent.mjs',
    work: bundle,
  },
  {
    name: 'script',
    says: 'building the browser script and the app for MCP',
    inputs: [
      'widgets',
      'embed',
      'package-lock.json',
      'tsconfig.json',
      'scripts/build/browser-script.mjs',
      'scripts/build/mangled-names.mjs',
      'scripts/build/mcp-app.mjs',
    ],
    output: '.build/js/mcp-app.html',
    work: buildScript,
  },
];

/** The types of `@docent/client`, from the description of the API. */
const CLIENT_TYPES = {
  name: 'client types',
  says: 'generating the types of the TypeScript client',
  inputs: [...SOURCES, 'scripts/build/typescript-client.ts'],
  output: 'clients/typescript/src/schema.ts',
  work: () => runPackage('tsx/dist/cli.mjs', ['scripts/build/typescript-client.ts']),
};

/**
 * The pages use no output of the steps above and import only types from the server (an import rule enforces this), so a server change does
 * not rebuild them.
 */
const PAGES = [
  {
    name: 'pages',
    says: 'building the pages (about twenty seconds)',
    inputs: [
      'app',
      'ui',
      'widgets',
      'embed/kit',
      'embed/on-page',
      'embed/preview',
      'package-lock.json',
      'tsconfig.json',
      'messages',
      'public',
      'next.config.mjs',
      'proxy.ts',
      'scripts/build/compile-texts.mjs',
      'scripts/build/compress.mjs',
      'scripts/build/lighten-mantine.mjs',
    ],
    output: '.next/BUILD_ID',
    work: buildPages,
  },
];

const say = (text) => process.stderr.write(`docent: ${text}\n`);

async function lockBuild() {
  mkdirSync(BUILD, { recursive: true });
  let waiting = false;
  for (;;) {
    const lock = takeLock(join(BUILD, 'prepare.lock'));
    if ('release' in lock) return lock;
    if (!waiting) say(`waiting for process ${lock.holder.pid}, which is preparing the same folder`);
    waiting = true;
    await sleep(200);
  }
}

/** Exists while npm installs into node_modules; `npm ci` deletes it with everything else in the folder. */
const UNFINISHED = join(ROOT, 'node_modules/.docent-unfinished');

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...quiet]);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', quiet);
}

/**
 * Installs the packages of package-lock.json that node_modules lacks; development packages only if they are needed or were installed
 * before. After an interrupted install, reinstalls everything.
 */
async function install(dev) {
  const sound = !existsSync(UNFINISHED);
  if (sound && isInstalled(ROOT, dev)) return;
  const all = dev || hasDevelopmentPackages(ROOT);
  const omit = all ? '--include=dev' : '--omit=dev';
  if (sound && isInstalled(ROOT, false)) {
    say('installing the packages for development (about twenty seconds)');
    writeFileSync(UNFINISHED, '');
    await runNpm(['install', '--no-save', omit]);
    rmSync(UNFINISHED);
  } else {
    say(`installing packages (about ${all ? 'a minute' : 'half a minute'})`);
    await runNpm(['ci', omit]);
  }
}

/** Runs the steps whose inputs have changed since their last success, one after the other. */
async function runSteps(steps) {
  for (const step of steps) {
    const hash = hashFiles(ROOT, step.inputs);
    if (readStamps(BUILD)[step.name] === hash && existsSync(join(ROOT, step.output))) continue;
    say(step.says);
    await step.work();
    writeStamp(BUILD, step.name, hash);
  }
}

/**
 * Installs, generates and builds whatever is missing or out of date. Progress goes to standard error.
 * @param {{ next?: boolean, dev?: boolean, clientTypes?: boolean }} wants `next`: build the pages too; `dev`: development packages are
 *   needed; `clientTypes`: the types of `@docent/client` must be up to date. With `dev` alone, they only have to exist.
 */
export async function prepare({ next = false, dev = false, clientTypes = false } = {}) {
  checkNode();
  const lock = await lockBuild();
  try {
    await install(dev);
    writeWidgetTypes(ROOT);
    // Wait for both before releasing the lock, even if one fails.
    const outcomes = await Promise.allSettled([runSteps(STEPS), runSteps(next ? PAGES : [])]);
    for (const { reason } of outcomes) if (reason) throw reason;
    if (clientTypes || (dev && !existsSync(join(ROOT, CLIENT_TYPES.output)))) await runSteps([CLIENT_TYPES]);
  } finally {
    lock.release();
  }
}
