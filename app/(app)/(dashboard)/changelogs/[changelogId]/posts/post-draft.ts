import type { Fields } from '../../../../../../widgets/merge/three-way-merge';
import { changedFields } from '../../../../../_ui/forms/unsaved-fields';
import type { Post } from '../../post-status';

/** A post in the editor. An empty `date` means the time of creation, or the previous date of an existing post. */
export type PostDraft = {
  title: string;
  description: string;
  date: string;
  active: boolean;
  tagNames: string[];
};

export const draftOf = (post: Post | undefined): PostDraft => ({
  title: post?.title ?? '',
  description: post?.description ?? '',
  date: post?.date ?? '',
  active: post?.active ?? false,
  tagNames: post?.tags.map(({ name }) => name) ?? [],
});

/** The fields of `draft` that differ from `before`, except an empty date. */
export function changesOf(draft: PostDraft, before: PostDraft): Partial<PostDraft> {
  const { date, ...changes } = changedFields(draft, before);
  return date ? { ...changes, date } : changes;
}

/** The fields of a post that can have unpublished changes. Tags are sorted, because their order has no meaning. */
export const fieldsOf = ({ title, description, date, tagNames }: PostDraft): Fields => ({
  title,
  description: description || null,
  date,
  tagNames: [...tagNames].sort(),
});
