import { placeholdersIn } from '../../../../widgets/validation/placeholders';
import { completeWarnings } from '../../../../widgets/validation/warning';
import type { Ctx } from '../../../auth/context';
import { draftsOnly } from '../../../auth/drafts';
import { iso } from '../../../operations/wire';
import { env } from '../../../platform/env';
import { refuseStaleLive } from '../../drafts/locked';
import type { Subject } from '../../drafts/subject';
import { contentTables } from '../../drafts/tables';
import { htmlWarnings } from '../../widgets/text-warnings';
import type { RoadmapItem } from '../roadmaps/schema';
import { lockRoadmap } from '../roadmaps/service';
import { tagsNamed } from '../tags/lookup';
import { itemFieldsOf, type StoredItem } from './draft';
import { compareInDb, findItem, type ItemId, type ItemRow, saveItem } from './save';

/** Warnings about the texts of an item. */
export const warningsOf = ({ name, description }: Pick<RoadmapItem, 'name' | 'description'>) =>
  completeWarnings([...placeholdersIn({ name, description }, ''), ...htmlWarnings('description', description ?? '')]);

/** The address of an item in the dashboard. */
export const itemUrl = ({ roadmapId, itemId }: ItemId): string =>
  `${env().APP_URL}/roadmaps/${roadmapId}?item=${itemId}`;

/** A roadmap item as a subject of drafts. A draft contains its name, description, tag and section, but not its position in the section. */
export function itemSubject(ctx: Ctx, { roadmapId, itemId }: ItemId): Subject<ItemRow, { item: RoadmapItem }> {
  const id = { roadmapId, itemId };
  return {
    label: 'roadmap item',
    noun: 'item',
    url: itemUrl(id),
    tables: contentTables(ctx.companyId, { itemId }),
    mayPublish: async (tx) => !(await draftsOnly(ctx, tx)),
    notLive: 'The roadmap of this item is not public, so the item has no separate draft: change the item itself.',
    find: async () => {
      const live = await findItem(ctx.db, id);
      return { live, row: live.draft };
    },
    lock: async (tx) => {
      await lockRoadmap(tx, ctx.companyId, roadmapId);
      return findItem(tx, id);
    },
    compare: compareInDb,
    toStored: async (tx, fields): Promise<StoredItem> => {
      const { tagName, ...own } = fields as ReturnType<typeof itemFieldsOf>;
      const [tag] = tagName === null ? [] : await tagsNamed(tx, [tagName]);
      return { ...own, tagId: tag?.id ?? null };
    },
    show: async (db, live, fields) => {
      const { name, description, tagName } = itemFieldsOf(fields, live);
      const [tag = null] = tagName === null ? [] : await tagsNamed(db, [tagName]);
      const votesCount = await db.roadmapVote.count({ where: { itemId } });
      const { version, updatedAt } = live;
      const own = { id: itemId, name, description, votesCount, updatedAt: iso(updatedAt), version, tag };
      return { item: { ...own, draft: null, schedule: [] } };
    },
    inspect: async (_tx, fields) => async () => warningsOf(fields as ReturnType<typeof itemFieldsOf>),
    refuseStale: async (_tx, live, expected) => refuseStaleLive('item', live, expected),
    save: async (tx, live, fields) => {
      await saveItem(ctx, tx, id, itemFieldsOf(fields, live));
      return findItem(tx, id);
    },
  };
}
