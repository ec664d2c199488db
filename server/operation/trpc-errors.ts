import { TRPCError } from '@trpc/server';
import { DocentError, ERRORS } from '../kernel/errors';
import { failure } from './failure';

type Outcome = { ok: boolean; error?: TRPCError };

/** Domain errors become tRPC's, so that every transport has the right status without a try/catch of its own. */
export async function translateErrors<T extends Outcome>(next: () => Promise<T>): Promise<T> {
  const result = await next();
  const cause = result.ok ? undefined : result.error?.cause;
  if (cause instanceof DocentError)
    throw new TRPCError({ code: ERRORS[cause.code].trpc, message: cause.message, cause });
  return result;
}

/** Shapes a failure for the dashboard: the same code, message and details as REST. */
export function errorFormatter<S extends { message: string; data: { httpStatus: number } }>(options: {
  shape: S;
  error: TRPCError;
}) {
  const { code, message, details, status } = failure(options.error);
  return { ...options.shape, message, data: { code, httpStatus: status, details } };
}
