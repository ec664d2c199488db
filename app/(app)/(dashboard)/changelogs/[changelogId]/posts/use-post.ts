'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../../widgets/contract/limits';
import { useApi } from '../../../../../_ui/data/api';
import { useUnsavedGuard } from '../../../../../_ui/forms/unsaved-guard';
import type { Content } from '../../../../../_unpublished/content';
import { useContent } from '../../../../../_unpublished/use-content';
import { useEditedForm } from '../../../../../_unpublished/use-edited-form';
import { postStatus, useMoment } from '../../post-status';
import { usePostKeys } from '../../use-posts';
import { changesOf, draftOf, fieldsOf, type PostDraft } from './post-draft';
import { contentOf, type StoredPost, useFetchPost, usePostCalls } from './stored-post';
import { useCreatePost, useSavedText } from './use-create-post';
import { useLiveHint } from './use-live-hint';

const NEW: Content<PostDraft> = {
  active: false,
  version: 0,
  schedule: [],
  kept: null,
  live: draftOf(undefined),
  edited: draftOf(undefined),
};

/** The labels of the fields of a post, and functions that format their values. */
function useFieldWords() {
  const t = useTranslations('changelogs.editor');
  const moment = useMoment();
  const names: Record<string, string> = {
    title: t('title'),
    description: t('text'),
    date: t('date'),
    tagNames: t('tags'),
  };
  return {
    nameOf: (field: string) => names[field] ?? field,
    shownOf: (field: string, value: unknown) => {
      if (field === 'date' && typeof value === 'string') return moment(value);
      return Array.isArray(value) ? value.join(', ') : value;
    },
  };
}

/** The form of a post. */
function usePostForm(edited: PostDraft) {
  const t = useTranslations('changelogs.editor');
  const { form, base, state } = useEditedForm<PostDraft>(edited, {
    title: (title) => (title.trim() ? null : t('titleRequired')),
    description: (text) =>
      text.length > LENGTHS.content ? t('tooLong', { count: text.length, max: LENGTHS.content }) : null,
  });
  // An empty date keeps the previous one.
  const values = useMemo(() => ({ ...form.values, date: form.values.date || base.date }), [form.values, base.date]);
  return { form, base, state: { ...state, values } };
}

/** The state for editing a post: its form, saving, and the unpublished changes of a published post. `preview` can show the live version. */
export function usePost(
  changelogId: number,
  stored: StoredPost | undefined,
  preview: { showsLive: boolean; onShowLive: (shows: boolean) => void },
) {
  const t = useTranslations('changelogs.editor');
  const api = useApi();
  const client = useQueryClient();
  const post = stored?.post;
  const content = useMemo(() => (stored ? contentOf(stored) : NEW), [stored]);
  const { form, base, state } = usePostForm(content.edited);
  const liveHint = useLiveHint(content, state.values);
  const savedText = useSavedText();
  const { creating, create } = useCreatePost({
    ...{ changelogId, form, base },
    onCreated: (saved, sent) => state.rebase(saved, sent),
  });
  const keys = usePostKeys(changelogId);
  const unpublished = useContent<PostDraft>({
    content,
    state,
    toFields: fieldsOf,
    fetch: useFetchPost(changelogId, post?.id ?? 0),
    calls: usePostCalls(changelogId, post?.id ?? 0),
    form,
    onSettled: () =>
      Promise.all([keys.lists, api.overview.get.queryKey()].map((queryKey) => client.invalidateQueries({ queryKey }))),
    setValue: (field, value) => form.setValues({ [field]: value }),
    ...useFieldWords(),
    hasState: true,
    isAhead: (values) => postStatus(values) === 'ahead',
    notice: liveHint?.leaves ? liveHint.text : undefined,
    savedText: (saved) => savedText(saved, t('saved')),
    preview,
  });
  const isLive = content.active;
  const dirty = isLive ? unpublished.dirty : Object.keys(changesOf(form.values, base)).length > 0;
  const saving = creating || unpublished.saving;
  useUnsavedGuard(dirty && !saving);
  const save = form.onSubmit((draft) => {
    if (post) unpublished.save({ activate: !isLive && draft.active });
    else create(draft);
  });
  return { post, content, form, base, liveHint, dirty, saving, unpublished, save };
}
