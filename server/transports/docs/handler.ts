import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DocentError } from '../../platform/errors';
import { noteRequest } from '../../platform/request-id';
import { sendFailure } from '../public-pages/failure-page';
import { type Answer, answerOf, isKnown, sendDocument } from '../public-pages/send';
import { countByAddress } from '../rate-limit/count-by-address';
import { readQuery } from '../request-text';
import type { Service } from '../service';
import { DOCS_PATH } from './files';
import { type Library, openLibrary } from './library';
import { missingView, pageView, searchView } from './view';

/** Sends an image. Its URL has no hash, so caches must revalidate it. */
function sendImage(req: IncomingMessage, res: ServerResponse, file: string): void {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, no-cache', ETag: etag };
  if (isKnown(req, etag)) return void res.writeHead(304, headers).end();
  res.writeHead(200, { ...headers, 'Content-Length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Serves the files of docs/ as pages, with a search. They are rendered with the first request. */
export function docsHandler(service: Service) {
  let opened: Library | undefined;
  const answers = new Map<string, Answer>();
  const countWork = countByAddress(service);

  async function read(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const inDevelopment = process.env.NODE_ENV === 'development';
    if (inDevelopment) answers.clear();
    const library = (opened = inDevelopment ? openLibrary() : (opened ?? openLibrary()));
    const query = path === DOCS_PATH ? (readQuery(req).get('q') ?? '').trim() : '';
    if (query) {
      await countWork(req);
      return sendDocument(req, res, answerOf(searchView(library, query)));
    }
    const image = library.images.get(path);
    if (image) return sendImage(req, res, image);
    const page = library.pages.get(path);
    if (!page) return sendDocument(req, res, answerOf(missingView(library)));
    const answer = answers.get(path) ?? answerOf(pageView(library, page));
    answers.set(path, answer);
    return sendDocument(req, res, answer);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    noteRequest({ route: DOCS_PATH });
    try {
      if (req.method !== 'GET' && req.method !== 'HEAD')
        throw new DocentError('method_not_allowed', 'The documentation is read-only.', { allowed: ['GET', 'HEAD'] });
      const [path = '', query] = (req.url ?? '').split('?', 2);
      if (path.length > 1 && path.endsWith('/')) {
        const target = path.replace(/^\/+/, '/').replace(/\/+$/, '');
        return void res.writeHead(308, { Location: query ? `${target}?${query}` : target }).end();
      }
      await read(req, res, path);
    } catch (error) {
      const titleOf = () => 'The page could not be shown';
      await sendFailure(req, res, error, { titleOf, ours: 'Try again in a moment.' });
    }
  };
}
