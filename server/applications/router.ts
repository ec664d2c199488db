import { dashboardOperation, router } from '../operation/operation';
import { nothing } from '../operation/wire';
import { applicationPath, applications } from './schema';
import { listGrants, revokeGrant } from './service';

export const applicationsRouter = router({
  list: dashboardOperation.output(applications).query(({ ctx }) => listGrants(ctx)),
  revoke: dashboardOperation
    .input(applicationPath)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeGrant(ctx, input.id)),
});
