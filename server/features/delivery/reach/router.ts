import { operation, router } from '../../../operations/operation';
import { reach, reachInput } from './schema';
import { countReach } from './service';

export const reachRouter = router({
  count: operation({
    method: 'POST',
    path: '/widgets/reach',
    tool: 'count_reach',
    tag: 'All widgets',
    scope: 'read',
    status: 200,
    load: 'heavy',
    summary: 'Count the users that targeting reaches',
    description:
      'Counts the identified users that rules reach, and those that each rule excludes. The rules need not be saved. Requires `read`. Facts that only a browser knows (page, device, language, country) count as met. Frequency, schedule and other widgets are ignored: see the diagnosis of a widget.',
  })
    .input(reachInput)
    .output(reach)
    .mutation(({ ctx, input }) => countReach(ctx, input)),
});
