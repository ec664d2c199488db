import type { IncomingMessage } from 'node:http';
import { DocentError } from '../kernel/errors';

/** The largest body that is read. */
export const MAX_BODY = 1_048_576;

export const tooLarge = (most = MAX_BODY) =>
  new DocentError('payload_too_large', `The body is larger than ${most} bytes.`);

/** Reads a body as text. @throws DocentError `payload_too_large` before it reads more than `most` bytes. */
export function readNodeBody(req: IncomingMessage, most = MAX_BODY): Promise<string> {
  if (Number(req.headers['content-length']) > most) return Promise.reject(tooLarge(most));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) reject(tooLarge(most));
      else chunks.push(chunk);
    });
    req.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    req.on('error', reject);
  });
}

/** The address that a request came from; behind a trusted proxy, the last one that it reports. */
export function clientIp(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .pop()
        ?.trim()
    : '';
  return forwarded || req.socket.remoteAddress || 'unknown';
}

/** Reads a header by its name in lower case. */
export type Header = (name: string) => string | undefined;

/** The headers of a request; one that was sent several times is one text. */
export const headersOf =
  (req: IncomingMessage): Header =>
  (name) => {
    const value = req.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
