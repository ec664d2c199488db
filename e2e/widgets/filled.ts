import { z } from 'zod';
import { definitions } from '../../widgets/contract/registry';
import type { Mount } from './fixture';

type Schema = {
  type?: string;
  format?: string;
  description?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  $ref?: string;
  $defs?: Record<string, Schema>;
};

/** Patterns that match the descriptions, in `widgets/contract/fields.ts`, of strings that are not free text. */
const KNOWN = /Known values: (.*?); others/;
const LINK = /A URL or a path\.$/;
const SELECTOR = /A CSS selector[.,;]/;
const ID = /^Stored as sent\./;

type Filling = { text: string; link: string; variant: number; named: Record<string, Schema> };

function filledText({ description = '', format }: Schema, { text, link, variant }: Filling): string | undefined {
  const known = KNOWN.exec(description)?.[1]
    ?.split(', ')
    .map((value) => value.replaceAll('`', ''));
  if (known) return known[variant % known.length];
  if (format) return undefined;
  if (LINK.test(description)) return link;
  if (SELECTOR.test(description)) return '#first';
  return ID.test(description) ? 'a' : text;
}

/** A value for a schema: strings are filled in; numbers and booleans are left out, because they have defaults. */
function filled(schema: Schema, filling: Filling): unknown {
  const named = schema.$ref && filling.named[schema.$ref.replace('#/$defs/', '')];
  if (named) return filled(named, filling);
  const [inner] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (inner) return filled({ description: schema.description, ...inner }, filling);
  if (schema.type === 'string') return filledText(schema, filling);
  if (schema.type === 'array') return schema.items && [filled(schema.items, filling)];
  if (!schema.properties) return undefined;
  return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, filled(one, filling)]));
}

/**
 * One widget of each type, with `text` wherever authors write and `link` wherever they link.
 * @param variant the index of the known value that every enumeration gets, modulo the number of its known values
 */
export const widgetsOf = (text: string, link: string, variant = 0): Mount[] =>
  definitions.map(({ entityType: type, detail, settings }, index) => {
    const schema = z.toJSONSchema(z.object({ ...detail, settings }), { unrepresentable: 'any' }) as Schema;
    const widget = filled(schema, { text, link, variant, named: schema.$defs ?? {} }) as object;
    return { type, widget: { ...widget, id: index + 1, name: text } };
  });
