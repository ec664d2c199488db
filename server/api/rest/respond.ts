import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Shorter texts would hardly become shorter. */
const COMPRESSED_FROM = 1_024;

// Fast rather than smallest: an answer is compressed once for each time it is given.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
// The better one first.
const COMPRESSORS: Record<string, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
};

/** How much a caller wants each encoding; one that is not named is wanted as `*` is, or not at all. */
function encodingFor(req: IncomingMessage): string | undefined {
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

const isKnown = (req: IncomingMessage, etag: string): boolean => {
  const known = req.headers['if-none-match'];
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return known?.trim() === '*' || (known?.split(',').some((tag) => strong(tag) === strong(etag)) ?? false);
};

/** Says that an answer may be kept, if it is asked for each time whether it is still so. @returns whether the caller has it. */
function tag(req: IncomingMessage, res: ServerResponse, text: string): boolean {
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  res.setHeader('ETag', etag);
  return isKnown(req, etag);
}

type Sending = {
  /** True where the text may not be compressed: its length would tell of a secret in it. */
  secret?: boolean | undefined;
};

/**
 * Ends an answer whose status and headers are set with a JSON text: in the form that the caller takes, and for a read that the caller
 * has already (`If-None-Match`) with 304.
 */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  { secret }: Sending = {},
): Promise<void> {
  const isLong = !secret && text.length >= COMPRESSED_FROM;
  if (isLong) res.setHeader('Vary', 'Accept-Encoding');
  const isRead = (req.method === 'GET' || req.method === 'HEAD') && res.statusCode === 200;
  if (isRead && tag(req, res, text)) {
    res.removeHeader('Content-Type');
    res.writeHead(304).end();
    return;
  }
  let body: string | Buffer = text;
  if (isLong) {
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
