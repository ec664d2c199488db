import { z } from 'zod';
import { firstKnown } from '../../widgets/contract/fields';
import { type Hints, nearest, takeHint } from '../../widgets/validation/nearest';

/** The names of values in error messages, for enumerations that accept several names of a value. */
export const displayNames = z.registry<{ nameOf: (value: string) => string }>();

/** Maximum names in a message. */
const MAX_LISTED_NAMES = 12;

type Shape = Readonly<Record<string, z.core.$ZodType>>;

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, MAX_LISTED_NAMES).map((name) => `\`${name}\``);
  return [...shown, ...(names.length > MAX_LISTED_NAMES ? ['…'] : [])].join(', ');
};

/** Unwraps a schema from `optional`, `nullable` and `default`. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? bare(innerType) : schema;
}

const fieldsOf = (schema: z.core.$ZodType): Shape | undefined => {
  const inner = bare(schema);
  return inner instanceof z.ZodObject ? inner.shape : undefined;
};

/** The paths of fields one level deeper, by name: `trigger` → `settings.trigger`. */
function deeper(shape: Shape): Map<string, string> {
  const places = new Map<string, string>();
  for (const [outer, schema] of Object.entries(shape)) {
    const inner = bare(schema);
    const isList = inner instanceof z.ZodArray;
    const fields = fieldsOf(isList ? inner.element : inner) ?? {};
    for (const name of Object.keys(fields))
      if (!places.has(name)) places.set(name, `${outer}${isList ? '[]' : ''}.${name}`);
  }
  return places;
}

/** The message for an unknown field, with a suggestion. */
export function unknownField(name: string, shape: Shape | undefined, hints: Hints): string {
  if (!shape || !takeHint(hints)) return 'Unknown field.';
  const names = Object.keys(shape);
  const near = nearest(name, names);
  if (near) return `Unknown field; did you mean \`${near}\`?`;
  const places = deeper(shape);
  const inside = nearest(name, [...places.keys()]);
  if (inside) return `Unknown field; did you mean \`${places.get(inside)}\`?`;
  return names.length ? `Unknown field. Known fields: ${quoted(names)}.` : 'Unknown field. No fields are allowed here.';
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return KINDS.array as string;
  return KINDS[typeof value] ?? 'that';
};

function wrongType({ expected, input, inst }: z.core.$ZodRawIssue): string {
  const wanted = KINDS[String(expected)] ?? String(expected);
  const schema = inst instanceof z.core.$ZodType ? inst : undefined;
  const known = schema && firstKnown.get(schema)?.known;
  const fields = schema && fieldsOf(schema);
  const which = known?.length ? `, such as ${quoted(known)}` : '';
  const what = fields && Object.keys(fields).length ? ` with ${quoted(Object.keys(fields))}` : which;
  // The input is a number already: a fraction instead of an integer, or a number that JSON cannot represent.
  if (typeof input === 'number' && wanted.endsWith('number')) return `Must be ${wanted}.`;
  return input === undefined ? `Is missing: send ${wanted}${what}.` : `Must be ${wanted}${what}, not ${kindOf(input)}.`;
}

function wrongValue(issue: z.core.$ZodRawIssue): string {
  const nameOf = (issue.inst instanceof z.core.$ZodType && displayNames.get(issue.inst)?.nameOf) || String;
  const known = [...new Set((issue.values as unknown[]).map((value) => nameOf(String(value))))];
  // Stored with the issue, so that suggestions are computed only for returned issues.
  issue.given = issue.input;
  issue.nameOf = nameOf;
  return `Must be ${known.length > 1 ? 'one of ' : ''}${quoted(known)}.`;
}

/** The message for a value outside of an enumeration, with a suggestion. */
export function messageOfValue(
  issue: z.core.$ZodIssueInvalidValue & { given?: unknown; nameOf?: (value: string) => string },
  hints: Hints,
): string {
  const { given, message, values, nameOf = String } = issue;
  const near = typeof given === 'string' && takeHint(hints) ? nearest(given, values.map(String)) : undefined;
  return near ? message.replace(/\.$/, `; did you mean \`${nameOf(near)}\`?`) : message;
}

const shapes = new WeakMap<readonly string[], Shape>();

/** The shape of the object that has these unknown keys, by the `keys` of an issue `unrecognized_keys`. */
export const shapeOfUnknownKeys = (keys: readonly string[]): Shape | undefined => shapes.get(keys);

const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** The units of sizes by type. A number has no unit. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  object: ['field', 'fields'],
  record: ['field', 'fields'],
};

function wrongSize({ origin, minimum, maximum, inclusive, exact }: z.core.$ZodRawIssue): string {
  const bound = (minimum ?? maximum) as number;
  const units = UNITS[String(origin)];
  const isTooSmall = minimum !== undefined;
  if (!units) {
    const beyond = isTooSmall ? 'greater than' : 'less than';
    return `Must be ${inclusive ? (isTooSmall ? 'at least' : 'at most') : beyond} ${bound}.`;
  }
  if (exact) return `Must have exactly ${counted(bound, units)}.`;
  if (isTooSmall && bound === 1) return 'Must not be empty.';
  return `Must have at ${isTooSmall ? 'least' : 'most'} ${counted(bound, units)}.`;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Must be a day, such as `2026-03-01`.',
  datetime: 'Must be an ISO 8601 moment with its zone, such as `2026-03-01T09:30:00Z`.',
  email: 'Must be an email address, such as `ann@acme.example`.',
  url: 'Must be a URL, such as `https://acme.example/projects`.',
};

const wrongFormat = ({ format, pattern }: z.core.$ZodRawIssue): string =>
  FORMATS[String(format)] ??
  (format === 'regex' ? `Must match the pattern \`${pattern}\`.` : `Must be a valid ${format}.`);

/** The message for an issue of a schema, which replaces the library's message. */
function explain(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_value':
      return wrongValue(issue);
    case 'too_small':
    case 'too_big':
      return wrongSize(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      if (issue.inst instanceof z.ZodObject) shapes.set(issue.keys as string[], issue.inst.shape);
      return 'Unknown field.';
    case 'invalid_union':
      return 'Does not match any of the accepted formats.';
    case 'invalid_key':
      return 'A field cannot have this name.';
    default:
      return 'Not valid.';
  }
}

// Global, since an issue has its schema and value only while it is created.
z.config({ customError: explain });
