import { operation, router } from '../../../operations/operation';
import { competing, competingInput } from './schema';
import { listCompeting } from './service';

export const competingRouter = router({
  list: operation({
    method: 'POST',
    path: '/widgets/{widgetType}/{id}/competing',
    tool: 'list_competing_widgets',
    tag: 'All widgets',
    scope: 'read',
    status: 200,
    load: 'heavy',
    summary: 'List the live widgets that a widget competes with',
    description:
      'Lists the live widgets that may be due on the same page, for the same users, as a widget, which need not be live. Requires `read`. Only widgets that come over the page by themselves take turns: of those that are due at once, one shows, by priority and then by age. Frequency, schedule and the throttle are ignored.',
  })
    .input(competingInput)
    .output(competing)
    .mutation(({ ctx, input }) => listCompeting(ctx, input)),
});
