import { z } from 'zod';

export type Json = Record<string, unknown>;
type Keyword = [key: string, value: unknown];

/** Leaves out what would fill the list without telling a model anything, and spells the rest as every client reads it. */
function slim(schema: Json): Json {
  const walk = (value: unknown, isMap = false): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map((entry: Keyword) => (isMap ? entry : portable(entry)))
        .filter(([key, item]) => isMap || !isNoise(key, item))
        .map(([key, item]) => [key, walk(item, key === 'properties' || key === '$defs')]),
    );
  };
  return walk(schema) as Json;
}

/** The same rule for clients that know only one type per schema. */
const portable = ([key, value]: Keyword): Keyword =>
  key === 'type' && Array.isArray(value) ? ['anyOf', value.map((type) => ({ type }))] : [key, value];

const BOUNDS = new Set([2_147_483_647, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

// A pattern only repeats what its format says, at length; unknown keys are allowed wherever they are not forbidden.
const isNoise = (key: string, value: unknown) =>
  key === 'example' ||
  key === '$schema' ||
  (key === 'pattern' && String(value).length > 60) ||
  (key === 'additionalProperties' && value !== false) ||
  ((key === 'maximum' || key === 'minimum') && BOUNDS.has(value as number));

const defsOf = (schema: Json): Json => (schema.$defs ?? {}) as Json;

function resolve(schema: Json, defs: Json): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').pop() : undefined;
  return name ? (defs[name] as Json) : schema;
}

/** A schema's outer shape, true of everything the schema is true of: names and types of fields, `levels` deep. */
function outline(schema: Json, defs: Json, levels: number): Json {
  const { type, properties, items, anyOf } = resolve(schema, defs);
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map((one) => outline(one, defs, levels)) };
  if (type === 'array') return { type, items: outline((items ?? {}) as Json, defs, levels) };
  if (type !== 'object' || !levels || typeof properties !== 'object' || !properties)
    return type === undefined ? {} : { type };
  const inner = Object.entries(properties).map(([key, value]) => [
    key,
    outline(value as Json, defs, key === 'data' && 'pagination' in properties ? levels : levels - 1),
  ]);
  return { type, properties: Object.fromEntries(inner) };
}

/** The schema of a tool's result: the fields of an object, and of the entries of a list. */
export function outputSchema(output: z.ZodType): Json {
  if (output instanceof z.ZodVoid) return { type: 'object' };
  const full = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json;
  return slim(outline(full, defsOf(full), 1));
}

/** The schema of a tool's arguments, with every rule and explanation. */
export const inputSchema = (input: z.ZodType | undefined): Json =>
  slim(z.toJSONSchema(input ?? z.strictObject({}), { io: 'input', unrepresentable: 'any' }) as Json);

/** A whole schema in fewer words: what stands inside its fields is told by the tool `explainedBy`. */
export function shortInputSchema(schema: Json, explainedBy: string): Json {
  const { $defs, ...rest } = schema;
  const defs = defsOf(schema);
  const fields = Object.entries(rest.properties as Record<string, Json>).map(([key, field]) => {
    const { description } = { ...resolve(field, defs), ...field };
    if (!hasFields(field, defs)) return [key, field];
    return [key, { ...outline(field, defs, 0), description: `${description ?? ''} As in ${explainedBy}.`.trim() }];
  });
  return { ...rest, properties: Object.fromEntries(fields) };
}

function hasFields(schema: Json, defs: Json): boolean {
  const { properties, items, anyOf } = resolve(schema, defs);
  if (properties) return true;
  return [...((anyOf as Json[] | undefined) ?? []), ...(items ? [items as Json] : [])].some((one) =>
    hasFields(one, defs),
  );
}
