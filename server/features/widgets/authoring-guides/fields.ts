type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Limits of numbers that are obvious or technical. */
const BOUNDS = new Set<unknown>([0, 1, 2_147_483_647, Number.MAX_SAFE_INTEGER]);

/** Keywords that authors do not need: limits that errors explain, and facts that the guide has elsewhere. */
const isNoise = (key: string, value: unknown): boolean =>
  ['$schema', 'examples', 'pattern', 'maxLength', 'minLength', 'additionalProperties'].includes(key) ||
  ((key === 'minimum' || key === 'maximum') && BOUNDS.has(value));

const isNull = (schema: Json): boolean => schema.type === 'null';

/** Merges the `anyOf` of a simple schema and null into one schema with `type: [type, 'null']`. */
function orNull({ anyOf, ...outer }: Json): Json {
  if (!Array.isArray(anyOf)) return outer;
  const [one, ...others] = (anyOf as Json[]).filter((schema) => !isNull(schema));
  const isSimple = one !== undefined && !others.length && typeof one.type === 'string';
  return isSimple ? { ...one, ...outer, type: [one.type, 'null'] } : { ...outer, anyOf };
}

const brief = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(brief);
  if (!isObject(schema)) return schema;
  const entries = Object.entries(orNull(schema)).filter(([key, value]) => !isNoise(key, value));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (key === 'example') return [key, value];
      // Their keys are names, not keywords.
      if (key === 'properties' || key === '$defs') return [key, briefAll(value as Json)];
      return [key, brief(value)];
    }),
  );
};

const briefAll = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, brief(schema)]));

/** Short schemas of definitions that authors do not write themselves. */
const SHORT_DEFINITIONS: Json = {
  TargetSnapshot: {
    type: 'object',
    description: 'A snapshot of the element when it was picked on a page: send it back unchanged, or leave it out.',
  },
};

const RULE_FIELDS: Json = {
  type: { type: 'string', description: 'The rule type: a `type` of `targetingRules`.' },
  comparisonOperator: { type: 'string', description: 'The operator: one of the `operators` of that type.' },
};

/**
 * The schema of a create body as an author needs it: fields with their known values, without repetitions. `active` is left out, since
 * publishing is a separate step after a review.
 */
export function fieldsForAuthors(schema: Json): Json {
  const shortened = brief(schema) as Json;
  const { active: _, ...properties } = shortened.properties as Json;
  const defs = (shortened.$defs ?? {}) as Record<string, Json>;
  const { RuleInput, ...others } = defs;
  const rule = RuleInput && {
    RuleInput: { ...RuleInput, properties: { ...(RuleInput.properties as Json), ...RULE_FIELDS } },
  };
  const few = Object.fromEntries(Object.entries(SHORT_DEFINITIONS).filter(([name]) => Object.hasOwn(defs, name)));
  return { ...shortened, properties, $defs: { ...others, ...rule, ...few } };
}
