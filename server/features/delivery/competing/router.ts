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
      'Lists the live widgets that may be due on the same page, for the same users, as this widget, whether it is live or not. Requires `read`. Only widgets that open on their own compete: if several are due, one is shown, by priority and then by age. Frequency, schedule and the throttle are ignored.',
  })
    .input(competingInput)
    .output(competing)
    .mutation(({ ctx, input }) => listCompeting(ctx, input)),
});
