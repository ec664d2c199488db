import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '../../platform/log';
import type { Rows } from '../router';
import { sendRows } from './send';

/** Sends a request to a server that sends these rows. The client does not read yet. */
async function ask(rows: Rows, timeoutMs?: number) {
  let served: { res: ServerResponse; sent: Promise<void> } | undefined;
  const server = createServer((_, res) => {
    served = { res, sent: sendRows(res, rows, timeoutMs === undefined ? {} : { timeoutMs }) };
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const asked = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  asked.on('error', () => {});
  const [answer] = await once(asked, 'response');
  if (!served) throw new Error('The server received no request.');
  return { answer, ...served };
}

async function* endless(text: string, read: () => void = () => {}): Rows {
  for (;;) {
    read();
    yield [[text]];
  }
}

test('a client that reads nothing is disconnected, and only the rows that fit into the buffers are read', async () => {
  const read = vi.fn();
  const { answer, res, sent } = await ask(endless('x'.repeat(100_000), read), 200);
  answer.on('error', () => {});
  await sent;
  expect(res.destroyed).toBe(true);
  expect(res.writableFinished).toBe(false);
  expect(read.mock.calls.length).toBeLessThan(1_000);
});

test('an error while reading is logged and destroys the connection', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const fault = new Error('the table is gone');
  async function* broken(): Rows {
    yield [['first']];
    throw fault;
  }
  const { answer, sent } = await ask(broken());
  await expect(answer.toArray()).rejects.toThrow('aborted');
  await sent;
  expect(logged).toHaveBeenCalledWith({ err: fault }, 'a download was cut');
});

test('a disconnect stops reading and is not logged', async () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { answer, sent } = await ask(endless('x'));
  answer.destroy();
  await sent;
  expect(logged).not.toHaveBeenCalled();
});
