import { contrast, parseColor } from '../../../../../widgets/appearance/color';
import type { ThemeSettings } from '../../../../../widgets/appearance/theme';

const DEFAULT_RADIUS = 14;
/** WCAG AA for text. */
const READABLE = 4.5;

/** A theme as the form holds it: empty texts are left to the renderer. */
export type ThemeFields = {
  primaryColor: string;
  backgroundColor: string;
  textColor: string;
  buttonTextColor: string;
  borderRadius: number;
  fontFamily: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the part of a theme's settings that the form shows. */
export function themeFieldsOf(settings: ThemeSettings): ThemeFields {
  const radius = Number.parseFloat(String(settings.borderRadius ?? DEFAULT_RADIUS));
  return {
    primaryColor: text(settings.primaryColor) || text(settings.themeColor),
    backgroundColor: text(settings.backgroundColor),
    textColor: text(settings.textColor),
    buttonTextColor: text(settings.buttonTextColor),
    borderRadius: Number.isFinite(radius) ? radius : DEFAULT_RADIUS,
    fontFamily: text(settings.fontFamily),
  };
}

/** Settings to store: null where the renderer decides. `before` may hold the color under its other name. */
export const settingsOf = (fields: ThemeFields, before: ThemeSettings = {}): ThemeSettings => ({
  primaryColor: fields.primaryColor || null,
  ...('themeColor' in before ? { themeColor: null } : {}),
  backgroundColor: fields.backgroundColor || null,
  textColor: fields.textColor || null,
  buttonTextColor: fields.buttonTextColor || null,
  borderRadius: fields.borderRadius,
  fontFamily: fields.fontFamily.trim() || null,
});

/** True for a text color that is too close to its ground, so that widgets take another. */
export function isTooFaint(wish: string, ground: string): boolean {
  const [one, other] = [parseColor(wish), parseColor(ground)];
  return one !== undefined && other !== undefined && contrast(one, other) < READABLE;
}
