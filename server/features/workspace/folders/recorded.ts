import type { Recorded } from '../../../operations/changes';
import { isUsedByWidgets } from '../../widgets/in-use';
import { createFolderInput, updateFolderInput } from './schema';
import { createFolder, deleteFolder, getFolder, lockFolder, updateFolder } from './service';

/** A folder, as the list of changes records it. */
export const FOLDER: Recorded = {
  kind: 'folder',
  path: ['id'],
  read: async (ctx, { id = 0 }) => {
    const { name } = await getFolder(ctx, id);
    return { name };
  },
  save: (ctx, ids, fields) => updateFolder(ctx, updateFolderInput.parse({ ...ids, ...fields })),
  remove: (ctx, { id = 0 }) => deleteFolder(ctx, id),
  lock: (ctx, { id = 0 }) => lockFolder(ctx, ctx.db, id),
  isInUse: (ctx, { id = 0 }) => isUsedByWidgets(ctx, 'folderId', id),
  create: (ctx, _ids, fields) => createFolder(ctx, createFolderInput.parse(fields)),
  pageOf: ({ id }) => `/widgets?folder=${id}`,
};
