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

function readOnly(path: string, schema: z.ZodObject): Issue {
  const by = CHANGED_BY[path];
  const hint = by && Object.hasOwn(schema.shape, by) ? ` To change it, send \`${by}\`.` : '';
  const message = `This field is read-only. Omit it, or send its stored value.${hint}`;
  return { path, code: 'read_only', message };
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

/** A change: its input schema, the schema of its response, and the function that reads the current record. */
export type Change<Context> = { schema: z.ZodObject; answer: z.ZodType | undefined; read: ReadStored<Context> };

const isNotFound = (error: unknown): boolean => error instanceof DocentError && error.code === 'not_found';

/** True for a change of a draft. A `version` that is sent back is ignored, because a draft is merged into a live record of any version. */
const isMerged = (schema: z.ZodObject): boolean => Object.hasOwn(schema.shape, 'baseVersion');

/** True if `version` in the input names the version that the change is based on. An `expectedVersion` in the same input takes precedence. */
const namesVersion = (schema: z.ZodObject, { version }: Values): boolean =>
  Object.hasOwn(schema.shape, 'expectedVersion') && Number.isSafeInteger(version) && !isMerged(schema);

/**
 * Removes read-only fields from a change that sends back a response. Counts and timestamps are removed in any case, since they may have
 * changed; other read-only fields must equal the stored ones, unless the record does not exist. A `version` becomes `expectedVersion`.
 * The schema is checked first, so that its errors do not depend on the record.
 * @returns the change without read-only fields; undefined if it has none
 * @throws DocentError `validation_error` for a read-only field that differs from the stored one
 */
export async function withoutReadOnly<Context>(
  ctx: Context,
  { schema, answer, read }: Change<Context>,
  raw: unknown,
): Promise<Values | undefined> {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const given = raw as Values;
  const answered: Values = answer instanceof z.ZodObject ? answer.shape : {};
  const readOnlyKeys = Object.keys(given).filter(
    (key) => !Object.hasOwn(schema.shape, key) && (Object.hasOwn(answered, key) || RESPONSE_ONLY.includes(key)),
  );
  if (!readOnlyKeys.length) return undefined;
  const isVersioned = namesVersion(schema, given);
  const own: Values = { ...(isVersioned ? { expectedVersion: given.version } : {}), ...omit(given, readOnlyKeys) };
  const mayHaveChanged = (key: string) =>
    (key === 'version' && (isVersioned || isMerged(schema))) ||
    (isVolatile(key, answered[key]) && (answered[key] as z.ZodType).safeParse(given[key]).success);
  const asStored = readOnlyKeys.filter((key) => !RESPONSE_ONLY.includes(key) && !mayHaveChanged(key));
  const { success, data } = asStored.length ? await schema.safeParseAsync(own) : { success: false };
  if (!success) return own;
  const stored = await read(ctx, data as never).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
  if (!stored) return own;
  const records: Values[] = JSON.parse(JSON.stringify([stored].flat()));
  // The stored version differs. The change itself then reports the conflict and who caused it.
  const isStale = own.expectedVersion !== undefined && records.every(({ version }) => version !== own.expectedVersion);
  if (isStale) return own;
  const isStored = (key: string) =>
    records.some((one) =>
      isDeepStrictEqual(
        withoutVolatileFields(answered[key], given[key]),
        withoutVolatileFields(answered[key], one[key]),
      ),
    );
  const changed = asStored.filter((key) => !isStored(key));
  if (changed.length) throw invalid(changed.map((key) => readOnly(key, schema)));
  return own;
}
