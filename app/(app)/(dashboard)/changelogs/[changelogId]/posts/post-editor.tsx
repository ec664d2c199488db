'use client';
import { Group, SegmentedControl, Text, Title } from '@mantine/core';
import { useDocumentTitle, useHotkeys } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useUnsavedFields } from '../../../../../_ui/forms/unsaved-fields';
import { Page } from '../../../../../_ui/layout/page-frame';
import { useSession } from '../../../../../_ui/session/session';
import { versionOf } from '../../../../../_unpublished/timing';
import { postStatus, StatusBadge } from '../../post-status';
import { PostButtons } from './post-buttons';
import { changesOf } from './post-draft';
import classes from './post-editor.module.css';
import { PostFields } from './post-fields';
import { PostPreview } from './post-preview';
import type { StoredPost } from './stored-post';
import { usePost } from './use-post';

type Props = { changelogId: number; stored: StoredPost | undefined; above: ComponentProps<typeof Page>['above'] };

/** The post as readers see it: with the changes, or on demand the live version. */
function Preview({ edited, showsLive }: { edited: ReturnType<typeof usePost>; showsLive: boolean }) {
  const t = useTranslations();
  const { content, form, unpublished } = edited;
  const isShowingLive = showsLive && content.active && (unpublished.dirty || content.kept !== null);
  return (
    <section className={classes.preview} aria-labelledby="preview-title">
      <Group mb="xs">
        <Title order={2} id="preview-title" className={classes.previewTitle}>
          {isShowingLive
            ? t('unpublished.shownLive', versionOf(unpublished.timing))
            : t('changelogs.editor.previewTitle')}
        </Title>
      </Group>
      <PostPreview draft={isShowingLive ? content.live : form.values} />
    </section>
  );
}

/** Edits a post next to a preview of its public page. */
export function PostEditor({ changelogId, stored, above }: Props) {
  const t = useTranslations();
  const { canWrite, mayChange } = useSession();
  const [view, setView] = useState('write');
  const [showsLive, setShowsLive] = useState(false);
  const onShowLive = (shows: boolean) => {
    setShowsLive(shows);
    setView(shows ? 'preview' : 'write');
  };
  const edited = usePost(changelogId, stored, { showsLive, onShowLive });
  const { post, content, form, base, dirty, unpublished } = edited;
  const unsaved = useUnsavedFields({
    ...{ base, changesOf },
    name: `post/${changelogId}/${post?.id ?? 'new'}`,
    values: form.values,
    onRestore: form.setValues,
  });
  const submit = () => {
    setView('write');
    if (canWrite && (dirty || !post)) edited.save();
  };
  useHotkeys([['mod+S', submit]], [], true);
  const heading = post ? t('changelogs.editor.edit') : t('changelogs.editor.new');
  useDocumentTitle(`${dirty ? '• ' : ''}${form.values.title.trim() || heading} · Docent`);
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
          <PostButtons edited={edited} onSave={submit} />
        </>
      }
    >
      {canWrite && unsaved}
      {unpublished.bar}
      <SegmentedControl
        className={classes.switch}
        fullWidth
        aria-label={t('changelogs.editor.view')}
        data={(['write', 'preview'] as const).map((value) => ({ value, label: t(`changelogs.editor.${value}`) }))}
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
          <PostFields
            form={form}
            isNew={!post}
            isLive={content.active}
            liveHint={edited.liveHint}
            disabled={!canWrite || (post !== undefined && !content.active && !mayChange(post))}
          />
        </form>
        <Preview edited={edited} showsLive={showsLive} />
      </div>
      {unpublished.dialogs}
    </Page>
  );
}
