type Json = Record<string, unknown>;

/** The string formats that Gemini supports. */
const FORMATS = new Set(['date-time', 'enum']);
/** JSON Schema keywords that OpenAI, Gemini and VS Code all support. */
const KEYWORDS = new Set(
  `$defs $ref additionalProperties anyOf default description enum exclusiveMinimum format items maximum minItems minLength minimum pattern
properties required title type`.split(/\s+/),
);
const TYPES = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const MAX_DESCRIPTION = 1_024;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the parts of the schema at `path` that a host refuses. */
function* faultsIn(schema: unknown, path: string, defs: Json): Generator<string> {
  if (!isJson(schema)) return void (yield `${path} is no schema`);
  const { type, $ref, anyOf, items, properties, required, format, description } = schema;
  for (const key of Object.keys(schema)) if (!KEYWORDS.has(key)) yield `${path} has ${key}`;
  if ($ref !== undefined && !Object.hasOwn(defs, String($ref).replace('#/$defs/', '')))
    yield `${path} refers to ${$ref}, which is nowhere`;
  if ($ref === undefined && anyOf === undefined && !TYPES.has(String(type))) yield `${path} has no type`;
  if (type === 'array' && !isJson(items)) yield `${path} is an array without items`;
  if (format !== undefined && !FORMATS.has(String(format))) yield `${path} has the format ${format}`;
  if (
    schema.enum !== undefined &&
    (type !== 'string' || !(schema.enum as unknown[]).every((one) => typeof one === 'string'))
  )
    yield `${path} has an enum with values that are not strings`;
  if (typeof description === 'string' && description.length > MAX_DESCRIPTION)
    yield `${path} has a description that is too long`;
  const fields = isJson(properties) ? properties : {};
  for (const name of (required as string[] | undefined) ?? [])
    if (!Object.hasOwn(fields, name)) yield `${path} requires ${name}, which it does not declare`;
  for (const [name, field] of Object.entries(fields)) yield* faultsIn(field, `${path}.${name}`, defs);
  for (const [at, one] of ((anyOf as unknown[] | undefined) ?? []).entries())
    yield* faultsIn(one, `${path}|${at}`, defs);
  if (items !== undefined) yield* faultsIn(items, `${path}[]`, defs);
}

/** A tool as it is listed. */
export type ListedTool = { name: string; description?: string | undefined; inputSchema: unknown };

/**
 * Lists the parts of a tool that hosts do not support: OpenAI refuses the whole request for an array without `items`, VS Code leaves the
 * tool out, Gemini supports few formats and keywords.
 */
export function hostFaults({ name, description = '', inputSchema }: ListedTool): string[] {
  const { $defs = {}, ...schema } = inputSchema as Json & { $defs?: Json };
  const faults = [...faultsIn(schema, name, $defs)];
  for (const [def, one] of Object.entries($defs)) faults.push(...faultsIn(one, `${name}#${def}`, $defs));
  if (schema.type !== 'object' || !isJson(schema.properties)) faults.push(`${name} has an input that is not an object`);
  if (schema.anyOf !== undefined) faults.push(`${name} has anyOf at the top`);
  if (!/^[a-zA-Z_][\w-]{0,63}$/.test(name)) faults.push(`${name} is no name`);
  if (description.length > MAX_DESCRIPTION) faults.push(`${name} has a description that is too long`);
  return faults;
}
