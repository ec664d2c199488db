import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressedFor, type Encoded } from '../send-whole';
import type { Document } from './layout';

/** A document with its ETag, ready to be sent many times. */
export type Answer = Document & { etag: string; encoded: Encoded };

export const answerOf = (document: Document): Answer => ({
  ...document,
  etag: `W/"${createHash('sha256').update(document.text).digest('base64url').slice(0, 27)}"`,
  encoded: new Map(),
});

/** Approximate bytes: the text and its compressed forms. */
export const sizeOf = ({ text }: Answer): number => text.length * 2 + 1_024;

/** True if the client already has the response with this ETag. */
export const isKnown = (req: IncomingMessage, etag: string): boolean =>
  String(req.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '') || one.trim() === '*');

export type Sending = { isPrivate?: boolean; varies?: boolean };

/**
 * Sends a document that caches must revalidate. `isPrivate`: it contains data of its reader, so shared caches must not store it. `varies`:
 * it depends on the cookie.
 */
export async function sendDocument(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  { isPrivate = false, varies = false }: Sending = {},
): Promise<void> {
  const { status, type, policy, etag } = answer;
  const mayKeep = status === 200;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': mayKeep ? `${isPrivate ? 'private' : 'public'}, no-cache` : 'no-store',
    Vary: varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(policy ? { 'Content-Security-Policy': policy } : {}),
    ...(mayKeep ? { ETag: etag } : {}),
  };
  if (mayKeep && isKnown(req, etag)) return void res.writeHead(304, headers).end();
  const { encoding, body } = await compressedFor(req, answer.text, answer.encoded);
  res.writeHead(status, {
    ...headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': body.length,
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
