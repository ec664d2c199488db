import { operation, router } from '../operation/operation';
import { list, listInput } from './schema';
import { listMissingTargets } from './service';

export const targetHealthRouter = router({
  list: operation({
    method: 'GET',
    path: '/widgets/missing-targets',
    tool: 'list_missing_targets',
    tag: 'All widgets',
    summary: 'List elements that were missing or changed',
    description:
      'The elements that tours and smart tips point at and that pages did not have in the last 7 days, or that read otherwise than when they were picked, as the browser script reports it once for each page view.',
  })
    .input(listInput)
    .output(list)
    .query(({ ctx, input }) => listMissingTargets(ctx, input)),
});
