import { createHash } from 'node:crypto';
import { cssColor, legible, mix, parseColor } from '../../../widgets/appearance/color';
import { type Palette, palettesOf } from '../../../widgets/appearance/theme';
import type { Site } from '../../features/content/public-pages/router';
import { LAYOUT_STYLES } from './layout-styles';
import { POST_STYLES } from './post-styles';
import { ROADMAP_STYLES } from './roadmap-styles';

const minified = (css: string): string => css.replace(/\s*\n\s*/g, '').replace(/\s*([{};,])\s*/g, '$1');
const STATIC = minified(LAYOUT_STYLES + POST_STYLES + ROADMAP_STYLES);

const declare = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const schemeStyles = ({ scheme, tokens }: Palette): string => `:root{color-scheme:${scheme};${declare(tokens)}}`;

/** The styles that every page shares, followed by `more`. The colors are the defaults, light or dark as the reader prefers. */
export function baseStyles(more: string): string {
  const { light, dark } = palettesOf({});
  const colors = `${schemeStyles(light)}@media (prefers-color-scheme:dark){${schemeStyles(dark)}}`;
  return colors + minified(LAYOUT_STYLES + more);
}

/** The styles of a page in the company's colors. Every text has a contrast of at least 4.5:1. */
export function stylesOf({ accentColor, colorScheme }: Site['appearance']): string {
  const { light, dark } = palettesOf(accentColor ? { primaryColor: accentColor } : {});
  if (colorScheme === 'light') return schemeStyles(light) + STATIC;
  if (colorScheme === 'dark') return schemeStyles(dark) + STATIC;
  return `${schemeStyles(light)}@media (prefers-color-scheme:dark){${schemeStyles(dark)}}${STATIC}`;
}

/** CSS classes for the colors of tags, since the security policy forbids inline styles. */
export class TagColors {
  readonly #classes = new Map<string, string>();

  /** @returns the class for a tag, empty for one without colors */
  classOf({ color, textColor }: { color: string | null; textColor: string | null }): string {
    const ground = parseColor(color);
    if (!ground) return '';
    const rule = `background:${cssColor(ground)};color:${textColor ?? cssColor(legible(mix(ground, [0, 0, 0], 0.8), ground))}`;
    const name = this.#classes.get(rule) ?? `t${this.#classes.size}`;
    this.#classes.set(rule, name);
    return name;
  }

  get css(): string {
    return [...this.#classes].map(([rule, name]) => `.${name}{${rule}}`).join('');
  }
}

/** The content security policy of a page: its own styles, images from any origin or from `images`, forms to itself, and no scripts. */
export function policyOf(css: string, images = '* data:'): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    // For tools that audit the page and load robots.txt from it; the page itself runs no script.
    "connect-src 'self'",
    `img-src ${images}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
