import type { z } from 'zod';
import type { Ctx } from '../../../auth/context';
import { draftsOnly, requireUnpublished } from '../../../auth/drafts';
import type { CompanyTx } from '../../../database/company-db';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { iso } from '../../../operations/wire';
import { found, notFound } from '../../../platform/errors';
import { newPublicId } from '../../../platform/random';
import { recordRemovedEntity } from '../../analytics/stats/removed';
import {
  claimDomain,
  DOMAIN_FIELDS,
  proofOf,
  publicUrl,
  requirePublishForDomain,
  setDomain,
} from '../public-pages/domains';
import type { Changelog, createChangelogInput, updateChangelogInput } from './schema';

const fields = {
  companyId: true,
  id: true,
  name: true,
  active: true,
  createdAt: true,
  publicId: true,
  ...DOMAIN_FIELDS,
} as const;

type Row = Omit<Changelog, 'createdAt' | 'publicUrl' | 'domainProof'> & {
  companyId: number;
  createdAt: Date;
  domains: { host: string }[];
};

const toChangelog = ({ companyId, createdAt, domains, ...row }: Row): Changelog => ({
  ...row,
  createdAt: iso(createdAt),
  publicUrl: publicUrl('c', row.publicId),
  domainProof: proofOf(companyId, { ...row, domains }),
});

/** One page of the company's changelogs, newest first. */
export const listChangelogs = (ctx: Ctx, input: NewestInput) =>
  listNewest(
    input,
    (matching) => ctx.db.changelog.count(matching),
    (order) => ctx.db.changelog.findMany({ select: fields, ...order }),
    toChangelog,
  );

/** @throws DocentError `not_found`. */
export async function getChangelog(ctx: Ctx, changelogId: number): Promise<Changelog> {
  return toChangelog(
    found(await ctx.db.changelog.findFirst({ where: { id: changelogId }, select: fields }), 'Changelog'),
  );
}

/** Creates a changelog, with a public page of its own. @throws DocentError as `claimDomain` */
export async function createChangelog(ctx: Ctx, input: z.output<typeof createChangelogInput>): Promise<Changelog> {
  const { companyId } = ctx;
  await requireUnpublished(ctx, { active: input.active ?? true });
  const claim = await claimDomain(ctx, null, input.customDomain);
  const data = { ...input, companyId, publicId: newPublicId() };
  return ctx.db.$transaction(async (tx) => {
    const { id } = await tx.changelog.create({ data, select: { id: true } });
    await setDomain(tx, companyId, { changelogId: id }, claim);
    return toChangelog(found(await tx.changelog.findFirst({ where: { id }, select: fields }), 'Changelog'));
  });
}

/** @throws DocentError `insufficient_scope` for a changelog that readers see, if the caller may only draft */
async function requireUnseenChangelog(ctx: Ctx, changelogId: number): Promise<void> {
  if (await draftsOnly(ctx))
    await requireUnpublished(
      ctx,
      await ctx.db.changelog.findFirst({ where: { id: changelogId }, select: { active: true } }),
    );
}

/**
 * Changes the fields sent.
 * @throws DocentError `not_found`; as `claimDomain`; `insufficient_scope` for a caller that may only draft, if readers see the changelog
 * before or after the change
 */
export async function updateChangelog(
  ctx: Ctx,
  { changelogId, ...changes }: z.output<typeof updateChangelogInput>,
): Promise<Changelog> {
  if (!Object.keys(changes).length) return getChangelog(ctx, changelogId);
  await requireUnpublished(ctx, changes);
  await requireUnseenChangelog(ctx, changelogId);
  const where = { id: changelogId };
  const before = await ctx.db.changelog.findFirst({ where, select: DOMAIN_FIELDS });
  const claim = await claimDomain(ctx, found(before, 'Changelog'), changes.customDomain);
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.changelog.updateMany({ where, data: changes });
    if (!count) throw notFound('Changelog');
    await setDomain(tx, ctx.companyId, { changelogId }, claim);
    return toChangelog(found(await tx.changelog.findFirst({ where, select: fields }), 'Changelog'));
  });
}

/** Locks a changelog until the transaction ends: it gets no posts and subscribers meanwhile. */
export const lockChangelog = (tx: CompanyTx, companyId: number, changelogId: number): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM "Changelog" WHERE "companyId" = ${companyId} AND "id" = ${changelogId} FOR UPDATE`;

/** Deletes a changelog and its posts for good. @throws DocentError `not_found`; `insufficient_scope` as `updateChangelog`. */
export async function deleteChangelog(ctx: Ctx, changelogId: number): Promise<void> {
  await requireUnseenChangelog(ctx, changelogId);
  const where = { id: changelogId };
  await ctx.db.$transaction(async (tx) => {
    const select = { companyId: true, id: true, name: true, createdAt: true, customDomain: true } as const;
    const { customDomain, ...removed } = found(await tx.changelog.findFirst({ where, select }), 'Changelog');
    requirePublishForDomain(ctx, { customDomain });
    const { count } = await tx.changelog.deleteMany({ where });
    if (!count) throw notFound('Changelog');
    await recordRemovedEntity(tx, { ...removed, entityType: 'changelog' });
  });
}
