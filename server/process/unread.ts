import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 50 * 1_048_576;
const LONGEST_MS = 30_000;
const LOOK_EVERY_MS = 100;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Passes over what is left of a request when it is answered before all of it came: many clients hear the answer only once they
 * have sent everything. After 50 MB or 30 seconds the connection is cut. Call it before the request is answered.
 */
export function passOverRest(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  const { socket } = req;
  // Node closes the connection with the answer where the client wants that; here it is closed once the client is through.
  const closes = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  const end = () => closes && socket.end();
  const { writeHead } = res;
  // Of what came whole nothing is passed over, and the answer says that it is the last.
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (closes && req.complete) res.shouldKeepAlive = false;
    return writeHead.apply(res, head);
  }) as typeof writeHead;
  res.once('finish', () => {
    if (req.complete) return void end();
    const before = socket.bytesRead;
    const deadline = Date.now() + LONGEST_MS;
    const timer = setInterval(() => {
      if (req.complete) end();
      else if (socket.bytesRead - before > MOST_BYTES || Date.now() > deadline) socket.destroy();
      if (req.complete || socket.destroyed) clearInterval(timer);
    }, LOOK_EVERY_MS).unref();
    req.resume();
  });
}
