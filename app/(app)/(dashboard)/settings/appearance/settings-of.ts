import { contrast, parseColor } from '../../../../../widgets/appearance/color';
import type { ThemeSettings } from '../../../../../widgets/appearance/theme';

const DEFAULT_RADIUS = 14;
/** The minimum contrast of text in WCAG AA. */
const MIN_CONTRAST = 4.5;

/** The values of the theme form. An empty string leaves the choice to the renderer. */
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

/** Settings to store, with null where the renderer decides. Clears `themeColor`, the alias of `primaryColor`, if `before` has it. */
export const settingsOf = (fields: ThemeFields, before: ThemeSettings = {}): ThemeSettings => ({
  primaryColor: fields.primaryColor || null,
  ...('themeColor' in before ? { themeColor: null } : {}),
  backgroundColor: fields.backgroundColor || null,
  textColor: fields.textColor || null,
  buttonTextColor: fields.buttonTextColor || null,
  borderRadius: fields.borderRadius,
  fontFamily: fields.fontFamily.trim() || null,
});

/** True if the contrast of a text color with its background is so low that widgets use another text color. */
export function hasLowContrast(textColor: string, background: string): boolean {
  const [one, other] = [parseColor(textColor), parseColor(background)];
  return one !== undefined && other !== undefined && contrast(one, other) < MIN_CONTRAST;
}
