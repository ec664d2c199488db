import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scripts } from '../../package.json';

function run(names: string[], env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare/require.mjs', ...names], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', npm_lifecycle_event: 'bench', ...env },
  });
  return { status, lines: stderr.split('\n').filter(Boolean) };
}

test('names the package of a missing program, in one sentence and without a stack', () => {
  expect(run(['wrk', 'redis-server'], { PATH: '/nonexistent' })).toEqual({
    status: 1,
    lines: [
      'npm run bench needs wrk, which the package "wrk" of Debian, Ubuntu and Homebrew installs.',
      'npm run bench needs redis-server, which the package "redis-server" of Debian and Ubuntu ("redis" of Homebrew) installs.',
    ],
  });
});

test('finds a program anywhere on the path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docent-require-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'wrk'), '#!/bin/sh\n', { mode: 0o755 });
  expect(run(['wrk'], { PATH: `/nonexistent:${folder}` })).toEqual({ status: 0, lines: [] });
});

test('says where no PostgreSQL answers, without the password of its URL', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { DATABASE_URL: `postgresql://me:secret@127.0.0.1:${port}/docent` };
  await new Promise((resolve) => server.close(resolve));
  const { status, lines } = run(['postgres'], env);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`none answers at 127.0.0.1:${port}`)]);
  expect(lines.join()).not.toContain('secret');
});

test('knows every program that a command asks for', () => {
  const asked = Object.values(scripts).flatMap(
    (script) => /require\.mjs ([^&]+) &&/.exec(script)?.[1]?.split(' ') ?? [],
  );
  expect(asked.length).toBeGreaterThan(0);
  const { lines } = run([...new Set(asked)], { PATH: '/nonexistent' });
  expect(lines.filter((line) => !line.startsWith('npm run bench needs '))).toEqual([]);
});
