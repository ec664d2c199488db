/** A value in a form that can be stored as JSON: without NUL, negative zero, and integers that lose digits. */
export function storableJson(value: unknown): unknown {
  const isLong = (one: unknown) => typeof one === 'number' && Math.abs(one) > Number.MAX_SAFE_INTEGER;
  return JSON.parse(JSON.stringify(value, (_, one) => (isLong(one) ? 0.5 : one)).replaceAll('\\u0000', ''));
}
