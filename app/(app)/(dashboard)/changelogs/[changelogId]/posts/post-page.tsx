'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/api';
import { NotFound } from '../../../../../_ui/not-found';
import { Page } from '../../../../../_ui/page-frame';
import { ErrorState, isMissing, RowsSkeleton } from '../../../../../_ui/states';
import { PostEditor } from './post-editor';

/** Writes a new post, or edits one. */
export function PostPage({ changelogId, postId }: { changelogId: number; postId: number | undefined }) {
  const t = useTranslations('changelogs');
  const api = useApi();
  const changelog = useQuery(api.changelogs.get.queryOptions({ changelogId }));
  const post = useQuery({
    ...api.changelogPosts.get.queryOptions({ changelogId, postId: postId ?? 0 }),
    enabled: postId !== undefined,
    // What is being written is not replaced under the writer's hands.
    staleTime: Number.POSITIVE_INFINITY,
    // Opened again, it is read again.
    gcTime: 0,
  });
  const above = [
    { label: t('title'), href: '/changelogs' },
    { label: changelog.data?.name ?? t('one'), href: `/changelogs/${changelogId}` },
  ];
  const ready = changelog.data && (postId === undefined || post.data);
  const failed = [changelog, post].find(({ error }) => error);
  if (isMissing(failed ?? post)) return <NotFound list={above[changelog.data ? 1 : 0]} />;
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
  return <PostEditor key={postId} changelogId={changelogId} post={post.data} above={above} />;
}
