import type { WidgetPath } from '../../../widgets/contract/registry';
import type { Change, Conflict } from '../../../widgets/merge/three-way-merge';
import type { Rule } from '../../../widgets/targeting/rule';
import type { Warning } from '../../../widgets/validation/warning';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import type { PartKind } from '../../operations/proposals';
import type { PartState, Reason } from './schema';

/** A part as its table holds it. */
export type Part = {
  id: number;
  kind: PartKind;
  targetId: number;
  name: string;
  state: PartState;
  /** True if the draft has changes that were made outside of the proposal. */
  joined: boolean;
  before: unknown;
  after: unknown;
  reason: Reason | null;
  kept: string[];
};

/** Whom a widget is shown to. */
export type Targeting = { rules: Rule[]; ruleLogicalOperator: 'and' | 'or'; widgetType: WidgetPath; id: number };

/** URLs of the pictures of a widget. */
export type Pictures = { before: string | null; after: string | null };

/** What the table does not hold about a part. */
export type Description = {
  type: string | null;
  name: string;
  dashboardUrl: string;
  changes: Change[];
  conflicts: Conflict[];
  unmet: { field: string; message: string }[];
  warnings: Warning[];
  targeting?: Targeting;
  /** Only for widgets. */
  pictures?: Pictures | null;
};

/** The live record before and after it was published. */
export type Published = { before?: object; after?: object };

/** How discarding or reverting a part ended. */
export type Outcome = {
  state: Exclude<PartState, 'open' | 'published'>;
  reason?: Reason | undefined;
  kept?: string[] | undefined;
};

/** What differs between the kinds of parts. All functions throw DocentError `not_found` for a record that no longer exists. */
export type Handler = {
  describe: (ctx: Ctx, part: Part) => Promise<Description>;
  /** @throws DocentError when it cannot be published */
  publish: (ctx: Ctx, tx: CompanyTx, part: Part) => Promise<Published | Outcome>;
  discard: (ctx: Ctx, tx: CompanyTx, part: Part) => Promise<Outcome>;
  revert: (ctx: Ctx, tx: CompanyTx, part: Part) => Promise<Outcome>;
};

export const kept = (reason: Reason): Outcome => ({ state: 'kept', reason });
