import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isLimit } from '../../widgets/contract/stored';
import { log } from '../platform/log';
import { issuesOf } from './failure';

type Issue = z.core.$ZodIssue;
type Builder = { _def: object; input: (schema: never) => Builder; output: (schema: never) => Builder };

/** Takes the keys that a closed object does not know out of `value`. */
function dropUnknown(value: unknown, issues: Issue[]): void {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const at = issue.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
    for (const key of issue.keys) delete (at as Record<string, unknown>)[key];
  }
}

const inForm = new WeakSet<object>();
const inProduction = process.env.NODE_ENV === 'production';

/** Marks an answer that has its schema's form by construction: it is not walked again, except in tests, which see that it is true. */
export function asStored<T extends object>(answer: T): T {
  inForm.add(answer);
  return answer;
}

/**
 * The answer in its schema's form. By now a change is saved, so an answer that is not so is our fault, logged and given all the
 * same: a failure would invite the caller to do it again. It never shows fields that the schema does not know.
 */
async function toAnswer(schema: z.ZodType, answer: unknown): Promise<unknown> {
  const isStored = typeof answer === 'object' && answer !== null && inForm.has(answer);
  if (isStored && inProduction) return answer;
  const { success, data, error } = await schema.safeParseAsync(answer);
  if (isStored && success && !isDeepStrictEqual(data, answer)) throw new Error('The schema changes what is stored.');
  if (success) return data;
  const faults = error.issues.filter((issue) => !isLimit(issue));
  if (!faults.length) return answer;
  log.error({ issues: issuesOf(error) }, 'an answer is not as its schema says');
  const shown = structuredClone(answer);
  dropUnknown(shown, faults);
  return shown;
}

/**
 * A builder of procedures whose `output` describes and cleans the answer, but never fails; see `toAnswer`.
 * @param onOutput is told the schema of the answer
 */
export function answering<B extends Builder>(builder: B, onOutput?: (schema: z.ZodType) => void): B {
  const output = (schema: z.ZodType) => {
    const next = builder.output(((answer: unknown) => toAnswer(schema, answer)) as never);
    // The description and MCP read the schema here.
    Object.assign(next._def, { output: schema });
    onOutput?.(schema);
    return answering(next);
  };
  return { ...builder, input: (schema: never) => answering(builder.input(schema), onOutput), output };
}
