'use client';
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf, type Outputs, useApi, useApiClient } from '../../../../../_ui/data/api';
import type { Content, ContentCalls, Fetched } from '../../../../../_unpublished/content';
import { withReviewOf } from '../../../../../_unpublished/plans';
import type { Post } from '../../post-status';
import { draftOf, type PostDraft } from './post-draft';

/** A post with its unpublished changes. */
export type StoredPost = { post: Post; kept: Outputs['postDrafts']['get'] | null };

export const contentOf = ({ post, kept }: StoredPost): Content<PostDraft> => {
  const live = draftOf(post);
  const { active, version, schedule } = post;
  const edited = kept && active ? { ...draftOf(kept.post), active } : live;
  return { active, version, schedule, kept, live, edited };
};

function useReadPost() {
  const client = useApiClient();
  return async (changelogId: number, postId: number): Promise<StoredPost> => {
    const post = await client.changelogPosts.get.query({ changelogId, postId });
    if (!post.draft) return { post, kept: null };
    // Another person may publish or discard the changes between the two requests.
    const kept = await client.postDrafts.get.query({ changelogId, postId }).catch((error) => {
      if (failureOf(error).code === 'not_found') return null;
      throw error;
    });
    return { post, kept };
  };
}

function useStoredPostKey(changelogId: number, postId: number): QueryKey {
  return [...useApi().changelogPosts.get.queryKey({ changelogId, postId }), 'edited'];
}

/** The post in the editor; without data for a new post. */
export function useStoredPost(changelogId: number, postId: number | undefined) {
  const read = useReadPost();
  return useQuery({
    queryKey: useStoredPostKey(changelogId, postId ?? 0),
    queryFn: () => read(changelogId, postId ?? 0),
    enabled: postId !== undefined,
    // A refetch must not replace what the person is writing.
    staleTime: Number.POSITIVE_INFINITY,
    // Do not cache: when the post is opened again, it is read again.
    gcTime: 0,
  });
}

const withPlans = ({ post, kept }: StoredPost, stored: StoredPost): StoredPost => ({
  post: { ...post, schedule: stored.post.schedule },
  kept: kept && withReviewOf(kept, stored.kept),
});

/** @returns a function that fetches the post in the editor again */
export function useFetchPost(changelogId: number, postId: number) {
  const read = useReadPost();
  const client = useQueryClient();
  const key = useStoredPostKey(changelogId, postId);
  return async (): Promise<Fetched<PostDraft>> => {
    const stored = await read(changelogId, postId);
    return {
      stored: contentOf(stored),
      show: () => client.setQueryData(key, stored),
      showPlans: () => client.setQueryData<StoredPost>(key, (shown) => shown && withPlans(shown, stored)),
    };
  };
}

/** The calls for the unpublished changes and the schedule of a post. */
export function usePostCalls(changelogId: number, postId: number): ContentCalls {
  const { changelogPosts, postDrafts } = useApiClient();
  const of = { changelogId, postId };
  return {
    update: (fields, expectedVersion) =>
      changelogPosts.update.mutate({ ...fields, ...of, ...(expectedVersion && { expectedVersion }) }),
    keep: (fields, versions) => postDrafts.update.mutate({ ...fields, ...of, ...versions }),
    publish: (expectedVersion) => postDrafts.publish.mutate({ ...of, expectedVersion }),
    discard: (path) => postDrafts.discard.mutate({ ...of, ...(path && { path }) }),
    requestReview: (note) => postDrafts.requestReview.mutate({ ...of, ...(note && { note }) }),
    sendBack: (note) => postDrafts.sendBack.mutate({ ...of, note }),
    schedule: (action, at) => postDrafts.schedule.mutate({ ...of, action, at }),
    cancel: (scheduleId) => postDrafts.cancelSchedule.mutate({ ...of, scheduleId }),
  };
}
