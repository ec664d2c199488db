import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { RICH_TAGS } from '../../../widgets/appearance/rich-text';
import { htmlFields } from '../../../widgets/contract/fields';

/** Removes scripts from HTML; formatting, links and images stay. */
export const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TAGS],
    allowedAttributes: {
      '*': ['dir', 'lang', 'title'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: true,
  });

/** Sanitizes all texts of a value that may be HTML, by its schema. */
export function withSafeHtml(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return withSafeHtml(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => withSafeHtml(schema.element, one));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, own]) => [
        key,
        Object.hasOwn(schema.def.shape, key) ? withSafeHtml(schema.def.shape[key], own) : own,
      ]),
    );
  return typeof value === 'string' && htmlFields.has(schema) ? sanitized(value) : value;
}
