import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { DocentError, invalid } from '../platform/errors';

/** The largest body that is read. */
export const MAX_BODY = 1_048_576;

export const tooLarge = (most = MAX_BODY) =>
  new DocentError('payload_too_large', `The body is larger than ${most} bytes.`);

const notUtf8 = (paths: string[], what: string) =>
  invalid(paths.map((path) => ({ path, code: 'invalid_encoding', message: `${what} must be UTF-8.` })));

/** Rejects a body whose headers declare a content encoding or a charset other than UTF-8. */
function requirePlainText({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new DocentError(
      'unsupported_media_type',
      `Send the body as it is: Content-Encoding ${encoding} is not taken.`,
    );
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? [];
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    throw new DocentError('unsupported_media_type', `Send the body as UTF-8: the charset ${charset} is not taken.`);
}

/** Reads a body of at most `most` bytes. The rest of a larger body stays unread; the response decides whether to drain it. */
function readBytes(req: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(req.headers['content-length']) > most) return Promise.reject(tooLarge(most));
  return new Promise((resolve, reject) => {
    // The client has disconnected: this error reaches no one, and is no error of the server.
    const cutShort = () => reject(new DocentError('validation_error', 'The body is incomplete.'));
    // A request that was destroyed before the listeners were added emits no more events.
    if (req.destroyed) return cutShort();
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) return void chunks.push(chunk);
      chunks.length = 0;
      reject(tooLarge(most));
    });
    req.on('end', () => resolve(Buffer.concat(chunks)));
    // The `close` event follows every request, so the error, with its stack trace, is created only if the body did not end.
    req.on('error', cutShort).on('close', () => req.readableEnded || cutShort());
  });
}

const decoder = new TextDecoder();

/**
 * Reads a body as text, without a byte order mark.
 * @throws DocentError `payload_too_large` before it reads more than `most` bytes; `unsupported_media_type` for a content
 * encoding or another charset; `validation_error` for bytes that are not UTF-8
 */
export async function readNodeBody(req: IncomingMessage, most = MAX_BODY): Promise<string> {
  requirePlainText(req);
  const bytes = await readBytes(req, most);
  if (!isUtf8(bytes)) throw notUtf8([''], 'The body');
  return decoder.decode(bytes);
}

const bytesOf = (escaped: string): Buffer =>
  Buffer.from(
    escaped.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/** Reads the query parameters of a request. @throws DocentError `validation_error` for invalid UTF-8 */
export function readQuery({ url = '' }: IncomingMessage): URLSearchParams {
  const [, query = ''] = url.split(/\?(.*)/s);
  const damaged = query.split('&').filter((pair) => !isUtf8(bytesOf(pair)));
  if (damaged.length)
    throw notUtf8(
      damaged.map((pair) => pair.replace(/=.*/s, '')),
      'The value',
    );
  return new URLSearchParams(query);
}
