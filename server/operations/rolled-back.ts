import type { Ctx } from '../auth/context';

/** Rolls back the transaction of a failed operation, and carries its outcome. */
class Failed<T> extends Error {
  constructor(readonly outcome: T) {
    super('The operation failed.');
  }
}

/**
 * Runs `work` in a transaction, which is rolled back when an outcome that `work` passes to `settled` has failed.
 * @returns the result of `work`, or the failed outcome
 */
export async function inRollbackTransaction<T extends { ok: boolean }>(
  ctx: Ctx,
  work: (settled: (outcome: T) => T) => Promise<T>,
): Promise<T> {
  const settled = (outcome: T): T => {
    if (!outcome.ok) throw new Failed(outcome);
    return outcome;
  };
  try {
    return await ctx.inTransaction(() => work(settled));
  } catch (error) {
    if (error instanceof Failed) return error.outcome;
    throw error;
  }
}
