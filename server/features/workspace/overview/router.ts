import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { overview } from './schema';
import { getOverview } from './service';

export const overviewRouter = router({
  get: operation({
    method: 'GET',
    path: '/account',
    tool: 'get_account_overview',
    tag: 'Authoring',
    summary: 'Read the account overview',
    description: 'Counts records and lists drafts with unmet publish requirements. Call it first.',
  })
    .input(z.strictObject({}))
    .output(overview)
    .query(({ ctx }) => getOverview(ctx)),
});
