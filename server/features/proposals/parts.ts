import type { Ctx } from '../../auth/context';
import { asJson } from '../../database/json';
import type { PartKind } from '../../operations/proposals';
import { DocentError, type Issue, invalid } from '../../platform/errors';
import { isNoDraft } from '../drafts/locked';
import { drafts } from './kinds/drafts';
import { posts } from './kinds/posts';
import { segments } from './kinds/segments';
import { widgets } from './kinds/widgets';
import type { Handler, Outcome, Part, Published } from './part';

export const HANDLERS: Record<PartKind, Handler> = {
  widget: widgets,
  'widget-draft': drafts,
  segment: segments,
  post: posts,
  'post-draft': drafts,
  'item-draft': drafts,
};

/** Tables in the order in which all functions lock them. */
const LOCK_ORDER: readonly PartKind[][] = [
  ['widget', 'widget-draft'],
  ['post', 'post-draft'],
  ['item-draft'],
  ['segment'],
];
const placeOf = ({ kind }: Part): number => LOCK_ORDER.findIndex((kinds) => kinds.includes(kind));

/** Parts in the order in which their records are locked. */
export const inLockOrder = (parts: readonly Part[]): Part[] =>
  [...parts].sort((one, other) => placeOf(one) - placeOf(other) || one.targetId - other.targetId || one.id - other.id);

const select = {
  id: true,
  kind: true,
  targetId: true,
  name: true,
  state: true,
  joined: true,
  before: true,
  after: true,
  reason: true,
  kept: true,
} as const;

/** The parts of a proposal, oldest first. */
export async function readParts({ db }: Ctx, proposalId: number): Promise<Part[]> {
  const rows = await db.proposalPart.findMany({ where: { proposalId }, select, orderBy: { id: 'asc' } });
  // Only this feature and `operations/proposals.ts` write the columns.
  return rows as Part[];
}

/** @throws DocentError `validation_error` for ids that are no open part */
export function selectParts(open: Part[], chosen: readonly number[] | undefined): Part[] {
  if (!chosen) return open;
  const known = new Set(open.map(({ id }) => id));
  const issues = chosen.flatMap((id, index): Issue[] =>
    known.has(id)
      ? []
      : [{ path: `parts[${index}]`, code: 'unknown_part', message: `The proposal has no open part ${id}.` }],
  );
  if (issues.length) throw invalid(issues);
  return open.filter(({ id }) => chosen.includes(id));
}

/** The outcome for an error which says that a record or a draft no longer exists. @throws any other error */
const goneBy = (error: unknown): Outcome => {
  if (!(error instanceof DocentError) || error.code !== 'not_found') throw error;
  return { state: 'gone', reason: isNoDraft(error) ? 'no_changes' : 'deleted' };
};

/** Runs `work` on a part; one that no longer exists is `gone`. */
export const goneIfMissing = <T>(work: () => Promise<T>): Promise<T | Outcome> => work().catch(goneBy);

const savePart = ({ db }: Ctx, { id }: Part, data: object): Promise<unknown> =>
  db.proposalPart.updateMany({ where: { id }, data });

/** Stores how discarding or reverting a part ended. */
export const saveOutcome = (ctx: Ctx, part: Part, { state, reason, kept = [] }: Outcome) =>
  savePart(ctx, part, { state, reason: reason ?? null, kept });

/** Stores what publishing a part changed. */
export const savePublished = (ctx: Ctx, part: Part, { before, after }: Published) =>
  savePart(ctx, part, {
    state: 'published',
    reason: null,
    ...(before && { before: asJson(before) }),
    ...(after && { after: asJson(after) }),
  });
