import type { CompanyTx } from '../../database/company-db';
import { asJson } from '../../database/json';
import { Prisma } from '../../generated/prisma/client';
import type { PartKind } from '../../operations/proposals';
import type { DraftRow, Review } from './compare';
import type { Action } from './schema';

/** A draft's row with the author of its last change. */
export type OwnedRow = DraftRow & { actorKind: string; actorId: string };

/** The columns of a draft. A null `base` and `snapshot` clear it. */
export type DraftColumns = Omit<OwnedRow, 'base' | 'snapshot' | 'review'> & {
  base: object | null;
  snapshot: object | null;
  review: Review | null;
};

export type PlanRow = {
  id: number;
  action: string;
  at: Date;
  state: string;
  ranAt: Date | null;
  reason: string | null;
  actorName: string;
};
type NewPlan = { action: Action; at: Date; actorKind: string; actorId: string; actorName: string };
type Order = { orderBy: Record<string, 'asc' | 'desc'>[]; take?: number };

/** The storage of a draft and its scheduled actions. */
export type Tables = {
  readDraft: (db: Pick<CompanyTx, 'widgetDraft' | 'contentDraft'>) => Promise<OwnedRow | null>;
  /** Without a snapshot, it clears the draft and closes the part of the proposal that the draft belonged to. */
  writeDraft: (tx: CompanyTx, columns: DraftColumns) => Promise<OwnedRow>;
  /** Marks that the draft has changes that were made outside of its proposal. */
  markJoined: (tx: CompanyTx) => Promise<void>;
  writeReview: (tx: CompanyTx, review: Review) => Promise<OwnedRow>;
  findPlan: (tx: CompanyTx, action: Action) => Promise<PlanRow | null>;
  createPlan: (tx: CompanyTx, plan: NewPlan) => Promise<PlanRow>;
  listPlans: (
    db: Pick<CompanyTx, 'widgetSchedule' | 'contentSchedule'>,
    states: string[],
    order: Order,
  ) => Promise<PlanRow[]>;
  cancelPlan: (db: Pick<CompanyTx, 'widgetSchedule' | 'contentSchedule'>, id: number) => Promise<number>;
  /** Changes the time of a pending action. @returns null if it is not pending */
  movePlan: (tx: CompanyTx, id: number, at: Date) => Promise<PlanRow | null>;
};

const jsonOf = (value: object | null) => (value ? asJson(value) : Prisma.DbNull);
const stored = ({ base, snapshot, review, ...columns }: DraftColumns) => ({
  ...columns,
  base: jsonOf(base),
  snapshot: jsonOf(snapshot),
  review: jsonOf(review),
});

/** The open part of a proposal that contains a draft. The caller holds the lock of the live record. */
function partOf(kind: PartKind, targetId: number) {
  const open = { kind, targetId, state: 'open' };
  return {
    // Later changes do not belong to the proposal.
    close: (tx: CompanyTx) =>
      tx.proposalPart.updateMany({ where: open, data: { state: 'gone', reason: 'no_changes' } }),
    markJoined: async (tx: CompanyTx) => {
      await tx.proposalPart.updateMany({ where: { ...open, joined: false }, data: { joined: true } });
    },
  };
}

/** The tables of a widget. */
export function widgetTables(companyId: number, widgetId: number): Tables {
  const where = { companyId_widgetId: { companyId, widgetId } };
  const part = partOf('widget-draft', widgetId);
  return {
    readDraft: (db) => db.widgetDraft.findFirst({ where: { widgetId } }),
    writeDraft: async (tx, columns) => {
      if (!columns.snapshot) await part.close(tx);
      return tx.widgetDraft.upsert({
        where,
        create: { companyId, widgetId, ...stored(columns) },
        update: stored(columns),
      });
    },
    markJoined: part.markJoined,
    writeReview: (tx, review) => tx.widgetDraft.update({ where, data: { review: asJson(review) } }),
    findPlan: (tx, action) => tx.widgetSchedule.findFirst({ where: { widgetId, action, state: 'pending' } }),
    createPlan: (tx, plan) => tx.widgetSchedule.create({ data: { companyId, widgetId, ...plan } }),
    listPlans: (db, states, order) =>
      db.widgetSchedule.findMany({ where: { widgetId, state: { in: states } }, ...order }),
    cancelPlan: async (db, id) => {
      const pending = { id, widgetId, state: 'pending' };
      return (await db.widgetSchedule.updateMany({ where: pending, data: { state: 'canceled' } })).count;
    },
    movePlan: async (tx, id, at) => {
      const pending = { id, widgetId, state: 'pending' };
      const { count } = await tx.widgetSchedule.updateMany({ where: pending, data: { at } });
      return count ? tx.widgetSchedule.findFirst({ where: pending }) : null;
    },
  };
}

/** The tables of a post or of a roadmap item. */
export function contentTables(companyId: number, of: { postId: number } | { itemId: number }): Tables {
  const where =
    'postId' in of
      ? { companyId_postId: { companyId, postId: of.postId } }
      : { companyId_itemId: { companyId, itemId: of.itemId } };
  const part = 'postId' in of ? partOf('post-draft', of.postId) : partOf('item-draft', of.itemId);
  return {
    readDraft: (db) => db.contentDraft.findFirst({ where: of }),
    writeDraft: async (tx, columns) => {
      if (!columns.snapshot) await part.close(tx);
      return tx.contentDraft.upsert({
        where,
        create: { companyId, ...of, ...stored(columns) },
        update: stored(columns),
      });
    },
    markJoined: part.markJoined,
    writeReview: (tx, review) => tx.contentDraft.update({ where, data: { review: asJson(review) } }),
    findPlan: (tx, action) => tx.contentSchedule.findFirst({ where: { ...of, action, state: 'pending' } }),
    createPlan: (tx, plan) => tx.contentSchedule.create({ data: { companyId, ...of, ...plan } }),
    listPlans: (db, states, order) =>
      db.contentSchedule.findMany({ where: { ...of, state: { in: states } }, ...order }),
    cancelPlan: async (db, id) => {
      const pending = { id, ...of, state: 'pending' };
      return (await db.contentSchedule.updateMany({ where: pending, data: { state: 'canceled' } })).count;
    },
    movePlan: async (tx, id, at) => {
      const pending = { id, ...of, state: 'pending' };
      const { count } = await tx.contentSchedule.updateMany({ where: pending, data: { at } });
      return count ? tx.contentSchedule.findFirst({ where: pending }) : null;
    },
  };
}
