import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody, failureHeaders } from '../../operations/failure';
import type { DocentError } from '../../platform/errors';
import { mayCompress, type SendOptions, sendWhole, varyByEncoding } from '../send-whole';

export const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };

export function setHeaders(res: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

/** Sends an error: its status, its headers and the error envelope. */
export function sendFailure(res: ServerResponse, error: DocentError): void {
  res.statusCode = error.status;
  setHeaders(res, { ...JSON_HEADERS, ...failureHeaders(error) });
  res.end(JSON.stringify(errorBody(error)));
}

const isKnown = (req: IncomingMessage, etag: string): boolean => {
  const known = req.headers['if-none-match'];
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return known?.trim() === '*' || (known?.split(',').some((tag) => strong(tag) === strong(etag)) ?? false);
};

/** Sets the `ETag` of a response and compares it with `If-None-Match`. @returns true if the caller has the current version */
function setEtag(req: IncomingMessage, res: ServerResponse, text: string | Buffer): boolean {
  const etag = `W/"${hash('sha1', text, 'base64url')}"`;
  res.setHeader('ETag', etag);
  return isKnown(req, etag);
}

/**
 * Sends a JSON text in an encoding that the caller accepts, or 304 if the caller already has the response of a read
 * (`If-None-Match`). Status and headers must be set before.
 */
export async function sendText(
  req: IncomingMessage,
  res: ServerResponse,
  text: string,
  sending: SendOptions = {},
): Promise<void> {
  const isRead = (req.method === 'GET' || req.method === 'HEAD') && res.statusCode === 200;
  if (!isRead || !setEtag(req, res, text)) return sendWhole(req, res, text, sending);
  if (mayCompress(text, sending)) varyByEncoding(res);
  res.removeHeader('Content-Type');
  res.writeHead(304).end();
}

/** Sends a picture, or 304 if the caller already has it. Status and headers must be set before. */
export function sendPicture(req: IncomingMessage, res: ServerResponse, picture: Buffer): void {
  if (setEtag(req, res, picture)) {
    res.removeHeader('Content-Type');
    return void res.writeHead(304).end();
  }
  res.setHeader('Content-Length', picture.length);
  res.end(picture);
}
