/** A request that the database could not take on: more wait already than can be answered in time. */
export class UnavailableError extends Error {}

/** A statement that no connection could prepare in time, and so did not run. */
export class UnpreparedError extends UnavailableError {}

/** What the system says of a connection or a disk. */
const SYSTEM = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Prisma: not reachable, lost, or no connection or transaction in time. */
const PRISMA = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028'];
const CODES = new Set<unknown>([...SYSTEM, ...PRISMA]);
/**
 * PostgreSQL: connections (08), resources and disk (53), ended or starting (57P), a statement or a wait for a lock that took too long, an
 * idle transaction that was ended, trouble with files.
 */
const SQLSTATE = /^(?:08...|53...|57P0.|57014|55P03|25P0[34]|58030)$/;
/** The drivers' own failures have no code. */
const MESSAGE =
  /^Connection terminated|^timeout exceeded when trying to connect|not queryable$|^Query read timeout|^Cannot use a pool after/;

const FULL_CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
const FULL_MESSAGE = /No space left on device/;
/** How long one failure is taken to say that the next write would fail as well. */
const FULL_FOR_MS = 10_000;
let fullUntil = 0;

/** True for a while after a write failed for lack of space. */
export const ranOutOfSpace = (): boolean => Date.now() < fullUntil;

/** A failure as the drivers and Prisma make them: one may wrap another. */
export type Link = {
  code?: unknown;
  originalCode?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/** The failure that another one wraps: Prisma keeps that of a raw statement further inside. */
export const wrappedIn = ({ meta, cause }: Link): unknown => meta?.driverAdapterError ?? cause;

const isCode = (code: unknown): boolean => CODES.has(code) || (typeof code === 'string' && SQLSTATE.test(code));

/**
 * True for failures that the state of the database explains, and not the statement: another try in a moment may well succeed. Lack of
 * space is remembered for `ranOutOfSpace`.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof UnavailableError) return true;
  const { code, originalCode, message }: Link = error;
  if (FULL_CODES.has(code) || FULL_CODES.has(originalCode) || FULL_MESSAGE.test(String(message))) {
    fullUntil = Date.now() + FULL_FOR_MS;
    return true;
  }
  if (isCode(code) || isCode(originalCode) || (typeof message === 'string' && MESSAGE.test(message))) return true;
  return isUnavailable(wrappedIn(error));
}

/** True where no connection was free in time, which says nothing of the database itself. */
export function waitedForConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code }: Link = error;
  if (error instanceof UnavailableError && !(error instanceof UnpreparedError)) return true;
  if (code === 'P2024' || code === 'P2028') return true;
  return waitedForConnection(wrappedIn(error));
}
