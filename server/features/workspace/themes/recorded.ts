import type { Recorded } from '../../../operations/changes';
import { createThemeInput, updateThemeInput } from './schema';
import { createTheme, deleteTheme, getTheme, updateTheme } from './service';

/** A theme, as the list of changes records it. Its settings are merged, so that a reverted one is set to null. */
export const THEME: Recorded = {
  kind: 'theme',
  path: ['id'],
  read: async (ctx, { id = 0 }) => {
    const { name, settings } = await getTheme(ctx, id);
    return { name, settings };
  },
  save: async (ctx, ids, { settings, ...fields }) => {
    const { id = 0 } = ids;
    const removed = Object.fromEntries(Object.keys((await getTheme(ctx, id)).settings).map((key) => [key, null]));
    return updateTheme(
      ctx,
      updateThemeInput.parse({ ...ids, ...fields, settings: { ...removed, ...(settings as object) } }),
    );
  },
  remove: (ctx, { id = 0 }) => deleteTheme(ctx, id),
  isInUse: async ({ db }, { id = 0 }) => (await db.widget.count({ where: { themeId: id, archivedAt: null } })) > 0,
  create: (ctx, _ids, fields) => createTheme(ctx, createThemeInput.parse(fields)),
  pageOf: () => '/settings/appearance',
};
