import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/types';

/** Keeps the database error of a call to the session library, because the library replaces it with its own error. */
const databaseFailure = new AsyncLocalStorage<{ failure?: unknown }>();

/** Wraps the Prisma client of the session library: records database errors for `rethrowDatabaseError`. */
export const recordDatabaseErrors = (prisma: Database['prisma']) =>
  prisma.$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (failure) {
          Object.assign(databaseFailure.getStore() ?? {}, { failure });
          throw failure;
        }
      },
    },
  });

/** Runs a call of the session library. @throws the database error, if there was one; otherwise the error of `work` */
export async function rethrowDatabaseError<T>(work: () => Promise<T>): Promise<T> {
  const store: { failure?: unknown } = {};
  try {
    return await databaseFailure.run(store, work);
  } catch (error) {
    throw store.failure ?? error;
  }
}
