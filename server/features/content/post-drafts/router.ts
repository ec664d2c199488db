import type { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { POST_DRAFT } from '../../../operations/proposals';
import { nothing } from '../../../operations/wire';
import { discardDraft, getDraft } from '../../drafts/changes';
import { requestReview, sendBack } from '../../drafts/review';
import { cancelPlan, getPlan, listPlans, rescheduleAction, scheduleAction } from '../../drafts/schedule';
import { plan, planState, plans } from '../../drafts/schema';
import { POST } from '../changelog-posts/recorded';
import { changelogPost } from '../changelog-posts/schema';
import { postSubject } from '../changelog-posts/subject';
import { POST_CHANGES } from './recorded';
import {
  discardInput,
  draft,
  draftPath,
  moveInput,
  planInput,
  planPath,
  publishInput,
  reviewInput,
  sendBackInput,
  updateInput,
} from './schema';
import { publishPostDraft, readLiveAndDraftPost, updatePostDraft } from './service';

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
      'The post as it would be after publishing, and its differences from the live one. Later changes of the live post are merged in. 404 without unpublished changes.',
  })
    .input(draftPath)
    .output(draft)
    .query(({ ctx, input }) => getDraft(ctx, postSubject(ctx, input))),

  update: operation({
    method: 'PATCH',
    path: DRAFT,
    tool: 'update_changelog_post_draft',
    tag: TAG,
    records: POST_CHANGES,
    proposes: POST_DRAFT,
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Change a changelog post without publishing',
    description:
      'Takes title, text, date and tags of a published post. Readers see the live post until the draft is published. Creates a draft if there is none. Sending a field again resolves its conflict.',
    reads: (ctx, input: z.output<typeof updateInput>) => readLiveAndDraftPost(ctx, input),
    sentBack: changelogPost,
  })
    .input(updateInput)
    .output(draft)
    .mutation(({ ctx, input }) => updatePostDraft(ctx, input)),

  discard: operation({
    method: 'DELETE',
    path: DRAFT,
    tool: 'discard_changelog_post_draft',
    tag: TAG,
    records: POST_CHANGES,
    summary: 'Discard the unpublished changes of a changelog post',
    description: 'Discards all unpublished changes of a changelog post, or only those of the fields in `path`.',
  })
    .input(discardInput)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx, postSubject(ctx, input), input.path)),

  publish: operation({
    method: 'POST',
    path: `${DRAFT}/publish`,
    tool: 'publish_changelog_post_draft',
    tag: TAG,
    records: POST,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Publish the unpublished changes of a changelog post',
    description:
      'Publishes the draft as one version. Fields that changed only in the live post stay. If both the draft and the live post changed a field, publishing is refused with `edit_conflict`, and `details.conflicts` lists the fields. Sends no mail again.',
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
    summary: 'Request a review of the unpublished changes of a changelog post',
    description: 'Asks members who can publish to review the draft, with a note.',
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
    description: 'Answers a review with a note. The draft does not change.',
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
      'Schedules a post to be published, its unpublished changes to be published, or the post to be taken down, once each. Runs within 30 seconds of `at`; a failed action is listed as `failed` with its reason.',
  })
    .input(planInput)
    .output(plan)
    .mutation(({ ctx, input }) => scheduleAction(ctx, postSubject(ctx, input), input)),

  listSchedule: operation({
    method: 'GET',
    path: SCHEDULE,
    tool: 'list_changelog_post_schedule',
    tag: TAG,
    summary: 'List the scheduled actions of a changelog post',
    description: 'Pending actions, and the last ten that ran.',
  })
    .input(draftPath)
    .output(plans)
    .query(({ ctx, input }) => listPlans(ctx, postSubject(ctx, input))),

  moveSchedule: operation({
    method: 'PATCH',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'move_changelog_post_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Move a scheduled action of a changelog post',
    description: 'Changes the time of a scheduled action that has not run.',
    reads: (ctx, input: z.output<typeof moveInput>) => getPlan(ctx, postSubject(ctx, input), input.scheduleId),
  })
    .input(moveInput)
    .output(planState)
    .mutation(({ ctx, input }) => rescheduleAction(ctx, postSubject(ctx, input), input)),

  cancelSchedule: operation({
    method: 'DELETE',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'cancel_changelog_post_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Cancel a scheduled action of a changelog post',
    description: 'Cancels a scheduled action that has not run.',
  })
    .input(planPath)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelPlan(ctx, postSubject(ctx, input), input.scheduleId)),
});
