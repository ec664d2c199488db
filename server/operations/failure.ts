import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { type Hints, someHints } from '../../widgets/validation/nearest';
import { unavailableCause } from '../database/unavailable';
import {
  answeredDetails,
  DocentError,
  type ErrorCode,
  type Issue,
  invalid,
  MAX_ISSUES,
  Unavailable,
} from '../platform/errors';
import { logThrottled } from '../platform/log-throttled';
import { messageOfValue, shapeOfUnknownKeys, unknownField } from './faults';
import { IN_PROGRESS } from './idempotency';
import { pathText } from './storable';

/** The message of an issue. For a union, it has the requirements of each alternative. */
const messageOf = (issue: z.core.$ZodIssue, hints: Hints): string => {
  if (issue.code === 'invalid_value') return messageOfValue(issue, hints);
  return issue.code === 'invalid_union' && issue.errors.every((one) => one.length === 1 && !one[0]?.path.length)
    ? [...new Set(issue.errors.flatMap((one) => one.map((inner) => messageOf(inner, hints))))].join(' Or: ')
    : issue.message;
};

function* toIssues(issue: z.core.$ZodIssue, hints: Hints, parent: PropertyKey[] = []): Generator<Issue> {
  const path = [...parent, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    for (const [at, key] of issue.keys.entries()) {
      // Keys beyond the maximum are only counted.
      const message = at < MAX_ISSUES ? unknownField(key, shapeOfUnknownKeys(issue.keys), hints) : '';
      yield { path: pathText([...path, key]), code: issue.code, message };
    }
    return;
  }
  const [only] = issue.code === 'invalid_union' && issue.errors.length === 1 ? issue.errors : [];
  if (only) {
    for (const inner of only) yield* toIssues(inner, hints, path);
    return;
  }
  const code = (issue.code === 'custom' && issue.params?.code) || issue.code;
  yield { path: pathText(path), code, message: messageOf(issue, hints) };
}

function* eachIssue(error: z.core.$ZodError, hints: Hints): Generator<Issue> {
  for (const issue of error.issues) yield* toIssues(issue, hints);
}

/** Converts the issues of a schema. @param hints shared by all schemas of one request */
export const issuesOf = (error: z.core.$ZodError, hints = someHints()): Issue[] => [...eachIssue(error, hints)];

/** The first issue of a schema error; the others are not computed. */
export const firstIssueOf = (error: z.core.$ZodError, hints: Hints): Issue | undefined =>
  eachIssue(error, hints).next().value ?? undefined;

/** Error codes of tRPC for requests that it refuses before it calls a procedure. */
const REFUSED_BY_TRPC: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'validation_error',
  PARSE_ERROR: 'validation_error',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
};

function refusedByTrpc({ code, cause, message }: TRPCError): DocentError | undefined {
  const own = REFUSED_BY_TRPC[code];
  if (own && cause instanceof SyntaxError) return new DocentError(own, 'The input is not valid JSON.');
  // An error with another cause comes from a broken procedure.
  return own && !cause ? new DocentError(own, message) : undefined;
}

/**
 * Converts an error to the form that all transports use. Unexpected errors are logged and become `internal_error`, without their cause.
 */
export function failure(error: unknown): DocentError {
  if (error instanceof DocentError) return error;
  const cause = error instanceof TRPCError ? error.cause : undefined;
  if (cause instanceof DocentError) return cause;
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof z.core.$ZodError)
    return invalid(issuesOf(cause));
  const refused = error instanceof TRPCError ? refusedByTrpc(error) : undefined;
  if (refused) return refused;
  const reason = unavailableCause(cause ?? error);
  if (reason) {
    logThrottled(cause ?? error, 'unavailable');
    return new Unavailable(reason);
  }
  logThrottled(cause ?? error, 'internal error');
  return new DocentError('internal_error', 'Something went wrong on our side. It is safe to try again.');
}

/** The headers that an answer with this failure has. */
export const failureHeaders = ({ code, details }: DocentError): Record<string, string> => ({
  ...(code === 'unavailable' || details?.reason === IN_PROGRESS ? { 'Retry-After': '1' } : {}),
  ...(code === 'rate_limit_exceeded' && typeof details?.retryAfter === 'number'
    ? { 'Retry-After': String(details.retryAfter) }
    : {}),
  ...(code === 'method_not_allowed' && Array.isArray(details?.allowed) ? { Allow: details.allowed.join(', ') } : {}),
});

/** The error envelope. @param requestId the id of the refused request; default: the current request */
export function errorBody(error: DocentError, requestId?: string) {
  const { code, message } = error;
  const details = answeredDetails(error, requestId);
  return { error: { code, message, ...(details ? { details } : {}) } };
}
