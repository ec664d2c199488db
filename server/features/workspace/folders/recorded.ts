import type { Recorded } from '../../../operations/changes';
import { createFolderInput, updateFolderInput } from './schema';
import { createFolder, deleteFolder, getFolder, updateFolder } from './service';

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
  isInUse: async ({ db }, { id = 0 }) => (await db.widget.count({ where: { folderId: id, archivedAt: null } })) > 0,
  create: (ctx, _ids, fields) => createFolder(ctx, createFolderInput.parse(fields)),
  pageOf: ({ id }) => `/widgets?folder=${id}`,
};
