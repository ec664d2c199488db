import { z } from 'zod';
import { newestInput } from '../../../operations/newest';
import { operation, router } from '../../../operations/operation';
import { listOf, nothing } from '../../../operations/wire';
import { THEME } from './recorded';
import { createThemeInput, theme, themePath, updateThemeInput } from './schema';
import { createTheme, deleteTheme, getTheme, listThemes, updateTheme } from './service';

const TAG = 'Themes';

export const themesRouter = router({
  list: operation({
    method: 'GET',
    path: '/themes',
    tool: 'list_themes',
    tag: TAG,
    summary: 'List themes',
    description: "Lists the company's themes, newest first.",
  })
    .input(z.strictObject(newestInput))
    .output(listOf(theme))
    .query(({ ctx, input }) => listThemes(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/themes',
    tool: 'create_theme',
    tag: TAG,
    records: THEME,
    summary: 'Create a theme',
    description:
      'Creates a theme for widgets. Names are unique in the company: a taken one is refused with `conflict`.',
    errors: ['conflict'],
  })
    .input(createThemeInput)
    .output(theme)
    .mutation(({ ctx, input }) => createTheme(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/themes/{id}',
    tool: 'get_theme',
    tag: TAG,
    summary: 'Get a theme',
    description: 'Returns one theme.',
    errors: ['not_found'],
  })
    .input(z.strictObject(themePath))
    .output(theme)
    .query(({ ctx, input }) => getTheme(ctx, input.id)),

  update: operation({
    method: 'PATCH',
    path: '/themes/{id}',
    tool: 'update_theme',
    tag: TAG,
    records: THEME,
    summary: 'Update a theme',
    description:
      'Changes the fields sent. `settings` is merged at its top level; widgets of the theme change immediately: if live ones use it, changing the settings needs `publish` as well.',
    errors: ['not_found', 'conflict'],
    reads: (ctx, { id }: { id: number }) => getTheme(ctx, id),
  })
    .input(updateThemeInput)
    .output(theme)
    .mutation(({ ctx, input }) => updateTheme(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/themes/{id}',
    tool: 'delete_theme',
    tag: TAG,
    records: THEME,
    summary: 'Delete a theme',
    description:
      'Deletes a theme for good. Its widgets have no theme afterwards, which is saved as a version of each; if live ones use it, this needs `publish` as well.',
    errors: ['not_found'],
  })
    .input(z.strictObject(themePath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteTheme(ctx, input.id)),
});
