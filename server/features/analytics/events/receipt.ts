import { createHash } from 'node:crypto';

/**
 * Returns the receipt of an item that a browser or a server sent. The same sender and id always have the same receipt. The sender is part
 * of it, so that other browsers cannot claim guessed ids. It is a hash, so that it identifies no person.
 */
export const receiptOf = (anonymousId: string, id: string): string =>
  createHash('sha256').update(`${anonymousId} ${id}`).digest('base64url').slice(0, 22);
