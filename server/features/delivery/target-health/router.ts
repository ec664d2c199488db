import { operation, router } from '../../../operations/operation';
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
      'Target elements of tours and smart tips that were missing on pages in the last 7 days, or whose text differs from when they were picked, as the browser script reports once for each page view.',
  })
    .input(listInput)
    .output(list)
    .query(({ ctx, input }) => listMissingTargets(ctx, input)),
});
