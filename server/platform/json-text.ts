/** Decimal digits that identify any double. */
const MAX_DOUBLE_DIGITS = 17;
/** Maximum digits that `toPrecision` returns. */
const MAX_COMPARED_DIGITS = 100;

/** A quick check for numbers that could lose digits. */
const SUSPECT = /\d[\d.]{17}|e-\d{3}/i;
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.]*(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string): string => number.replace(/e.*/i, '').replace(/[-.]/g, '').replace(/^0+/, '');

/** Uses no regular expression, which would take quadratic time for a long row of zeros. */
function withoutZerosAtEnd(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/**
 * True when the text of a number is read without loss: it has at most 17 digits, or its digits are the beginning of the exact value of
 * the double (`0.1000000000000000055` for 0.1).
 */
function isKept(text: string): boolean {
  const digits = withoutZerosAtEnd(digitsOf(text));
  const value = Math.abs(Number(text));
  if (value === 0) return digits === '';
  if (digits.length <= MAX_DOUBLE_DIGITS || value === Number.POSITIVE_INFINITY) return true;
  const compared = Math.min(digits.length, MAX_COMPARED_DIGITS - 1);
  // The text may be the exact value either rounded at its last digit, or cut off there.
  const [rounded, longer] = [compared, compared + 1].map((length) => digitsOf(value.toPrecision(length)));
  return rounded === digits || longer?.slice(0, compared) === digits.slice(0, compared);
}

/**
 * Reads JSON. A number that would silently become another one, because it has too many digits (`1.00000000000000001`) or is too small
 * (`1e-400`), is read as infinite, which `requireStorable` refuses with its path.
 * @returns the value, and a text that every other JSON parser reads as this value. @throws SyntaxError
 */
export function readJson(text: string): { text: string; value: unknown } {
  const value: unknown = JSON.parse(text);
  if (!SUSPECT.test(text)) return { text, value };
  // The expression finds strings and numbers correctly only in valid JSON, so it runs after JSON.parse has accepted the text.
  const safe = text.replace(STRING_OR_NUMBER, (part) => (part.startsWith('"') || isKept(part) ? part : '1e400'));
  return { text: safe, value: JSON.parse(safe) };
}
