import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { DocentError, type Issue, invalid } from '../kernel/errors';
import { log } from '../kernel/log';
import { pathText } from './storable';

function toIssues(issue: z.core.$ZodIssue, parent: PropertyKey[] = []): Issue[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathText([...path, key]), code: issue.code, message: 'Unknown field.' }));
  const [only] = issue.code === 'invalid_union' && issue.errors.length === 1 ? issue.errors : [];
  if (only) return only.flatMap((inner) => toIssues(inner, path));
  return [{ path: pathText(path), code: issue.code, message: issue.message }];
}

/** Every issue of a schema's verdict, in Docent's form. */
export const issuesOf = (error: z.core.$ZodError): Issue[] => error.issues.flatMap((issue) => toIssues(issue));

/**
 * The failure as every transport reports it. What is not ours to explain is logged and becomes `internal_error`, without its cause.
 */
export function failure(error: unknown): DocentError {
  if (error instanceof DocentError) return error;
  const cause = error instanceof TRPCError ? error.cause : undefined;
  if (cause instanceof DocentError) return cause;
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof z.core.$ZodError)
    return invalid(issuesOf(cause));
  log.error({ err: cause ?? error }, 'internal error');
  return new DocentError('internal_error', 'Something went wrong on our side. It is safe to try again.');
}

/** The document's error envelope. */
export const errorBody = ({ code, message, details }: DocentError) => ({
  error: { code, message, ...(details ? { details } : {}) },
});
