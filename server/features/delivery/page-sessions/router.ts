import { dashboardOperation, router } from '../../../operations/operation';
import { beginInput, begun, readInput, session } from './schema';
import { beginSession, readSession } from './service';

/** Pages of the host application that people open from the builder, to pick an element there or to see a draft. */
export const pageSessionsRouter = router({
  begin: dashboardOperation
    .input(beginInput)
    .output(begun)
    .mutation(({ ctx, input }) => beginSession(ctx, input)),
  read: dashboardOperation
    .input(readInput)
    .output(session)
    .query(({ ctx, input }) => readSession(ctx, input)),
});
