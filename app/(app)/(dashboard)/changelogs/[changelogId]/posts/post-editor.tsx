'use client';
import { Button, Group, Kbd, SegmentedControl, Text, Title, Tooltip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDocumentTitle, useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../../widgets/contract/limits';
import { useApi } from '../../../../../_ui/api';
import { Page } from '../../../../../_ui/page-frame';
import { useSession } from '../../../../../_ui/session';
import { useUnsavedGuard } from '../../../../../_ui/unsaved-guard';
import { type Content, type FormState, withTyped } from '../../../../../_unpublished/content';
import { useContent } from '../../../../../_unpublished/use-content';
import { postStatus, StatusBadge, useMoment } from '../../post-status';
import { usePostKeys } from '../../use-posts';
import { changesOf, draftOf, fieldsOf, type PostDraft } from './post-draft';
import classes from './post-editor.module.css';
import { PostFields } from './post-fields';
import { PostPreview } from './post-preview';
import { contentOf, type StoredPost, usePostCalls, useReadAgain } from './stored-post';
import { useSaving } from './use-saving';
import { useUnsavedPost } from './use-unsaved-post';

type Props = { changelogId: number; stored: StoredPost | undefined; above: ComponentProps<typeof Page>['above'] };

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

/** Edits a post next to a preview of its public page. */
export function PostEditor({ changelogId, stored, above }: Props) {
  const t = useTranslations();
  const { canWrite } = useSession();
  const [view, setView] = useState('write');
  const post = stored?.post;
  const content = useMemo(() => (stored ? contentOf(stored) : NEW), [stored]);
  const isLive = content.active;
  const [showsLive, setShowsLive] = useState(false);
  // What the form was started from: the post itself may be read again meanwhile, with the changes of others.
  const [base, setBase] = useState(content.edited);
  const form = useForm<PostDraft>({
    initialValues: base,
    validate: {
      title: (title) => (title.trim() ? null : t('changelogs.editor.titleRequired')),
      description: (text) =>
        text.length > LENGTHS.content
          ? t('changelogs.editor.tooLong', { count: text.length, max: LENGTHS.content })
          : null,
    },
  });
  const { saving, save } = useSaving({ changelogId, post, form, base, setBase });
  // A date that is emptied is the one that was.
  const values = useMemo(() => ({ ...form.values, date: form.values.date || base.date }), [form.values, base.date]);
  const state: FormState<PostDraft> = {
    base,
    values,
    rebase: (saved, sent) => {
      setBase(saved);
      form.setInitialValues(saved);
      form.setValues((now) => withTyped(saved, now as PostDraft, sent));
      form.resetDirty(saved);
    },
    replace: (saved, next) => {
      setBase(saved);
      form.setValues(next);
    },
  };
  const keys = usePostKeys(changelogId);
  const api = useApi();
  const client = useQueryClient();
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
    preview: {
      showsLive,
      onShowLive: (shows) => {
        setShowsLive(shows);
        setView(shows ? 'preview' : 'write');
      },
    },
  });
  const dirty = isLive ? unpublished.dirty : Object.keys(changesOf(form.values, base)).length > 0;
  useUnsavedGuard(dirty && !saving && !unpublished.saving);
  const unsaved = useUnsavedPost(`post/${changelogId}/${post?.id ?? 'new'}`, form, base);
  const submit = () => {
    setView('write');
    if (canWrite && (dirty || !post)) form.onSubmit(isLive ? () => unpublished.save() : save)();
  };
  useHotkeys([['mod+S', submit]], [], true);
  const { active, date, title } = form.values;
  const heading = post ? t('changelogs.editor.edit') : t('changelogs.editor.new');
  useDocumentTitle(`${dirty ? '• ' : ''}${title.trim() || heading} · Docent`);
  const isShowingLive = showsLive && isLive && (unpublished.dirty || content.kept !== null);
  const becomesPublic = active && !base.active;
  const isAhead = active && date !== '' && postStatus({ active, date }) === 'ahead';
  const isRescheduled = isAhead && date !== base.date;
  const word =
    isAhead && (becomesPublic || isRescheduled)
      ? 'saveSchedule'
      : becomesPublic
        ? 'savePublish'
        : post
          ? 'save'
          : 'saveDraft';
  return (
    <Page
      title={heading}
      above={above}
      aside={post && <StatusBadge status={postStatus(post)} />}
      actions={
        <>
          {dirty && (
            <Text size="sm" c="dimmed" role="status">
              {t('common.unsaved')}
            </Text>
          )}
          {isLive ? (
            canWrite && unpublished.buttons((go) => form.onSubmit(go)())
          ) : (
            <>
              {post && !active && unpublished.schedule}
              <Tooltip label={canWrite ? <Kbd size="xs">⌘S</Kbd> : t('common.readOnly')}>
                <Button
                  onClick={submit}
                  loading={saving}
                  disabled={!canWrite || undefined}
                  data-disabled={(!dirty && Boolean(post)) || undefined}
                  aria-disabled={(!dirty && Boolean(post)) || undefined}
                >
                  {t(`changelogs.editor.${word}`)}
                </Button>
              </Tooltip>
            </>
          )}
        </>
      }
    >
      {canWrite && unsaved}
      {unpublished.bar}
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label={t('changelogs.editor.view')}
        data={[
          { value: 'write', label: t('changelogs.editor.write') },
          { value: 'preview', label: t('changelogs.editor.preview') },
        ]}
        value={view}
        onChange={setView}
      />
      <div className={classes.sides} data-view={view}>
        <form
          className={classes.write}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          noValidate
        >
          <PostFields form={form} isNew={!post} isLive={isLive} disabled={!canWrite} />
        </form>
        <section className={classes.preview} aria-labelledby="preview-title">
          <Group mb="xs">
            <Title order={2} id="preview-title" className={classes.previewTitle}>
              {t(isShowingLive ? 'unpublished.shownLive' : 'changelogs.editor.previewTitle')}
            </Title>
          </Group>
          <PostPreview draft={isShowingLive ? content.live : form.values} />
        </section>
      </div>
      {unpublished.dialogs}
    </Page>
  );
}
