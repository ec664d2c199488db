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

/**
 * Statements that find which ids exist, and lock the rows until the transaction ends, so that none is deleted meanwhile. They are only for
 * references in JSON: foreign keys protect the others. In a cluster, themes and folders are on every node, so that locking a row of them
 * locks the table: two transactions that also write a widget would end in a deadlock.
 */
const LOCK_EXISTING = {
  segments: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Segment" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
  themes: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Theme" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
  folders: (tx: CompanyTx, companyId: number, ids: number[]) => tx.$queryRaw<Ids>`
    SELECT "id" FROM "Folder" WHERE "companyId" = ${companyId} AND "id" = ANY(${ids}) ORDER BY "id" FOR KEY SHARE`,
};

const FIND_EXISTING = {
  themes: (tx: CompanyTx, ids: number[]) => tx.theme.findMany({ where: { id: { in: ids } }, select: { id: true } }),
  folders: (tx: CompanyTx, ids: number[]) => tx.folder.findMany({ where: { id: { in: ids } }, select: { id: true } }),
};

/**
 * Throws `validation_error` for every folder, theme and segment that is not this company's. The others are not deleted before the
 * transaction ends: segments are locked, and the foreign keys of the widget protect its folder and theme.
 * @param isDraft the references are for a draft, which has no foreign keys. The caller has locked the widget, and folders and themes are
 * locked too.
 */
export async function checkReferences(
  tx: CompanyTx,
  companyId: number,
  { folderId, themeId, rules = [] }: References,
  { isDraft = false } = {},
): Promise<void> {
  const issues: Issue[] = [];
  const unknown = (path: string, what: string) =>
    issues.push({
      path,
      code: 'unknown_reference',
      message: `There is no such ${what}. GET /v1/${what}s lists those that exist.`,
    });
  const wanted = rules.flatMap(({ userSegmentId }) => userSegmentId ?? []);
  const existing = async (kind: keyof typeof LOCK_EXISTING, ids: number[]): Promise<ReadonlySet<number>> => {
    if (!ids.length) return new Set();
    const isLocked = isDraft || kind === 'segments';
    const rows = await (isLocked ? LOCK_EXISTING[kind](tx, companyId, ids) : FIND_EXISTING[kind](tx, ids));
    return new Set(rows.map(({ id }) => id));
  };
  // A revert of changes locks them in the same order, which avoids deadlocks.
  const segments = await existing('segments', wanted);
  const themes = await existing('themes', themeId ? [themeId] : []);
  const folders = await existing('folders', folderId ? [folderId] : []);
  if (folderId && !folders.has(folderId)) unknown('folderId', 'folder');
  if (themeId && !themes.has(themeId)) unknown('themeId', 'theme');
  rules.forEach(({ userSegmentId }, index) => {
    if (userSegmentId !== undefined && !segments.has(userSegmentId))
      unknown(`targeting.rules[${index}].userSegmentId`, 'segment');
  });
  if (issues.length) throw invalid(issues);
}
