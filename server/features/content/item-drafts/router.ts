import type { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { ITEM_DRAFT } from '../../../operations/proposals';
import { nothing } from '../../../operations/wire';
import { discardDraft, getDraft } from '../../drafts/changes';
import { requestReview, sendBack } from '../../drafts/review';
import { cancelPlan, getPlan, listPlans, rescheduleAction, scheduleAction } from '../../drafts/schedule';
import { plan, planState, plans } from '../../drafts/schema';
import { ITEM } from '../roadmap-items/recorded';
import { itemSubject } from '../roadmap-items/subject';
import { roadmapItem } from '../roadmaps/schema';
import { ITEM_CHANGES } from './recorded';
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
import { publishItemDraft, readLiveAndDraftItem, updateItemDraft } from './service';

const TAG = 'Drafts and schedule';
const DRAFT = '/roadmaps/{roadmapId}/items/{itemId}/draft' as const;
const SCHEDULE = '/roadmaps/{roadmapId}/items/{itemId}/schedule' as const;

export const itemDraftsRouter = router({
  get: operation({
    method: 'GET',
    path: DRAFT,
    tool: 'get_roadmap_item_draft',
    tag: TAG,
    summary: 'Read the unpublished changes of a roadmap item',
    description:
      'The item as it would be after publishing, and its differences from the live one. Later changes of the live item are merged in. 404 without unpublished changes.',
  })
    .input(draftPath)
    .output(draft)
    .query(({ ctx, input }) => getDraft(ctx, itemSubject(ctx, input))),

  update: operation({
    method: 'PATCH',
    path: DRAFT,
    tool: 'update_roadmap_item_draft',
    tag: TAG,
    records: ITEM_CHANGES,
    proposes: ITEM_DRAFT,
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Change a roadmap item without publishing',
    description:
      'Takes name, text, tag and section of an item of a public roadmap. Readers see the live item until the draft is published; its place in the section is not part of the draft. Creates a draft if there is none. Sending a field again resolves its conflict.',
    reads: (ctx, input: z.output<typeof updateInput>) => readLiveAndDraftItem(ctx, input),
    sentBack: roadmapItem,
  })
    .input(updateInput)
    .output(draft)
    .mutation(({ ctx, input }) => updateItemDraft(ctx, input)),

  discard: operation({
    method: 'DELETE',
    path: DRAFT,
    tool: 'discard_roadmap_item_draft',
    tag: TAG,
    records: ITEM_CHANGES,
    summary: 'Discard the unpublished changes of a roadmap item',
    description: 'Discards all unpublished changes of a roadmap item, or only those of the fields in `path`.',
  })
    .input(discardInput)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx, itemSubject(ctx, input), input.path)),

  publish: operation({
    method: 'POST',
    path: `${DRAFT}/publish`,
    tool: 'publish_roadmap_item_draft',
    tag: TAG,
    records: ITEM,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'invalid_tag_names'],
    summary: 'Publish the unpublished changes of a roadmap item',
    description:
      'Publishes the draft as one version. Fields that changed only in the live item stay. If both the draft and the live item changed a field, publishing is refused with `edit_conflict`, and `details.conflicts` lists the fields.',
  })
    .input(publishInput)
    .output(roadmapItem)
    .mutation(({ ctx, input }) => publishItemDraft(ctx, input)),

  requestReview: operation({
    method: 'POST',
    path: `${DRAFT}/review`,
    tool: 'request_roadmap_item_review',
    tag: TAG,
    status: 200,
    errors: ['not_live'],
    summary: 'Request a review of the unpublished changes of a roadmap item',
    description: 'Asks members who can publish to review the draft, with a note.',
  })
    .input(reviewInput)
    .output(draft)
    .mutation(({ ctx, input }) => requestReview(ctx, itemSubject(ctx, input), input.note)),

  sendBack: operation({
    method: 'POST',
    path: `${DRAFT}/send-back`,
    tool: 'send_back_roadmap_item_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['not_live'],
    summary: 'Send the unpublished changes of a roadmap item back',
    description: 'Answers a review with a note. The draft does not change.',
  })
    .input(sendBackInput)
    .output(draft)
    .mutation(({ ctx, input }) => sendBack(ctx, itemSubject(ctx, input), input.note)),

  schedule: operation({
    method: 'POST',
    path: SCHEDULE,
    tool: 'schedule_roadmap_item',
    tag: TAG,
    alsoNeeds: 'publish',
    errors: ['conflict'],
    summary: 'Schedule a roadmap item',
    description:
      'Schedules the unpublished changes of an item of a public roadmap to be published. Runs within 30 seconds of `at`; a failed action is listed as `failed` with its reason.',
  })
    .input(planInput)
    .output(plan)
    .mutation(({ ctx, input }) => scheduleAction(ctx, itemSubject(ctx, input), input)),

  listSchedule: operation({
    method: 'GET',
    path: SCHEDULE,
    tool: 'list_roadmap_item_schedule',
    tag: TAG,
    summary: 'List the scheduled actions of a roadmap item',
    description: 'Pending actions, and the last ten that ran.',
  })
    .input(draftPath)
    .output(plans)
    .query(({ ctx, input }) => listPlans(ctx, itemSubject(ctx, input))),

  moveSchedule: operation({
    method: 'PATCH',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'move_roadmap_item_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Move a scheduled action of a roadmap item',
    description: 'Changes the time of a scheduled action that has not run.',
    reads: (ctx, input: z.output<typeof moveInput>) => getPlan(ctx, itemSubject(ctx, input), input.scheduleId),
  })
    .input(moveInput)
    .output(planState)
    .mutation(({ ctx, input }) => rescheduleAction(ctx, itemSubject(ctx, input), input)),

  cancelSchedule: operation({
    method: 'DELETE',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'cancel_roadmap_item_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Cancel a scheduled action of a roadmap item',
    description: 'Cancels a scheduled action that has not run.',
  })
    .input(planPath)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelPlan(ctx, itemSubject(ctx, input), input.scheduleId)),
});
