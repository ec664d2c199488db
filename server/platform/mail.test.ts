import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';

/** A server that accepts connections and sends only `greeting`. */
async function startMute(greeting = ''): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    if (greeting) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The longest time for an attempt: far longer than the timeout of sending, far shorter than the defaults of the library. */
const BOUND_MS = 20_000;

it.each(['', '220 ready\r\n'])(
  'gives up on a server that says no more than %j',
  async (greeting) => {
    vi.stubEnv('SMTP_URL', await startMute(greeting));
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const { sendMail } = await import('./mail');
    expect(await sendMail({ to: 'ada@example.com', subject: 'Hello', text: 'Hello.' })).toBe(false);
  },
  BOUND_MS,
);
