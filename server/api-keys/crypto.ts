import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { randomBase62 } from '../kernel/random';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A new API key: `dk_` and 40 base62 characters (238 bits). */
export const newKey = (): string => `dk_${randomBase62(40)}`;

/** A key as a list may show it: enough to tell keys apart, not enough to use one. */
export const maskKey = (key: string): string => `${key.slice(0, 7)}…${key.slice(-4)}`;

const derived = new Map<string, Buffer>();

function encryptionKey(secret: string): Buffer {
  const known = derived.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'docent api keys', 32));
  derived.set(secret, key);
  return key;
}

/**
 * Encrypts a key under `secret` with AES-256-GCM, bound to its company.
 * @returns version byte, 12 bytes nonce, 16 bytes tag, ciphertext
 */
export function encryptKey(secret: string, companyId: number, key: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret), iv).setAAD(Buffer.from(String(companyId)));
  const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), text]));
}

/**
 * Reads back what `encryptKey` wrote.
 * @throws Error when the secret or the company is another one, or the bytes were changed.
 */
export function decryptKey(secret: string, companyId: number, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error('The stored API key has an unknown format.');
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(secret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(companyId)))
    .setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Error('A stored API key cannot be decrypted: DOCENT_SECRET is not the one it was written with.');
  }
}
