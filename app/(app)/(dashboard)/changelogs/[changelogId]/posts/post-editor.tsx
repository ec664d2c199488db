'use client';
import { Button, Group, Kbd, SegmentedControl, Text, Title, Tooltip } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDocumentTitle, useHotkeys } from '@mantine/hooks';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../../widgets/limits';
import { Page } from '../../../../../_ui/page-frame';
import { useSession } from '../../../../../_ui/session';
import { useUnsavedGuard } from '../../../../../_ui/unsaved-guard';
import { type Post, postStatus, StatusBadge } from '../../post-status';
import { changesOf, draftOf, type PostDraft } from './post-draft';
import classes from './post-editor.module.css';
import { PostFields } from './post-fields';
import { PostPreview } from './post-preview';
import { useSaving } from './use-saving';
import { useUnsavedPost } from './use-unsaved-post';

type Props = { changelogId: number; post: Post | undefined; above: ComponentProps<typeof Page>['above'] };

/** Writes a post beside the page that readers will see. */
export function PostEditor({ changelogId, post, above }: Props) {
  const t = useTranslations();
  const { canWrite } = useSession();
  const [view, setView] = useState('write');
  // What the form was started from: the post itself may be read again meanwhile, with the changes of others.
  const [base, setBase] = useState(() => draftOf(post));
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
  const dirty = Object.keys(changesOf(form.values, base)).length > 0;
  useUnsavedGuard(dirty && !saving);
  const unsaved = useUnsavedPost(`post/${changelogId}/${post?.id ?? 'new'}`, form, base);
  const submit = () => {
    setView('write');
    if (canWrite && (dirty || !post)) form.onSubmit(save)();
  };
  useHotkeys([['mod+S', submit]], [], true);
  const { active, date, title } = form.values;
  const heading = post ? t('changelogs.editor.edit') : t('changelogs.editor.new');
  useDocumentTitle(`${dirty ? '• ' : ''}${title.trim() || heading} · Docent`);
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
      beside={post && <StatusBadge status={postStatus(post)} />}
      actions={
        <>
          {dirty && (
            <Text size="sm" c="dimmed" role="status">
              {t('common.unsaved')}
            </Text>
          )}
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
      }
    >
      {canWrite && unsaved}
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
        <form className={classes.write} onSubmit={form.onSubmit(save)} noValidate>
          <PostFields form={form} isNew={!post} disabled={!canWrite} />
        </form>
        <section className={classes.preview} aria-labelledby="preview-title">
          <Group mb="xs">
            <Title order={2} id="preview-title" className={classes.previewTitle}>
              {t('changelogs.editor.previewTitle')}
            </Title>
          </Group>
          <PostPreview draft={form.values} />
        </section>
      </div>
    </Page>
  );
}
