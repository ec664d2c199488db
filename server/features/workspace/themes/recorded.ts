import type { Recorded } from '../../../operations/changes';
import { withSettingsFields, withSettingsObject } from '../../../operations/settings-fields';
import { isUsedByWidgets } from '../../widgets/in-use';
import { createThemeInput, updateThemeInput } from './schema';
import { createTheme, deleteTheme, getTheme, lockTheme, updateTheme } from './service';

/** A theme, as the list of changes records it. Updates merge settings, so a revert sets an added setting to null. */
export const THEME: Recorded = {
  kind: 'theme',
  path: ['id'],
  read: async (ctx, { id = 0 }) => {
    const { name, settings } = await getTheme(ctx, id);
    return withSettingsFields({ name, settings });
  },
  save: async (ctx, ids, fields) => {
    const { settings: now } = await getTheme(ctx, ids.id ?? 0);
    const { settings, ...others } = withSettingsObject(fields);
    const none = Object.fromEntries(Object.keys(now).map((key) => [key, null]));
    return updateTheme(ctx, updateThemeInput.parse({ ...ids, ...others, settings: { ...none, ...settings } }));
  },
  remove: (ctx, { id = 0 }) => deleteTheme(ctx, id),
  lock: (ctx, { id = 0 }) => lockTheme(ctx, ctx.db, id),
  isInUse: (ctx, { id = 0 }) => isUsedByWidgets(ctx, 'themeId', id),
  create: (ctx, _ids, fields) => createTheme(ctx, createThemeInput.parse(withSettingsObject(fields))),
  pageOf: () => '/settings/appearance',
};
