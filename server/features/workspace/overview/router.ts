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
    summary: 'Read an overview of the account',
    description:
      'Counts of all records, live widgets, and drafts with their unmet publish requirements. A good first call.',
  })
    .input(z.strictObject({}))
    .output(overview)
    .query(({ ctx }) => getOverview(ctx)),
});
