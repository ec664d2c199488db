import type { CompanyTx } from '../database/company-db';
import { companyStatement } from '../database/company-statement';
import { DocentError } from '../platform/errors';
import type { Ctx } from './context';
import { missingScope } from './scopes';

const PUBLISHING = companyStatement(
  'company_publishing',
  `SELECT "settings" ->> 'publishing' AS "publishing" FROM "Company" WHERE "id" = $1::int`,
  { shared: true },
);

/** True when the company restricts keys and editors without `publish` to drafts (`settings.publishing`). */
async function isStrict(ctx: Ctx, tx?: CompanyTx): Promise<boolean> {
  type Row = { publishing: string | null };
  const [row] = tx
    ? await tx.$queryRaw<
        Row[]
      >`SELECT "settings" ->> 'publishing' AS "publishing" FROM "Company" WHERE "id" = ${ctx.companyId}`
    : await ctx.sql<Row>(PUBLISHING);
  return row?.publishing === 'strict';
}

/**
 * True when the caller may change only unpublished content: an application without `publish`, and in companies with strict publishing
 * every key and editor without `publish`.
 * @param tx the transaction that the caller is in
 */
export async function draftsOnly(ctx: Ctx, tx?: CompanyTx): Promise<boolean> {
  if (ctx.can('publish') || ctx.actor.kind === 'system') return false;
  return ctx.actor.application !== undefined || isStrict(ctx, tx);
}

const REFUSAL = 'This is public, so it needs the `publish` scope, or the role of an admin. You can change drafts.';
const ELSEWHERE =
  'Leave what is online as it is, create posts without `active`, and changelogs and roadmaps with `active: false`.';

/** The error for a change of a public record. @param instead the alternative to suggest to the caller */
export const refusedAsPublic = (instead = ELSEWHERE): DocentError =>
  new DocentError('insufficient_scope', `${REFUSAL} ${instead}`, { requiredScope: 'publish' });

/**
 * Refuses a change of a public record to a caller that may change only unpublished content. Other keys with `write` are not restricted.
 * @param shown the record before or after the change; null if it does not exist, which is not refused here
 * @param instead the alternative to suggest to the caller
 * @throws DocentError `insufficient_scope`
 */
export async function requireUnpublished(
  ctx: Ctx,
  shown: { active?: boolean | undefined } | null,
  instead?: string,
): Promise<void> {
  if (shown?.active && (await draftsOnly(ctx))) throw refusedAsPublic(instead);
}

/** True for a connected application without the scope `publish`. */
export const isDraftingApplication = ({ actor }: Pick<Ctx, 'actor'>): boolean =>
  actor.application !== undefined && !actor.scopes.has('publish');

/**
 * Refuses an application without `publish` that would permanently change data of end users. API keys are not restricted.
 * @throws DocentError `insufficient_scope`
 */
export function requirePublishScopeOfApplication(ctx: Ctx): void {
  if (isDraftingApplication(ctx)) throw missingScope('publish');
}
