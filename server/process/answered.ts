import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../platform/log';
import type { AboutRequest } from '../platform/request-id';

/** A request that was answered, or given up by the caller. */
export type Answered = {
  method: string;
  /** The route template, such as `/api/v1/tags/{tagId}`, without values of the caller. */
  route: string;
  status: number;
  seconds: number;
  /** True if the response contains a 503, whatever its own status is. */
  isUnavailable: boolean;
  /** Why it was refused with 503. */
  cause: string | undefined;
};

/** Frequent routes that are logged at debug level: probes, and files of the dashboard. */
const OFTEN = new Set(['/healthz', '/readyz', '/metrics', '/_next/{file}']);

/** The status of a request whose client disconnected before the end of the response, as in nginx. */
const CALLER_LEFT = 499;

function write(about: AboutRequest, { route, status, method, seconds, cause }: Answered): void {
  const { id: requestId, caller, companyId, tool } = about;
  const line = { requestId, method, route, status, ms: Math.round(seconds * 1e4) / 10, caller, companyId, tool, cause };
  log[OFTEN.has(route) ? 'debug' : 'info'](line, 'request');
}

/** Counts and logs a request once its answer has ended. Only names of routes, callers and tools are kept: no address, query or body. */
export function watchAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  about: AboutRequest,
  count: ((answered: Answered) => void) | undefined,
): void {
  const { method = '' } = req;
  res.once('close', () => {
    const isUnavailable = res.statusCode === 503 || about.isUnavailable === true;
    const answered = {
      method,
      route: about.route ?? '(none)',
      status: res.writableFinished ? res.statusCode : CALLER_LEFT,
      seconds: (performance.now() - about.startedAt) / 1_000,
      isUnavailable,
      cause: isUnavailable ? about.cause : undefined,
    };
    count?.(answered);
    write(about, answered);
  });
}

/** Counts and logs a request that was not valid HTTP. */
export function noteUnreadable(requestId: string, status: number, count?: (answered: Answered) => void): void {
  const answered = { method: '', route: '(unreadable)', status, seconds: 0, isUnavailable: false, cause: undefined };
  count?.(answered);
  log.info({ requestId, route: answered.route, status }, 'request');
}
