import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody, failureHeaders } from '../../operations/failure';
import { type DocentError, Unavailable } from '../../platform/errors';
import { mayCompress, type Sending, sendWhole, varyByEncoding } from '../send-whole';

export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

export function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Ends an answer with a failure: its status, its headers and the error envelope. */
export function sendFailure(res: ServerResponse, error: DocentError): void {
  // Only a failure that is sent is counted: an operation that ran before its caller was authenticated may have failed for another reason.
  if (error instanceof Unavailable) error.note();
  res.statusCode = error.status;
  setHeaders(res, { ...JSON_HEADERS, ...failureHeaders(error) });
  res.end(JSON.stringify(errorBody(error)));
}

const isKnown = (req: IncomingMessage, etag: string): boolean => {
  const known = req.headers['if-none-match'];
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return known?.trim() === '*' || (known?.split(',').some((tag) => strong(tag) === strong(etag)) ?? false);
};

/** Sets the `ETag` of a response and revalidates it. @returns true when the caller has the current version */
function tag(req: IncomingMessage, res: ServerResponse, text: string | Buffer): boolean {
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  res.setHeader('ETag', etag);
  return isKnown(req, etag);
}

/**
 * Ends an answer whose status and headers are set with a JSON text: in the form that the caller takes, and for a read that the caller
 * has already (`If-None-Match`) with 304.
 */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  sending: Sending = {},
): Promise<void> {
  const isRead = (req.method === 'GET' || req.method === 'HEAD') && res.statusCode === 200;
  if (!isRead || !tag(req, res, text)) return sendWhole(req, res, text, sending);
  if (mayCompress(text, sending)) varyByEncoding(res);
  res.removeHeader('Content-Type');
  res.writeHead(304).end();
}

/** Ends an answer whose status and headers are set with a picture; with 304 where the caller has it already. */
export function sendPicture(req: IncomingMessage, res: ServerResponse, picture: Buffer): void {
  if (tag(req, res, picture)) {
    res.removeHeader('Content-Type');
    return void res.writeHead(304).end();
  }
  res.setHeader('Content-Length', picture.length);
  res.end(picture);
}
