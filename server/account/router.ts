import { z } from 'zod';
import { operation, router } from '../api/operation';
import { overview } from './schema';
import { getOverview } from './service';

export const accountRouter = router({
  overview: operation({
    method: 'GET',
    path: '/account',
    tool: 'get_account_overview',
    tag: 'Authoring',
    summary: 'Read an overview of the account',
    description:
      'Counts of everything, what is live, and the drafts that wait with what they still need. A good first call.',
  })
    .input(z.strictObject({}))
    .output(overview)
    .query(({ ctx }) => getOverview(ctx)),
});
