import { z } from 'zod';
import { operation, router } from '../operation/operation';
import { usage } from './schema';
import { getUsage } from './service';

export const quotasRouter = router({
  get: operation({
    method: 'GET',
    path: '/company/usage',
    tool: 'get_company_usage',
    tag: 'Company',
    summary: 'Read the usage',
    description:
      'How many events, users, names of events and bytes of event properties the company has, and how many it may have. Responses are always accepted; what else is over a limit is refused.',
  })
    .input(z.strictObject({}))
    .output(usage)
    .query(({ ctx }) => getUsage(ctx)),
});
