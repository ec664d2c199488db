import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Issue, invalid } from '../kernel/errors';

type Values = Record<string, unknown>;

/** What reading answers beside the fields of a change, by the input of the change. */
export type ReadStored<Context> = (ctx: Context, input: never) => Promise<object>;

/** What changes tell of themselves beside what is stored: sent back, it says nothing. */
const TOLD_ONCE = ['note', 'warnings'];

const omit = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

const readOnly = (path: string): Issue => ({
  path,
  code: 'read_only',
  message: 'This cannot be changed here; send it as it is, or leave it out.',
});

/**
 * Reads a change that carries what reading answers: fields that only answers have are left out where they are as they are stored.
 * @returns the change without them; undefined where the schema should judge it as it is
 * @throws DocentError `validation_error` for one that is not as it is stored
 */
export async function withoutReadOnly<Context>(
  ctx: Context,
  schema: z.ZodObject,
  raw: unknown,
  read: ReadStored<Context>,
): Promise<Values | undefined> {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const beside = Object.keys(raw).filter((key) => !Object.hasOwn(schema.shape, key));
  if (!beside.length) return undefined;
  const own = omit(raw as Values, beside);
  const asStored = beside.filter((key) => !TOLD_ONCE.includes(key));
  if (!asStored.length) return own;
  const { success, data } = await schema.safeParseAsync(own);
  if (!success) return undefined;
  const stored: Values = JSON.parse(JSON.stringify(await read(ctx, data as never)));
  if (!asStored.every((key) => Object.hasOwn(stored, key))) return undefined;
  const changed = asStored.filter((key) => !isDeepStrictEqual((raw as Values)[key], stored[key]));
  if (changed.length) throw invalid(changed.map(readOnly));
  return own;
}
