/** Rounds to one decimal: halves away from zero, never to −0. */
export function oneDecimal(value: number): number {
  // 100 · 3 ÷ 80 · 10 must round as 37.5, whatever its last binary digit.
  const rounded = Math.round(Math.abs(value) * 10 + 1e-9) / 10;
  return value < 0 && rounded ? -rounded : rounded;
}

/** `part` of `whole` in percent, one decimal; 0 when there is no whole. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : oneDecimal((100 * part) / whole));
