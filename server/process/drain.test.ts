import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { drainable } from './drain';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('keeps no sockets of clients that disconnected before their answer', async () => {
  const server = createServer(() => {});
  const { leave } = drainable(server);
  const sockets: WeakRef<Socket>[] = [];
  server.on('connection', (socket) => sockets.push(new WeakRef(socket)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (let client = 0; client < 20; client += 1) {
    const closed = new Promise<void>((resolve) => server.once('request', (_, res) => void res.once('close', resolve)));
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    server.once('request', () => socket.destroy());
    await closed;
  }
  await expect
    .poll(() => {
      collectGarbage();
      return sockets.filter((socket) => socket.deref()).length;
    })
    .toBeLessThan(5);
  await leave(0);
});
