import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startNode, temporaryDir } from '../testing/process';
import { takeLock } from './process-lock.mjs';

const lockFile = () => join(temporaryDir(), 'lock');
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

function take(path: string) {
  const lock = takeLock(path);
  if ('holder' in lock) throw new Error(`held by ${lock.holder.pid}`);
  return lock;
}

async function holdElsewhere(path: string) {
  const script = `
    const { takeLock } = await import(${JSON.stringify(resolve('server/platform/process-lock.mjs'))});
    console.log('holder' in takeLock(${JSON.stringify(path)}) ? 'refused' : 'taken');
    setInterval(() => {}, 1000);`;
  const other = startNode(['--input-type=module', '-e', script]);
  return { ...other, outcome: (await other.seen('e')).trim() };
}

test('a second taker learns who holds the lock', () => {
  const path = lockFile();
  const lock = take(path);
  expect(takeLock(path)).toMatchObject({ holder: { pid: process.pid } });
  lock.release();
  take(path).release();
});

test('after kill -9, the lock file remains, but the next process can take the lock', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  expect(other.outcome).toBe('taken');
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
  other.child.kill('SIGKILL');
  await other.exit;
  expect(read(path).pid).toBe(other.child.pid);
  take(path).release();
});

test('a new process with the process id of a dead holder does not hold the lock', () => {
  const path = lockFile();
  const { release } = take(path);
  const holder = read(path);
  release();
  writeFileSync(path, JSON.stringify({ ...holder, token: 'other', started: 'boot:1' }));
  take(path).release();
});

test('an incomplete lock file does not block', () => {
  const path = lockFile();
  writeFileSync(path, '{"pid":');
  take(path).release();
});

test('the heartbeat shows whether a holder on another host is alive', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  writeFileSync(path, JSON.stringify({ ...read(path), host: 'elsewhere' }));
  expect(takeLock(path)).toMatchObject({ holder: { host: 'elsewhere' } });
  other.child.kill('SIGKILL');
  await other.exit;
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(path, longAgo, longAgo);
  take(path).release();
});

test('a copy of a lock file does not block, even if the process that it names is alive', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  const copy = lockFile();
  writeFileSync(copy, readFileSync(path));
  const lock = take(copy);
  expect(takeLock(copy)).toMatchObject({ holder: { pid: process.pid } });
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
  lock.release();
});

test('a lock file of an earlier version, without the identity of the file, blocks while its process is alive', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  const { file: _, ...before } = read(path);
  writeFileSync(path, JSON.stringify(before));
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
});

test('releasing does not remove a lock that another process has taken since', () => {
  const path = lockFile();
  const lock = take(path);
  const other = { ...read(path), token: 'other' };
  writeFileSync(path, JSON.stringify(other));
  lock.release();
  expect(read(path)).toEqual(other);
});

test('of many processes that find a stale lock, one takes it', async () => {
  const path = lockFile();
  writeFileSync(path, JSON.stringify({ pid: 999_999_999, started: '', host: 'gone', token: 'stale' }));
  utimesSync(path, new Date(0), new Date(0));
  const takers = await Promise.all(Array.from({ length: 8 }, () => holdElsewhere(path)));
  expect(takers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1);
});
