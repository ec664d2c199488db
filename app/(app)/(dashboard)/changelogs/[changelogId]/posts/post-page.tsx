'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/data/api';
import { Page } from '../../../../../_ui/layout/page-frame';
import { NotFound } from '../../../../../_ui/page-states/not-found';
import { ErrorState, isMissing, RowsSkeleton } from '../../../../../_ui/page-states/states';
import { PostEditor } from './post-editor';
import { useStoredPost } from './stored-post';

/** Writes a new post, or edits one. */
export function PostPage({ changelogId, postId }: { changelogId: number; postId: number | undefined }) {
  const t = useTranslations('changelogs');
  const api = useApi();
  const changelog = useQuery(api.changelogs.get.queryOptions({ changelogId }));
  const stored = useStoredPost(changelogId, postId);
  const above = [
    { label: t('title'), href: '/changelogs' },
    { label: changelog.data?.name ?? t('one'), href: `/changelogs/${changelogId}` },
  ];
  const ready = changelog.data && (postId === undefined || stored.data);
  const failed = [changelog, stored].find(({ error }) => error);
  if (isMissing(failed ?? stored)) return <NotFound list={above[changelog.data ? 1 : 0]} />;
  if (!ready)
    return (
      <Page title={postId ? t('editor.edit') : t('editor.new')} above={above}>
        {failed ? (
          <ErrorState error={failed.error} retry={() => failed.refetch()} />
        ) : (
          <RowsSkeleton rows={3} height={120} />
        )}
      </Page>
    );
  return <PostEditor key={postId} changelogId={changelogId} stored={stored.data} above={above} />;
}
