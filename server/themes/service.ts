import type { z } from 'zod';
import { envelope, iso, type Page } from '../api/wire';
import { orConflict } from '../constraints';
import type { Ctx } from '../context';
import { found, invalid } from '../errors';
import type { Prisma } from '../generated/prisma/client';
import { type createThemeInput, MAX_SETTINGS_BYTES, type Theme, type updateThemeInput } from './schema';

const TAKEN = 'A theme of this name exists already.';

const fields = { id: true, name: true, settings: true, createdAt: true, updatedAt: true } as const;

type Settings = Theme['settings'];
type Row = { id: number; name: string; settings: unknown; createdAt: Date; updatedAt: Date };

const toTheme = (row: Row): Theme => ({
  ...row,
  settings: row.settings as Settings,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

function storable(settings: Settings): Prisma.InputJsonObject {
  if (Buffer.byteLength(JSON.stringify(settings)) > MAX_SETTINGS_BYTES)
    throw invalid([
      { path: 'settings', code: 'too_big', message: `Must not be larger than ${MAX_SETTINGS_BYTES} bytes as JSON.` },
    ]);
  return settings as Prisma.InputJsonObject;
}

/** One page of the company's themes, newest first. */
export async function listThemes(ctx: Ctx, page: Page) {
  const [total, rows] = await Promise.all([
    ctx.db.theme.count(),
    ctx.db.theme.findMany({
      select: fields,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: page.limit,
      skip: page.offset,
    }),
  ]);
  return envelope(rows.map(toTheme), total, page);
}

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
  return toTheme(await orConflict(ctx.db.theme.create({ data, select: fields }), TAKEN));
}

/**
 * Changes the fields sent; `settings` is merged at its top level, a null is kept as null.
 * @throws DocentError `not_found`, `conflict` when the name is taken, `validation_error` when the settings become too large.
 */
export async function updateTheme(
  ctx: Ctx,
  { id, settings, ...changes }: z.output<typeof updateThemeInput>,
): Promise<Theme> {
  if (!settings && !Object.keys(changes).length) return getTheme(ctx, id);
  const { companyId } = ctx;
  const update = ctx.db.$transaction(async (tx) => {
    const [stored] = await tx.$queryRaw<{ settings: Settings }[]>`
      SELECT "settings" FROM "Theme" WHERE "companyId" = ${companyId} AND "id" = ${id} FOR UPDATE`;
    const merged = storable({ ...found(stored, 'Theme').settings, ...settings });
    const data = { ...changes, settings: merged };
    const [row] = await tx.theme.updateManyAndReturn({ where: { id }, data, select: fields });
    return toTheme(found(row, 'Theme'));
  });
  return orConflict(update, TAKEN);
}

/** Deletes a theme; its widgets, archived ones too, are left without one. @throws DocentError `not_found`. */
export async function deleteTheme(ctx: Ctx, id: number): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const [theme] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "Theme" WHERE "companyId" = ${companyId} AND "id" = ${id} FOR UPDATE`;
    found(theme, 'Theme');
    await tx.widget.updateMany({ where: { themeId: id }, data: { themeId: null } });
    await tx.theme.deleteMany({ where: { id } });
  });
}
