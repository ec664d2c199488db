import { operation, router } from '../../operations/operation';
import { revertChanges } from './revert';
import { change, changePath, changes, listInput, reverted, revertInput } from './schema';
import { getChange, listChanges } from './service';

const TAG = 'Changes';

export const changesRouter = router({
  list: operation({
    method: 'GET',
    path: '/changes',
    tool: 'list_changes',
    tag: TAG,
    summary: 'List changes',
    description:
      'Who created, updated and deleted content and settings, newest first: widgets, posts, roadmap items, segments, tags, themes, folders and settings. Not data about people.',
  })
    .input(listInput)
    .output(changes)
    .query(({ ctx, input }) => listChanges(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/changes/{changeId}',
    tool: 'get_change',
    tag: TAG,
    summary: 'Read a change',
    description: 'A change with the values before and after it.',
    errors: ['not_found'],
  })
    .input(changePath)
    .output(change)
    .query(({ ctx, input }) => getChange(ctx, input)),

  revert: operation({
    method: 'POST',
    path: '/changes/revert',
    tool: 'revert_changes',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    load: 'heavy',
    errors: ['conflict'],
    summary: 'Revert changes',
    description:
      'Takes back all changes of an actor, or the chosen ones, at once: records get their former content, and those that were created are archived or deleted. Values that others changed since then stay; `kept` lists their paths. A record that was deleted is created again under a new id.',
  })
    .input(revertInput)
    .output(reverted)
    .mutation(({ ctx, input }) => revertChanges(ctx, input)),
});
