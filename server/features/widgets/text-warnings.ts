import { z } from 'zod';
import { parseColor } from '../../../widgets/appearance/color';
import { RICH_TAGS } from '../../../widgets/appearance/rich-text';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { htmlFields } from '../../../widgets/contract/fields';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { MAX_CHECKED_ENTRIES, MAX_SHOWN, NO_TEXT } from '../../../widgets/validation/placeholders';
import { type PendingWarning, type WarningCode, warnIf } from '../../../widgets/validation/warning';

const TAG = /<([a-z][a-z0-9-]*)(?=[\s/>])/gi;
const ESCAPED = /&lt;\/?(?:p|b|strong|em|i|a|br|ul|ol|li|div|h[1-6])\b/i;
const CODE = /<(?:code|pre|kbd)\b/i;
const MARKDOWN: [form: RegExp, html: string][] = [
  [/^#{1,6} \S/m, '<h2>'],
  [/\*\*[^*\s][^*\n]*\*\*/, '<strong>'],
  [/^[-*] \S.*\n[-*] \S/m, '<ul>'],
  [/\[[^\]\n]+\]\((?:https?:|\/)[^)\s]+\)/, '<a href>'],
];

const RICH = new Set(RICH_TAGS);

/** Warnings about a text that is shown as HTML. */
export function htmlWarnings(path: string, text: string): PendingWarning[] {
  const warn = (code: WarningCode, message: string): PendingWarning[] => [{ path, code, message }];
  const dropped = [...text.matchAll(TAG)].map(([, tag = '']) => tag.toLowerCase()).find((tag) => !RICH.has(tag));
  const [, html] = (!CODE.test(text) && MARKDOWN.find(([form]) => form.test(text))) || [];
  return [
    ...(dropped === undefined
      ? []
      : warn('dropped_html', `\`<${beginningOf(dropped, MAX_SHOWN)}>\` is left out where the text is shown.`)),
    ...(ESCAPED.test(text) && !CODE.test(text)
      ? warn('escaped_html', 'The HTML is escaped, so people read its tags: send `<p>`, not `&lt;p&gt;`.')
      : []),
    ...(html === undefined
      ? []
      : warn('markdown', `This is Markdown, and people read it as it is: write HTML, such as \`${html}\`.`)),
  ];
}

const COLOR_NAME = /colou?r$/i;

const colorWarnings = (path: string, value: string): PendingWarning[] =>
  warnIf(
    value !== '' && parseColor(value) === undefined,
    path,
    'unknown_color',
    'This is not a known color, so the default is used: send a color such as `#2f6fed`.',
  );

/** Warnings about the colors of a theme. */
export const themeWarnings = (settings: Record<string, unknown>): PendingWarning[] =>
  Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' && COLOR_NAME.test(name) ? colorWarnings(`settings.${name}`, value) : [],
  );

const unwrapped = (schema: z.core.$ZodType): z.core.$ZodType => {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? unwrapped(innerType) : schema;
};

/** True where a schema or what it wraps is registered as HTML. */
const isHtml = (schema: z.core.$ZodType): boolean => {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return htmlFields.has(schema) || (innerType !== undefined && isHtml(innerType));
};

function valueWarnings(schema: z.core.$ZodType, value: unknown, path: string, name = ''): PendingWarning[] {
  if (NO_TEXT.has(name)) return [];
  const inner = unwrapped(schema);
  if (typeof value === 'string') {
    if (COLOR_NAME.test(name)) return colorWarnings(path, value);
    return isHtml(schema) ? htmlWarnings(path, value) : [];
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value
      .slice(0, MAX_CHECKED_ENTRIES)
      .flatMap((one, at) => valueWarnings(inner.element, one, `${path}[${at}]`));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) =>
    Object.hasOwn(inner.shape, key) ? valueWarnings(inner.shape[key], own, path ? `${path}.${key}` : key, key) : [],
  );
}

/** Warnings about texts and colors of a widget that are accepted but not shown as intended. */
export const textWarnings = (
  definition: WidgetDefinition,
  { content, settings }: { content: Record<string, unknown>; settings: Record<string, unknown> },
): PendingWarning[] => [
  ...valueWarnings(z.object(definition.detail), content, ''),
  ...valueWarnings(definition.settings, settings, 'settings'),
];
