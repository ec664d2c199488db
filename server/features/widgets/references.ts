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

type Ids = { id: number }[];

/** Which of the ids exist. Each statement locks its records until the transaction ends, so that none is deleted meanwhile. */
const LOCK_EXISTING = {
  segments: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Segment" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
  themes: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Theme" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
  folders: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Folder" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
};

async function lockExisting(
  tx: CompanyTx,
  companyId: number,
  kind: keyof typeof LOCK_EXISTING,
  ids: number[],
): Promise<ReadonlySet<number>> {
  const rows = ids.length ? await LOCK_EXISTING[kind](tx, companyId, ids) : [];
  return new Set(rows.map(({ id }) => id));
}

/** Throws `validation_error` for every folder, theme and segment that is not this company's. Locks the others until the transaction ends. */
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
  const wanted = rules.flatMap(({ userSegmentId }) => userSegmentId ?? []);
  // A revert of changes locks them in the same order, which avoids deadlocks.
  const segments = await lockExisting(tx, companyId, 'segments', wanted);
  const themes = await lockExisting(tx, companyId, 'themes', themeId ? [themeId] : []);
  const folders = await lockExisting(tx, companyId, 'folders', folderId ? [folderId] : []);
  if (folderId && !folders.has(folderId)) unknown('folderId', 'folder');
  if (themeId && !themes.has(themeId)) unknown('themeId', 'theme');
  rules.forEach(({ userSegmentId }, index) => {
    if (userSegmentId !== undefined && !segments.has(userSegmentId))
      unknown(`targeting.rules[${index}].userSegmentId`, 'segment');
  });
  if (issues.length) throw invalid(issues);
}
