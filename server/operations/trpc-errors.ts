import { TRPCError } from '@trpc/server';
import { retried } from '../database/retry';
import type { Database } from '../database/types';
import { answeredDetails, DocentError, ERRORS } from '../platform/errors';
import { failure } from './failure';

/** A failure with the status that it has over HTTP. */
export function trpcError(error: unknown): TRPCError {
  const cause = failure(error);
  return new TRPCError({ code: ERRORS[cause.code].trpc, message: cause.message, cause });
}

type Outcome = { ok: boolean; error?: TRPCError };

/**
 * Runs a procedure, and retries it after database errors that allow it. Domain errors become tRPC errors, so that every transport has the
 * right status without a try/catch of its own.
 */
export async function translateErrors<T extends Outcome>(
  database: Pick<Database, 'isChanging'>,
  next: () => Promise<T>,
): Promise<T> {
  try {
    const result = await retried(database, next, ({ error }) => error);
    const cause = result.ok ? undefined : result.error?.cause;
    if (cause instanceof DocentError) throw cause;
    return result;
  } catch (error) {
    throw error instanceof DocentError ? trpcError(error) : error;
  }
}

/** Shapes a failure for the dashboard: the same code, message and details as REST. */
export function errorFormatter<S extends { message: string; data: { httpStatus: number } }>(options: {
  shape: S;
  error: TRPCError;
}) {
  const error = failure(options.error);
  const { code, message, status: httpStatus } = error;
  return { ...options.shape, message, data: { code, httpStatus, details: answeredDetails(error) } };
}
