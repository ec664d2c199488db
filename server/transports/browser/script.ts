import type { IncomingMessage, ServerResponse } from 'node:http';
import { builtScript, COPIES, readBuilt, readKept } from '../../platform/browser-script';
import { env } from '../../platform/env';

export const SCRIPT_PATH = '/js';

/** Files without a content hash in their name: the `<script>` tag on customers' pages and the builder's frame load their newest version. */
const UNHASHED = ['main.js', 'preview.js'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, no-cache';

type Encoding = keyof typeof COPIES;
type File = { etag: string; read: (encoding: Encoding) => Buffer };

function readFiles(): Map<string, File> {
  return new Map(
    Object.entries(builtScript().files).map(([name, hash]) => {
      const copies = {
        br: readBuilt(name + COPIES.br),
        gzip: readBuilt(name + COPIES.gzip),
        identity: readBuilt(name),
      };
      return [name, { etag: `W/"${hash}"`, read: (encoding) => copies[encoding] }];
    }),
  );
}

const encodingOf = (req: IncomingMessage): Encoding => {
  const accepted = String(req.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((one) => accepted.includes(one)) ?? 'identity';
};

/** A file of an earlier release, identified by the hash in its name. */
async function keptFile(name: string, encoding: Encoding): Promise<File | undefined> {
  const body = await readKept(env().DOCENT_DATA_DIR, name, encoding);
  return body && { etag: `W/"${name}"`, read: () => body };
}

/** Serves the browser script of scripts/build/browser-script.mjs, its chunks and the chunks of earlier releases to pages of any origin. */
export function scriptHandler() {
  let files: Map<string, File> | undefined;
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = ''] = (req.url ?? '').slice(SCRIPT_PATH.length + 1).split('?', 1);
    const encoding = encodingOf(req);
    files ??= readFiles();
    const file = files.get(path) ?? (await keptFile(path, encoding));
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!file) return void res.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    res.setHeader('Cache-Control', UNHASHED.includes(path) ? REVALIDATED : IMMUTABLE);
    res.setHeader('ETag', file.etag);
    res.setHeader('Vary', 'Accept-Encoding');
    if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304).end();
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    const body = file.read(encoding);
    res.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}
