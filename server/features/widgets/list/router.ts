import { operation, router } from '../../../operations/operation';
import { mergeWidget } from '../merge';
import { anyWidget } from '../versions/schema';
import { archiveMany, moveMany } from './bulk';
import { listLibrary } from './list';
import { setLive } from './publish';
import {
  archived,
  archiveInput,
  list,
  listInput,
  mergeInput,
  moved,
  moveInput,
  publishInput,
  publishState,
} from './schema';

const TAG = 'All widgets';

export const libraryRouter = router({
  list: operation({
    method: 'GET',
    path: '/widgets',
    tool: 'list_widgets',
    tag: TAG,
    summary: 'List widgets of every type',
    description: 'Live widgets and drafts of every type, last saved first, with their shown and completed counts.',
  })
    .input(listInput)
    .output(list)
    .query(({ ctx, input }) => listLibrary(ctx, input)),

  archive: operation({
    method: 'POST',
    path: '/widgets/archive',
    tool: 'archive_widgets',
    tag: TAG,
    status: 200,
    errors: ['not_found', 'widget_is_live'],
    summary: 'Archive many widgets',
    description: 'Takes down up to 100 widgets and hides them from lists, all or none.',
  })
    .input(archiveInput)
    .output(archived)
    .mutation(({ ctx, input }) => archiveMany(ctx, input)),

  move: operation({
    method: 'PATCH',
    path: '/widgets/move',
    tool: 'move_widgets',
    tag: TAG,
    errors: ['not_found', 'widget_is_live', 'conflict'],
    summary: 'Move many widgets',
    description: 'Moves up to 100 widgets into a folder, all or none.',
  })
    .input(moveInput)
    .output(moved)
    .mutation(({ ctx, input }) => moveMany(ctx, input)),

  merge: operation({
    method: 'PATCH',
    path: '/widgets/{widgetType}/{id}',
    tool: 'merge_widget',
    tag: TAG,
    errors: ['edit_conflict', 'widget_is_live', 'insufficient_scope'],
    summary: 'Update entries of a widget',
    description:
      'Takes the fields of the type’s update. In lists whose entries have ids, such as `steps`, only the entries sent change: `{ id, title }` changes that entry, `{ id, remove: true }` removes it, and one without `id` is appended. Publishing needs the `publish` scope, as does any change to a live widget.',
  })
    .input(mergeInput)
    .output(anyWidget)
    .mutation(({ ctx, input }) => mergeWidget(ctx, input)),

  publish: operation({
    method: 'POST',
    path: '/widgets/{widgetType}/{id}/publish',
    tool: 'publish_widget',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    judgesScope: true,
    errors: ['edit_conflict', 'widget_is_live'],
    summary: 'Publish a widget',
    description:
      'Publishes a draft, like an update with `active: true`. A draft with unmet requirements is refused, and `details.unmet` lists them.',
  })
    .input(publishInput)
    .output(publishState)
    .mutation(({ ctx, input }) => setLive(ctx, input, true)),

  takeDown: operation({
    method: 'POST',
    path: '/widgets/{widgetType}/{id}/take-down',
    tool: 'take_down_widget',
    tag: TAG,
    status: 200,
    errors: ['edit_conflict', 'widget_is_live'],
    summary: 'Take a widget down',
    description: 'Makes a live widget a draft again. Its content and statistics stay.',
  })
    .input(publishInput)
    .output(publishState)
    .mutation(({ ctx, input }) => setLive(ctx, input, false)),
});
