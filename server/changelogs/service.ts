import type { z } from 'zod';
import type { Ctx } from '../identity/context';
import { found, notFound } from '../kernel/errors';
import { newPublicId } from '../kernel/random';
import { listNewest } from '../operation/newest';
import { iso, type Page } from '../operation/wire';
import { rememberRemoved } from '../stats/removed';
import type { Changelog, createChangelogInput, updateChangelogInput } from './schema';

const fields = { id: true, name: true, active: true, createdAt: true } as const;

type Row = { id: number; name: string; active: boolean; createdAt: Date };

const toChangelog = (row: Row): Changelog => ({ ...row, createdAt: iso(row.createdAt) });

/** One page of the company's changelogs, newest first. */
export const listChangelogs = (ctx: Ctx, page: Page) =>
  listNewest(
    page,
    ctx.db.changelog.count(),
    (order) => ctx.db.changelog.findMany({ select: fields, ...order }),
    toChangelog,
  );

/** @throws DocentError `not_found`. */
export async function getChangelog(ctx: Ctx, changelogId: number): Promise<Changelog> {
  return toChangelog(
    found(await ctx.db.changelog.findFirst({ where: { id: changelogId }, select: fields }), 'Changelog'),
  );
}

/** Creates a changelog, with a public page of its own. */
export async function createChangelog(ctx: Ctx, input: z.output<typeof createChangelogInput>): Promise<Changelog> {
  const data = { ...input, companyId: ctx.companyId, publicId: newPublicId() };
  return toChangelog(await ctx.db.changelog.create({ data, select: fields }));
}

/** Changes the fields sent. @throws DocentError `not_found`. */
export async function updateChangelog(
  ctx: Ctx,
  { changelogId, ...changes }: z.output<typeof updateChangelogInput>,
): Promise<Changelog> {
  if (!Object.keys(changes).length) return getChangelog(ctx, changelogId);
  const [row] = await ctx.db.changelog.updateManyAndReturn({
    where: { id: changelogId },
    data: changes,
    select: fields,
  });
  return toChangelog(found(row, 'Changelog'));
}

/** Deletes a changelog and its posts for good. @throws DocentError `not_found`. */
export async function deleteChangelog(ctx: Ctx, changelogId: number): Promise<void> {
  const where = { id: changelogId };
  await ctx.db.$transaction(async (tx) => {
    const removed = found(
      await tx.changelog.findFirst({ where, select: { companyId: true, id: true, name: true, createdAt: true } }),
      'Changelog',
    );
    const { count } = await tx.changelog.deleteMany({ where });
    if (!count) throw notFound('Changelog');
    await rememberRemoved(tx, { ...removed, entityType: 'changelog' });
  });
}
