import { createHash } from 'node:crypto';

/**
 * Names something that a browser sent, for all time: the same browser's same id has the same receipt. Of one browser, so that
 * nobody takes another's ids away by guessing them; a hash, so that it leads back to nobody.
 */
export const receiptOf = (anonymousId: string, id: string): string =>
  createHash('sha256').update(`${anonymousId} ${id}`).digest('base64url').slice(0, 22);
