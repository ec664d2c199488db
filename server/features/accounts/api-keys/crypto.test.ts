import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBase62 } from '../../../platform/random';
import { decryptKey, encryptKey, maskKey, newKey } from './crypto';

const SECRET = 'a secret of at least 32 characters';

test('a key is dk_ and 40 base62 characters, never the same', () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(key).toMatch(/^dk_[0-9A-Za-z]{40}$/);
  expect(new Set(keys).size).toBe(200);
});

test('random characters are evenly spread', () => {
  const counts = new Map<string, number>();
  for (const char of randomBase62(62_000)) counts.set(char, (counts.get(char) ?? 0) + 1);
  expect(counts.size).toBe(62);
  // 1,000 expected, standard deviation 32. Byte modulo 62 would give the first eight 1,211.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
});

test('an encrypted key can be decrypted, and is encrypted differently each time', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 32 }), fc.integer({ min: 1 }), fc.string(), (secret, company, key) => {
      const sealed = encryptKey(secret, company, key);
      expect(decryptKey(secret, company, sealed)).toBe(key);
      expect(encryptKey(secret, company, key)).not.toEqual(sealed);
    }),
  );
});

test('another secret, another company or any changed byte is refused', () => {
  const sealed = encryptKey(SECRET, 7, newKey());
  expect(() => decryptKey(`${SECRET}!`, 7, sealed)).toThrow(/DOCENT_SECRET/);
  expect(() => decryptKey(SECRET, 8, sealed)).toThrow(/DOCENT_SECRET/);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = sealed.map((byte, at) => (at === index ? byte ^ 1 : byte));
    expect(() => decryptKey(SECRET, 7, changed)).toThrow();
  }
});

test('a masked key shows its ends only', () => {
  expect(maskKey(`dk_abcd${'x'.repeat(32)}wxyz`)).toBe('dk_abcd…wxyz');
});
