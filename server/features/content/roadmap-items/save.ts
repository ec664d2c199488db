import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { found, invalid } from '../../../platform/errors';
import { clearEqualDraft } from '../../drafts/locked';
import { contentTables } from '../../drafts/tables';
import { withIdAt } from '../roadmaps/service';
import { tagsById } from '../tags/lookup';
import { requireTags } from '../tags/service';
import { compareItem, type Snapshots, tagIdsOf } from './draft';

// Raw SQL, since Prisma would also set `updatedAt` of items that only move up or down.
const writeOrder = (tx: CompanyTx, companyId: number, ids: number[]) => tx.$executeRaw`
  UPDATE "RoadmapItem" i SET "position" = o."position"
  FROM unnest(${ids}::int[]) WITH ORDINALITY AS o("id", "position")
  WHERE i."companyId" = ${companyId} AND i."id" = o."id"`;

/** The id of the tag `tagName`; null and undefined are returned as they are. @throws DocentError `invalid_tag_names`. */
export async function tagIdOf(tx: CompanyTx, companyId: number, tagName: string | null | undefined) {
  if (tagName === null || tagName === undefined) return tagName;
  const [tagId] = await requireTags(tx, companyId, [tagName]);
  return tagId;
}

/** Puts an item at a position in a section, or at its end without `position`. The item may come from another section. */
export async function place(tx: CompanyTx, companyId: number, sectionId: number, itemId: number, position?: number) {
  const items = await tx.roadmapItem.findMany({
    where: { sectionId },
    select: { id: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const ids = items.map(({ id }) => id);
  await writeOrder(tx, companyId, withIdAt(ids, itemId, position ?? ids.length));
}

/** @throws DocentError `validation_error` for a section of another roadmap */
export async function requireSection(tx: CompanyTx, roadmapId: number, sectionId: number): Promise<void> {
  if (await tx.roadmapSection.findFirst({ where: { id: sectionId, roadmapId }, select: { id: true } })) return;
  throw invalid([{ path: 'sectionId', code: 'unknown_section', message: 'There is no such section in this roadmap.' }]);
}

export type ItemId = { roadmapId: number; itemId: number };

type Reading = CompanyTx | Ctx['db'];

const fields = {
  id: true,
  name: true,
  description: true,
  tagId: true,
  sectionId: true,
  version: true,
  updatedAt: true,
  section: { select: { roadmap: { select: { active: true } } } },
} as const;

/** A stored item; `active` if its roadmap is public. @throws DocentError `not_found` */
export async function findItem(db: Reading, { roadmapId, itemId }: ItemId) {
  const row = await db.roadmapItem.findFirst({ where: { id: itemId, section: { roadmapId } }, select: fields });
  const { section, tagId, ...item } = found(row, 'Item');
  const tag = (tagId !== null && (await tagsById(db, [tagId])).get(tagId)) || null;
  // One query after the other, since a transaction runs one at a time.
  const draft = await db.contentDraft.findFirst({ where: { itemId } });
  return { ...item, tag, draft, active: section.roadmap.active };
}

export type ItemRow = Awaited<ReturnType<typeof findItem>>;

/** Compares a draft with the item that readers see. */
export const compareInDb = async (db: Reading, item: ItemRow, draft: Snapshots | null) =>
  compareItem(item, draft, await tagsById(db, tagIdsOf(draft)));

/** Clears the draft of a public item if it equals the item. The caller holds the lock of the roadmap. @throws DocentError `not_found` */
export async function clearEqualItemDraft(tx: CompanyTx, companyId: number, { roadmapId, itemId }: ItemId) {
  const item = await findItem(tx, { roadmapId, itemId });
  const subject = { tables: contentTables(companyId, { itemId }), compare: compareInDb };
  if (item.active && item.draft?.snapshot) await clearEqualDraft(subject, tx, item);
}

/** The changes of an item. */
export type ItemChanges = {
  name?: string | undefined;
  description?: string | null | undefined;
  tagName?: string | null | undefined;
  sectionId?: number | undefined;
  position?: number | undefined;
};

/**
 * Saves an item of a locked roadmap, and clears a draft that now equals the item. A new position in the same section is no new version.
 * @throws DocentError `not_found`, `invalid_tag_names`, or `validation_error` for a section of another roadmap
 */
export async function saveItem(
  { companyId }: Ctx,
  tx: CompanyTx,
  { roadmapId, itemId }: ItemId,
  { sectionId, position, tagName, ...rest }: ItemChanges,
): Promise<void> {
  const item = found(await tx.roadmapItem.findFirst({ where: { id: itemId, section: { roadmapId } } }), 'Item');
  const target = sectionId ?? item.sectionId;
  const moves = target !== item.sectionId;
  if (moves) await requireSection(tx, roadmapId, target);
  const tagId = await tagIdOf(tx, companyId, tagName);
  const changes = { ...rest, ...(tagId === undefined ? {} : { tagId }), ...(moves ? { sectionId: target } : {}) };
  if (!isDeepStrictEqual({ ...item, ...changes }, item))
    await tx.roadmapItem.updateMany({ where: { id: itemId }, data: { ...changes, version: { increment: 1 } } });
  if (moves || position !== undefined) await place(tx, companyId, target, itemId, position);
  await clearEqualItemDraft(tx, companyId, { roadmapId, itemId });
}
