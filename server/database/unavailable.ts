import type { UnavailableCause } from '../platform/causes';

/** A request that was rejected because the queue is too long to answer it in time. */
export class UnavailableError extends Error {}

/** A statement that no connection could prepare in time. It did not run. */
export class UnpreparedError extends UnavailableError {}

/** System error codes of a lost or refused connection. */
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

/** The causes of error codes: those of the system, of Prisma (`P` and four digits), and of PostgreSQL. */
const CODES: [code: RegExp, cause: UnavailableCause][] = [
  [new RegExp(`^(?:${SYSTEM.join('|')})$`), 'database'],
  // No connection or transaction in time.
  [/^(?:P2024|53300)$/, 'connections'],
  // Lock timeout.
  [/^55P03$/, 'lock'],
  // Timeouts of statements, transactions and idle transactions.
  [/^(?:P1008|P2028|57014|25P0[34])$/, 'statement'],
  [/^(?:ENOSPC|EDQUOT|53100)$/, 'disk_full'],
  // Unreachable or lost; connection errors (08), other resources (53), server shutting down or starting (57P), I/O errors (58030).
  [/^(?:P1001|P1002|P1017|08...|53...|57P0.|58030)$/, 'database'],
];

/** The causes of errors by message. Driver errors have no code, and Prisma uses one code for two errors. */
const MESSAGES: [message: RegExp, cause: UnavailableCause][] = [
  [/No space left on device/, 'disk_full'],
  [/^timeout exceeded when trying to connect|Unable to start a transaction in the given time/, 'connections'],
  [/^Query read timeout/, 'statement'],
  [/^Cannot use a pool after/, 'stopping'],
  [/^Connection terminated|not queryable$/, 'database'],
];

/** The causes of errors by the kind that Prisma's driver adapter gives them. It throws them unwrapped where a transaction begins or ends. */
const KINDS: [kind: RegExp, cause: UnavailableCause][] = [
  [/^(?:ConnectionClosed|DatabaseNotReachable|SocketTimeout)$/, 'database'],
  [/^TooManyConnections$/, 'connections'],
];

/** How long a disk-full error counts as current. */
const FULL_FOR_MS = 10_000;
let fullUntil = 0;

/** True for a while after a write failed for lack of space. */
export const ranOutOfSpace = (): boolean => Date.now() < fullUntil;

/** An error of a driver or of Prisma, which can wrap another one. */
export type ErrorInChain = {
  code?: unknown;
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
};

/** The wrapped error: Prisma stores the error of a raw statement in `meta`. */
export const wrappedIn = ({ meta, cause }: ErrorInChain): unknown => meta?.driverAdapterError ?? cause;

const among = (known: [RegExp, UnavailableCause][], text: unknown): UnavailableCause | undefined =>
  typeof text === 'string' ? known.find(([form]) => form.test(text))?.[1] : undefined;

function causeIn(error: unknown): UnavailableCause | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof UnpreparedError) return 'statement';
  if (error instanceof UnavailableError) return 'connections';
  const { code, originalCode, kind, message }: ErrorInChain = error;
  return (
    among(MESSAGES, message) ??
    among(CODES, code) ??
    among(CODES, originalCode) ??
    among(KINDS, kind) ??
    causeIn(wrappedIn(error))
  );
}

/**
 * Why a request failed, if the reason is the state of the database and not the statement, so that a later try may succeed.
 * Undefined for other failures. A full disk is remembered for `ranOutOfSpace`: afterwards, the database may not answer at all.
 */
export function unavailableCause(error: unknown): UnavailableCause | undefined {
  const cause = causeIn(error);
  if (cause === 'disk_full') fullUntil = Date.now() + FULL_FOR_MS;
  return cause === 'database' && ranOutOfSpace() ? 'disk_full' : cause;
}

/** True for failures whose reason is the state of the database. */
export const isUnavailable = (error: unknown): boolean => unavailableCause(error) !== undefined;
