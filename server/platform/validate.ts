import type { z } from 'zod';
import { invalid } from './errors';

/**
 * Checks a flat input that came from outside the API, such as the command line.
 * @throws DocentError `validation_error` listing every issue.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message })));
}
