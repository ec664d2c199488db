const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A short id for a step, item, question or option. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
