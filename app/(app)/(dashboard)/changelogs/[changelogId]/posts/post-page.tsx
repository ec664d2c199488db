'use client';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../../_ui/api';
import { Page } from '../../../../../_ui/page-frame';
import { ErrorState, RowsSkeleton } from '../../../../../_ui/states';

const skeleton = () => <RowsSkeleton rows={3} height={120} />;

const PostEditor = dynamic(() => import('./post-editor').then((module) => module.PostEditor), {
  ssr: false,
  loading: skeleton,
});

/** Writes a new post, or edits one. */
export function PostPage({ changelogId, postId }: { changelogId: number; postId: number | undefined }) {
  const t = useTranslations('changelogs');
  const api = useApi();
  const changelog = useQuery(api.changelogs.get.queryOptions({ changelogId }));
  const post = useQuery({
    ...api.changelogPosts.get.queryOptions({ changelogId, postId: postId ?? 0 }),
    enabled: postId !== undefined,
    // What is being written is not replaced under the writer's hands.
    refetchOnWindowFocus: false,
  });
  const above = [
    { label: t('title'), href: '/changelogs' },
    { label: changelog.data?.name ?? t('one'), href: `/changelogs/${changelogId}` },
  ];
  const ready = changelog.data && (postId === undefined || post.data);
  const failed = [changelog, post].find(({ error }) => error);
  if (!ready)
    return (
      <Page title={postId ? t('editor.edit') : t('editor.new')} above={above}>
        {failed ? <ErrorState error={failed.error} retry={() => failed.refetch()} /> : skeleton()}
      </Page>
    );
  return <PostEditor key={postId} changelogId={changelogId} post={post.data} above={above} />;
}
