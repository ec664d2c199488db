import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
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
      'The usage and limits of events, users, event names and bytes of event properties. Responses are always accepted; other writes over a limit are refused.',
  })
    .input(z.strictObject({}))
    .output(usage)
    .query(({ ctx }) => getUsage(ctx)),
});
