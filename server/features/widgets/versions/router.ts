import { operation, router } from '../../../operations/operation';
import { anyWidget, listInput, restoreInput, versionDetail, versionPath, versions } from './schema';
import { getVersion, listVersions, restoreVersion } from './service';

const TAG = 'All widgets';

export const widgetVersionsRouter = router({
  list: operation({
    method: 'GET',
    path: '/widgets/{widgetId}/versions',
    tool: 'list_widget_versions',
    tag: TAG,
    summary: 'List the versions of a widget',
    description: 'All saves, newest first, with time, author and changed fields.',
  })
    .input(listInput)
    .output(versions)
    .query(({ ctx, input }) => listVersions(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/widgets/{widgetId}/versions/{number}/snapshot',
    tool: 'get_widget_version',
    tag: TAG,
    summary: 'Read a version of a widget',
    description: 'The widget after that save.',
  })
    .input(versionPath)
    .output(versionDetail)
    .query(({ ctx, input }) => getVersion(ctx, input)),

  restore: operation({
    method: 'POST',
    path: '/widgets/{widgetId}/versions/{number}/restore',
    tool: 'restore_widget_version',
    tag: TAG,
    status: 200,
    errors: ['edit_conflict', 'widget_is_live', 'conflict'],
    summary: 'Restore a version of a widget',
    description:
      'Saves the name, content, settings and targeting of a version as a new version, unless they are identical. The live or draft state does not change. The same permissions as for an update are required.',
  })
    .input(restoreInput)
    .output(anyWidget)
    .mutation(({ ctx, input }) => restoreVersion(ctx, input)),
});
