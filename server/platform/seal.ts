import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const derived = new Map<string, Buffer>();

function encryptionKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}:${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', `docent ${purpose}`, 32));
  derived.set(name, key);
  return key;
}

/** The context of an encrypted value. A value cannot be decrypted in another context. */
type SealContext = { secret: string; purpose: string; companyId: number };

/**
 * Encrypts a text under `secret` with AES-256-GCM, bound to its company and purpose.
 * @returns version byte, 12 bytes nonce, 16 bytes tag, ciphertext
 */
export function seal({ secret, purpose, companyId }: SealContext, text: string): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const aad = Buffer.from(String(companyId));
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(secret, purpose), iv).setAAD(aad);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), encrypted]));
}

/**
 * Reads back what `seal` wrote.
 * @throws Error when the secret, the purpose or the company is another one, or the bytes were changed.
 */
export function unseal({ secret, purpose, companyId }: SealContext, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== VERSION) throw new Error('The encrypted value has an unknown format.');
  const iv = bytes.subarray(1, 1 + IV_BYTES);
  const tag = bytes.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
  const key = encryptionKey(secret, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(String(companyId)))
    .setAuthTag(tag);
  try {
    return decipher.update(bytes.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    throw new Error('The encrypted value cannot be decrypted: DOCENT_SECRET has changed.');
  }
}
