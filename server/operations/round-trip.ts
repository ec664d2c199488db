import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DocentError, type Issue, invalid } from '../platform/errors';

type Values = Record<string, unknown>;

/**
 * Reads the stored record that a change applies to, by the input of the change. Returns several if a client may send back any of them, such
 * as a live record or its draft.
 */
export type ReadStored<Context> = (ctx: Context, input: never) => Promise<object | readonly object[]>;

/** Fields that only the response of a change has. They are ignored when they are sent back. */
const RESPONSE_ONLY = ['note', 'warnings'];

const omit = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Fields of responses that have another name in changes. */
const CHANGED_BY: Record<string, string> = {
  tags: 'tagNames',
  tag: 'tagName',
  rules: 'targeting',
  ruleLogicalOperator: 'targeting',
};

/** The field of the change that has the other name of a response field. */
function namedBy(path: string, schema: z.ZodObject): string | undefined {
  const by = CHANGED_BY[path];
  return by && Object.hasOwn(schema.shape, by) ? by : undefined;
}

function readOnly(path: string, schema: z.ZodObject, answered: unknown, rest: string): Issue {
  const by = namedBy(path, schema);
  const records = isRecords(answered) ? ' Its records are changed by their own operations.' : '';
  const hint = by ? ` To change it, send \`${by}\`.` : records;
  return { path, code: 'read_only', message: `This field is read-only${rest}.${hint}` };
}

function unwrapped(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? unwrapped(schema.unwrap()) : schema;
}

/** Response fields that change without a save of the record. */
const changingWithoutSave = new WeakSet<object>();

/** Marks a response field that changes without a save of the record. It is ignored when it is sent back. */
export function asChangingWithoutSave<Schema extends z.ZodType>(schema: Schema): Schema {
  changingWithoutSave.add(schema);
  return schema;
}

/** Response fields with records that have operations of their own. */
const ownRecords = new WeakSet<object>();

/**
 * Marks a response field with a record or a list of records that have operations of their own, such as the tags of a post. They may have
 * changed since they were read. When it differs from the stored value, it is ignored with a warning.
 */
export function asRecords<Schema extends z.ZodType>(schema: Schema): Schema {
  ownRecords.add(schema);
  return schema;
}

const isRecords = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && ownRecords.has(schema);

const idsOf = (value: unknown): unknown[] => [value].flat().flatMap((one) => (one as { id?: number } | null)?.id ?? []);

/** True for numbers and timestamps, which may have changed since they were read, but not for ids and versions. */
function isVolatile(key: string, schema: unknown): boolean {
  if (typeof schema === 'object' && schema !== null && changingWithoutSave.has(schema)) return true;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodISODateTime) return true;
  return inner instanceof z.ZodNumber && key !== 'id' && key !== 'version';
}

/** A value of a response without its volatile fields. */
function withoutVolatileFields(schema: unknown, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => withoutVolatileFields(inner.element, entry));
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'version' && !isVolatile(key, inner.shape[key]));
  return Object.fromEntries(entries.map(([key, own]) => [key, withoutVolatileFields(inner.shape[key], own)]));
}

/** A change without read-only fields, and the warnings about those that were ignored. */
export type Sent = { own: Values; ignored: Issue[] };

/** A change: its input schema, the schema of its response, and the function that reads the current record. */
export type Change<Context> = { schema: z.ZodObject; answer: z.ZodType | undefined; read: ReadStored<Context> };

const isNotFound = (error: unknown): boolean => error instanceof DocentError && error.code === 'not_found';

/** True for a change of a draft. A `version` that is sent back is ignored, because a draft is merged into a live record of any version. */
const isMerged = (schema: z.ZodObject): boolean => Object.hasOwn(schema.shape, 'baseVersion');

/** True if `version` in the input names the version that the change is based on. An `expectedVersion` in the same input takes precedence. */
const namesVersion = (schema: z.ZodObject, { version }: Values): boolean =>
  Object.hasOwn(schema.shape, 'expectedVersion') && Number.isSafeInteger(version) && !isMerged(schema);

/** The fields of a change that only responses have. */
export function readOnlyKeysOf(
  { schema, answer }: Pick<Change<unknown>, 'schema' | 'answer'>,
  given: Values,
): string[] {
  const answered: Values = answer instanceof z.ZodObject ? answer.shape : {};
  return Object.keys(given).filter(
    (key) => !Object.hasOwn(schema.shape, key) && (Object.hasOwn(answered, key) || RESPONSE_ONLY.includes(key)),
  );
}

/**
 * Removes read-only fields from a change that sends back a response. Counts and timestamps are removed in any case, since they may have
 * changed; other read-only fields must equal the stored ones, unless the record does not exist. Records that have operations of their own
 * may differ, except that those which this change names must still be in it. A `version` becomes `expectedVersion`.
 * The schema is checked first, so that its errors do not depend on the record.
 * @returns the change without read-only fields, and warnings about the ignored ones; undefined if it has none
 * @throws DocentError `validation_error` for a read-only field that differs from the stored one
 */
export async function withoutReadOnly<Context>(
  ctx: Context,
  { schema, answer, read }: Change<Context>,
  raw: unknown,
): Promise<Sent | undefined> {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Values;
  const answered: Values = answer instanceof z.ZodObject ? answer.shape : {};
  const readOnlyKeys = readOnlyKeysOf({ schema, answer }, given);
  if (!readOnlyKeys.length) return undefined;
  const isVersioned = namesVersion(schema, given);
  const own: Values = { ...(isVersioned ? { expectedVersion: given.version } : {}), ...omit(given, readOnlyKeys) };
  const isAnswer = (key: string) => (answered[key] as z.ZodType).safeParse(given[key]).success;
  const mayHaveChanged = (key: string) =>
    (key === 'version' && (isVersioned || isMerged(schema))) || (isVolatile(key, answered[key]) && isAnswer(key));
  const asStored = readOnlyKeys.filter((key) => !RESPONSE_ONLY.includes(key) && !mayHaveChanged(key));
  const { success, data } = asStored.length ? await schema.safeParseAsync(own) : { success: false };
  const sent: Sent = { own, ignored: [] };
  if (!success) return sent;
  const stored = await read(ctx, data as never).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
  if (!stored) return sent;
  const records: Values[] = JSON.parse(JSON.stringify([stored].flat()));
  // The stored version differs. The change itself then reports the conflict and who caused it.
  const isStale = own.expectedVersion !== undefined && records.every(({ version }) => version !== own.expectedVersion);
  if (isStale) return sent;
  const isStored = (key: string) =>
    records.some((one) =>
      isDeepStrictEqual(
        withoutVolatileFields(answered[key], given[key]),
        withoutVolatileFields(answered[key], one[key]),
      ),
    );
  // Only this change removes records that it names, and a record without them would have another version.
  const hasNamed = (key: string) =>
    !namedBy(key, schema) ||
    records.some((one) => idsOf(one[key]).every((stored) => idsOf(given[key]).includes(stored)));
  const isMoved = (key: string) => isRecords(answered[key]) && isAnswer(key) && hasNamed(key);
  const differing = asStored.filter((key) => !isStored(key));
  const issue = (rest: string) => (key: string) => readOnly(key, schema, answered[key], rest);
  const changed = differing.filter((key) => !isMoved(key));
  if (changed.length) throw invalid(changed.map(issue('. Omit it, or send its stored value')));
  return { own, ignored: differing.map(issue(' and was ignored, because it differs from the stored value')) };
}
