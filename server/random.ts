import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters of base62 from the system's random source, each equally likely. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    // Of the 256 values of a byte the first 248 map evenly to 62 characters; the rest are drawn again.
    for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
  }
  return text;
}
