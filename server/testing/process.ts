import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export type Exit = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type Running = {
  child: ChildProcess;
  /** Resolves once standard output holds `text`, with all of it so far; rejects when the process ends first. */
  seen: (text: string) => Promise<string>;
  exit: Promise<Exit>;
};

const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'NODE_V8_COVERAGE'];

/**
 * Starts a program in this folder or another, and ends it with the test. Its environment has the given settings, and the variables of this
 * process that every program needs, such as PATH.
 */
export function startProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Running {
  const base = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
  const child = spawn(command, args, {
    cwd,
    env: { ...base, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  const watchers = new Set<() => void>();
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    for (const check of watchers) check();
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const exit = new Promise<Exit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  const seen = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => stdout.includes(text) && resolve(stdout);
      watchers.add(check);
      exit.then(() => reject(new Error(`The process ended without printing "${text}":\n${stdout}\n${stderr}`)));
      check();
    });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return { child, seen, exit };
}

/** Starts a Node program. @param args the file and its arguments */
export const startNode = (args: string[], env?: Record<string, string>, cwd?: string): Running =>
  startProgram(process.execPath, args, env, cwd);

/** Makes a folder that is removed after the test. */
export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'docent-test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** So that a loaded machine does not make the server answer 503. Tests of outages set `DOCENT_WAIT_FACTOR` themselves. */
const PATIENT = { DOCENT_WAIT_FACTOR: '20' };

/** Starts the built server of this folder or another, as `npm start` does, on a free port. Resolves when it is ready. */
export async function startDocent(env: Record<string, string>, cwd?: string): Promise<Running & { url: string }> {
  const running = startNode(['.build/server.mjs'], { PORT: '0', ...PATIENT, ...env }, cwd);
  const output = await running.seen('Docent is ready on ');
  const url = /ready on (\S+)/.exec(output)?.[1] ?? '';
  return { ...running, url };
}

/** Runs the `docent` command until it exits. */
export const runDocent = (args: string[], env: Record<string, string>, cwd?: string): Promise<Exit> =>
  startNode(['.build/docent.mjs', ...args], env, cwd).exit;
