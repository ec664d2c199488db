import type { z } from 'zod';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { listNewest } from '../../operations/newest';
import { lockOpenProposal, lockProposal } from '../../operations/proposals';
import { iso } from '../../operations/wire';
import { env } from '../../platform/env';
import { conflict, DocentError, found } from '../../platform/errors';
import { conflictIfDeleted } from '../widgets/guards';
import { describePart } from './describe';
import type { Part } from './part';
import { goneIfMissing, HANDLERS, inLockOrder, readParts, saveOutcome, savePublished, selectParts } from './parts';
import { type Refused, refusalOf } from './refused';
import type { createInput, getInput, listInput, ProposalState, publishInput } from './schema';

const fields = {
  id: true,
  title: true,
  note: true,
  state: true,
  actorName: true,
  createdAt: true,
  updatedAt: true,
} as const;

type Row = {
  id: number;
  title: string;
  note: string | null;
  state: string;
  actorName: string;
  createdAt: Date;
  updatedAt: Date;
};

const toSummary = ({ actorName, state, createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  // Only this feature writes the column.
  state: state as ProposalState,
  createdAt: iso(createdAt),
  updatedAt: iso(updatedAt),
  createdBy: actorName,
  dashboardUrl: `${env().APP_URL}/proposals/${row.id}`,
});

export async function createProposal(ctx: Ctx, { title, note }: z.output<typeof createInput>) {
  const { companyId, actor } = ctx;
  const { kind: actorKind, id: actorId, name: actorName } = actor;
  const data = { companyId, title, note: note || null, actorKind, actorId, actorName };
  return { ...toSummary(await ctx.db.proposal.create({ data, select: fields })), parts: [] };
}

/** One page of the company's proposals, newest first. */
export const listProposals = (ctx: Ctx, { state, ...page }: z.output<typeof listInput>) =>
  listNewest(
    page,
    ({ where }) => ctx.db.proposal.count({ where: { AND: [where, state ? { state } : {}] } }),
    ({ where, ...order }) =>
      ctx.db.proposal.findMany({
        select: { ...fields, _count: { select: { parts: true } } },
        ...order,
        where: { AND: [where, state ? { state } : {}] },
      }),
    ({ _count, ...row }) => ({ ...toSummary(row), parts: _count.parts }),
  );

/** A proposal with the current state of its parts. @throws DocentError `not_found` */
export async function getProposal(ctx: Ctx, { proposalId, reach = false }: z.input<typeof getInput>) {
  const row = found(await ctx.db.proposal.findFirst({ where: { id: proposalId }, select: fields }), 'Proposal');
  const parts = [];
  for (const part of await readParts(ctx, proposalId)) parts.push(await describePart(ctx, part, reach));
  return { ...toSummary(row), parts };
}

const setState = ({ db }: Ctx, id: number, state: ProposalState) =>
  db.proposal.updateMany({ where: { id }, data: { state } });

const isIn = (state: Part['state']) => (part: Part) => part.state === state;

async function publishParts(ctx: Ctx, tx: CompanyTx, parts: readonly Part[]) {
  const refused: Refused[] = [];
  for (const part of inLockOrder(parts)) {
    try {
      const done = await goneIfMissing(() => HANDLERS[part.kind].publish(ctx, tx, part));
      if ('state' in done) await saveOutcome(ctx, part, done);
      else await savePublished(ctx, part, done);
    } catch (error) {
      if (!(error instanceof DocentError) || error.status >= 500) throw error;
      refused.push({ part, error });
    }
  }
  if (refused.length) throw refusalOf(refused);
}

/**
 * Publishes the open parts of a proposal, or the chosen ones, in one transaction. A part that no longer exists is `gone`. If any part cannot
 * be published, throws one error that lists all of them and publishes nothing.
 * @throws DocentError `not_found`; `conflict` for a proposal that is closed or empty; `validation_error` for ids that are not open parts
 */
export async function publishProposal(ctx: Ctx, { proposalId, parts: chosen }: z.output<typeof publishInput>) {
  const publish = ctx.inTransaction(async () => {
    await lockOpenProposal(ctx, proposalId);
    const parts = selectParts((await readParts(ctx, proposalId)).filter(isIn('open')), chosen);
    if (!parts.length)
      throw conflict('This proposal has nothing to publish. Create or draft something with its `proposalId` first.', {
        reason: 'proposal_empty',
      });
    await ctx.db.$transaction((tx) => publishParts(ctx, tx, parts));
    const after = await readParts(ctx, proposalId);
    if (!after.some(isIn('open')))
      await setState(ctx, proposalId, after.some(isIn('published')) ? 'published' : 'discarded');
  });
  await publish.catch(conflictIfDeleted);
  return getProposal(ctx, { proposalId });
}

/** Discards the open parts of a proposal. @throws DocentError `not_found`; `conflict` for a closed proposal */
export async function discardProposal(ctx: Ctx, { proposalId }: { proposalId: number }) {
  await ctx.inTransaction(async () => {
    await lockOpenProposal(ctx, proposalId);
    const parts = await readParts(ctx, proposalId);
    await ctx.db.$transaction(async (tx) => {
      for (const part of inLockOrder(parts.filter(isIn('open'))))
        await saveOutcome(ctx, part, await goneIfMissing(() => HANDLERS[part.kind].discard(ctx, tx, part)));
    });
    await setState(ctx, proposalId, parts.some(isIn('published')) ? 'published' : 'discarded');
  });
  return getProposal(ctx, { proposalId });
}

/**
 * Reverts the published parts of a proposal, in one transaction. Keeps later changes of people, and lists their paths in `kept`.
 * @throws DocentError `not_found`; `conflict` for a proposal without published parts
 */
export async function revertProposal(ctx: Ctx, { proposalId }: { proposalId: number }) {
  const revert = ctx.inTransaction(async () => {
    const state = await lockProposal(ctx, proposalId);
    const parts = await readParts(ctx, proposalId);
    const published = parts.filter(isIn('published'));
    if (!published.length)
      throw conflict('This proposal has no published parts to revert.', { reason: 'nothing_published', state });
    await ctx.db.$transaction(async (tx) => {
      for (const part of inLockOrder(published))
        await saveOutcome(ctx, part, await goneIfMissing(() => HANDLERS[part.kind].revert(ctx, tx, part)));
    });
    if (!parts.some(isIn('open'))) await setState(ctx, proposalId, 'reverted');
  });
  await revert.catch(conflictIfDeleted);
  return getProposal(ctx, { proposalId });
}
