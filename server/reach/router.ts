import { operation, router } from '../operation/operation';
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
    summary: 'Count whom targeting reaches',
    description:
      'How many identified users these rules let a widget be shown to, which need not be saved, and what each rule takes away. Only reads: needs `read`. What only a browser knows (page, device, language, place) is taken to be met. Frequency, schedule and other widgets are left out: see the diagnosis of a widget.',
  })
    .input(reachInput)
    .output(reach)
    .mutation(({ ctx, input }) => countReach(ctx, input)),
});
