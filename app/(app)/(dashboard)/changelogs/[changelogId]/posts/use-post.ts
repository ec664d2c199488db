'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../../widgets/contract/limits';
import { useApi } from '../../../../../_ui/api';
import { useUnsavedGuard } from '../../../../../_ui/unsaved-guard';
import type { Content } from '../../../../../_unpublished/content';
import { useContent } from '../../../../../_unpublished/use-content';
import { useEditedForm } from '../../../../../_unpublished/use-edited-form';
import { useMoment } from '../../post-status';
import { usePostKeys } from '../../use-posts';
import { changesOf, draftOf, fieldsOf, type PostDraft } from './post-draft';
import { contentOf, type StoredPost, usePostCalls, useReadAgain } from './stored-post';
import { useSaving } from './use-saving';

const NEW: Content<PostDraft> = {
  active: false,
  version: 0,
  schedule: [],
  kept: null,
  live: draftOf(undefined),
  edited: draftOf(undefined),
};

/** What the fields of a post are called, and their values as people read them. */
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
  const { form, base, setBase, state } = useEditedForm<PostDraft>(edited, {
    title: (title) => (title.trim() ? null : t('titleRequired')),
    description: (text) =>
      text.length > LENGTHS.content ? t('tooLong', { count: text.length, max: LENGTHS.content }) : null,
  });
  // A date that is emptied is the one that was.
  const values = useMemo(() => ({ ...form.values, date: form.values.date || base.date }), [form.values, base.date]);
  return { form, base, setBase, state: { ...state, values } };
}

/** Edits a post: its form, how to save it, and the unpublished changes of a published one. `preview` can show the live version. */
export function usePost(
  changelogId: number,
  stored: StoredPost | undefined,
  preview: { showsLive: boolean; onShowLive: (shows: boolean) => void },
) {
  const api = useApi();
  const client = useQueryClient();
  const post = stored?.post;
  const content = useMemo(() => (stored ? contentOf(stored) : NEW), [stored]);
  const { form, base, setBase, state } = usePostForm(content.edited);
  const { saving, save } = useSaving({ changelogId, post, form, base, setBase });
  const keys = usePostKeys(changelogId);
  const unpublished = useContent<PostDraft>({
    content,
    state,
    toFields: fieldsOf,
    read: useReadAgain(changelogId, post?.id ?? 0),
    calls: usePostCalls(changelogId, post?.id ?? 0),
    form,
    onSettled: () =>
      Promise.all([keys.lists, api.overview.get.queryKey()].map((queryKey) => client.invalidateQueries({ queryKey }))),
    setValue: (field, value) => form.setValues({ [field]: value }),
    ...useFieldWords(),
    hasState: true,
    preview,
  });
  const isLive = content.active;
  const dirty = isLive ? unpublished.dirty : Object.keys(changesOf(form.values, base)).length > 0;
  useUnsavedGuard(dirty && !saving && !unpublished.saving);
  return {
    ...{ post, content, form, base, dirty, saving, unpublished },
    save: form.onSubmit(isLive ? () => unpublished.save() : save),
  };
}
