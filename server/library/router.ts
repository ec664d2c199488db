import { operation, router } from '../api/operation';
import { listLibrary } from './list';
import { list, listInput } from './schema';

const TAG = 'All widgets';

export const libraryRouter = router({
  list: operation({
    method: 'GET',
    path: '/widgets',
    tool: 'list_widgets',
    tag: TAG,
    summary: 'List widgets of every type',
    description:
      'Live ones and drafts of all seven types, last saved first, with how often each was shown and completed.',
  })
    .input(listInput)
    .output(list)
    .query(({ ctx, input }) => listLibrary(ctx, input)),
});
