'use client';
import { Alert, Box, Button, Group, Loader, Text } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconFilterOff, IconPencilPlus, IconPlus, IconWorldOff } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Link } from '../../../../_ui/navigation/link';
import { NotFound } from '../../../../_ui/page-states/not-found';
import { EmptyState, ErrorState, isMissing, Loaded } from '../../../../_ui/page-states/states';
import { PublicAddress } from '../../../../_ui/public-pages/public-address';
import { useSession } from '../../../../_ui/session/session';
import { ChangelogActions } from '../changelog-actions';
import { ChangelogForm } from '../changelog-form';
import { type LoadedPosts, usePosts } from '../use-posts';
import { PostFilters, usePostFilter } from './post-filters';
import { PostList } from './post-list';

function FilteredPosts({ changelogId, loaded }: { changelogId: number; loaded: LoadedPosts }) {
  const t = useTranslations('changelogs.post');
  const filter = usePostFilter();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = usePosts(changelogId);
  // Older posts, which are not loaded yet, may match as well.
  const searching = filter.any && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (searching && !isFetchingNextPage) fetchNextPage();
  }, [searching, isFetchingNextPage, fetchNextPage]);
  const posts = loaded.pages.flatMap(({ data }) => data).filter(filter.passes);
  return (
    <>
      <PostFilters filter={filter} />
      {filter.any && (
        <Group gap="xs" mb="md" role="status">
          {searching && <Loader size="xs" />}
          <Text size="sm" c="dimmed">
            {searching ? t('searching') : t('found', { count: posts.length })}
          </Text>
        </Group>
      )}
      {isFetchNextPageError && (
        <Box mb="md">
          <ErrorState error={error} retry={() => fetchNextPage()} />
        </Box>
      )}
      {posts.length === 0 && !searching && !isFetchNextPageError ? (
        <EmptyState
          icon={IconFilterOff}
          title={t('nothing')}
          text={t('nothingText')}
          action={
            <Button variant="default" onClick={filter.clear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <PostList
          changelogId={changelogId}
          posts={posts}
          more={hasNextPage && !filter.any ? () => fetchNextPage() : undefined}
          loading={isFetchingNextPage}
        />
      )}
    </>
  );
}

/** A changelog's posts, newest first. */
export function Posts({ changelogId }: { changelogId: number }) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const { canWrite, known } = useSession();
  const [renaming, setRenaming] = useState(false);
  const found = useQuery(api.changelogs.get.queryOptions({ changelogId }));
  const changelog = found.data;
  useDocumentTitle(`${changelog?.name ?? t('changelogs.one')} · Docent`);
  const query = usePosts(changelogId);
  const total = query.data?.pages.at(-1)?.pagination.total;
  const add = canWrite && (
    <Button
      component={Link}
      href={`/changelogs/${changelogId}/posts/new`}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {t('changelogs.post.new')}
    </Button>
  );
  if (isMissing(found)) return <NotFound list={{ label: t('changelogs.title'), href: '/changelogs' }} />;
  return (
    <Page
      title={changelog?.name ?? t('changelogs.one')}
      description={total ? t('changelogs.postsCount', { count: total }) : undefined}
      above={[{ label: t('changelogs.title'), href: '/changelogs' }]}
      awaited={!known || found.isPending || query.isPending}
      actions={
        changelog && (
          <>
            {add}
            {canWrite && (
              <ChangelogActions
                changelog={changelog}
                posts={total ?? 0}
                onRename={() => setRenaming(true)}
                onDeleted={() => router.replace('/changelogs')}
              />
            )}
          </>
        )
      }
    >
      <Loaded query={found}>
        {(shown) => (
          <>
            <PublicAddress url={shown.publicUrl} online={shown.active} />
            {!shown.active && (
              <Alert color="gray" mb="lg" icon={<IconWorldOff size={18} aria-hidden />}>
                {t('changelogs.offlineNote')}
              </Alert>
            )}
            <Loaded query={query}>
              {(loaded) =>
                total === 0 ? (
                  <EmptyState
                    icon={IconPencilPlus}
                    title={t('changelogs.post.empty')}
                    text={t('changelogs.post.emptyText')}
                    action={add || <Text size="sm">{t('common.readOnly')}</Text>}
                  />
                ) : (
                  <FilteredPosts changelogId={changelogId} loaded={loaded} />
                )
              }
            </Loaded>
          </>
        )}
      </Loaded>
      {renaming && changelog && <ChangelogForm changelog={changelog} onClose={() => setRenaming(false)} />}
    </Page>
  );
}
