import type { Fields } from '../../../../widgets/merge/three-way-merge';
import { iso } from '../../../operations/wire';
import { type Draft, type DraftRow, mergeDraft, withoutDraft } from '../../drafts/compare';
import type { Tag } from '../tags/schema';

/** The fields of a post that a draft stores. Tags are stored by id, so that they can be renamed. */
export type StoredPost = { title: string; description: string | null; date: string; tagIds: number[] };

/** The fields of a post that a draft can change, as the API accepts them. */
export type PostFields = { title: string; description: string | null; date: string; tagNames: string[] };

type Live = { title: string; description: string | null; date: Date; tags: { tag: Tag | null }[] };

/** The parts of a draft that are compared. */
export type Snapshots = Pick<DraftRow, 'base' | 'snapshot'>;

/** The ids of the tags in a draft. */
export const tagIdsOf = (row: Snapshots | null | undefined): number[] =>
  row?.snapshot ? [row.base, row.snapshot].flatMap((stored) => (stored as StoredPost).tagIds) : [];

const fieldsOf = ({ title, description, date, tags }: Live): PostFields => ({
  title,
  description,
  date: iso(date),
  tagNames: tags.flatMap(({ tag }) => tag?.name ?? []),
});

/** Fields of a stored draft, with tags by name. Deleted tags are left out. */
const fieldsOfStored = (stored: unknown, tags: ReadonlyMap<number, Tag>): PostFields => {
  const { tagIds, ...fields } = stored as StoredPost;
  return { ...fields, tagNames: tagIds.flatMap((id) => tags.get(id)?.name ?? []) };
};

/** Converts the fields of a draft to those of a post. */
export const postFieldsOf = (fields: Fields): PostFields => {
  const { title, description, date, tagNames } = fields as Partial<PostFields>;
  return { title: title ?? '', description: description ?? null, date: date ?? '', tagNames: tagNames ?? [] };
};

/** Compares a draft with the published post. @param tags the tags of `tagIdsOf` */
export function comparePost(post: Live, row: Snapshots | null | undefined, tags: ReadonlyMap<number, Tag>): Draft {
  const live = fieldsOf(post);
  if (!row?.snapshot) return withoutDraft(live);
  return mergeDraft(fieldsOfStored(row.base, tags), live, fieldsOfStored(row.snapshot, tags), postFieldsOf);
}
