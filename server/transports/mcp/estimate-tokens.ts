/** Splits a text into words, digits, punctuation, and single characters outside ASCII. */
const PARTS = / ?[a-z]+| ?[A-Z]+|\d+|[\u0080-\uFFFF]|\s+|[^\w\s\u0080-\uFFFF]+|_+/g;

const MARGIN = 1.1;

/** Longer sequences of letters count as random, with fewer letters for each token. */
const MAX_COMMON_WORD_LENGTH = 12;

/**
 * Estimates the maximum tokens of a text. A token is 6 letters of a word, 1.7 random letters, 2 digits or 1.5 punctuation marks; each
 * surrogate is 1.5 tokens. Tuned for JSON and tested against a tokenizer, which takes twenty times as long.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [part] of text.matchAll(PARTS)) {
    const first = part.trimStart().charCodeAt(0) || 0x20;
    if (first >= 0x80) tokens += first >= 0xd800 && first <= 0xdfff ? 1.5 : 1;
    else if (first <= 0x20) tokens += part.length;
    else if (first >= 0x30 && first <= 0x39) tokens += Math.ceil(part.length / 2);
    else if (/^ ?[A-Za-z]/.test(part))
      tokens += Math.ceil(part.length / (part.length > MAX_COMMON_WORD_LENGTH ? 1.7 : 6));
    else tokens += Math.ceil(part.length / 1.5);
  }
  return Math.ceil(tokens * MARGIN);
}
