'use client';
import type { UseFormReturnType } from '@mantine/form';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/api';
import { useChange } from '../../../../../_ui/change';
import { type Post, postStatus, useMoment } from '../../post-status';
import { usePostKeys } from '../../use-posts';
import { changesOf, draftOf, type PostDraft } from './post-draft';

type Editing = {
  changelogId: number;
  post: Post | undefined;
  form: UseFormReturnType<PostDraft>;
  /** The post that the form was started from; a save replaces it. */
  base: PostDraft;
  setBase: (base: PostDraft) => void;
};

/** The fields of `stored` that still are in the form as they were sent. */
const unchangedSince = (sent: PostDraft, now: Partial<PostDraft>, stored: PostDraft): Partial<PostDraft> =>
  Object.fromEntries(
    Object.entries(stored).filter(([key]) => {
      const name = key as keyof PostDraft;
      return JSON.stringify(now[name]) === JSON.stringify(sent[name]);
    }),
  );

/** Saves what the editor holds: creates the post, or sends what has changed since `base`. */
export function useSaving({ changelogId, post, form, base, setBase }: Editing) {
  const t = useTranslations('changelogs.editor');
  const moment = useMoment();
  const api = useApi();
  const router = useRouter();
  const keys = usePostKeys(changelogId);
  const sent = useRef(base);
  const settle = (saved: Post) => {
    const started = draftOf(saved);
    setBase(started);
    form.setInitialValues(started);
    // What was typed while it was being saved stays.
    form.setValues((now) => unchangedSince(sent.current, now, started));
    form.resetDirty(started);
  };
  /** What a save has done: with a date in the future, the post is scheduled. */
  const told = (saved: Post, otherwise: string) =>
    postStatus(saved) === 'ahead' ? t('scheduled', { date: moment(saved.date) }) : otherwise;
  const shared = { refresh: [keys.lists, keys.one], form };
  const create = useChange(api.changelogPosts.create.mutationOptions(), {
    ...shared,
    done: (made) => told(made, t(made.active ? 'createdPublished' : 'created')),
    onDone: (made) => {
      settle(made);
      router.replace(`/changelogs/${changelogId}/posts/${made.id}`);
    },
  });
  const update = useChange(api.changelogPosts.update.mutationOptions(), {
    ...shared,
    done: (saved) => told(saved, t('saved')),
    onDone: settle,
  });
  // Once created, the page of the post is on its way: saving again would create another.
  const saving = create.isPending || create.isSuccess || update.isPending;
  return {
    saving,
    save: (draft: PostDraft) => {
      if (saving) return;
      const changes = changesOf(draft, base);
      sent.current = draft;
      if (post) update.mutate({ changelogId, postId: post.id, ...changes });
      else create.mutate({ changelogId, ...changes, title: draft.title });
    },
  };
}
