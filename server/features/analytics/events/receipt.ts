import { createHash } from 'node:crypto';

/**
 * Returns the receipt of an item that a browser sent. The same browser and id always have the same receipt. The browser is part of it,
 * so that other browsers cannot use up guessed ids. It is a hash, so that it identifies no person.
 */
export const receiptOf = (anonymousId: string, id: string): string =>
  createHash('sha256').update(`${anonymousId} ${id}`).digest('base64url').slice(0, 22);
