import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Digests have the same length, whatever bytes the header has.
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True for a request with this bearer token. The comparison takes the same time for every header. */
export const hasToken = ({ headers }: IncomingMessage, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
