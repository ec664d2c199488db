import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { AnswerPages } from '../transports/dashboard/for-pages';
import { encodingFor, varyByEncoding } from '../transports/send-whole';
import type { Handler } from './http';

declare global {
  /** Gives pages access to the service in the same process, since they are bundled separately. */
  var answerPages: AnswerPages | undefined;
}

const FILES = '/_next/static';
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Serves scripts and styles that the build compressed (`scripts/build/compress.mjs`) to clients that accept Brotli. */
function compressed(pages: Handler): Handler {
  const names = new Set(readdirSync('.next/static', { recursive: true }).map(String));
  return (req, res) => {
    const [path = '', query] = (req.url ?? '').split('?', 2);
    const type = TYPES[extname(path)];
    if (type && path.startsWith(`${FILES}/`) && names.has(`${path.slice(FILES.length + 1)}.br`)) {
      varyByEncoding(res);
      if (encodingFor(req) === 'br') {
        res.setHeader('Content-Encoding', 'br');
        res.setHeader('Content-Type', type);
        req.url = `${path}.br${query === undefined ? '' : `?${query}`}`;
      }
    }
    return pages(req, res);
  };
}

/** Opens the pages that Next serves. `dev`: in development mode. */
export async function openPages(answerPages: AnswerPages, dev = false): Promise<Handler> {
  globalThis.answerPages = answerPages;
  const { default: createNext } = await import('next');
  // Next adds an `upgrade` listener to the server that it gets, and with a listener, Node no longer handles requests with an `Upgrade`
  // header as usual. Only hot reload in development needs it: otherwise Next gets a server that never listens.
  const pages = createNext({ dev, dir: process.cwd(), ...(dev ? {} : { httpServer: createServer() }) });
  await pages.prepare();
  const handler = pages.getRequestHandler();
  return dev ? handler : compressed(handler);
}
