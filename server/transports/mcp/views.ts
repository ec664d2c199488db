import { z } from 'zod';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { nearest } from '../../../widgets/validation/nearest';
import { type Issue, invalid } from '../../platform/errors';
import type { Operation } from '../operations';
import { inputShape } from '../operations';
import type { Json } from './tool-schemas';

const SHORT_TEXT = 80;

/** The part of each row that a caller selects: the named fields, or with `summary` all but objects and lists, with long texts shortened. */
export type View = { fields?: readonly string[]; summary: boolean };

const FIELDS_ARGUMENT: Json = { fields: { type: 'array', items: { type: 'string' } } };
const LIST_ARGUMENTS: Json = { ...FIELDS_ARGUMENT, summary: { type: 'boolean' } };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an operation's rows, or of its result if it is not a list; undefined when they are not declared. */
function rowFields({ output }: Operation): string[] | undefined {
  const shape = output instanceof z.ZodObject ? output.shape : {};
  const { data } = shape as { data?: z.ZodType };
  const row = data instanceof z.ZodArray ? data.element : output;
  return row instanceof z.ZodObject ? Object.keys(row.shape) : undefined;
}

/** True when an operation returns a paginated list. */
export const isList = (operation: Operation): boolean => Object.hasOwn(inputShape(operation), 'after');

/** True when an operation only reads, which a POST with a larger input may do too. */
const reads = ({ type, meta }: Operation): boolean => type === 'query' || meta.scope === 'read';

/**
 * The declared arguments that select parts of the result. Queries of one record accept `fields` as well, but do not declare it, which
 * keeps the list of tools short.
 */
export function viewArguments(operation: Operation): Json {
  if (isList(operation)) return LIST_ARGUMENTS;
  return reads(operation) && operation.type === 'mutation' ? FIELDS_ARGUMENT : {};
}

function viewIssues({ fields, summary }: Json, operation: Operation): Issue[] {
  const issues: Issue[] = [];
  if (summary !== undefined && typeof summary !== 'boolean')
    issues.push({ path: 'summary', code: 'invalid_type', message: 'Must be true or false.' });
  if (fields === undefined) return issues;
  if (!Array.isArray(fields) || !fields.length || !fields.every((field) => typeof field === 'string'))
    return [...issues, { path: 'fields', code: 'invalid_type', message: 'Must be a list of names of fields.' }];
  const known = rowFields(operation);
  for (const [at, field] of fields.entries()) {
    const [first = ''] = field.split('.');
    if (!known || known.includes(first)) continue;
    const near = nearest(first, known);
    const hint = near ? `did you mean \`${near}\`?` : `there are ${known.map((one) => `\`${one}\``).join(', ')}.`;
    issues.push({ path: `fields[${at}]`, code: 'invalid_value', message: `Unknown field; ${hint}` });
  }
  return issues;
}

/**
 * Separates the arguments that select parts of the result from the arguments of the operation.
 * @throws DocentError `validation_error` for a field that rows do not have
 */
export function splitViewArguments(operation: Operation, given: unknown): { view: View; rest: unknown } {
  const hasView = isObject(given) && reads(operation) && ('fields' in given || 'summary' in given);
  if (!hasView) return { view: { summary: false }, rest: given };
  const { fields, summary, ...rest } = given;
  const issues = viewIssues({ fields, summary }, operation);
  if (issues.length) throw invalid(issues);
  return { view: { ...(fields ? { fields: fields as string[] } : {}), summary: summary === true }, rest };
}

/** Puts the value at a path of `from` at the same path of `into`. */
function copyField(from: unknown, into: Json, [key = '', ...inner]: string[]): void {
  if (!isObject(from) || !Object.hasOwn(from, key)) return;
  if (!inner.length) {
    into[key] = from[key];
    return;
  }
  const next = isObject(into[key]) ? into[key] : {};
  copyField(from[key], next, inner);
  into[key] = next;
}

function only(row: unknown, fields: readonly string[]): unknown {
  const kept: Json = {};
  for (const field of fields) copyField(row, kept, field.split('.'));
  return kept;
}

const brief = (row: unknown): unknown =>
  isObject(row)
    ? Object.fromEntries(
        Object.entries(row)
          .filter(([, value]) => typeof value !== 'object')
          .map(([key, value]) => [
            key,
            typeof value === 'string' && value.length > SHORT_TEXT ? `${beginningOf(value, SHORT_TEXT)}…` : value,
          ]),
      )
    : row;

/** Applies a view to a result, or to each row of a list. */
export function applyView(result: Json, { fields, summary }: View): Json {
  const shape = (row: unknown) => (fields ? only(row, fields) : summary ? brief(row) : row);
  if (!fields && !summary) return result;
  return Array.isArray(result.data) ? { ...result, data: result.data.map(shape) } : (shape(result) as Json);
}
