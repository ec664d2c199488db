import type { CompanyTx } from '../../database/company-db';
import { iso } from '../../operations/wire';
import { DocentError } from '../../platform/errors';
import type { SubjectTexts } from './subject';
import type { Tables } from './tables';

type Publishing = 'publish' | 'publish-changes';

const about: Record<Publishing, (noun: string) => string> = {
  publish: (noun) => `This ${noun} is`,
  'publish-changes': (noun) => `The unpublished changes of this ${noun} are`,
};

/**
 * Refuses a change of content that is scheduled to be published, so that what was approved is published. Callers with `publish` are not
 * restricted and do not call it. The caller holds the lock of the record.
 * @throws DocentError `insufficient_scope`
 */
export async function requireUnscheduled(
  tx: CompanyTx,
  { noun, tables }: Pick<SubjectTexts, 'noun'> & { tables: Tables },
  action: Publishing,
): Promise<void> {
  const plan = await tables.findPlan(tx, action);
  if (!plan) return;
  throw new DocentError(
    'insufficient_scope',
    `${about[action](noun)} scheduled for ${iso(plan.at)} to be published, so a change needs the \`publish\` scope, or the role of an admin. Ask someone who has it to cancel the schedule or to make the change.`,
    { requiredScope: 'publish' },
  );
}
