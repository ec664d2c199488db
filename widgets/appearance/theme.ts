import { cssColor, legible, luminance, mix, parseColor, type Rgb, readableOn } from './color';

/** The settings of a theme. Each has a default; invalid values are ignored. */
export type ThemeSettings = {
  /** Buttons, beacons, progress. `themeColor` is an alias. */
  primaryColor?: string | null;
  themeColor?: string | null;
  /** Text color, used on the card or the primary color if the contrast is sufficient. */
  textColor?: string | null;
  buttonTextColor?: string | null;
  backgroundColor?: string | null;
  /** Corners of cards, in pixels. */
  borderRadius?: number | string | null;
  fontFamily?: string | null;
  [other: string]: unknown;
};

export type Scheme = 'light' | 'dark';

const PRIMARY: Record<Scheme, Rgb> = { light: [79, 70, 229], dark: [129, 140, 248] };
const GROUND: Record<Scheme, Rgb> = { light: [255, 255, 255], dark: [28, 30, 37] };
const INK: Record<Scheme, Rgb> = { light: [23, 25, 35], dark: [240, 241, 245] };
const DANGER: Rgb = [220, 38, 38];
const FONTS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"';
const RADIUS = { default: 14, max: 28 };

/** Sanitizes a font list, so that it cannot end its CSS declaration. */
const fontList = (value: unknown): string =>
  typeof value === 'string' && /^[\w\s,'"-]{1,200}$/.test(value) ? `${value}, ${FONTS}` : FONTS;

function radius(value: unknown): number {
  const pixels = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof pixels === 'number' && Number.isFinite(pixels)
    ? Math.min(RADIUS.max, Math.max(0, pixels))
    : RADIUS.default;
}

/** The color scheme of a theme: determined by its background color, otherwise by the preference of the reader. */
export function schemeOf(theme: ThemeSettings | null | undefined, wanted: Scheme): Scheme {
  const ground = parseColor(theme?.backgroundColor);
  if (!ground) return wanted;
  return luminance(ground) > 0.18 ? 'light' : 'dark';
}

/** A theme in one color scheme: the custom properties that all widget styles use. */
export type Palette = { scheme: Scheme; tokens: Record<string, string> };

/** A theme in both color schemes. */
export type Palettes = Record<Scheme, Palette>;

const paletteOf = (theme: ThemeSettings | null | undefined, wanted: Scheme): Palette => ({
  scheme: schemeOf(theme, wanted),
  tokens: themeTokens(theme, wanted),
});

/** Computes a theme's colors on the server, so that pages do not have to. */
export const palettesOf = (theme: ThemeSettings | null | undefined): Palettes => ({
  light: paletteOf(theme, 'light'),
  dark: paletteOf(theme, 'dark'),
});

/** The custom properties that all widget styles use. Text has a contrast of 4.5:1 or more. */
export function themeTokens(theme: ThemeSettings | null | undefined, wanted: Scheme): Record<string, string> {
  const scheme = schemeOf(theme, wanted);
  const dark = scheme === 'dark';
  const ground = parseColor(theme?.backgroundColor) ?? GROUND[scheme];
  const primary = parseColor(theme?.primaryColor) ?? parseColor(theme?.themeColor) ?? PRIMARY[scheme];
  const text = parseColor(theme?.textColor);
  const onPrimary = readableOn(primary, parseColor(theme?.buttonTextColor) ?? text);
  const ink = text && readableOn(ground, text) === text ? text : legible(INK[scheme], ground);
  const raised = mix(ground, ink, dark ? 0.07 : 0.035);
  const corner = radius(theme?.borderRadius);
  return {
    '--primary': cssColor(primary),
    // Shifted away from the text color to keep contrast.
    '--primary-hover': cssColor(mix(primary, luminance(onPrimary) > 0.18 ? [0, 0, 0] : [255, 255, 255], 0.12)),
    '--on-primary': cssColor(onPrimary),
    '--accent': cssColor(legible(primary, raised, !dark)),
    '--tint': cssColor(mix(ground, primary, dark ? 0.2 : 0.1)),
    '--on-tint': cssColor(legible(primary, mix(ground, primary, dark ? 0.2 : 0.1))),
    '--glow': cssColor(primary, dark ? 0.35 : 0.22),
    '--ground': cssColor(ground),
    '--raised': cssColor(raised),
    '--pressed': cssColor(mix(ground, ink, dark ? 0.14 : 0.08)),
    '--ink': cssColor(ink),
    '--quiet': cssColor(legible(mix(ink, ground, 0.38), raised, !dark)),
    '--line': cssColor(mix(ground, ink, dark ? 0.16 : 0.11)),
    '--field-line': cssColor(mix(ground, ink, dark ? 0.42 : 0.45)),
    '--danger': cssColor(legible(DANGER, ground)),
    '--scrim': dark ? 'rgba(0, 0, 0, 0.62)' : 'rgba(15, 18, 28, 0.5)',
    '--edge': dark ? 'rgba(255, 255, 255, 0.1)' : 'rgba(15, 18, 28, 0.07)',
    '--radius': `${corner}px`,
    '--radius-small': `${Math.min(10, Math.round(corner * 0.6))}px`,
    '--font': fontList(theme?.fontFamily),
  };
}
