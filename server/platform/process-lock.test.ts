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

test('a lock outlives neither a kill -9 of its process nor blocks the next', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  expect(other.outcome).toBe('taken');
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
  other.child.kill('SIGKILL');
  await other.exit;
  expect(read(path).pid).toBe(other.child.pid);
  take(path).release();
});

test('a process that took the id of the dead holder does not count', () => {
  const path = lockFile();
  const { release } = take(path);
  const holder = read(path);
  release();
  writeFileSync(path, JSON.stringify({ ...holder, token: 'other', started: 'boot:1' }));
  take(path).release();
});

test('a file that was never finished is no lock', () => {
  const path = lockFile();
  writeFileSync(path, '{"pid":');
  take(path).release();
});

test('on another host the heartbeat tells', async () => {
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

test('a copy of the file is no lock, although the process that it names lives', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  const copy = lockFile();
  writeFileSync(copy, readFileSync(path));
  const lock = take(copy);
  expect(takeLock(copy)).toMatchObject({ holder: { pid: process.pid } });
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
  lock.release();
});

test('a lock of a version that did not write the identity of the file holds while its process lives', async () => {
  const path = lockFile();
  const other = await holdElsewhere(path);
  const { file: _, ...before } = read(path);
  writeFileSync(path, JSON.stringify(before));
  expect(takeLock(path)).toMatchObject({ holder: { pid: other.child.pid } });
});

test('releasing leaves a lock alone that someone else holds by now', () => {
  const path = lockFile();
  const lock = take(path);
  const other = { ...read(path), token: 'other' };
  writeFileSync(path, JSON.stringify(other));
  lock.release();
  expect(read(path)).toEqual(other);
});

test('of many that find a stale lock, one takes it', async () => {
  const path = lockFile();
  writeFileSync(path, JSON.stringify({ pid: 999_999_999, started: '', host: 'gone', token: 'stale' }));
  utimesSync(path, new Date(0), new Date(0));
  const takers = await Promise.all(Array.from({ length: 8 }, () => holdElsewhere(path)));
  expect(takers.filter(({ outcome }) => outcome === 'taken')).toHaveLength(1);
});
