import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBase62 } from './random';

const current = new AsyncLocalStorage<{ id: string; startedAt: number }>();

/** What a caller's own id may be. */
const FORM = /^[A-Za-z0-9._-]{1,128}$/;

/** The id of a request: the caller's own where it is 1 to 128 letters, digits, `.`, `_` or `-`, else a new one. */
export const chooseRequestId = (given: string | undefined): string =>
  given !== undefined && FORM.test(given) ? given : `req_${randomBase62(20)}`;

/** Runs `work`, and all that follows from it, as part of the request `id`. */
export const inRequest = <T>(id: string, work: () => T): T => current.run({ id, startedAt: performance.now() }, work);

/** The id of the request that is being answered; undefined where none is. */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** When it came, as `performance.now()` counts; undefined where none is. */
export const requestStartedAt = (): number | undefined => current.getStore()?.startedAt;
