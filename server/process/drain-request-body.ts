import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_DRAINED_BYTES = 50 * 1_048_576;
const MAX_DRAIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Drains the rest of a request body that is answered early, since many clients read the response only after they have sent everything.
 * Destroys the connection after 50 MB or 30 seconds. Call it before the response is sent.
 */
export function drainRequestBody(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  const { socket } = req;
  // With `Connection: close`, Node would close the socket with the response. Here it is closed after the body.
  const closes = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  const end = () => closes && socket.end();
  const { writeHead } = res;
  // A complete body needs no draining, so the response can announce the close.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (closes && req.complete) res.shouldKeepAlive = false;
    return writeHead.apply(res, head);
  }) as typeof writeHead;
  res.once('finish', () => {
    if (req.complete) return void end();
    const before = socket.bytesRead;
    const deadline = Date.now() + MAX_DRAIN_MS;
    const timer = setInterval(() => {
      if (req.complete) end();
      else if (socket.bytesRead - before > MAX_DRAINED_BYTES || Date.now() > deadline) socket.destroy();
      if (req.complete || socket.destroyed) clearInterval(timer);
    }, LOOK_EVERY_MS).unref();
    req.resume();
  });
}
