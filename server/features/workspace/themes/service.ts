import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { recordOf } from '../../../../widgets/contract/stored';
import { completeWarnings } from '../../../../widgets/validation/warning';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { throwConflictIfDuplicate } from '../../../database/constraints';
import { asJson } from '../../../database/json';
import { Prisma } from '../../../generated/prisma/client';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { iso, withWarnings } from '../../../operations/wire';
import { found, invalid } from '../../../platform/errors';
import { isTooLarge, TOO_LARGE } from '../../../platform/json';
import {
  findLiveOrScheduled,
  lockReferringWidgets,
  removeReference,
  requirePublishIfInUse,
} from '../../widgets/in-use';
import { themeWarnings } from '../../widgets/text-warnings';
import type { createThemeInput, Theme, updateThemeInput } from './schema';

const TAKEN = 'A theme of this name exists already.';

const fields = { id: true, name: true, settings: true, createdAt: true, updatedAt: true } as const;

type Settings = Theme['settings'];
type Row = { id: number; name: string; settings: unknown; createdAt: Date; updatedAt: Date };

const toTheme = (row: Row): Theme => ({
  ...row,
  settings: recordOf(row.settings),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** @throws DocentError `validation_error` for settings that are too large. */
function storable(settings: Settings): Prisma.InputJsonValue {
  if (isTooLarge(settings)) throw invalid([{ path: 'settings', code: 'too_big', message: TOO_LARGE }]);
  return asJson(settings);
}

/** @throws DocentError `insufficient_scope` where widgets have the theme that are live or scheduled, without `publish`. */
function refuseLive(ctx: Ctx, tx: CompanyTx, themeId: number): Promise<void> {
  const { companyId } = ctx;
  const find = () =>
    findLiveOrScheduled(tx, companyId, {
      widget: Prisma.sql`w."themeId" = ${themeId}`,
      draft: Prisma.sql`d."snapshot" @> ${JSON.stringify({ themeId })}::jsonb`,
    });
  return requirePublishIfInUse(ctx, find, 'theme');
}

/** One page of the company's themes, newest first. */
export const listThemes = (ctx: Ctx, input: NewestInput) =>
  listNewest(
    input,
    (matching) => ctx.db.theme.count(matching),
    (order) => ctx.db.theme.findMany({ select: fields, ...order }),
    toTheme,
  );

/** A theme with warnings about its colors. */
const warned = (saved: Theme): Theme => withWarnings(saved, completeWarnings(themeWarnings(saved.settings)));

/** @throws DocentError `not_found`. */
export async function getTheme(ctx: Ctx, id: number): Promise<Theme> {
  return toTheme(found(await ctx.db.theme.findFirst({ where: { id }, select: fields }), 'Theme'));
}

/** @throws DocentError `conflict` when the name is taken, `validation_error` when the settings are too large. */
export async function createTheme(
  ctx: Ctx,
  { name, settings = {} }: z.output<typeof createThemeInput>,
): Promise<Theme> {
  const data = { name, settings: storable(settings), companyId: ctx.companyId };
  return warned(toTheme(await throwConflictIfDuplicate(ctx.db.theme.create({ data, select: fields }), TAKEN)));
}

/**
 * Changes the fields sent; `settings` is merged at its top level, a null is kept as null.
 * @throws DocentError `not_found`, `conflict` when the name is taken, `validation_error` when the settings become too large;
 * `insufficient_scope` where they change live widgets, without `publish`.
 */
export async function updateTheme(
  ctx: Ctx,
  { id, settings, ...changes }: z.output<typeof updateThemeInput>,
): Promise<Theme> {
  if (!settings && !Object.keys(changes).length) return getTheme(ctx, id);
  const { companyId } = ctx;
  const update = ctx.db.$transaction(async (tx) => {
    const [stored] = await tx.$queryRaw<Row[]>`
      SELECT "id", "name", "settings", "createdAt", "updatedAt" FROM "Theme" WHERE "companyId" = ${companyId} AND "id" = ${id} FOR UPDATE`;
    const theme = toTheme(found(stored, 'Theme'));
    const after = { ...theme, ...changes, settings: { ...theme.settings, ...settings } };
    if (isDeepStrictEqual(after, theme)) return theme;
    const merged = storable(after.settings);
    if (!isDeepStrictEqual(after.settings, theme.settings)) await refuseLive(ctx, tx, id);
    const data = { ...changes, settings: merged };
    const [row] = await tx.theme.updateManyAndReturn({ where: { id }, data, select: fields });
    return toTheme(found(row, 'Theme'));
  });
  return warned(await throwConflictIfDuplicate(update, TAKEN));
}

/** Locks a theme and its widgets until the transaction ends: no other widget gets it meanwhile. @throws DocentError `not_found` */
export async function lockTheme(ctx: Ctx, tx: CompanyTx, id: number): Promise<{ name: string }> {
  await lockReferringWidgets(ctx, tx, 'themeId', id);
  const [theme] = await tx.$queryRaw<{ name: string }[]>`
    SELECT "name" FROM "Theme" WHERE "companyId" = ${ctx.companyId} AND "id" = ${id} FOR UPDATE`;
  return found(theme, 'Theme');
}

/**
 * Deletes a theme; its widgets, archived ones too, are left without one, each with a version that says why.
 * @throws DocentError `not_found`; `insufficient_scope` where live widgets have it, without `publish`.
 */
export async function deleteTheme(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.$transaction(async (tx) => {
    const { name } = await lockTheme(ctx, tx, id);
    await refuseLive(ctx, tx, id);
    await removeReference(ctx, tx, { themeId: id }, `The theme “${name}” was deleted.`);
    await tx.theme.deleteMany({ where: { id } });
  });
}
