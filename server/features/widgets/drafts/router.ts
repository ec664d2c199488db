import type { z } from 'zod';
import { operation, router } from '../../../operations/operation';
import { WIDGET_DRAFT } from '../../../operations/proposals';
import { nothing } from '../../../operations/wire';
import { discardDraft, getDraft } from '../../drafts/changes';
import { requestReview, sendBack } from '../../drafts/review';
import { cancelPlan, getPlan, listPlans, rescheduleAction, scheduleAction } from '../../drafts/schedule';
import { plan, planState, plans } from '../../drafts/schema';
import { anyWidget } from '../versions/schema';
import { WIDGET_CHANGES } from './recorded';
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
import { publishWidgetDraft, updateWidgetDraft } from './service';
import { widgetSubject } from './subject';

const TAG = 'Drafts and schedule';
const DRAFT = '/widgets/{widgetType}/{id}/draft' as const;
const SCHEDULE = '/widgets/{widgetType}/{id}/schedule' as const;

export const widgetDraftsRouter = router({
  get: operation({
    method: 'GET',
    path: DRAFT,
    tool: 'get_widget_draft',
    tag: TAG,
    summary: 'Read the unpublished changes of a live widget',
    description:
      'The widget as it would be after publishing, and its differences from the live one. Later changes of the live widget are merged in. 404 without unpublished changes.',
  })
    .input(draftPath)
    .output(draft)
    .query(({ ctx, input }) => getDraft(ctx, widgetSubject(ctx, input))),

  update: operation({
    method: 'PATCH',
    path: DRAFT,
    tool: 'update_widget_draft',
    tag: TAG,
    records: WIDGET_CHANGES,
    proposes: WIDGET_DRAFT,
    errors: ['edit_conflict', 'not_live', 'conflict'],
    summary: 'Change a live widget without publishing',
    description:
      'Takes the fields of the type’s update, without `active`, with the same merge rules. People see the live widget until the draft is published. Creates a draft if there is none. Sending a field again resolves its conflict.',
  })
    .input(updateInput)
    .output(draft)
    .mutation(({ ctx, input }) => updateWidgetDraft(ctx, input)),

  discard: operation({
    method: 'DELETE',
    path: DRAFT,
    tool: 'discard_widget_draft',
    tag: TAG,
    records: WIDGET_CHANGES,
    summary: 'Discard unpublished changes',
    description: 'Discards all unpublished changes of a live widget, or with `path` only those at these paths.',
  })
    .input(discardInput)
    .output(nothing)
    .mutation(({ ctx, input }) => discardDraft(ctx, widgetSubject(ctx, input), input.path)),

  publish: operation({
    method: 'POST',
    path: `${DRAFT}/publish`,
    tool: 'publish_widget_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['edit_conflict', 'not_live', 'conflict'],
    summary: 'Publish the unpublished changes of a live widget',
    description:
      'Publishes the draft as one version. Fields that changed only in the live widget stay. If both the draft and the live widget changed a field, publishing is refused with `edit_conflict`, and `details.conflicts` lists the paths.',
  })
    .input(publishInput)
    .output(anyWidget)
    .mutation(({ ctx, input }) => publishWidgetDraft(ctx, input)),

  requestReview: operation({
    method: 'POST',
    path: `${DRAFT}/review`,
    tool: 'request_review',
    tag: TAG,
    status: 200,
    errors: ['not_live'],
    summary: 'Request a review of unpublished changes',
    description: 'Asks members who can publish to review the draft, with a note.',
  })
    .input(reviewInput)
    .output(draft)
    .mutation(({ ctx, input }) => requestReview(ctx, widgetSubject(ctx, input), input.note)),

  sendBack: operation({
    method: 'POST',
    path: `${DRAFT}/send-back`,
    tool: 'send_back_widget_draft',
    tag: TAG,
    status: 200,
    alsoNeeds: 'publish',
    errors: ['not_live'],
    summary: 'Send unpublished changes back',
    description: 'Answers a review with a note. The draft does not change.',
  })
    .input(sendBackInput)
    .output(draft)
    .mutation(({ ctx, input }) => sendBack(ctx, widgetSubject(ctx, input), input.note)),

  schedule: operation({
    method: 'POST',
    path: SCHEDULE,
    tool: 'schedule_widget',
    tag: TAG,
    alsoNeeds: 'publish',
    errors: ['conflict'],
    summary: 'Schedule a widget',
    description:
      'Schedules a draft or the unpublished changes of a live widget to be published, or a widget to be taken down, once each. Runs within 30 seconds of `at`; a failed action is listed as `failed` with its reason.',
  })
    .input(planInput)
    .output(plan)
    .mutation(({ ctx, input }) => scheduleAction(ctx, widgetSubject(ctx, input), input)),

  listSchedule: operation({
    method: 'GET',
    path: SCHEDULE,
    tool: 'list_widget_schedule',
    tag: TAG,
    summary: 'List the scheduled actions of a widget',
    description: 'Pending actions, and the last ten that ran.',
  })
    .input(draftPath)
    .output(plans)
    .query(({ ctx, input }) => listPlans(ctx, widgetSubject(ctx, input))),

  moveSchedule: operation({
    method: 'PATCH',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'move_widget_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Move a scheduled action of a widget',
    description: 'Changes the time of a scheduled action that has not run.',
    reads: (ctx, input: z.output<typeof moveInput>) => getPlan(ctx, widgetSubject(ctx, input), input.scheduleId),
  })
    .input(moveInput)
    .output(planState)
    .mutation(({ ctx, input }) => rescheduleAction(ctx, widgetSubject(ctx, input), input)),

  cancelSchedule: operation({
    method: 'DELETE',
    path: `${SCHEDULE}/{scheduleId}`,
    tool: 'cancel_widget_schedule',
    tag: TAG,
    alsoNeeds: 'publish',
    summary: 'Cancel a scheduled action of a widget',
    description: 'Cancels a scheduled action that has not run.',
  })
    .input(planPath)
    .output(nothing)
    .mutation(({ ctx, input }) => cancelPlan(ctx, widgetSubject(ctx, input), input.scheduleId)),
});
