import { type Fields, isSame } from '../../../widgets/merge/three-way-merge';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import type { ChangeKind, Ids, Recorded } from '../../operations/changes';
import { changeDraft } from './changes';
import type { Live, Subject } from './subject';

/** What differs between the kinds of drafts. */
type DraftKind<L extends Live> = {
  kind: ChangeKind;
  path: readonly string[];
  /** @throws DocentError `not_found` */
  subjectOf: (ctx: Ctx, ids: Ids) => Promise<Subject<L>> | Subject<L>;
  /**
   * Checks that the records to which fields refer exist, and locks them until the transaction ends. The caller has locked the subject.
   * @throws DocentError for one that does not exist
   */
  requireReferences: (ctx: Ctx, tx: CompanyTx, ids: Ids, fields: Fields) => Promise<unknown>;
  pageOf: Recorded['pageOf'];
};

/**
 * Unpublished changes, as the list of changes records them: the record as it would be after publishing. Without unpublished changes,
 * that is the live record, so that the first change counts as an update, and reverting all changes leaves no draft.
 */
export const recordedDrafts = <L extends Live>({ subjectOf, requireReferences, ...own }: DraftKind<L>): Recorded => ({
  ...own,
  read: async (ctx, ids) => {
    const subject = await subjectOf(ctx, ids);
    const { live, row } = await subject.find();
    return { ...(await subject.compare(ctx.db, live, row)).merged };
  },
  // `read` merges the draft into the live record, which others may save at the same time.
  lockRow: async (ctx, ids) => (await subjectOf(ctx, ids)).lock(ctx.db),
  save: async (ctx, ids, fields) =>
    changeDraft(ctx, await subjectOf(ctx, ids), {}, async (tx, before) => {
      await requireReferences(ctx, tx, ids, fields);
      return { fields, touched: (field) => !isSame(before[field], fields[field]) };
    }),
});
