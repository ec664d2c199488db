// @ts-check
// Plain JavaScript: scripts/prepare/prepare.mjs uses it before anything is installed or built.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

const HEARTBEAT_MS = 2_000;
const SILENT_MS = 10_000;

/**
 * `file` is the identity of the lock file itself, which a copy of the file does not have.
 * @typedef {{ pid: number, started: string, host: string, file?: string, token: string }} Holder
 */

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * A token that distinguishes a process from a later one with the same id: its boot id and start time where /proc has them, else empty.
 * The token of a zombie process is `dead`.
 * @param {number} pid
 */
function startToken(pid) {
  // The command name is in parentheses, and may itself contain spaces and parentheses.
  const [state, ...fields] = readText(`/proc/${pid}/stat`).replace(/^.*\)/s, '').trim().split(' ');
  if (state === 'Z' || state === 'X') return 'dead';
  return fields[18] ? `${readText('/proc/sys/kernel/random/boot_id').trim()}:${fields[18]}` : '';
}

/** @param {number} pid */
function exists(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Device and inode of a file; empty when it is missing.
 * @param {string} path
 */
function identityOf(path) {
  const file = statSync(path, { bigint: true, throwIfNoEntry: false });
  return file ? `${file.dev}:${file.ino}` : '';
}

/**
 * @param {string} path
 * @returns {Holder | undefined} undefined when the file is missing or was never written to its end
 */
function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {number} ms */
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * True when the file's modification time changes within ten seconds. A live process keeps updating that of its lock.
 * @param {string} path
 */
function hasHeartbeat(path) {
  const begun = performance.now();
  const first = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  while (first !== undefined && performance.now() - begun < SILENT_MS) {
    const seen = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (seen !== first) return seen !== undefined;
    if (Date.now() - first > SILENT_MS) return false;
    pause(HEARTBEAT_MS / 10);
  }
  return false;
}

/**
 * Checks a holder on this host by its process id, if the file is the original one. In a copied folder, or one shared with another host or
 * container, the id means nothing, so the heartbeat is checked. A copy has none.
 * @param {string} path
 * @param {Holder} holder
 */
function isAlive(path, holder) {
  if (holder.host === hostname() && holder.file === identityOf(path))
    return exists(holder.pid) && holder.started === startToken(holder.pid);
  return hasHeartbeat(path);
}

/**
 * Creates `path` from `draft` unless it exists. The new file has all its content from the first moment.
 * @param {string} draft
 * @param {string} path
 */
function createFrom(draft, path) {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces a dead holder's file. A guard file keeps two processes from both doing so.
 * @param {string} draft
 * @param {string} path
 * @param {Holder | undefined} dead
 */
function takeOver(draft, path, dead) {
  const guard = `${path}.takeover`;
  const left = statSync(guard, { throwIfNoEntry: false });
  if (left && Date.now() - left.mtimeMs > SILENT_MS) unlinkSync(guard);
  if (!createFrom(draft, guard)) return false;
  try {
    const holder = readHolder(path);
    if (holder && holder.token !== dead?.token && isAlive(path, holder)) return false;
    renameSync(guard, path);
    return true;
  } finally {
    if (readHolder(guard)?.token === readHolder(draft)?.token) unlinkSync(guard);
  }
}

/**
 * Takes the lock file at `path` for this process. A lock whose process is gone is taken over.
 * @param {string} path
 * @returns {{ release: () => void } | { holder: Holder }} a lock to release, or who holds it
 */
export function takeLock(path) {
  const token = randomBytes(12).toString('hex');
  const draft = `${path}.${token}`;
  writeFileSync(draft, '', { mode: 0o600 });
  // A link and a rename keep the inode, so the draft already has the identity of the lock file.
  const own = { pid: process.pid, started: startToken(process.pid), host: hostname(), file: identityOf(draft), token };
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (;;) {
      if (createFrom(draft, path)) return held(path, token);
      const holder = readHolder(path);
      if (holder && isAlive(path, holder)) return { holder };
      if (takeOver(draft, path, holder)) return held(path, token);
      pause(20);
    }
  } finally {
    unlinkSync(draft);
  }
}

/**
 * @param {string} path
 * @param {string} token
 */
function held(path, token) {
  const beat = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // Someone removed the file; there is nothing left to keep fresh.
    }
  }, HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (readHolder(path)?.token === token) unlinkSync(path);
  };
  process.on('exit', release);
  return { release };
}
