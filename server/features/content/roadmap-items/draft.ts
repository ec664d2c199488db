import type { Fields } from '../../../../widgets/merge/three-way-merge';
import { type Draft, type DraftRow, mergeDraft, withoutDraft } from '../../drafts/compare';
import type { Tag } from '../tags/schema';

/** The fields of an item that a draft stores. The tag is stored by id, so that it can be renamed. */
export type StoredItem = { name: string; description: string | null; tagId: number | null; sectionId: number };

/** The fields of an item that a draft can change, as the API accepts them. */
export type ItemFields = { name: string; description: string | null; tagName: string | null; sectionId: number };

type Live = Omit<ItemFields, 'tagName'> & { tag: Pick<Tag, 'name'> | null };

/** The parts of a draft that are compared. */
export type Snapshots = Pick<DraftRow, 'base' | 'snapshot'>;

/** The ids of the tags in a draft. */
export const tagIdsOf = (row: Snapshots | null | undefined): number[] =>
  row?.snapshot ? [row.base, row.snapshot].flatMap((stored) => (stored as StoredItem).tagId ?? []) : [];

const fieldsOf = ({ name, description, tag, sectionId }: Live): ItemFields => ({
  name,
  description,
  tagName: tag?.name ?? null,
  sectionId,
});

/** Fields of a stored draft, with the tag by name. A deleted tag is left out. */
const fieldsOfStored = (stored: unknown, tags: ReadonlyMap<number, Tag>): ItemFields => {
  const { tagId, ...fields } = stored as StoredItem;
  return { ...fields, tagName: (tagId !== null && tags.get(tagId)?.name) || null };
};

/** Converts the fields of a draft to those of an item. @param live the item’s values of required fields, for fields that are missing */
export const itemFieldsOf = (fields: Fields, live: Pick<ItemFields, 'name' | 'sectionId'>): ItemFields => {
  const { name = live.name, description, tagName, sectionId = live.sectionId } = fields as Partial<ItemFields>;
  return { name, description: description ?? null, tagName: tagName ?? null, sectionId };
};

/** Compares a draft with the live item. @param tags the tags of `tagIdsOf` */
export function compareItem(item: Live, row: Snapshots | null | undefined, tags: ReadonlyMap<number, Tag>): Draft {
  const live = fieldsOf(item);
  if (!row?.snapshot) return withoutDraft(live);
  const complete = (merged: Fields) => itemFieldsOf(merged, live);
  return mergeDraft(fieldsOfStored(row.base, tags), live, fieldsOfStored(row.snapshot, tags), complete);
}
