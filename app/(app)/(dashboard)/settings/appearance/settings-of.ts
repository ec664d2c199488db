import { contrast, parseColour } from '../../../../../embed/kit/colour';
import type { ThemeSettings } from '../../../../../embed/kit/theme';

const DEFAULT_RADIUS = 14;
/** WCAG AA for text. */
const READABLE = 4.5;

/** A theme as the form holds it: empty texts are left to the renderer. */
export type Looks = {
  primaryColor: string;
  backgroundColor: string;
  textColor: string;
  buttonTextColor: string;
  borderRadius: number;
  fontFamily: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What of a theme's settings the form shows. */
export function looksOf(settings: ThemeSettings): Looks {
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

/** What is stored: null where the renderer decides. `before` may hold the colour under its other name. */
export const settingsOf = (looks: Looks, before: ThemeSettings = {}): ThemeSettings => ({
  primaryColor: looks.primaryColor || null,
  ...('themeColor' in before ? { themeColor: null } : {}),
  backgroundColor: looks.backgroundColor || null,
  textColor: looks.textColor || null,
  buttonTextColor: looks.buttonTextColor || null,
  borderRadius: looks.borderRadius,
  fontFamily: looks.fontFamily.trim() || null,
});

/** Whether a wished text colour is too close to its ground, so that widgets take another. */
export function isTooFaint(wish: string, ground: string): boolean {
  const [one, other] = [parseColour(wish), parseColour(ground)];
  return one !== undefined && other !== undefined && contrast(one, other) < READABLE;
}
