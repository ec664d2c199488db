import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DocentError, type Issue, invalid } from '../kernel/errors';

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

/** A change: its schema, that of what it answers, and what reads what it changes. */
export type Change<Context> = { schema: z.ZodObject; answer: z.ZodType | undefined; read: ReadStored<Context> };

const isNotFound = (error: unknown): boolean => error instanceof DocentError && error.code === 'not_found';

/**
 * Reads a change that carries what reading answers: fields that only answers have are left out where they are as they are stored, and
 * where nothing is stored yet. The schema judges first: what it refuses is refused as it is, whether the record is there or not.
 * @returns the change without them; undefined where there are none
 * @throws DocentError `validation_error` for one that is not as it is stored
 */
export async function withoutReadOnly<Context>(
  ctx: Context,
  { schema, answer, read }: Change<Context>,
  raw: unknown,
): Promise<Values | undefined> {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const answered = answer instanceof z.ZodObject ? answer.shape : {};
  const told = Object.keys(raw).filter(
    (key) => !Object.hasOwn(schema.shape, key) && (Object.hasOwn(answered, key) || TOLD_ONCE.includes(key)),
  );
  if (!told.length) return undefined;
  const own = omit(raw as Values, told);
  const asStored = told.filter((key) => !TOLD_ONCE.includes(key));
  const { success, data } = asStored.length ? await schema.safeParseAsync(own) : { success: false };
  if (!success) return own;
  const stored = await read(ctx, data as never).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
  });
  if (!stored) return own;
  const values: Values = JSON.parse(JSON.stringify(stored));
  const changed = asStored.filter((key) => !isDeepStrictEqual((raw as Values)[key], values[key]));
  if (changed.length) throw invalid(changed.map(readOnly));
  return own;
}
