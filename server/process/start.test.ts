import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../platform/env';
import { createMigratedDatabase } from '../testing/database';
import type { Handler } from './http';
import { startServer } from './start';

async function settings(more: Record<string, string> = {}) {
  const url = await createMigratedDatabase();
  const source = { ...process.env, REDIS_URL: '', PORT: '0', ...(url ? { DATABASE_URL: url } : {}), ...more };
  return readEnv(source);
}

function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a request in flight is answered before the database closes; new ones are refused', async () => {
  const [entered, release] = [latch(), latch()];
  const slow: Handler = async (_, res) => {
    entered.open();
    await release.opened;
    res.end('done');
  };
  const server = await startServer(await settings(), async () => slow);
  expect(server.empty).toBe(true);
  const answer = fetch(server.url).then((response) => response.text());
  await entered.opened;
  const stopped = server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  release.open();
  expect(await answer).toBe('done');
  await stopped;
  expect(server.stop()).toBe(stopped);
});

test('an idle connection does not delay the stop of the server', async () => {
  const server = await startServer(await settings(), async () => (_, res) => void res.end('ok'));
  await fetch(server.url).then((response) => response.text());
  const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  const closed = new Promise((resolve) => idle.once('close', resolve));
  await server.stop();
  await closed;
});

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = startServer(await settings({ PORT: String(port) }), async () => () => {});
  await expect(start).rejects.toThrow(`PORT: ${port} is in use on 127.0.0.1`);
});

test('an address of another machine is reported in one line', async () => {
  const start = startServer(await settings({ HOST: '192.0.2.1' }), async () => () => {});
  await expect(start).rejects.toThrow('HOST: 192.0.2.1 is not an address of this machine');
});
