import type { Rule } from '../../../widgets/targeting/rule';
import type { CompanyTx } from '../../database/company-db';
import { found, type Issue, invalid } from '../../platform/errors';

type References = {
  folderId?: number | null | undefined;
  themeId?: number | null | undefined;
  rules?: Rule[] | undefined;
};

/** The id of the default folder, for widgets without a `folderId`. */
export async function defaultFolderId(tx: CompanyTx): Promise<number> {
  const folder = await tx.folder.findFirst({ where: { isDefault: true }, select: { id: true } });
  return found(folder, 'Default folder').id;
}

/** Throws `validation_error` for every folder, theme and segment that is not this company's. */
export async function checkReferences(
  tx: CompanyTx,
  companyId: number,
  { folderId, themeId, rules = [] }: References,
): Promise<void> {
  const issues: Issue[] = [];
  const unknown = (path: string, what: string) =>
    issues.push({
      path,
      code: 'unknown_reference',
      message: `There is no such ${what}. GET /v1/${what}s lists those that exist.`,
    });
  if (folderId && !(await tx.folder.findFirst({ where: { id: folderId }, select: { id: true } })))
    unknown('folderId', 'folder');
  if (themeId && !(await tx.theme.findFirst({ where: { id: themeId }, select: { id: true } })))
    unknown('themeId', 'theme');
  const wanted = rules.flatMap(({ userSegmentId }) => userSegmentId ?? []);
  if (wanted.length) {
    const known = await tx.$queryRaw<{ id: number }[]>`
      SELECT "id" FROM "Segment" WHERE "companyId" = ${companyId} AND "id" = ANY(${wanted}) ORDER BY "id" FOR KEY SHARE`;
    const ids = new Set(known.map((segment) => segment.id));
    rules.forEach(({ userSegmentId }, index) => {
      if (userSegmentId !== undefined && !ids.has(userSegmentId))
        unknown(`targeting.rules[${index}].userSegmentId`, 'segment');
    });
  }
  if (issues.length) throw invalid(issues);
}
