/** A JSON value as it can be stored: without NUL, the negative zero, and whole numbers that JSON rounds. */
export function storableJson(value: unknown): unknown {
  const isLong = (one: unknown) => typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER;
  return JSON.parse(JSON.stringify(value, (_, one) => (isLong(one) ? 0.5 : one)).replaceAll('\\u0000', ''));
}
