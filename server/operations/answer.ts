import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isLimit } from '../../widgets/contract/stored';
import { log } from '../platform/log';
import { issuesOf } from './failure';

type Issue = z.core.$ZodIssue;
type Builder = { _def: object; input: (schema: never) => Builder; output: (schema: never) => Builder };

/** Removes the keys from `value` that the issues report as unrecognized. */
function dropUnknown(value: unknown, issues: Issue[]): void {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const at = issue.path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
    for (const key of issue.keys) delete (at as Record<string, unknown>)[key];
  }
}

const markedAsStored = new WeakSet<object>();
const inProduction = process.env.NODE_ENV === 'production';

/** Marks an answer made from stored records, which match its schema. Only tests and development validate it, to find wrong marks. */
export function asStored<T extends object>(answer: T): T {
  markedAsStored.add(answer);
  return answer;
}

/**
 * The answer as its schema describes it. In production, an answer that is marked as stored is returned without validation. An answer that
 * does not match is a bug, but it is only logged: a change is already saved, and an error would make the caller repeat it. Fields that the
 * schema does not know are removed from it.
 */
async function toAnswer(schema: z.ZodType, answer: unknown): Promise<unknown> {
  const isStored = typeof answer === 'object' && answer !== null && markedAsStored.has(answer);
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
 * @param onOutput is called with the schema of the answer
 */
export function withAnswerSchema<B extends Builder>(builder: B, onOutput?: (schema: z.ZodType) => void): B {
  const output = (schema: z.ZodType) => {
    const next = builder.output(((answer: unknown) => toAnswer(schema, answer)) as never);
    // The description and MCP read the schema here.
    Object.assign(next._def, { output: schema });
    onOutput?.(schema);
    return withAnswerSchema(next);
  };
  return { ...builder, input: (schema: never) => withAnswerSchema(builder.input(schema), onOutput), output };
}
