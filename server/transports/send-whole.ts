import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The minimum length of a text to compress: shorter texts hardly shrink. */
const COMPRESSED_FROM = 1_024;

// Speed matters more than size, since a response is compressed each time it is sent.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
// In order of preference.
const COMPRESSORS: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
};

/** The preferred encoding of a client by `Accept-Encoding`; undefined for none. */
export function encodingFor(req: IncomingMessage): string | undefined {
  const wanted = new Map(
    String(req.headers['accept-encoding'] ?? '')
      .toLowerCase()
      .split(',')
      .map((one): [string, number] => {
        const [name = '', ...parameters] = one.trim().split(/\s*;\s*/);
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality === undefined ? 1 : Number(quality.slice(2))];
      }),
  );
  const quality = (name: string) => wanted.get(name) ?? wanted.get('*') ?? 0;
  const [best] = Object.keys(COMPRESSORS).sort((one, other) => quality(other) - quality(one));
  return best !== undefined && quality(best) > 0 ? best : undefined;
}

export type SendOptions = {
  /** True when the text must not be compressed, since its length would reveal a secret (BREACH). */
  secret?: boolean | undefined;
};

/** True when a text is large enough to compress and contains no secret. */
export const mayCompress = (text: string, { secret }: SendOptions): boolean =>
  !secret && text.length >= COMPRESSED_FROM;

/** Adds `Vary: Accept-Encoding`. */
export function varyByEncoding(res: ServerResponse): void {
  const known = res.getHeader('Vary')?.toString();
  if (!known?.includes('Accept-Encoding'))
    res.setHeader('Vary', known ? `${known}, Accept-Encoding` : 'Accept-Encoding');
}

/** Compressed forms of a text, by encoding. */
export type Encoded = Map<string, Buffer>;

/** A text in the preferred encoding of the client. `known` caches the compressed forms. Without compression, `encoding` is undefined. */
export async function compressedFor(
  req: IncomingMessage,
  text: string,
  known: Encoded,
): Promise<{ encoding?: string | undefined; body: Buffer }> {
  const encoding = mayCompress(text, {}) ? encodingFor(req) : undefined;
  const name = encoding ?? 'identity';
  const compress = COMPRESSORS[name];
  const body = known.get(name) ?? (compress ? await compress(text) : Buffer.from(text));
  known.set(name, body);
  return { encoding, body };
}

/** Ends a response with a complete text, compressed for clients that accept it. Status and headers must be set. */
export async function sendWhole(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  sending: SendOptions = {},
): Promise<void> {
  let body: string | Buffer = text;
  if (mayCompress(text, sending)) {
    varyByEncoding(res);
    const encoding = encodingFor(req);
    const compress = encoding && COMPRESSORS[encoding];
    if (compress) {
      res.setHeader('Content-Encoding', encoding);
      body = await compress(text);
    }
  }
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}
