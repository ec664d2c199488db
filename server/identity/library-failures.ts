import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database/database';

/** What the database failed with while the session library was asked, which tells of it as a failure of its own. */
const asking = new AsyncLocalStorage<{ failure?: unknown }>();

/** Prisma as the session library gets it: what fails is kept for whoever asked. */
export const keepingFailures = (prisma: Database['prisma']) =>
  prisma.$extends({
    query: {
      async $allOperations({ args, query }) {
        try {
          return await query(args);
        } catch (failure) {
          Object.assign(asking.getStore() ?? {}, { failure });
          throw failure;
        }
      },
    },
  });

/** Runs what asks the session library. @throws what the database failed with, where it did; else what `work` throws */
export async function withOwnFailures<T>(work: () => Promise<T>): Promise<T> {
  const asked: { failure?: unknown } = {};
  try {
    return await asking.run(asked, work);
  } catch (error) {
    throw asked.failure ?? error;
  }
}
