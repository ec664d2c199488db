'use client';
import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { MAX } from '../../../../widgets/contract/limits';
import { type Inputs, type Outputs, useApi, useApiClient } from '../../../_ui/data/api';
import type { Post } from './post-status';

type Page = Outputs['changelogPosts']['list'];

/** The loaded pages of a list of posts. */
export type LoadedPosts = InfiniteData<Page, unknown>;

/** The query keys of the cached posts of a changelog. */
export function usePostKeys(changelogId: number): { all: QueryKey; lists: QueryKey; one: QueryKey } {
  const api = useApi();
  const lists = api.changelogPosts.list.queryKey({ changelogId });
  return { lists, all: [...lists, 'all'], one: api.changelogPosts.get.queryKey() };
}

/** A changelog's posts, newest first, in large pages. */
export function usePosts(changelogId: number) {
  const client = useApiClient();
  const { all } = usePostKeys(changelogId);
  return useInfiniteQuery({
    queryKey: all,
    queryFn: ({ pageParam }) => client.changelogPosts.list.query({ changelogId, limit: MAX.listed, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ pagination: { total, limit, offset } }) =>
      offset + limit < total ? offset + limit : undefined,
  });
}

/** The loaded posts with one of them changed. */
export function withUpdatedPost(old: LoadedPosts, { postId, title, active, date }: Inputs['changelogPosts']['update']) {
  const change = (post: Post): Post =>
    post.id === postId
      ? { ...post, title: title ?? post.title, active: active ?? post.active, date: date ?? post.date }
      : post;
  return { ...old, pages: old.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}
