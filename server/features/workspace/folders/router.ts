import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { listOf, nothing } from '../../../operations/wire';
import { FOLDER } from './recorded';
import { createFolderInput, folder, folderPath, updateFolderInput } from './schema';
import { createFolder, deleteFolder, getFolder, listFolders, updateFolder } from './service';

const TAG = 'Folders';

export const foldersRouter = router({
  list: operation({
    method: 'GET',
    path: '/folders',
    tool: 'list_folders',
    tag: TAG,
    summary: 'List folders',
    description: "Lists the company's folders, newest first.",
  })
    .input(z.strictObject(newestInput))
    .output(listOf(folder))
    .query(({ ctx, input }) => listFolders(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/folders',
    tool: 'create_folder',
    tag: TAG,
    records: FOLDER,
    summary: 'Create a folder',
    description:
      'Creates a folder for widgets. Names are unique in the company: a taken one is refused with `conflict`.',
    errors: ['conflict'],
  })
    .input(createFolderInput)
    .output(folder)
    .mutation(({ ctx, input }) => createFolder(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/folders/{id}',
    tool: 'get_folder',
    tag: TAG,
    summary: 'Get a folder',
    description: 'Returns one folder.',
    errors: ['not_found'],
  })
    .input(z.strictObject(folderPath))
    .output(folder)
    .query(({ ctx, input }) => getFolder(ctx, input.id)),

  update: operation({
    method: 'PATCH',
    path: '/folders/{id}',
    tool: 'update_folder',
    tag: TAG,
    records: FOLDER,
    summary: 'Update a folder',
    description: 'Renames a folder. The default folder can be renamed too.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { id }: { id: number }) => getFolder(ctx, id),
  })
    .input(updateFolderInput)
    .output(folder)
    .mutation(({ ctx, input }) => updateFolder(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/folders/{id}',
    tool: 'delete_folder',
    tag: TAG,
    records: FOLDER,
    summary: 'Delete a folder',
    description:
      'Deletes a folder for good. Its widgets move to the default folder, and each move is saved as a version of the widget. The default folder cannot be deleted: 409.',
    errors: ['not_found', 'conflict'],
  })
    .input(z.strictObject(folderPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteFolder(ctx, input.id)),
});
