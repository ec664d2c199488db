import { changelogPost } from '../changelog-posts/schema';
import { postSubject } from '../changelog-posts/subject';
import { discardDraft, getDraft } from '../drafts/changes';
import { requestReview, sendBack } from '../drafts/review';
import { cancelPlan, listPlans, planAction } from '../drafts/schedule';
import { plan, plans } from '../drafts/schema';
import { operation, router } from '../operation/operation';
import { nothing } from '../operation/wire';
import {
  discardInput,
  draft,
  draftPath,
  planInput,
  planPath,
  publishInput,
  reviewInput,
  sendBackInput,
  updateInput,
} from './schema';
import { publishPostDraft, updatePostDraft } from './service';

const TAG = 'Drafts and schedule';
const DRAFT = '/changelogs/{changelogId}/posts/{postId}/draft' as const;
const SCHEDULE = '/changelogs/{changelogId}/posts/{postId}/schedule' as const;

export const postDraftsRouter = router({
  get: operation({
    method: 'GET',
    path: DRAFT,
    tool: 'get_changelog_post_draft',
    tag: TAG,
    summary: 'Read the unpublished changes of a changelog post',
    description:
      'The post as it would be after publishing, and what differs from the live one. What was changed in the live post meanwhile is merged in. Without unpublished changes there is none.',
  })
    .input(draftPath)
    .output(draft)
    .query(({ ctx, input }) => getDraft(ctx, postSubject(ctx, input))),

  update: operation({
    method: 'PATCH',
    path: DRAFT,
    tool: 'update_changelog_post_draft',
    tag: TAG,
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Change a changelog post without publishing',
    description:
      'Takes title, text, date and tags of a published post. Readers see the post as it is until the draft is published. A draft is made where there is none. A field that is sent again decides its conflict.',
  })
    .input(updateInput)
    .output(draft)
    .mutation(({ ctx, input }) => updatePostDraft(ctx, input)),

  discard: operation({
    method: 'DELETE',
    path: DRAFT,
    tool: 'discard_changelog_post_draft',
    tag: TAG,
    summary: 'Discard the unpublished changes of a changelog post',
    description: 'Discards all unpublished changes of a changelog post, or with `path` only those of some fields.',
  })
    .input(discardInput)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx, postSubject(ctx, input), input.path)),

  publish: operation({
    method: 'POST',
    path: `${DRAFT}/publish`,
    tool: 'publish_changelog_post_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Publish the unpublished changes of a changelog post',
    description:
      'Makes the draft live as one version. Fields that were changed in the live post meanwhile, and not in the draft, stay. Where both changed the same, it is refused as `edit_conflict`, and `details.conflicts` names the fields. No mail is sent again.',
  })
    .input(publishInput)
    .output(changelogPost)
    .mutation(({ ctx, input }) => publishPostDraft(ctx, input)),

  requestReview: operation({
    method: 'POST',
    path: `${DRAFT}/review`,
    tool: 'request_changelog_post_review',
    tag: TAG,
    status: 200,
    errors: ['not_live'],
    summary: 'Ask for a review of the unpublished changes of a changelog post',
    description: 'Marks the draft as ready for someone who may publish it, with a note.',
  })
    .input(reviewInput)
    .output(draft)
    .mutation(({ ctx, input }) => requestReview(ctx, postSubject(ctx, input), input.note)),

  sendBack: operation({
    method: 'POST',
    path: `${DRAFT}/send-back`,
    tool: 'send_back_changelog_post_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['not_live'],
    summary: 'Send the unpublished changes of a changelog post back',
    description: 'Answers a review with a note. The draft stays as it is.',
  })
    .input(sendBackInput)
    .output(draft)
    .mutation(({ ctx, input }) => sendBack(ctx, postSubject(ctx, input), input.note)),

  schedule: operation({
    method: 'POST',
    path: SCHEDULE,
    tool: 'schedule_changelog_post',
    tag: TAG,
    alsoNeeds: 'publish',
    errors: ['conflict'],
    summary: 'Schedule a changelog post',
    description:
      'Plans to publish a post, to publish the unpublished changes of a published post, or to take a post down, once each. It is done within 30 seconds of `at`; what cannot be done then is listed as `failed` with its reason.',
  })
    .input(planInput)
    .output(plan)
    .mutation(({ ctx, input }) => planAction(ctx, postSubject(ctx, input), input)),

  listSchedule: operation({
    method: 'GET',
    path: SCHEDULE,
    tool: 'list_changelog_post_schedule',
    tag: TAG,
    summary: 'List what is planned with a changelog post',
    description: 'What is planned, and the last ten plans that ran.',
  })
    .input(draftPath)
    .output(plans)
    .query(({ ctx, input }) => listPlans(ctx, postSubject(ctx, input))),

  cancelSchedule: operation({
    method: 'DELETE',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'cancel_changelog_post_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Cancel what is planned with a changelog post',
    description: 'Cancels a planned action that has not run yet.',
  })
    .input(planPath)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelPlan(ctx, postSubject(ctx, input), input.scheduleId)),
});
