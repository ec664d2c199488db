import type { Document, Json, Operation } from './document';

const SCHEMAS = '#/components/schemas/';
const JSON_TYPE = 'application/json';

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `create_product_tour` as `CreateProductTour`. */
const pascal = (tool: string): string => tool.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `list_product_tours` as `ProductTourList`. */
const listName = (tool: string): string => `${pascal(tool.replace(/^list_/, '').replace(/s$/, ''))}List`;

/** Visits every object in `value`, nested ones first, `value` last. */
function visit(value: unknown, see: (part: Json) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  if (!isJson(value)) return;
  for (const inner of Object.values(value)) visit(inner, see);
  see(value);
}

function refsIn(value: unknown): Set<string> {
  const names = new Set<string>();
  visit(value, ({ $ref }) => {
    if (typeof $ref === 'string' && $ref.startsWith(SCHEMAS)) names.add($ref.slice(SCHEMAS.length));
  });
  return names;
}

const allOperations = ({ paths }: Document): Operation[] => Object.values(paths).flatMap((path) => Object.values(path));

/** Builds an object example from the field examples. Undefined if a required field has none. */
function exampleOf(schema: Json, schemas: Record<string, Json>): unknown {
  if ('example' in schema) return schema.example;
  if (Array.isArray(schema.examples) && schema.examples.length) return schema.examples[0];
  const { $ref, type, properties, required = [] } = schema;
  if (typeof $ref === 'string') return exampleOf(schemas[$ref.slice(SCHEMAS.length)] ?? {}, schemas);
  if (type !== 'object' || !isJson(properties)) return undefined;
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field as Json, schemas)] as const);
  const given = fields.filter(([, example]) => example !== undefined);
  const isWhole = (required as string[]).every((name) => given.some(([field]) => field === name));
  return isWhole && given.length ? Object.fromEntries(given) : undefined;
}

/** Turns request bodies and success responses into components, whose names become the type names of generated clients. */
export function nameParts(document: Document): void {
  const { schemas } = document.components;
  const name = (wanted: string, schema: Json): Json => {
    if (schemas[wanted]) throw new Error(`Two schemas would be called ${wanted}.`);
    schemas[wanted] = schema;
    return { $ref: SCHEMAS + wanted };
  };
  for (const operation of allOperations(document)) {
    const tool = operation.operationId ?? '';
    const body = operation.requestBody?.content[JSON_TYPE];
    if (body?.schema && !('$ref' in body.schema)) {
      const example = body.example ?? exampleOf(body.schema, schemas);
      if (example !== undefined) body.example = example;
      body.schema = name(`${pascal(tool)}Body`, body.schema);
    }
    const [success] = Object.entries(operation.responses).filter(([status]) => /^20[01]$/.test(status));
    const answer = (success?.[1] as { content?: Record<string, { schema: Json }> } | undefined)?.content?.[JSON_TYPE];
    if (!answer || '$ref' in answer.schema) continue;
    const isList = isJson(answer.schema.properties) && 'pagination' in answer.schema.properties;
    answer.schema = name(isList ? listName(tool) : `${pascal(tool)}Answer`, answer.schema);
  }
}

/** Date schemas that are referenced by name, since their patterns are long. */
const DATES: Record<string, { name: string; schema: Json }> = {
  'date-time': {
    name: 'Timestamp',
    schema: { description: 'A timestamp: ISO 8601 with milliseconds, UTC.', example: '2026-03-01T09:30:00.000Z' },
  },
  date: { name: 'Day', schema: { description: 'A day: `YYYY-MM-DD`, UTC.', example: '2026-03-01' } },
};

/** Replaces timestamps and days by references to one component each. */
export function nameDates(document: Document): void {
  visit(document, (part) => {
    const date = part.type === 'string' && part.pattern !== undefined ? DATES[String(part.format)] : undefined;
    if (!date) return;
    const { type: _, format: __, pattern: ___, ...rest } = part;
    for (const key of Object.keys(part)) delete part[key];
    Object.assign(part, { $ref: SCHEMAS + date.name, ...rest });
  });
  for (const [format, { name, schema }] of Object.entries(DATES))
    document.components.schemas[name] = { type: 'string', format, ...schema };
}

/** The components that `from` references, directly or through other components. */
function reached(from: unknown, schemas: Record<string, Json>): Set<string> {
  const names = refsIn(from);
  for (const name of names) for (const inner of refsIn(schemas[name])) names.add(inner);
  return names;
}

/** Removes unreferenced components. */
export function dropUnused({ paths, components }: Document): void {
  const used = reached([paths, components.responses], components.schemas);
  for (const name of Object.keys(components.schemas)) if (!used.has(name)) delete components.schemas[name];
}

const isClosed = (schema: unknown): boolean => {
  let closed = false;
  visit(schema, ({ additionalProperties }) => {
    closed ||= additionalProperties === false;
  });
  return closed;
};

/**
 * Lets responses have unknown fields, which later versions may add; bodies still forbid them. A schema used in bodies and responses that
 * forbids unknown fields is copied as `…Input` for bodies.
 */
export function allowUnknownResponseFields(document: Document): void {
  const { schemas, responses } = document.components;
  const operations = allOperations(document);
  const inBodies = reached(
    operations.map(({ requestBody }) => requestBody ?? {}),
    schemas,
  );
  const inResponses = reached([operations.map((operation) => operation.responses), responses], schemas);
  const twins = [...inBodies].filter((name) => inResponses.has(name) && isClosed(schemas[name]));
  const bodies = [...inBodies].filter((name) => !inResponses.has(name));
  for (const name of twins) schemas[`${name}Input`] = structuredClone(schemas[name] ?? {});
  const toTwin = (part: Json) => {
    const name = typeof part.$ref === 'string' ? part.$ref.slice(SCHEMAS.length) : '';
    if (twins.includes(name)) part.$ref = `${SCHEMAS}${name}Input`;
  };
  for (const name of [...bodies, ...twins.map((twin) => `${twin}Input`)]) visit(schemas[name], toTwin);
  visit(
    operations.map(({ requestBody }) => requestBody),
    toTwin,
  );
  for (const name of inResponses)
    visit(schemas[name], (part) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
    });
}
