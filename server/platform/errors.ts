import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { beginningOf } from '../../widgets/targeting/beginning';
import { UNAVAILABLE_CAUSES, type UnavailableCause } from './causes';
import { currentRequestId, noteRequest } from './request-id';

/** The HTTP, tRPC and JSON-RPC codes of each error code. */
export const ERRORS = {
  validation_error: { status: 400, trpc: 'BAD_REQUEST', rpc: -32602 },
  invalid_tag_names: { status: 400, trpc: 'BAD_REQUEST', rpc: -32602 },
  unauthorized: { status: 401, trpc: 'UNAUTHORIZED', rpc: -32001 },
  identity_not_verified: { status: 403, trpc: 'FORBIDDEN', rpc: -32003 },
  origin_not_allowed: { status: 403, trpc: 'FORBIDDEN', rpc: -32003 },
  insufficient_scope: { status: 403, trpc: 'FORBIDDEN', rpc: -32003 },
  quota_exceeded: { status: 403, trpc: 'FORBIDDEN', rpc: -32003 },
  not_found: { status: 404, trpc: 'NOT_FOUND', rpc: -32004 },
  method_not_allowed: { status: 405, trpc: 'METHOD_NOT_SUPPORTED', rpc: -32601 },
  conflict: { status: 409, trpc: 'CONFLICT', rpc: -32010 },
  edit_conflict: { status: 409, trpc: 'CONFLICT', rpc: -32010 },
  widget_is_live: { status: 409, trpc: 'CONFLICT', rpc: -32009 },
  not_live: { status: 409, trpc: 'CONFLICT', rpc: -32010 },
  payload_too_large: { status: 413, trpc: 'PAYLOAD_TOO_LARGE', rpc: -32013 },
  unsupported_media_type: { status: 415, trpc: 'UNSUPPORTED_MEDIA_TYPE', rpc: -32015 },
  rate_limit_exceeded: { status: 429, trpc: 'TOO_MANY_REQUESTS', rpc: -32029 },
  internal_error: { status: 500, trpc: 'INTERNAL_SERVER_ERROR', rpc: -32603 },
  not_configured: { status: 501, trpc: 'NOT_IMPLEMENTED', rpc: -32051 },
  unavailable: { status: 503, trpc: 'SERVICE_UNAVAILABLE', rpc: -32053 },
} as const satisfies Record<string, { status: number; trpc: TRPC_ERROR_CODE_KEY; rpc: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** Error codes that only the browser script receives. */
export const BROWSER_CODES: readonly string[] = ['identity_not_verified', 'origin_not_allowed'] satisfies ErrorCode[];

/** One fault in an input. `path` reads like `steps[0].domQuery`; empty for the input as a whole. */
export type Issue = { path: string; code: string; message: string };

/** The error every business function throws; each transport shows it in its own form. */
export class DocentError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'DocentError';
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The same error for missing records and for those of other companies. */
export const notFound = (what: string): DocentError => new DocentError('not_found', `${what} not found.`);

/**
 * The `details` of an error as the response contains them: with the id of the request, by which the log can be searched. Notes an answer
 * with 503 for the log and the metric.
 */
export function answeredDetails(
  { code, details }: DocentError,
  requestId = currentRequestId(),
): Record<string, unknown> | undefined {
  if (code === 'unavailable') noteRequest({ isUnavailable: true });
  return requestId === undefined ? details : { ...details, requestId };
}

/** A refusal with 503. The message is that of its cause, which is noted for the log and the metric as well. */
export class Unavailable extends DocentError {
  constructor(readonly reason: UnavailableCause) {
    super('unavailable', UNAVAILABLE_CAUSES[reason]);
    this.note();
  }

  /** Sets the cause of the request again, in case another error of the same request has replaced it. */
  note(): void {
    noteRequest({ cause: this.reason });
  }
}

/** The error for too many attempts. `failureHeaders` makes a `Retry-After` header of the seconds, a whole number. */
export const tooManyAttempts = (retryAfter: number): DocentError =>
  new DocentError('rate_limit_exceeded', `Too many attempts. Try again in ${retryAfter} seconds.`, { retryAfter });

/** Throws `not_found` for a missing row, else returns it. */
export function found<T>(row: T | null | undefined, what: string): T {
  if (row === null || row === undefined) throw notFound(what);
  return row;
}

/** Maximum issues in a response. */
export const MAX_ISSUES = 100;
const MAX_ISSUE_TEXT_LENGTH = 500;

const shortened = ({ path, code, message }: Issue): Issue => ({
  path: beginningOf(path, MAX_ISSUE_TEXT_LENGTH),
  code,
  message: beginningOf(message, MAX_ISSUE_TEXT_LENGTH),
});

/** Maximum issues in the message, since many clients show nothing else. */
const MAX_ISSUES_IN_MESSAGE = 10;
const MAX_PATH_LENGTH = 100;
const MAX_ISSUE_LENGTH = 300;

const cut = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${beginningOf(text, maxLength - 1)}…` : text;

/** Joins the first ten issues into a message, with the number of further ones. */
function messageOfIssues(issues: readonly Issue[], count: number): string {
  const shown = issues.slice(0, MAX_ISSUES_IN_MESSAGE).map(({ path, message }) => {
    const text = cut(message || 'Not valid.', MAX_ISSUE_LENGTH);
    return path ? `${cut(path, MAX_PATH_LENGTH)}: ${text}` : text;
  });
  const more = count - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more.`] : [])].join(' · ') || 'Invalid request.';
}

/** A `validation_error` with up to a hundred issues, so that the response is not much larger than the request. */
export function invalid(all: Issue[]): DocentError {
  const issues = all.slice(0, MAX_ISSUES).map(shortened);
  return new DocentError('validation_error', messageOfIssues(issues, all.length), { issues });
}

export const conflict = (message: string, details?: Record<string, unknown>): DocentError =>
  new DocentError('conflict', message, details);
