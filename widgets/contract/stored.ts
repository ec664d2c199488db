import { z } from 'zod';
import type { Rule } from '../targeting/rule';
import { storedRule } from '../targeting/schema';
import type { Content, Settings, WidgetDefinition } from './definition';
import { firstKnown } from './fields';

/** The parts of a widget that have a schema: content and settings by its type, and rules. */
export type Parts = { content: Content; settings: Settings; rules: Rule[] };

/** The same parts in a row or a version, possibly written by an earlier release of Docent. */
export type StoredParts = Record<keyof Parts, unknown>;

/** The key of `content` with the number of migrations that it went through; absent for none. It is never sent to clients. */
export const FORM = '$form';

const LIMITS = new Set(['too_big', 'too_small', 'invalid_format', 'not_multiple_of', 'custom']);

/** True for an issue about a limit or a format, not about a type. Limits apply to writes; stored values may exceed them. */
export const isLimit = ({ code }: { code?: string }): boolean => LIMITS.has(code ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty object. */
export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** The value for a required field that is missing in a value of an older format. */
function fallbackOf(schema: z.core.$ZodType): unknown {
  const known = firstKnown.get(schema);
  if (known) return known.value;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodArray) return [];
  return schema instanceof z.ZodObject ? read(schema, {}) : undefined;
}

function readObject({ def }: z.ZodObject, value: Record<string, unknown>): Record<string, unknown> {
  const isLoose = def.catchall !== undefined && !(def.catchall instanceof z.ZodNever);
  const others = isLoose ? Object.entries(value).filter(([key]) => !Object.hasOwn(def.shape, key)) : [];
  const fields = Object.entries(def.shape).map(([key, field]) => {
    const own = read(field, Object.hasOwn(value, key) ? value[key] : undefined);
    return [key, own === undefined ? fallbackOf(field) : own];
  });
  return Object.fromEntries([...fields, ...others].filter(([, own]) => own !== undefined));
}

function readArray({ element }: z.ZodArray, values: unknown[]): unknown[] {
  const id = element instanceof z.ZodObject ? element.def.shape.id : undefined;
  const withId = (one: unknown, index: number) =>
    id && isRecord(one) && read(id, one.id) === undefined ? { ...one, id: String(index) } : one;
  return values.map((one, index) => read(element, withId(one, index))).filter((one) => one !== undefined);
}

/**
 * Reads the valid parts of a stored value, ignoring limits. Drops unknown keys of closed objects and invalid values.
 * @returns undefined for an invalid value
 */
function read(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return value === undefined ? undefined : read(schema.unwrap(), value);
  if (schema instanceof z.ZodNullable) return value === null ? null : read(schema.unwrap(), value);
  if (schema instanceof z.ZodObject) return isRecord(value) ? readObject(schema, value) : undefined;
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? readArray(schema, value) : undefined;
  const { success, error } = z.safeParse(schema, value);
  return success || error.issues.every(isLimit) ? value : undefined;
}

/** Validates the whole value first, since most are valid and this is several times faster than validating its parts. */
function readFitting<Value>(schema: z.ZodType<Value>, value: unknown): Value | undefined {
  const whole = schema.safeParse(value);
  return whole.success ? whole.data : (read(schema, value) as Value | undefined);
}

const storedRules = z.array(storedRule);

/** Reads the stored rules of a widget or a segment, without parts that are no longer valid. */
export const readRules = (stored: unknown): Rule[] => readFitting(storedRules, stored) ?? [];

type Reading = Pick<WidgetDefinition, 'detail' | 'settings' | 'emptyContent' | 'migrations'>;

const missingDefaults = (content: Content, emptyContent: Content): Content =>
  Object.fromEntries(Object.entries(emptyContent).filter(([key]) => content[key] === undefined));

const contentSchemas = new WeakMap<z.ZodRawShape, z.ZodObject>();

function readContent(detail: z.ZodRawShape, emptyContent: Content, content: Content): Content {
  const schema = contentSchemas.get(detail) ?? z.object(detail);
  contentSchemas.set(detail, schema);
  const whole = schema.safeParse(content);
  if (whole.success) return { ...whole.data, ...missingDefaults(whole.data, emptyContent) };
  const fields = Object.entries(detail).map(([key, field]) => {
    const own = read(field, Object.hasOwn(content, key) ? content[key] : undefined);
    return [key, own === undefined ? emptyContent[key] : own];
  });
  return Object.fromEntries(fields.filter(([, own]) => own !== undefined));
}

/**
 * Reads stored parts in the current format: migrated, completed with the definition's defaults, and without invalid values. Every reader of
 * a row or a version uses this function, so that changes of a definition never make a widget unreadable.
 */
export function readStored(definition: Reading, stored: StoredParts): Parts {
  const { migrations = [], emptyContent, detail } = definition;
  const before = {
    content: recordOf(stored.content),
    settings: recordOf(stored.settings),
  };
  const { content, settings } = migrations
    .slice(Number(before.content[FORM] ?? 0))
    .reduce((parts, migrate) => migrate(parts), before);
  return {
    content: readContent(detail, emptyContent, content),
    settings: readFitting(definition.settings, settings) ?? {},
    rules: readRules(stored.rules),
  };
}

/** Content for storage: with its number of migrations, if there are any. */
export const toStored = ({ migrations = [] }: Pick<Reading, 'migrations'>, content: Content): Content =>
  migrations.length ? { ...content, [FORM]: migrations.length } : content;
