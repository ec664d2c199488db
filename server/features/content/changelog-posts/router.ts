import { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { NEW_POST } from '../../../operations/proposals';
import { listOf, nothing } from '../../../operations/wire';
import { POST } from './recorded';
import { changelogPost, createPostInput, listPostsInput, postPath, updatePostInput } from './schema';
import { createPost, deletePost, getPost, listPosts, publishPost, unpublishPost, updatePost } from './service';

const TAG = 'Changelogs';

export const changelogPostsRouter = router({
  list: operation({
    method: 'GET',
    path: '/changelogs/{changelogId}/posts',
    tool: 'list_changelog_posts',
    tag: TAG,
    summary: "List a changelog's posts",
    description:
      'Lists the posts of a changelog, hidden ones included, newest `date` first. `startDate` and `endDate` apply to `date`.',
    errors: ['not_found'],
  })
    .input(listPostsInput)
    .output(listOf(changelogPost))
    .query(({ ctx, input }) => listPosts(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/changelogs/{changelogId}/posts',
    tool: 'create_changelog_post',
    tag: TAG,
    records: POST,
    proposes: NEW_POST,
    summary: 'Create a changelog post',
    description:
      'Creates a post, hidden from readers unless `active` is true. `tagNames` must name existing tags: others are refused with `invalid_tag_names` and every unknown name in `details.missing`.',
    errors: ['not_found', 'invalid_tag_names'],
  })
    .input(createPostInput)
    .output(changelogPost)
    .mutation(({ ctx, input }) => createPost(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/changelogs/{changelogId}/posts/{postId}',
    tool: 'get_changelog_post',
    tag: TAG,
    summary: 'Get a changelog post',
    description: 'Returns one post with its tags. A post of another changelog is `not_found`.',
    errors: ['not_found'],
  })
    .input(z.strictObject(postPath))
    .output(changelogPost)
    .query(({ ctx, input }) => getPost(ctx, input)),

  update: operation({
    method: 'PATCH',
    path: '/changelogs/{changelogId}/posts/{postId}',
    tool: 'update_changelog_post',
    tag: TAG,
    records: POST,
    summary: 'Update a changelog post',
    description:
      'Changes the fields sent. `tagNames` replaces all tags of the post and must name existing ones: others are refused with `invalid_tag_names`, and nothing is saved.',
    errors: ['not_found', 'invalid_tag_names', 'edit_conflict'],
    reads: (ctx, input: z.output<typeof updatePostInput>) => getPost(ctx, input),
  })
    .input(updatePostInput)
    .output(changelogPost)
    .mutation(({ ctx, input }) => updatePost(ctx, input)),

  publish: operation({
    method: 'POST',
    path: '/changelogs/{changelogId}/posts/{postId}/publish',
    tool: 'publish_changelog_post',
    tag: TAG,
    records: POST,
    status: 200,
    alsoNeeds: 'publish',
    summary: 'Publish a changelog post',
    description:
      'Publishes a post, like an update with `active: true`. Readers see it and subscribers get a mail now, or at its `date` if that is in the future.',
    errors: ['not_found'],
  })
    .input(z.strictObject(postPath))
    .output(changelogPost)
    .mutation(({ ctx, input }) => publishPost(ctx, input)),

  unpublish: operation({
    method: 'POST',
    path: '/changelogs/{changelogId}/posts/{postId}/unpublish',
    tool: 'unpublish_changelog_post',
    tag: TAG,
    records: POST,
    status: 200,
    alsoNeeds: 'publish',
    summary: 'Unpublish a changelog post',
    description: 'Hides a post from readers, like an update with `active: false`. Sent mails cannot be recalled.',
    errors: ['not_found'],
  })
    .input(z.strictObject(postPath))
    .output(changelogPost)
    .mutation(({ ctx, input }) => unpublishPost(ctx, input)),

  delete: operation({
    method: 'DELETE',
    path: '/changelogs/{changelogId}/posts/{postId}',
    tool: 'delete_changelog_post',
    tag: TAG,
    records: POST,
    summary: 'Delete a changelog post',
    description: 'Deletes a post for good.',
    errors: ['not_found'],
  })
    .input(z.strictObject(postPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deletePost(ctx, input)),
});
