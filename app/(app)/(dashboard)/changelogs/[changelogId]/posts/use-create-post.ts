'use client';
import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/data/api';
import { useChange } from '../../../../../_ui/data/change';
import { type Post, postStatus, useMoment } from '../../post-status';
import { usePostKeys } from '../../use-posts';
import { changesOf, draftOf, type PostDraft } from './post-draft';

type Creating = {
  changelogId: number;
  form: UseFormReturnType<PostDraft>;
  /** The empty post that the form was started from. */
  base: PostDraft;
  /** Called when the server has stored `sent` as `saved`. */
  onCreated: (saved: PostDraft, sent: PostDraft) => void;
};

/** The message after a save: that the post is scheduled if its date is in the future, or else the text `otherwise`. */
export function useSavedText() {
  const t = useTranslations('changelogs.editor');
  const moment = useMoment();
  return (saved: Pick<Post, 'active' | 'date'>, otherwise: string) =>
    postStatus(saved) === 'ahead' ? t('scheduled', { date: moment(saved.date) }) : otherwise;
}

/** Creates the post that the editor holds, and goes to its page. */
export function useCreatePost({ changelogId, form, base, onCreated }: Creating) {
  const t = useTranslations('changelogs.editor');
  const savedText = useSavedText();
  const api = useApi();
  const router = useRouter();
  const keys = usePostKeys(changelogId);
  const create = useChange(api.changelogPosts.create.mutationOptions(), {
    refresh: [keys.lists, keys.one],
    form,
    done: (made) => savedText(made, t(made.active ? 'createdPublished' : 'created')),
    onDone: (made) => router.replace(`/changelogs/${changelogId}/posts/${made.id}`),
  });
  // After creation, until the router shows the page of the post, saving again would create a second post.
  const creating = create.isPending || create.isSuccess;
  return {
    creating,
    create: (draft: PostDraft) => {
      if (creating) return;
      const fields = { changelogId, ...changesOf(draft, base), title: draft.title };
      create.mutate(fields, { onSuccess: (made) => onCreated(draftOf(made), draft) });
    },
  };
}
