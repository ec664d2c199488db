import { randomBase62 } from '../../../platform/random';
import { seal, unseal } from '../../../platform/seal';

const PURPOSE = 'api keys';

/** A new API key: `dk_` and 40 base62 characters (238 bits). */
export const newKey = (): string => `dk_${randomBase62(40)}`;

/** A masked key for lists, with enough characters to identify it. */
export const maskKey = (key: string): string => `${key.slice(0, 7)}…${key.slice(-4)}`;

/** Encrypts a key under `secret`, bound to its company. */
export const encryptKey = (secret: string, companyId: number, key: string): Uint8Array<ArrayBuffer> =>
  seal({ secret, purpose: PURPOSE, companyId }, key);

/**
 * Reads back what `encryptKey` wrote.
 * @throws Error when the secret or the company is another one, or the bytes were changed.
 */
export const decryptKey = (secret: string, companyId: number, sealed: Uint8Array): string =>
  unseal({ secret, purpose: PURPOSE, companyId }, sealed);
