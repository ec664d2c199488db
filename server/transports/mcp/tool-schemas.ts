import { z } from 'zod';

export type Json = Record<string, unknown>;
type Keyword = [key: string, value: unknown];

/** Removes keywords that do not help a model, and writes the others in a form that every client accepts. */
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

/** Rewrites a keyword for clients that support a single type per schema, and only booleans as `additionalProperties`. */
const portable = ([key, value]: Keyword): Keyword => {
  if (key === 'type' && Array.isArray(value)) return ['anyOf', value.map((type) => ({ type }))];
  return key === 'additionalProperties' && isEmpty(value) ? [key, true] : [key, value];
};

const isEmpty = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0;

const BOUNDS = new Set([0, 1, 2_147_483_647, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/** Short schemas of common arguments, whose names explain them. */
const COMMON_ARGUMENTS: Json = {
  startDate: { type: 'string' },
  endDate: { type: 'string' },
  createdAfter: { type: 'string' },
  updatedAfter: { type: 'string' },
  id: { type: 'integer' },
  proposalId: { type: 'integer' },
  completeOnly: { type: 'boolean', description: 'Only those with `isComplete`.' },
};

/** Short schemas of the arguments of lists. */
const LIST_ARGUMENTS: Json = {
  limit: { type: 'integer', maximum: 100 },
  offset: { type: 'integer' },
  after: { type: 'string', description: '`pagination.next`.' },
  query: { type: 'string' },
  folderId: { type: 'integer' },
  active: { type: 'boolean' },
  includeArchived: { type: 'boolean' },
  widgetId: { type: 'integer' },
};

/** Short schemas of definitions that many tools share. The authoring guide describes rules. */
const SHARED: Json = {
  RuleInput: {
    type: 'object',
    properties: {
      type: { type: 'string' },
      comparisonOperator: { type: 'string' },
      value: {
        anyOf: [
          ...['string', 'number', 'boolean', 'object'].map((type) => ({ type })),
          { type: 'array', items: { type: 'string' } },
        ],
      },
      property: { type: 'string', description: 'The metadata key, for `user-property`.' },
      userSegmentId: { type: 'integer', description: 'For `user-segment`.' },
    },
    required: ['type'],
    description: 'A targeting rule; `targetingRules` of get_authoring_guide has the types, their operators and values.',
  },
};

// A long pattern only repeats the format. Maximum lengths and unknown fields are explained by the error that they cause.
const isNoise = (key: string, value: unknown) =>
  key === 'example' ||
  key === 'examples' ||
  key === 'propertyNames' ||
  key === 'maxLength' ||
  key === 'maxItems' ||
  key === '$schema' ||
  (key === 'pattern' && String(value).length > 60) ||
  // Some hosts reject all other formats.
  (key === 'format' && value !== 'date-time') ||
  (key === 'additionalProperties' && value === false) ||
  (key === 'minLength' && value === 1) ||
  ((key === 'maximum' || key === 'minimum') && BOUNDS.has(value as number));

const defsOf = (schema: Json): Json => (schema.$defs ?? {}) as Json;

function resolve(schema: Json, defs: Json): Json {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').pop() : undefined;
  return name ? (defs[name] as Json) : schema;
}

/** The names of the fields of a value or of the entries of a list. */
function fieldNames(schema: Json, defs: Json): string[] {
  const { properties, items, anyOf } = resolve(schema, defs);
  const inner = [...((anyOf as Json[] | undefined) ?? []), ...(items ? [items as Json] : [])];
  return [...Object.keys(properties ?? {}), ...inner.flatMap((one) => fieldNames(one, defs))];
}

const isNull = (schema: Json): boolean => schema.type === 'null';

/** An outline that accepts everything the schema accepts: names and types of fields, `levels` deep, then only names. */
function outline(schema: Json, defs: Json, levels: number): Json {
  const { type, properties, items, anyOf } = resolve(schema, defs);
  if (Array.isArray(anyOf)) return anyOf.some(isNull) ? {} : { anyOf: anyOf.map((one) => outline(one, defs, levels)) };
  if (type === 'array') return levels ? { type, items: outline((items ?? {}) as Json, defs, levels) } : { type };
  if (type !== 'object' || typeof properties !== 'object' || !properties) return type === undefined ? {} : { type };
  if (!levels) return { type };
  const isList = 'data' in properties && 'pagination' in properties;
  const inner = Object.entries(properties as Json).map(([key, value]) => {
    const shape = outline(value as Json, defs, levels - 1);
    const names = isList && key === 'data' ? { description: fieldNames(value as Json, defs).join(', ') } : {};
    return [key, { ...shape, ...names }];
  });
  return { type, properties: Object.fromEntries(inner) };
}

const unique = (schemas: Json[]): Json[] => [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];

/** Reduces the schema of a field to types that every host supports. Unions become `anyOf` of simple types. */
function looseField(schema: Json, defs: Json): Json {
  const { type, items, anyOf } = resolve(schema, defs);
  if (Array.isArray(anyOf)) {
    const types = unique(anyOf.map((one) => looseField(one, defs)));
    return types.length === 1 ? (types[0] as Json) : { anyOf: types };
  }
  if (type === 'array') return { type, items: looseField((items ?? { type: 'object' }) as Json, defs) };
  return type === 'object' ? { type, additionalProperties: true } : { type };
}

/** Merges the fields of several objects, with each name once. */
export function looseFields(objects: readonly z.ZodObject[]): Json {
  const fields: Record<string, Json[]> = {};
  for (const object of objects) {
    const schema = slim(z.toJSONSchema(object, { io: 'input', unrepresentable: 'any' }) as Json);
    for (const [name, field] of Object.entries(schema.properties as Record<string, Json>))
      (fields[name] ??= []).push(looseField(field, defsOf(schema)));
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, all]) => [name, looseField({ anyOf: unique(all) }, {})]),
  );
}

/** The schema of a tool's result: the fields of an object, and of the entries of a list. */
export function outputSchema(output: z.ZodType): Json {
  if (output instanceof z.ZodVoid) return { type: 'object' };
  const full = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' }) as Json;
  return slim(outline(full, defsOf(full), 1));
}

const among = (names: Json, schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => Object.hasOwn(names, name)));

/** The input schema of a tool. Arguments that many tools share have a short schema. */
export function inputSchema(input: z.ZodType | undefined): Json {
  const schema = slim(z.toJSONSchema(input ?? z.strictObject({}), { io: 'input', unrepresentable: 'any' }) as Json);
  const properties = schema.properties as Json;
  const isOther = ([name, own]: [string, unknown]) => ((properties[name] ?? {}) as Json).type !== (own as Json).type;
  const shared = Object.fromEntries(Object.entries(COMMON_ARGUMENTS).filter((one) => !isOther(one)));
  const lists = Object.hasOwn(properties, 'after') ? among(properties, LIST_ARGUMENTS) : {};
  const defs = defsOf(schema);
  return {
    ...schema,
    properties: { ...properties, ...shared, ...lists },
    ...(schema.$defs ? { $defs: { ...defs, ...among(defs, SHARED) } } : {}),
  };
}

/** An output schema reduced to a sentence: the names of its fields, and the tool that has the full schema. */
export function summarizedOutputSchema(schema: Json, reader: string | undefined): Json {
  const names = Object.keys((schema.properties ?? {}) as Json).join(', ');
  if (!names) return schema;
  return { type: 'object', description: reader ? `As ${reader} returns it: ${names}.` : names };
}

/** The input schema of a tool that updates: fields that it shares with the tool that creates refer to the descriptions there. */
export function shortInputSchema(schema: Json, creator: { name: string; inputSchema: Json }): Json {
  const { $defs: _, ...rest } = schema;
  const defs = defsOf(schema);
  const known = creator.inputSchema.properties as Json;
  const fields = Object.entries(rest.properties as Record<string, Json>).map(([key, field]) => {
    const { description, ...bare } = { ...resolve(field, defs), ...field };
    if (!hasFields(field, defs))
      return [key, JSON.stringify(known[key]) === JSON.stringify(field) && bare.type !== undefined ? bare : field];
    const names = [...new Set(fieldNames(field, defs))].join(', ');
    const outlined = `${description ?? ''} As in ${creator.name}: ${names}.`.trim();
    return [key, { ...looseField(field, defs), description: outlined }];
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
