import type { Adding, Ctx } from '../auth/context';
import { companyStatement } from '../database/company-statement';
import { conflict, found, invalid } from '../platform/errors';
import { inRollbackTransaction } from './rolled-back';
import { id } from './wire';

/** What a part of a proposal is: a new record, or the unpublished changes of a live one. */
export const PART_KINDS = ['widget', 'widget-draft', 'segment', 'post', 'post-draft', 'item-draft'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Maximum open parts, so that publishing all of them fits into one transaction. */
export const MAX_PARTS = 50;

/** The field of an input that adds what the operation creates or drafts to a proposal. */
export const proposalId = id
  .optional()
  .describe('Adds it to this open proposal, which publishes, discards and reverts it with its other parts.')
  .meta({ example: 12 });

/** The part that an operation adds to a proposal: the record that it creates and returns, or the draft that it changes. */
export type Proposed = {
  kind: PartKind;
  nameOf: (answer: never) => string;
  /** The id of the record whose draft the operation changes. Missing for an operation that creates a record. */
  drafted?: (input: never) => number;
};

type Named = { name: string };
type Titled = { title: string };

export const NEW_WIDGET: Proposed = { kind: 'widget', nameOf: ({ name }: Named) => name };
export const NEW_SEGMENT: Proposed = { kind: 'segment', nameOf: ({ name }: Named) => name };
export const NEW_POST: Proposed = { kind: 'post', nameOf: ({ title }: Titled) => title };
export const WIDGET_DRAFT: Proposed = {
  kind: 'widget-draft',
  nameOf: ({ widget }: { widget: Named }) => widget.name,
  drafted: ({ id }: { id: number }) => id,
};
export const POST_DRAFT: Proposed = {
  kind: 'post-draft',
  nameOf: ({ post }: { post: Titled }) => post.title,
  drafted: ({ postId }: { postId: number }) => postId,
};
export const ITEM_DRAFT: Proposed = {
  kind: 'item-draft',
  nameOf: ({ item }: { item: Named }) => item.name,
  drafted: ({ itemId }: { itemId: number }) => itemId,
};

// Locks the proposal until the transaction ends: parts are not added while it is published.
const LOCK = companyStatement(
  'proposal_lock',
  `UPDATE "Proposal" SET "updatedAt" = now() WHERE "companyId" = $1::int AND "id" = $2::int RETURNING "state"`,
);

const OPEN_PARTS = companyStatement(
  'proposal_open_parts',
  `SELECT "id", "proposalId", "kind" = $3::text AND "targetId" = $4::int AS "same" FROM "ProposalPart"
   WHERE "companyId" = $1::int AND "state" = 'open' AND ("proposalId" = $2::int OR ("kind" = $3::text AND "targetId" = $4::int))`,
);

const ADD = companyStatement(
  'proposal_add_part',
  `INSERT INTO "ProposalPart" ("companyId", "proposalId", "kind", "targetId", "name", "joined", "kept")
   SELECT $1::int, $2::int, $3::text, $4::int, $5::text, $6::boolean, '{}'`,
);

const RENAME = companyStatement(
  'proposal_rename_part',
  `UPDATE "ProposalPart" SET "name" = $3::text WHERE "companyId" = $1::int AND "id" = $2::int`,
);

/**
 * Locks a proposal until the transaction ends.
 * @throws DocentError `not_found`; `conflict` with `details.state` for one that is no longer open
 */
export async function lockOpenProposal(ctx: Ctx, proposal: number): Promise<void> {
  const state = await lockProposal(ctx, proposal);
  if (state !== 'open')
    throw conflict(`This proposal is ${state} already. Create another one.`, { reason: 'proposal_closed', state });
}

/** Locks a proposal until the transaction ends. @returns its state. @throws DocentError `not_found` */
export async function lockProposal(ctx: Ctx, proposal: number): Promise<string> {
  const [row] = await ctx.sql<{ state: string }>(LOCK, proposal);
  return found(row, 'Proposal').state;
}

type Part = { kind: PartKind; targetId: number; name: string; joined: boolean };

/** Adds a part to a locked proposal, unless the proposal has it already. The caller holds the lock of the record. */
async function addPart(ctx: Ctx, proposal: number, { kind, targetId, name, joined }: Part): Promise<void> {
  type Open = { id: number; proposalId: number; same: boolean };
  const open = await ctx.sql<Open>(OPEN_PARTS, proposal, kind, targetId);
  const other = open.find((one) => one.proposalId !== proposal);
  if (other)
    throw conflict(
      `These unpublished changes belong to the proposal ${other.proposalId}. Add yours there, or wait until it is closed.`,
      { reason: 'in_another_proposal', proposalId: other.proposalId },
    );
  const known = open.find(({ same }) => same);
  if (known) return void (await ctx.sql(RENAME, known.id, name));
  if (open.length >= MAX_PARTS)
    throw conflict(`A proposal has at most ${MAX_PARTS} open parts. Create another one.`, { reason: 'proposal_full' });
  await ctx.sql(ADD, proposal, kind, targetId, name, joined);
}

const ACTIVE = {
  path: 'active',
  code: 'not_in_proposal',
  message: 'A part of a proposal is published with it: leave `active` out.',
};

type Outcome = { ok: boolean; data?: unknown };

/**
 * Runs an operation and adds its record to a proposal, in one transaction.
 * @throws DocentError `not_found`; `validation_error` for `active: true`; `conflict` with `details.reason`: `proposal_closed`,
 * `proposal_full` or `in_another_proposal`
 */
export async function inProposal<T extends Outcome>(
  ctx: Ctx,
  proposal: number,
  { kind, nameOf, drafted }: Proposed,
  input: object,
  work: () => Promise<T>,
): Promise<T> {
  if ('active' in input && input.active === true) throw invalid([ACTIVE]);
  return inRollbackTransaction<T>(ctx, async (settled) => {
    await lockOpenProposal(ctx, proposal);
    const adding: Adding = {};
    ctx.adding = adding;
    const outcome = settled(await work().finally(() => delete ctx.adding));
    const targetId = drafted ? drafted(input as never) : (outcome.data as { id: number }).id;
    const name = nameOf(outcome.data as never);
    await addPart(ctx, proposal, { kind, targetId, name, joined: adding.hadChanges ?? false });
    return outcome;
  });
}
