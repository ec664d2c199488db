/** Red, green and blue, each 0 to 255. */
export type Rgb = [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const NEAR_BLACK: Rgb = [17, 19, 24];
/** The minimum contrast ratio of WCAG AA for text. */
const MIN_CONTRAST = 4.5;

/** Reads `#rgb`, `#rrggbb` and `rgb(r g b)`. @returns undefined for anything else. */
export function parseColor(value: unknown): Rgb | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as Rgb;
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text);
  return parts ? (parts.slice(1, 4).map((part) => Math.min(255, Number(part))) as Rgb) : undefined;
}

/** Writes a color as CSS. */
export const cssColor = ([r, g, b]: Rgb, alpha = 1): string =>
  alpha === 1 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${alpha})`;

/** WCAG relative luminance, 0 to 1. */
export function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes two colors. `share` is the proportion of the second one, 0 to 1. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, at) => Math.round(part + ((to[at] as number) - part) * share)) as Rgb;

/** The first color that is readable on `ground`: `preferred`, white or near-black; black if none of these is. */
export function readableOn(ground: Rgb, preferred?: Rgb): Rgb {
  // White comes before near-black because people expect white text on a saturated button.
  const candidates = [...(preferred ? [preferred] : []), WHITE, NEAR_BLACK];
  return candidates.find((color) => contrast(color, ground) >= MIN_CONTRAST) ?? [0, 0, 0];
}

/** The color, mixed with black or white until it is readable on `ground`. */
export function legible(color: Rgb, ground: Rgb, isLight = luminance(ground) > 0.18): Rgb {
  const towards: Rgb = isLight ? [0, 0, 0] : WHITE;
  for (let share = 0; share < 1; share += 0.08) {
    const moved = mix(color, towards, share);
    if (contrast(moved, ground) >= MIN_CONTRAST) return moved;
  }
  return towards;
}
