import { AsyncLocalStorage } from 'node:async_hooks';
import type { UnavailableCause } from './causes';
import { randomBase62 } from './random';

/** Facts about a request for the log and for metrics. They contain no text of the caller. */
export type AboutRequest = {
  readonly id: string;
  /** As `performance.now()` counts. */
  readonly startedAt: number;
  /** The template of its path. */
  route?: string;
  /** The kind of caller and the id, such as `key 12`. */
  caller?: string;
  companyId?: number;
  /** The MCP tool that was called. */
  tool?: string;
  /** Why it is answered with 503. */
  cause?: UnavailableCause;
  /** True if the response contains a 503, also in MCP and in batches of calls, whose responses have another status. */
  isUnavailable?: boolean;
};

const current = new AsyncLocalStorage<AboutRequest>();

/** The format of a request id from the caller. */
const FORM = /^[A-Za-z0-9._-]{1,128}$/;

/** The id of a request: that of the caller if it has 1 to 128 letters, digits, `.`, `_` or `-`, else a new one. */
export const chooseRequestId = (given: string | undefined): string =>
  given !== undefined && FORM.test(given) ? given : `req_${randomBase62(20)}`;

/** Runs `work` and its async continuations in the context of the request `id`. */
export function inRequest<T>(id: string, work: (about: AboutRequest) => T): T {
  const about: AboutRequest = { id, startedAt: performance.now() };
  return current.run(about, () => work(about));
}

/** Adds facts about the current request. */
export function noteRequest(facts: Partial<Omit<AboutRequest, 'id' | 'startedAt'>>): void {
  const about = current.getStore();
  if (about) Object.assign(about, facts);
}

/** The id of the request that is being answered; undefined outside a request. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** When the current request arrived, as `performance.now()` counts; undefined outside a request. */
export const requestStartedAt = (): number | undefined => current.getStore()?.startedAt;
