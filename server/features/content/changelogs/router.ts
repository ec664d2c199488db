import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { listOf, nothing } from '../../../operations/wire';
import { CHANGELOG } from './recorded';
import { changelog, changelogPath, createChangelogInput, updateChangelogInput } from './schema';
import { createChangelog, deleteChangelog, getChangelog, listChangelogs, updateChangelog } from './service';

const TAG = 'Changelogs';

export const changelogsRouter = router({
  list: operation({
    method: 'GET',
    path: '/changelogs',
    tool: 'list_changelogs',
    tag: TAG,
    summary: 'List changelogs',
    description: "Lists the company's changelogs, newest first.",
  })
    .input(z.strictObject(newestInput))
    .output(listOf(changelog))
    .query(({ ctx, input }) => listChangelogs(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/changelogs',
    tool: 'create_changelog',
    tag: TAG,
    records: CHANGELOG,
    summary: 'Create a changelog',
    description: 'Creates an empty changelog with a public page of its own.',
    errors: ['conflict'],
  })
    .input(createChangelogInput)
    .output(changelog)
    .mutation(({ ctx, input }) => createChangelog(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/changelogs/{changelogId}',
    tool: 'get_changelog',
    tag: TAG,
    summary: 'Get a changelog',
    description: 'Returns one changelog, without its posts.',
    errors: ['not_found'],
  })
    .input(z.strictObject(changelogPath))
    .output(changelog)
    .query(({ ctx, input }) => getChangelog(ctx, input.changelogId)),

  update: operation({
    method: 'PATCH',
    path: '/changelogs/{changelogId}',
    tool: 'update_changelog',
    tag: TAG,
    records: CHANGELOG,
    summary: 'Update a changelog',
    description: 'Changes the fields sent. `active: false` takes its public page offline.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { changelogId }: { changelogId: number }) => getChangelog(ctx, changelogId),
  })
    .input(updateChangelogInput)
    .output(changelog)
    .mutation(({ ctx, input }) => updateChangelog(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/changelogs/{changelogId}',
    tool: 'delete_changelog',
    tag: TAG,
    records: CHANGELOG,
    summary: 'Delete a changelog',
    description: 'Deletes a changelog and all its posts for good. One with a custom domain needs the scope `publish`.',
    errors: ['not_found'],
  })
    .input(z.strictObject(changelogPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteChangelog(ctx, input.changelogId)),
});
