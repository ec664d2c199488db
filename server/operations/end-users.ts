import { z } from 'zod';

/** `text`: free text of an end user. `name`: usually an id, an address or a name without spaces. */
type Written = 'text' | 'name';

const written = new WeakMap<z.core.$ZodType, Written>();

/**
 * Declares that end users write the texts of a field. Call it last: `describe`, `meta` and the like make another schema. REST answers the
 * field as it is; MCP marks its texts.
 */
export function byEndUser<Schema extends z.ZodType>(schema: Schema, kind: Written = 'text'): Schema {
  written.set(schema, kind);
  return schema;
}

/** Short texts that cannot form a sentence, and so cannot mislead a model. */
const PLAIN = /^[\w.@+-]{0,24}$/;

/** True when a text is too short and plain to form a sentence. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

type Mark = (text: string) => string;
type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Marks every text in a value, and the keys that are not plain. */
function markAll(value: unknown, mark: Mark, kind: Written): unknown {
  const own = (text: string) => (isPlain(text) ? text : mark(text));
  if (typeof value === 'string') return kind === 'name' ? own(value) : mark(value);
  if (Array.isArray(value)) return value.map((item) => markAll(item, mark, kind));
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [own(key), markAll(inner, mark, kind)]));
}

const innerOf = (schema: z.core.$ZodType): z.core.$ZodType | undefined =>
  (schema._zod.def as { innerType?: z.core.$ZodType }).innerType;

/** Marks the texts of an answer that its schema declares as written by end users. Skips missing parts. */
export function markEndUserTexts(schema: z.core.$ZodType, value: unknown, mark: Mark): unknown {
  const kind = written.get(schema);
  if (kind) return markAll(value, mark, kind);
  const inner = innerOf(schema);
  if (inner) return markEndUserTexts(inner, value, mark);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => markEndUserTexts(schema.element, item, mark));
  if (!(schema instanceof z.ZodObject) || !isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const own = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
      return [key, own ? markEndUserTexts(own, field, mark) : field];
    }),
  );
}

/** A place in an answer: names of fields, and indexes in lists. */
export type Path = readonly (string | number)[];

/** The beginning of a path that contains only names of fields of the answer, and no keys that end users wrote. */
export function withoutEndUserKeys(schema: z.core.$ZodType, path: Path): Path {
  const [first, ...rest] = path;
  if (first === undefined || written.has(schema)) return [];
  const inner = innerOf(schema);
  if (inner) return withoutEndUserKeys(inner, path);
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const part = schema instanceof z.ZodArray ? schema.element : Object.hasOwn(shape, first) ? shape[first] : undefined;
  return part ? [first, ...withoutEndUserKeys(part, rest)] : path;
}

const known = new WeakMap<z.core.$ZodType, boolean>();

function findWritten(schema: z.core.$ZodType): boolean {
  if (written.has(schema)) return true;
  const inner = innerOf(schema);
  if (inner) return hasEndUserTexts(inner);
  if (schema instanceof z.ZodArray) return hasEndUserTexts(schema.element);
  return schema instanceof z.ZodObject && Object.values(schema.shape).some((field) => hasEndUserTexts(field));
}

/** True when a schema includes texts of end users. The result is cached for each schema, because every tool call needs it. */
export function hasEndUserTexts(schema: z.core.$ZodType): boolean {
  const isWritten = known.get(schema) ?? findWritten(schema);
  known.set(schema, isWritten);
  return isWritten;
}
