import { dashboardOperation, router } from '../../../operations/operation';
import { nothing } from '../../../operations/wire';
import { applicationPath, applications } from './schema';
import { listGrants, revokeGrant } from './service';

export const applicationsRouter = router({
  list: dashboardOperation.output(applications).query(({ ctx }) => listGrants(ctx)),
  revoke: dashboardOperation
    .input(applicationPath)
    .output(nothing)
    .mutation(({ ctx, input }) => revokeGrant(ctx, input.id)),
});
