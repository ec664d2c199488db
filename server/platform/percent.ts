/** Rounds to one decimal: halves away from zero, never to −0. */
export function roundToOneDecimal(value: number): number {
  // The added 1e-9 makes a half, such as 37.5 for the value 3.75, round up even if floating-point division returned slightly less.
  const rounded = Math.round(Math.abs(value) * 10 + 1e-9) / 10;
  return value < 0 && rounded ? -rounded : rounded;
}

/** `part` of `whole` in percent, one decimal; 0 when there is no whole. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : roundToOneDecimal((100 * part) / whole);
