import type { z } from 'zod';
import type { Ctx } from '../identity/context';
import { draftsOnly, requireUnseen } from '../identity/drafts';
import { found, notFound } from '../kernel/errors';
import { newPublicId } from '../kernel/random';
import { listNewest } from '../operation/newest';
import { iso, type Page } from '../operation/wire';
import { publicUrl, setDomain } from '../public-pages/domains';
import { rememberRemoved } from '../stats/removed';
import type { Changelog, createChangelogInput, updateChangelogInput } from './schema';

const fields = { id: true, name: true, active: true, createdAt: true, publicId: true, customDomain: true } as const;

type Row = Omit<Changelog, 'createdAt' | 'publicUrl'> & { createdAt: Date };

const toChangelog = ({ createdAt, ...row }: Row): Changelog => ({
  ...row,
  createdAt: iso(createdAt),
  publicUrl: publicUrl('c', row.publicId),
});

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

/** Creates a changelog, with a public page of its own. @throws DocentError `conflict` for a domain that another page has. */
export async function createChangelog(ctx: Ctx, input: z.output<typeof createChangelogInput>): Promise<Changelog> {
  const { companyId } = ctx;
  const data = { ...input, companyId, publicId: newPublicId() };
  if (!input.customDomain) return toChangelog(await ctx.db.changelog.create({ data, select: fields }));
  return ctx.db.$transaction(async (tx) => {
    const row = await tx.changelog.create({ data, select: fields });
    await setDomain(tx, companyId, { changelogId: row.id }, input.customDomain);
    return toChangelog(row);
  });
}

/** @throws DocentError `insufficient_scope` for an application that may only draft, of a changelog that readers see */
async function requireUnseenChangelog(ctx: Ctx, changelogId: number): Promise<void> {
  if (draftsOnly(ctx))
    requireUnseen(ctx, await ctx.db.changelog.findFirst({ where: { id: changelogId }, select: { active: true } }));
}

/**
 * Changes the fields sent.
 * @throws DocentError `not_found`, `conflict` for a domain that another page has, `insufficient_scope` for an application that may only
 * draft, where readers see it or would
 */
export async function updateChangelog(
  ctx: Ctx,
  { changelogId, ...changes }: z.output<typeof updateChangelogInput>,
): Promise<Changelog> {
  if (!Object.keys(changes).length) return getChangelog(ctx, changelogId);
  requireUnseen(ctx, changes);
  await requireUnseenChangelog(ctx, changelogId);
  return ctx.db.$transaction(async (tx) => {
    const [row] = await tx.changelog.updateManyAndReturn({ where: { id: changelogId }, data: changes, select: fields });
    const changelog = toChangelog(found(row, 'Changelog'));
    await setDomain(tx, ctx.companyId, { changelogId }, changes.customDomain);
    return changelog;
  });
}

/** Deletes a changelog and its posts for good. @throws DocentError `not_found`; `insufficient_scope` as `updateChangelog`. */
export async function deleteChangelog(ctx: Ctx, changelogId: number): Promise<void> {
  await requireUnseenChangelog(ctx, changelogId);
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
