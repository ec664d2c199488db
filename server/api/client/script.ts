import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

export const SCRIPT_PATH = '/js';

const DIR = join('.build', 'js');
/** The names that stay: whoever pasted the tag, and the builder's frame, get every new version. All others carry a hash of what they hold. */
const STAYING = ['main.js', 'preview.js'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, no-cache';

type File = { etag: string; encodings: Record<string, Buffer> };

function readFiles(): Map<string, File> {
  const built: { files: Record<string, string> } = JSON.parse(readFileSync(join(DIR, 'files.json'), 'utf8'));
  return new Map(
    Object.entries(built.files).map(([name, hash]) => {
      const read = (suffix: string) => readFileSync(join(DIR, name + suffix));
      return [name, { etag: `W/"${hash}"`, encodings: { br: read('.br'), gzip: read('.gz'), identity: read('') } }];
    }),
  );
}

/** Serves the browser script, which scripts/browser-script.mjs built, and its chunks, to pages of any origin. */
export function scriptHandler() {
  let files: Map<string, File> | undefined;
  return (req: IncomingMessage, res: ServerResponse): void => {
    const [path = ''] = (req.url ?? '').slice(SCRIPT_PATH.length + 1).split('?', 1);
    files ??= readFiles();
    const file = files.get(path);
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!file) return void res.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    res.setHeader('Cache-Control', STAYING.includes(path) ? REVALIDATED : IMMUTABLE);
    res.setHeader('ETag', file.etag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304).end();
    const accepted = String(req.headers['accept-encoding'] ?? '');
    const encoding = ['br', 'gzip'].find((one) => accepted.includes(one)) ?? 'identity';
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    const body = file.encodings[encoding];
    res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': body?.length ?? 0 });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
